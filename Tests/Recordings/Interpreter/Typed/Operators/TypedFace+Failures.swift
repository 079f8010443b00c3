import StreamCore

extension TypedFace {
    static func addFailures(to table: inout OperatorTable<TypedFace>) {
        table.binary("catchTo") { source, other in source.flatMapError { _ -> Producer in other } }
        table.scoped("catch", { try $0.expression() }) { source, expression, scope in
            source.flatMapError { error -> Producer in scope.build(expression, binding: error.cause) ?? .never }
        }
        table.scoped("retry", { try $0.integer() }) { source, count, scope in
            count == 0
                ? endless(source, scope).retry(upTo: .max) : restarted(source, scope).retry(upTo: max(count, 0))
        }
        table.add("retryForever") { arguments in
            let source = try arguments.source()
            return { scope in source(scope).map { endless($0, scope).retry(upTo: .max) } }
        }
        table.add("repeat") { arguments in
            let source = try arguments.source()
            return { scope in source(scope).map { endless($0, scope).repeat(.max) } }
        }
        table.unary("try", { (try $0.predicate(), try $0.optionalInteger()) }) { source, argument in
            source.attempt { value -> Result<(), ScenarioError> in
                argument.0(value) ? .success(()) : .failure(ScenarioError(code: argument.1))
            }
        }
        table.unary("tryMap", { (try $0.transform(), try $0.optionalInteger()) }) { source, argument in
            source.attemptMap { value -> Result<Any?, ScenarioError> in
                argument.0(value).map { .success($0) } ?? .failure(ScenarioError(code: argument.1))
            }
        }
    }

    /// Returns a producer like `source` that never ends once the run is over, so that an operator that restarts it
    /// comes to rest.
    private static func endless(_ source: Producer, _ scope: Scope<TypedFace>) -> Producer {
        let source = restarted(source, scope)
        return make { observer, lifetime in
            if scope.run.recorder.mayContinue() { lifetime += source.start(observer) }
        }
    }

    /// Returns a producer like `source` that notes every start but the first.
    private static func restarted(_ source: Producer, _ scope: Scope<TypedFace>) -> Producer {
        var isFirst = true
        return source.on(starting: {
            if !isFirst { scope.run.recorder.meet(.restarts) }
            isFirst = false
        })
    }
}
