import RACCompat

extension DynamicFace {
    static func addTransforming(to table: inout OperatorTable<DynamicFace>) {
        table.unary("map", { try $0.transform() }) { $0.map($1) }
        table.literal("mapReplace") { $0.mapReplace($1) }
        table.literal("startWith") { $0.startWith($1) }
        table.unary("materialize") { $0.materialize() }
        table.unary("dematerialize") { $0.dematerialize() }
        table.unary("not") { $0.not() }
        table.unary("and") { $0.and() }
        table.unary("or") { $0.or() }
        table.unary("reduceEach", { (try $0.listReduction(), try $0.count()) }) { source, argument in
            source.reduceEach(argument.0)
        }
        table.unary("reduceApply", { (try $0.listReduction(), try $0.count()) }) { source, argument in
            let block: ([Any?]) -> Any? = argument.0
            return source.map { value in
                guard let tuple = value as? RACTuple else { return value }
                return RACTuple.tupleWithObjectsFromArray([block] + tuple.map { $0 })
            }.reduceApply()
        }
    }
}
