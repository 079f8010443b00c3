import RACCompat

extension DynamicFace {
    static func addAccumulating(to table: inout OperatorTable<DynamicFace>) {
        table.literal("scanWithStart", { try $0.reduction() }) { $0.scanWithStart($1, reduce: $2) }
        table.literal("scanWithStartIndex", { try $0.indexedReduction() }) { source, start, reduce in
            source.scanWithStart(start, reduceWithIndex: { reduce($0, $1, Int($2)) })
        }
        table.literal("aggregateWithStart", { try $0.reduction() }) { $0.aggregateWithStart($1, reduce: $2) }
        table.literal("aggregateWithStartIndex", { try $0.indexedReduction() }) { source, start, reduce in
            source.aggregateWithStart(start, reduceWithIndex: { reduce($0, $1, Int($2)) })
        }
        table.scoped("aggregateWithStartFactory", { (try $0.literal(), try $0.label(), try $0.reduction()) }) {
            source, argument, scope in
            let (literal, label, reduce) = argument
            let factory: () -> Any? = {
                scope.run.recorder.log("factory", label)
                return literal(scope)
            }
            return source.aggregateWithStartFactory(factory, reduce: reduce)
        }
        table.literal("combinePreviousWithStart", { try $0.reduction() }) {
            $0.combinePreviousWithStart($1, reduce: $2)
        }
        table.unary("collect") { $0.collect() }
        table.unary("any") { $0.any() }
        table.unary("anyPass", { try $0.predicate() }) { $0.any($1) }
        table.unary("all", { try $0.predicate() }) { $0.all($1) }
    }
}
