import RACCompat

extension DynamicFace {
    static func addCombining(to table: inout OperatorTable<DynamicFace>) {
        table.list("concat") { RACSignal.concat($0) }
        table.list("merge") { RACSignal.merge($0) }
        table.list("combineLatest") { RACSignal.combineLatest($0) }
        table.list("zip") { RACSignal.zip($0) }
        table.reducingList("combineLatestReduce") { RACSignal.combineLatest($0, reduce: $1) }
        table.reducingList("zipReduce") { RACSignal.zip($0, reduce: $1) }
        table.binary("concatWith") { $0.concat($1) }
        table.binary("mergeWith") { $0.merge($1) }
        table.binary("zipWith") { $0.zipWith($1) }
        table.binary("combineLatestWith") { $0.combineLatestWith($1) }
        table.binary("takeUntil") { $0.takeUntil($1) }
        table.binary("takeUntilReplacement") { $0.takeUntilReplacement($1) }
        table.binary("sample") { $0.sample($1) }
        table.scoped("then", { try $0.expression() }) { source, next, scope in
            source.then { scope.build(next) }
        }
        addChoosing(to: &table)
    }

    private static func addChoosing(to table: inout OperatorTable<DynamicFace>) {
        table.add("ifThenElse") { arguments in
            let (then, otherwise) = (try arguments.expression(), try arguments.expression())
            let source = try arguments.source()
            return { scope in
                guard let then = then(scope), let otherwise = otherwise(scope), let source = source(scope) else {
                    return nil
                }
                return RACSignal.if(source, then: then, else: otherwise)
            }
        }
        table.add("switch") { arguments in
            let cases = try arguments.cases()
            let fallback = try arguments.optionalExpression()
            let source = try arguments.source()
            return { scope in
                var signals: [AnyHashable: RACSignal] = [:]
                for (key, signal) in cases {
                    let key = key(scope) as? any Hashable ?? RACTupleNil.tupleNil()
                    signals[AnyHashable(key)] = signal(scope)
                }
                let fallback = fallback?(scope)
                return source(scope).map { RACSignal.switch($0, cases: signals, default: fallback) }
            }
        }
    }
}
