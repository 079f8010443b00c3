import StreamCore

extension TypedFace {
    static func addTransforming(to table: inout OperatorTable<TypedFace>) {
        table.unary("map", { try $0.transform() }) { $0.map($1) }
        table.literal("mapReplace") { source, value in source.map { _ in value } }
    }
}
