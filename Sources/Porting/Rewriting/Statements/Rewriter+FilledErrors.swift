/// Errors that a method has from another one, with which it fails: `[self fill:error with:@"no key"]; return nil;`.
extension Rewriter {
    /// The call that fills the error at the beginning of a list, where the next statement says that the method failed.
    func filledError(_ list: ArraySlice<Statement>) -> Expression? {
        guard let parameter = errorParameter, closureDepth == 0, let first = list.first,
            case .expression(let expression) = first.kind, let last = list.dropFirst().first, isFailure(last)
        else { return nil }
        let types: [[SwiftType]]
        let arguments: [Expression]
        switch expression.kind {
        case .message(let message):
            arguments = message.arguments
            types = model.classes.values
                .flatMap { known in [message.selector, "+" + message.selector].compactMap { known.methods[$0] } }
                .map(\.parameters)
        case .call(let callee, let given):
            guard let name = callee.localName, case .function(let parameters, _)? = model.globals[name] else {
                return nil
            }
            (arguments, types) = (given, [parameters])
        default: return nil
        }
        guard let index = arguments.firstIndex(where: { $0.localName == parameter }), !types.isEmpty,
            types.allSatisfy({ index < $0.count && $0[index].pointee?.isError == true })
        else { return nil }
        return expression.replacing(arguments[index], with: .prefix("&", arguments[index]))
    }

    /// `if (![self check:x error:error]) return nil;`, where the call throws, and returns nothing.
    mutating func thrownFailure(
        _ condition: Expression, _ positive: Statement, _ negative: Statement?
    ) -> [SwiftStatement]? {
        guard errorParameter != nil, closureDepth == 0, negative == nil, positive.bodyList.count == 1,
            isFailure(positive.bodyList[0]), case .prefix("!", let call) = condition.withoutParentheses.kind
        else { return nil }
        if case .returns(let value?) = positive.bodyList[0].kind, isLostNumber(value) { return nil }
        let saved = self
        let calls = thrownCalls(call)
        let areWhole = calls?.allSatisfy { statement in
            guard case .expression(let value) = statement.kind, case .attempt(let call) = value.kind else {
                return false
            }
            return call.type == .void
        }
        if areWhole == true { return calls }
        self = saved
        return nil
    }

    /// Lets the call fill a variable, and throws what it left there.
    mutating func filledAndThrown(_ call: Expression, _ last: Statement) -> [SwiftStatement] {
        guard let parameter = errorParameter else { return [] }
        let outer = scope
        defer { (scope, errorParameter) = (outer, parameter) }
        let type = SwiftType("(any Error)?")
        scope.declare(parameter, type)
        errorParameter = nil
        review("RAC-3063", "This returned NO and no error; something must be thrown then.", at: call.tokens)
        let filled = statement(Statement(kind: .expression(call), tokens: call.tokens))
        let around = comments(before: last.tokens.lowerBound)
        let leading = (around.trailing.map { [$0] } ?? []) + around.leading
        let thrown = SwiftExpression("\(parameter.local) ?? CocoaError(.featureUnsupported)")
        return [SwiftStatement(kind: .variable("var", name: parameter.local, type: type.text, nil))] + filled
            + [SwiftStatement(leading: leading, kind: .throwing(thrown))]
    }
}

extension Expression {
    /// The message or call with another argument.
    fileprivate func replacing(_ argument: Expression, with new: Kind) -> Expression {
        func changed(_ list: [Expression]) -> [Expression] {
            list.map { $0.tokens == argument.tokens ? Expression(kind: new, tokens: $0.tokens) : $0 }
        }
        switch kind {
        case .message(let message):
            let sent = Message(
                receiver: message.receiver, words: message.words, arguments: changed(message.arguments),
                variadic: message.variadic, wordTokens: message.wordTokens)
            return Expression(kind: .message(sent), tokens: tokens)
        case .call(let callee, let arguments):
            return Expression(kind: .call(callee, changed(arguments)), tokens: tokens)
        default: return self
        }
    }
}

extension SwiftType {
    fileprivate var isError: Bool { wrapped == .named("any Error") }
}
