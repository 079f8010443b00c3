import StreamCore

extension TypedFace {
    static func addFlattening(to table: inout OperatorTable<TypedFace>) {
        table.scoped("flattenMap", { try $0.optionalExpression() }) { source, expression, scope in
            source.flatMap(.merge) { value -> Producer in scope.build(expression, binding: value) ?? .empty }
        }
        table.unary("flatten") { flatten($0, .merge) }
        table.unary("flattenMax", { try $0.count() }) { source, limit in
            flatten(source, limit == 0 ? .merge : .concurrent(limit: UInt(limit)))
        }
        table.unary("concatAll") { flatten($0, .concat) }
        table.unary("switchToLatest") { flatten($0, .latest) }
    }

    private static func flatten(_ source: Producer, _ strategy: FlattenStrategy) -> Producer {
        source.flatMap(strategy) { value -> Producer in value as? Producer ?? .empty }
    }
}
