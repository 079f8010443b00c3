import RACCompat

extension DynamicFace {
    static func addGrouping(to table: inout OperatorTable<DynamicFace>) {
        table.unary("groupBy", { try $0.transform() }) { $0.groupBy($1) }
        table.unary("groupByTransform", { (try $0.transform(), try $0.transform()) }) { source, argument in
            source.groupBy(argument.0, transform: argument.1)
        }
    }
}
