import StreamTesting

/// The actions of a scenario's subscriber, and their ticks.
package struct SubscriberPlan<Layer: Face> {
    /// The label; nil for the main subscriber.
    package let label: String?
    package let expression: Recipe<Layer>
    package let subscriptionTick: Int
    package let disposalTick: Int?
    /// The number of the value in whose handler the subscription is disposed.
    package let disposalCount: Int?

    init(
        _ members: [String: JSONValue], label: String?, tickKey: String, compiler: ExpressionCompiler<Layer>
    ) throws {
        self.label = label
        guard let json = members["expr"] else { throw Malformed("a subscriber has no expr") }
        expression = try compiler.expression(json)
        guard let tick = members[tickKey]?.int else { throw Malformed("a subscriber has no \(tickKey)") }
        subscriptionTick = tick
        disposalTick = try SignalScenario<Layer>.optionalInteger(members, "dispose_at")
        disposalCount = try SignalScenario<Layer>.optionalInteger(members, "dispose_on_next")
    }

    /// The kind under which an event of the subscriber is recorded.
    package func kind(_ event: String) -> String {
        label.map { "\($0):\(event)" } ?? event
    }
}
