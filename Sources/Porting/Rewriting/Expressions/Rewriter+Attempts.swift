/// Messages that throw in Swift, inside of an expression.
///
/// Forms: `do` and `catch` around a statement that is the message, or takes its result; else `attempt(&error) { try … }`, which is nil
/// after a failure, where the original went on with NO or nil.
extension Rewriter {
    /// A message, whose error goes to a variable.
    mutating func attempted(_ message: Message, _ tokens: Range<Int>, _ target: SwiftType) -> SwiftExpression {
        let outer = (needsTry, tryVariable)
        let value = self.message(message, tokens, target)
        guard needsTry, !ownCalls.contains(tokens.lowerBound),
            case .prefix("&", let place)? = message.arguments.last?.kind,
            case .name(let name) = place.kind, scope[name] != nil, tryVariable == name.safe
        else { return value }
        (needsTry, tryVariable) = outer
        use(module: "CompatShims")
        var closure = SwiftClosure()
        closure.isShort = true
        closure.body = [SwiftStatement(kind: .expression(SwiftExpression(.attempt(value), value.type)))]
        let call = SwiftExpression("attempt").call(
            [
                .init(label: nil, value: SwiftExpression(.prefix("&", SwiftExpression(name.safe)))),
                .init(label: nil, value: SwiftExpression(.closure(closure))),
            ], value.type.asOptional)
        // A method that returned YES returns nothing.
        return value.type.wrapped == .void ? SwiftExpression(.binary(call, "!=", SwiftExpression("nil")), .bool) : call
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
