/// Errors that a method sets before its last statements.
extension Rewriter {
    /// Whether a statement says that the method failed.
    func isFailure(_ statement: Statement) -> Bool {
        guard case .returns(let returned) = statement.kind else { return false }
        // A method without a result returns an error alone.
        guard let returned else { return true }
        return switch returned.kind {
        case .name("NO"), .name("nil"), .name("NULL"), .number("0"): true
        default: isLostNumber(returned)
        }
    }

    /// The error and the number of statements of `*error = x; [lock unlock]; return NO;` at the beginning of a list.
    func laterThrownError(_ list: ArraySlice<Statement>) -> (Expression, Int)? {
        guard let parameter = errorParameter, let first = list.first, let value = assignedError(first), !value.isNil
        else { return nil }
        let between = list.dropFirst().prefix { statement in
            guard case .expression(let expression) = statement.kind else { return false }
            return !mentions(expression, parameter)
        }
        guard !between.isEmpty, let last = list.dropFirst(between.count + 1).first, isFailure(last) else { return nil }
        return (value, between.count + 2)
    }

    /// Makes an error, carries out the statements after it, and throws it where they return that the method failed.
    mutating func laterThrown(
        _ error: Expression, _ tokens: Range<Int>, _ between: [Statement], _ last: Statement
    ) -> [SwiftStatement] {
        var name = "failure"
        while scope.uses(name) { name += "Error" }
        let made = written(tokens) { rewriter in
            [SwiftStatement(kind: .variable("let", name: name, type: nil, rewriter.thrown(error)))]
        }
        let done = statements(between)
        let around = comments(before: last.tokens.lowerBound)
        let leading = (around.trailing.map { [$0] } ?? []) + around.leading
        let thrown = written(last.tokens) { rewriter in
            if case .returns(let value?) = last.kind, rewriter.isLostNumber(value) { rewriter.lostNumber(value) }
            return [SwiftStatement(leading: leading, kind: .throwing(SwiftExpression(name)))]
        }
        return made + done + thrown
    }
}
