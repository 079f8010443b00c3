import RACCompat

extension DynamicFace {
    static func addFlattening(to table: inout OperatorTable<DynamicFace>) {
        table.scoped("flattenMap", { try $0.optionalExpression() }) { source, expression, scope in
            source.flattenMap { scope.build(expression, binding: $0) }
        }
        table.unary("flatten") { $0.flatten() }
        table.unary("flattenMax", { try $0.count() }) { $0.flatten($1) }
        table.unary("concatAll") { $0.concat() }
        table.unary("switchToLatest") { $0.switchToLatest() }
        table.add("bind") { arguments in
            let (stops, returnsNil) = (try arguments.predicate(), try arguments.predicate())
            let expression = try arguments.expression()
            let source = try arguments.source()
            return { scope in
                source(scope)?.bind {
                    { value, stop in
                        if stops(value) { stop = true }
                        return returnsNil(value) ? nil : scope.build(expression, binding: value)
                    }
                }
            }
        }
    }
}
