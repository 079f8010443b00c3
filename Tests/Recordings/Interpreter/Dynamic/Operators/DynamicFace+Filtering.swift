import RACCompat

extension DynamicFace {
    static func addFiltering(to table: inout OperatorTable<DynamicFace>) {
        table.unary("filter", { try $0.predicate() }) { $0.filter($1) }
        table.literal("ignore") { $0.ignore($1) }
        table.unary("ignoreValues") { $0.ignoreValues() }
        table.unary("distinctUntilChanged") { $0.distinctUntilChanged() }
        table.unary("skip", { try $0.count() }) { $0.skip($1) }
        table.unary("take", { try $0.count() }) { $0.take($1) }
        table.unary("takeLast", { try $0.count() }) { $0.takeLast($1) }
        table.unary("takeUntilBlock", { try $0.predicate() }) { $0.takeUntilBlock($1) }
        table.unary("takeWhileBlock", { try $0.predicate() }) { $0.takeWhileBlock($1) }
        table.unary("skipUntilBlock", { try $0.predicate() }) { $0.skipUntilBlock($1) }
        table.unary("skipWhileBlock", { try $0.predicate() }) { $0.skipWhileBlock($1) }
    }
}
