/// Holds one event of a list, with the tick at which, or the delay after which, it is sent.
package struct ScenarioEvent<Layer: Face> {
    package enum Content {
        case next(Literal<Layer>)
        case error(code: Int?)
        case completed
    }

    package let tick: Int
    package let content: Content
}
