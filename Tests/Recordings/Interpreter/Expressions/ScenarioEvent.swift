/// Holds an event of a list, with the tick or the delay of its sending.
package struct ScenarioEvent<Layer: Face> {
    package enum Content {
        case next(Literal<Layer>)
        case error(code: Int?)
        case completed
    }

    package let tick: Int
    package let content: Content
}
