/// Arguments of messages to what may be nil: they are evaluated, whatever the receiver is.
extension Rewriter {
    /// A message whose receiver may be nil and of whose arguments one changes something; nil for other messages.
    mutating func evaluated(_ message: Message, _ tokens: Range<Int>, _ target: SwiftType) -> SwiftExpression? {
        guard !model.effects.has(message.receiver), message.variadic.isEmpty,
            let index = message.arguments.firstIndex(where: model.effects.has),
            !message.arguments[index].isAsked(of: message.receiver)
        else { return nil }
        var probe = self
        if probe.expression(message.arguments[index].asValue).type == .unknown { return nil }
        return evaluated(message, index, tokens, target)
    }

    /// A message that changes a collection or text of which an argument may read; nil for other messages.
    ///
    /// Swift does not read a variable while it is changed through a question mark, or sorted.
    mutating func changedAfterReading(_ message: Message, _ tokens: Range<Int>, _ target: SwiftType) -> SwiftExpression?
    {
        guard Usage.mutators.contains(message.words[0]), message.variadic.isEmpty,
            let (name, isOptional) = storage(message.receiver)
        else { return nil }
        if message.selector == "sortUsingComparator:", model.effects.mayRead(name, in: message.arguments[0]) {
            let sorted = Message(
                receiver: message.receiver, words: ["sortedArrayUsingComparator"], arguments: message.arguments,
                variadic: [], wordTokens: message.wordTokens)
            return assignment(message.receiver, "=", Expression(kind: .message(sorted), tokens: tokens), tokens)
        }
        let index = message.arguments.firstIndex { argument in
            if case .block = argument.kind { false } else { model.effects.mayRead(name, in: argument) }
        }
        guard isOptional, let index else { return nil }
        return evaluated(message, index, tokens, target)
    }

    private mutating func evaluated(
        _ message: Message, _ index: Int, _ tokens: Range<Int>, _ target: SwiftType
    ) -> SwiftExpression? {
        let argument = message.arguments[index]
        if case .block = argument.kind { return nil }
        let value = expression(argument.asValue)
        guard value.type != .void, !value.isNil else { return nil }
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
        guard hasChain(target), !value.isNil else { return false }
        if case .element(let base, _) = left.kind, let place = storage(base), place.isOptional,
            model.effects.mayRead(place.name, in: right)
        {
            return true
        }
        guard value.type != .unknown, model.effects.has(right) else { return false }
        if case .member(let base, _, _) = left.kind { return !right.isAsked(of: base) }
        return true
    }

    /// The property, or the variable outside of the function, that holds a collection or text which is a value in Swift.
    private func storage(_ place: Expression) -> (name: String, isOptional: Bool)? {
        var probe = self
        let value = probe.expression(place)
        guard value.holder == nil, value.type.isCollection || value.type.wrapped == .string else { return nil }
        if case .name(let name) = place.kind, scope[name] != nil { return nil }
        return place.changedName.map { ($0, (value.own ?? value.type).isOptional) }
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
