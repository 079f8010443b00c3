import StreamCore

extension TypedFace {
    static func addFailures(to table: inout OperatorTable<TypedFace>) {
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
}
