import Foundation
import StreamCore

extension TypedFace {
    static func addAccumulating(to table: inout OperatorTable<TypedFace>) {
        table.literal("scanWithStart", { try $0.reduction() }) { $0.scan($1, $2) }
        table.literal("scanWithStartIndex", { try $0.indexedReduction() }) { source, start, reduce in
            source.scan(into: Indexed(value: start)) { $0.add($1, reduce) }.map(\.value)
        }
        table.literal("aggregateWithStart", { try $0.reduction() }) { $0.reduce($1, $2) }
        table.literal("aggregateWithStartIndex", { try $0.indexedReduction() }) { source, start, reduce in
            source.reduce(into: Indexed(value: start)) { $0.add($1, reduce) }.map(\.value)
        }
        table.literal("combinePreviousWithStart", { try $0.reduction() }) { source, start, reduce in
            source.combinePrevious(start).map { reduce($0.0, $0.1) }
        }
        table.scoped("aggregateWithStartFactory", { (try $0.literal(), try $0.label(), try $0.reduction()) }) {
            source, argument, scope in
            let (literal, label, reduce) = argument
            return make { observer, lifetime in
                scope.run.recorder.log("factory", label)
                lifetime += source.reduce(literal(scope), reduce).start(observer)
            }
        }
        table.unary("any") { first(of: $0, matching: { _ in true }) }
        table.unary("anyPass", { try $0.predicate() }) { first(of: $0, matching: $1) }
        table.unary("all", { try $0.predicate() }) { source, predicate in
            source.filter { !predicate($0) }.map { _ in false }.concat(value: true)
                .flatMapError { _ -> Producer in Producer(value: false) }.take(first: 1)
        }
        table.unary("collect") { source in source.collect().map { values in values.map { $0 ?? NSNull() } } }
    }

    /// Returns a producer that sends whether any value matches; a failure, as in the original, counts as no match.
    private static func first(of source: Producer, matching predicate: @escaping (Any?) -> Bool) -> Producer {
        source.filter(predicate).map { _ in true }.flatMapError { _ -> Producer in .empty }.concat(value: false)
            .take(first: 1)
    }

    /// Counts along with a reduction.
    private struct Indexed {
        var value: Any?
        private var index = 0

        init(value: Any?) {
            self.value = value
        }

        mutating func add(_ next: Any?, _ reduce: FunctionLibrary.IndexedReduction) {
            value = reduce(value, next, index)
            index += 1
        }
    }
}
