import RACCompat
import StreamCore

extension TypedFace {
    static func addFiltering(to table: inout OperatorTable<TypedFace>) {
        table.unary("filter", { try $0.predicate() }) { $0.filter($1) }
        table.literal("ignore") { source, ignored in source.filter { !isEqual($0, ignored) } }
        table.unary("ignoreValues") { source in source.filter { _ in false } }
        table.unary("take", { try $0.count() }) { $0.take(first: $1) }
    }
}
