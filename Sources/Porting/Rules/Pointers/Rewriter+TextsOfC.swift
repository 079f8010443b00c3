/// Texts of C, which are strings in Swift, and the bytes in them.
extension Rewriter {
    /// The string behind a pointer to its bytes: `[text UTF8String]`; nil for other pointers.
    mutating func textOfC(_ pointer: Expression) -> SwiftExpression? {
        var pointer = pointer.withoutParentheses
        if case .cast(_, let inner) = pointer.kind { pointer = inner.withoutParentheses }
        let object = pointer.withoutCharacters
        guard object.tokens != pointer.tokens, case let text = expression(object), text.type == .string else {
            return nil
        }
        return text
    }

    /// The characters of a text of C from one on, `&buffer[start]`, whose address alone leads to no others; nil for others.
    func restOfText(_ value: SwiftExpression) -> SwiftExpression? {
        guard case .element(let buffer, let index) = value.kind, index.count == 1,
            buffer.type == .array(.named("CChar"))
        else { return nil }
        let rest = buffer.member("dropFirst").call([.init(label: nil, value: index[0].value)])
        return SwiftExpression("Array").call([.init(label: nil, value: rest)], buffer.type)
    }

    /// A variable for the bytes of a text, `const char *bytes = text.UTF8String;`, as the text; nil for others.
    mutating func textBehind(_ variable: Variable) -> SwiftExpression? {
        guard variable.type.name == "char", variable.type.pointers == 1, let initial = variable.initial,
            !facts.sets(variable.name)
        else { return nil }
        return textOfC(initial)
    }

    /// `for (const char *p = text; *p; p++)`, whose body follows the pointer and does nothing else with it; nil for other loops.
    mutating func bytesLoop(
        _ first: Statement?, _ condition: Expression?, _ step: Expression?, _ body: Statement
    ) -> [SwiftStatement]? {
        guard case .declaration(let variables)? = first?.kind, variables.count == 1, let pointer = variables.first,
            let initial = pointer.initial, pointer.type.pointers == 1, let condition, let step
        else { return nil }
        var byte = pointer.type
        byte.pointers = 0
        guard CType(byte)?.bits == 8, asksForByte(condition, pointer.name), isIncrement(step, of: pointer.name) else {
            return nil
        }
        guard onlyFollows(body.bodyList, pointer.name), !Usage(body.bodyList).assigned.contains(pointer.name) else {
            return nil
        }
        var text = textOfC(initial)
        if text == nil, case let value = expression(initial.withoutCharacters), value.type == .string { text = value }
        guard let text else { return nil }
        let isSigned = CType(byte)?.isSigned == true
        let type = SwiftType.named(isSigned ? "CChar" : "UInt8")
        let bytes = isSigned ? text.member("utf8CString") : text.member("utf8")
        let end = SwiftExpression.Argument(label: "while", value: SwiftExpression("{ $0 != 0 }"))
        scope.push()
        scope.declare(pointer.name, type)
        let statements = branch(body)
        scope.pop()
        return [SwiftStatement(kind: .forEach(pointer.name.local, in: bytes.member("prefix").call([end]), statements))]
    }

    /// `*p`, `*p != 0` or `*p != '\0'`.
    private func asksForByte(_ condition: Expression, _ name: String) -> Bool {
        switch condition.withoutParentheses.kind {
        case .prefix("*", let inner): inner.withoutParentheses.isClassName(name)
        case .binary(let left, "!=", let right):
            switch right.withoutParentheses.kind {
            case .number("0"), .character("\\0"): asksForByte(left, name)
            default: false
            }
        default: false
        }
    }
}
