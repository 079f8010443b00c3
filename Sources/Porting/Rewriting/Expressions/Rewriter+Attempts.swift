/// Messages that throw in Swift, inside of an expression.
///
/// Forms: `do` and `catch` around a statement that is the message, or takes its result; else `attempt(&error) { try … }`, which is nil
/// after a failure, where the original went on with NO or nil.
extension Rewriter {
    /// A message, whose error goes to a variable.
    mutating func attempted(_ message: Message, _ tokens: Range<Int>, _ target: SwiftType) -> SwiftExpression {
        let outer = (needsTry, tryVariable)
        needsTry = false
        let value = self.message(message, tokens, target)
        guard needsTry, let error = message.arguments.last.flatMap({ caughtError($0, tokens) }) else {
            needsTry = needsTry || outer.0
            return value
        }
        (needsTry, tryVariable) = outer
        use(module: "CompatShims")
        var closure = SwiftClosure()
        closure.isShort = true
        closure.body = [SwiftStatement(kind: .expression(SwiftExpression(.attempt(value), value.type)))]
        let call = SwiftExpression("attempt").call(
            [
                .init(label: nil, value: error),
                .init(label: nil, value: SwiftExpression(.closure(closure))),
            ], value.type.asOptional)
        // A method that returned YES returns nothing.
        return value.type.wrapped == .void ? SwiftExpression(.binary(call, "!=", SwiftExpression("nil")), .bool) : call
    }

    /// The place of the error of a message: a variable, or what a pointer names that a function or block is given; nil where
    /// the statement catches the error, or the method throws it.
    private func caughtError(_ argument: Expression, _ tokens: Range<Int>) -> SwiftExpression? {
        switch argument.kind {
        case .prefix("&", let place):
            guard case .name(let name) = place.kind, scope[name] != nil, tryVariable == name.safe,
                !ownCalls.contains(tokens.lowerBound)
            else { return nil }
            return SwiftExpression(.prefix("&", SwiftExpression(name.safe)))
        case .name(let name):
            guard name != errorParameter, let local = scope[name], local.type.pointee != nil else { return nil }
            return SwiftExpression(local.name ?? name.local)
        default: return nil
        }
    }

    /// The first tokens of the messages that a statement consists of, tests, returns, or sets a variable to.
    static func ownCalls(of statement: Statement) -> Set<Int> {
        var found: Set<Int> = []
        // A negated result is a value of its own, unless it is the test of a statement.
        func add(_ expression: Expression?, isTest: Bool = false) {
            switch expression?.kind {
            case .message: found.insert(expression?.tokens.lowerBound ?? 0)
            case .parenthesized(let inner): add(inner, isTest: isTest)
            case .cast(let type, let inner) where type.pointers > 0 || type.name == "id": add(inner)
            case .assignment(_, "=", let inner) where !isTest: add(inner)
            case .prefix("!", let inner) where isTest: add(inner, isTest: true)
            default: break
            }
        }
        switch statement.kind {
        case .expression(let expression): add(expression)
        case .conditional(let test, _, _): add(test, isTest: true)
        case .declaration(let variables): for variable in variables { add(variable.initial) }
        case .returns(let value):
            add(value, isTest: true)
            if case .conditional(let test, _, _)? = value?.withoutParentheses.kind { add(test, isTest: true) }
        default: break
        }
        return found
    }
}
