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
        table.unary("collect") { source in source.collect().map { values in values.map { $0 ?? NSNull() } } }
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
