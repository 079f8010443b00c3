import RACCompat

extension DynamicFace {
    static func addReferences(to table: inout OperatorTable<DynamicFace>) {
        table.add("hot") { arguments in
            let name = try arguments.subjectName()
            return { scope in scope.run.subject(name) as? RACSignal }
        }
        table.addSharedReferences()
        table.add("defer") { arguments in
            let expression = try arguments.expression()
            return { scope in RACSignal.defer { scope.build(expression) } }
        }
    }
}

extension Scope where Layer == DynamicFace {
    /// Builds a lazy expression; where the scenario has nil, the signal never sends, as nil never does.
    func build(_ expression: @escaping Recipe<DynamicFace>) -> RACSignal {
        build(expression, binding: bound) ?? RACSignal.never()
    }
}
