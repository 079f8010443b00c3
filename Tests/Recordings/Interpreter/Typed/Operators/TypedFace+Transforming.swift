import Foundation
import RACCompat
import StreamCore

extension TypedFace {
    static func addTransforming(to table: inout OperatorTable<TypedFace>) {
        table.unary("map", { try $0.transform() }) { $0.map($1) }
        table.literal("mapReplace") { source, value in source.map { _ in value } }
        table.literal("startWith") { source, value in source.prefix(value: value) }
        table.unary("and") { source in source.map { items($0).allSatisfy { Numbers.number($0) != 0 } } }
        table.unary("or") { source in source.map { items($0).contains { Numbers.number($0) != 0 } } }
        table.unary("not") { source in source.map { Numbers.number($0) == 0 } }
        table.unary("materialize") { source in
            source.materialize().map { dynamicEvent($0) }.promoteError(ScenarioError.self)
        }
        table.unary("dematerialize") { source in
            source.materialize().map { typedEvent($0) }.dematerialize()
        }
        for name in ["reduceEach", "reduceApply"] {
            table.unary(name, { (try $0.listReduction(), try $0.count()) }) { source, argument in
                source.map { argument.0(items($0)) }
            }
        }
    }

    private static func items(_ value: Any?) -> [Any?] {
        (value as? RACTuple).map { tuple in (0..<tuple.count).map { tuple.objectAtIndex($0) } } ?? []
    }

    /// Returns the event that `event` carries as its value, or `event` itself if it carries none.
    ///
    /// Scenarios of the operator leave out values that are not events.
    private static func typedEvent(_ event: HotSignal.Event) -> HotSignal.Event {
        guard case .value(let value) = event, let carried = value as? RACEvent else { return event }
        return switch carried.eventType {
        case .next: .value(carried.value)
        case .error: .failed(ScenarioError(cause: carried.error))
        case .completed: .completed
        }
    }

    /// Returns the value that stands for an event in traces and functions.
    private static func dynamicEvent(_ event: HotSignal.Event) -> RACEvent {
        switch event {
        case .value(let value): RACEvent.eventWithValue(value)
        case .failed(let error): RACEvent.eventWithError(error.cause)
        case .completed, .interrupted: RACEvent.completedEvent()
        }
    }
}
