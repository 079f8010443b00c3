import RACCompat

extension DynamicFace {
    static func addFailures(to table: inout OperatorTable<DynamicFace>) {
        table.binary("catchTo") { $0.catchTo($1) }
        table.scoped("catch", { try $0.expression() }) { source, expression, scope in
            source.catch { error in scope.binding(error).build(expression) }
        }
        table.unary("retry", { try $0.integer() }) { $0.retry($1) }
        table.unary("retryForever") { $0.retry() }
        table.unary("repeat") { $0.repeat() }
        table.unary("try", { (try $0.predicate(), try $0.optionalInteger()) }) { source, argument in
            let (predicate, code) = argument
            let block: (Any?) throws -> Bool = { value in
                if predicate(value) { return true }
                if let error = RecordedErrors.error(code) { throw error }
                return false
            }
            return source.try(block)
        }
        table.unary("tryMap", { (try $0.transform(), try $0.optionalInteger()) }) { source, argument in
            let (transform, code) = argument
            let block: (Any?) throws -> Any? = { value in
                if let result = transform(value) { return result }
                if let error = RecordedErrors.error(code) { throw error }
                return nil
            }
            return source.tryMap(block)
        }
    }
}
