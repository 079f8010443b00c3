import Foundation
import RACCompat
import StreamCore

extension TypedFace {
    static func addTransforming(to table: inout OperatorTable<TypedFace>) {
        table.unary("map", { try $0.transform() }) { $0.map($1) }
        table.literal("mapReplace") { source, value in source.map { _ in value } }
        table.unary("not") { source in source.map { Numbers.number($0) == 0 } }
        table.unary("materialize") { source in
            source.materialize().map { dynamicEvent($0) }.promoteError(ScenarioError.self)
        }
        table.unary("reduceEach", { (try $0.listReduction(), try $0.count()) }) { source, argument in
            source.map { value in
                guard let tuple = value as? RACTuple else { return nil }
                return argument.0((0..<tuple.count).map { tuple.objectAtIndex($0) })
            }
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
