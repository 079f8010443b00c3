extension OperatorTable {
    /// Adds the references to definitions and to the bound value, which are the same on all layers.
    package mutating func addSharedReferences() {
        add("ref") { arguments in
            let name = try arguments.definitionName()
            return { scope in scope.run.definition(name) }
        }
        add("it") { _ in
            { scope in
                if let signal = scope.bound as? Signal { return signal }
                scope.run.recorder.stop("exception: the bound value is no signal")
                return nil
            }
        }
        add("case") { arguments in
            let predicate = try arguments.predicate()
            let first = try arguments.optionalExpression()
            let second = try arguments.optionalExpression()
            return { scope in predicate(scope.bound) ? first?(scope) : second?(scope) }
        }
    }
}
