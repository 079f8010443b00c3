/// Arguments of messages to what may be nil: they are evaluated, whatever the receiver is.
extension Rewriter {
    /// A message whose receiver may be nil and of whose arguments one changes something; nil for other messages.
    mutating func evaluated(_ message: Message, _ tokens: Range<Int>, _ target: SwiftType) -> SwiftExpression? {
        guard let index = message.arguments.firstIndex(where: { model.effects.has($0) }),
            !model.effects.has(message.receiver), message.variadic.isEmpty
        else { return nil }
        let argument = message.arguments[index]
        if case .block = argument.kind { return nil }
        if argument.isAsked(of: message.receiver) { return nil }
        let value = expression(argument.asValue)
        guard value.type != .unknown, value.type != .void, !value.isNil else { return nil }
        let name = argumentName(besides: Expression(kind: .message(message), tokens: tokens))
        scope.push()
        defer { scope.pop() }
        scope.declare(name, value.type)
        var arguments = message.arguments
        arguments[index] = Expression(kind: .name(name), tokens: argument.tokens)
        let plain = Message(
            receiver: message.receiver, words: message.words, arguments: arguments, variadic: [],
            wordTokens: message.wordTokens)
        let call = self.message(plain, tokens, target)
        return evaluating(value, name) { call }
    }

    /// Whether what is assigned behind a question mark is evaluated before.
    func isEvaluatedFirst(
        _ right: Expression, _ value: SwiftExpression, for left: Expression, _ target: SwiftExpression
    ) -> Bool {
        guard hasChain(target), value.type != .unknown, !value.isNil, model.effects.has(right) else { return false }
        if case .member(let base, _, _) = left.kind { return !right.isAsked(of: base) }
        return true
    }

    /// A call of the function that evaluates an argument before the closure that uses it.
    mutating func evaluating(
        _ value: SwiftExpression, _ name: String, _ use: () -> SwiftExpression
    ) -> SwiftExpression {
        self.use(module: "CompatShims")
        let result = use()
        var closure = SwiftClosure()
        closure.parameters = [(name, nil)]
        closure.body = [SwiftStatement(kind: .expression(result))]
        closure.isShort = true
        return SwiftExpression("evaluating").call(
            [.init(label: nil, value: value), .init(label: nil, value: SwiftExpression(.closure(closure)))], result.type
        ).of(result.number)
    }

    /// A name for an evaluated argument that an expression does not mention.
    func argumentName(besides expression: Expression) -> String {
        let mentioned = Usage([Statement(kind: .expression(expression), tokens: expression.tokens)]).mentioned
        return ["argument", "evaluated", "given", "passed"].first { !mentioned.contains($0) } ?? "argument"
    }
}

extension Expression {
    /// Whether an expression is a message to an object: nothing is evaluated where the object is nil.
    func isAsked(of object: Expression) -> Bool {
        guard case .name(let name) = object.kind, case .message(let message) = withoutParentheses.kind,
            case .name(name) = message.receiver.kind
        else { return false }
        return message.arguments.isEmpty
    }
}
