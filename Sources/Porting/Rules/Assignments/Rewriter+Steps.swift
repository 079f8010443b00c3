/// `x++` and its kin, and assignments, whose values are used.
///
/// Forms: a statement before or behind, where the statement is evaluated once and names the variable nowhere else; else a
/// call that changes the variable and returns the value, at the place where the original evaluates it.
extension Rewriter {
    mutating func step(_ operand: Expression, _ sign: String, isPostfix: Bool) -> SwiftExpression {
        let value = steppedNumber(unobservedVariable(operand) ?? expression(operand))
        let isNarrow = value.type == .int && value.number.map { $0.bits < 32 || $0 == .unsignedInt } == true
        guard value.type.isNumber, !value.type.isOptional, !isNarrow else {
            giveUp("RAC-3001", "The value of \(sign) is used; write it as two statements.")
            return value
        }
        if sequel != nil, isNamedOnce(operand) {
            let step = SwiftExpression(.binary(value, sign == "++" ? "+=" : "-=", SwiftExpression("1")), .void)
            let statement = SwiftStatement(kind: .expression(step))
            guard countedTokens.insert(operand.tokens.lowerBound).inserted else { return value }
            if isPostfix { sequel?.append(statement) } else { prelude.append(statement) }
            return value
        }
        use(module: "CompatShims")
        let name = sign == "++" ? "increment" : "decrement"
        return value.member(isPostfix ? "post\(name.prefix(1).uppercased() + name.dropFirst())" : name).call(
            [], value.type)
    }

    /// The number of a variable that is counted: that of an open enumeration is its raw value.
    func steppedNumber(_ value: SwiftExpression) -> SwiftExpression {
        guard let name = value.type.name, !value.type.isOptional, model.openEnumerations.contains(name) else {
            return value
        }
        return value.member("rawValue", .int).of(model.enumerationNumbers[name])
    }

    /// Whether the statement that is being written names a variable in a single place.
    private func isNamedOnce(_ operand: Expression) -> Bool {
        guard case .name(let name) = operand.kind else { return true }
        return statementTokens.count { source.tokens[$0].kind == .word && word($0) == name } < 2
    }

    /// An assignment whose value is used: `(a = b) > 4`.
    mutating func assignedValue(
        _ left: Expression, _ sign: String, _ right: Expression, _ tokens: Range<Int>
    ) -> SwiftExpression? {
        let target = expression(left).object
        let isPlace =
            if case .member = target.kind, case .member = left.kind {
                !hasChain(target)
            } else {
                target.plain.map { scope[$0] != nil || $0.hasPrefix("self.") } ?? false
                    || target.plain != nil
                        && left.localName.map { scope[$0] != nil || model.globals[$0] != nil } == true
            }
        guard isPlace, target.type != .unknown else {
            return target.type != .unknown ? assignedByClosure(left, sign, right, target, tokens) : nil
        }
        let value: SwiftExpression
        if sign == "=" {
            value = expression(right, as: target.type)
        } else {
            value = binary(left, String(sign.dropLast()), right)
        }
        use(module: "CompatShims")
        let isImplicit = if case .implicit = target.type { true } else { false }
        return SwiftExpression("assign").call(
            [
                .init(label: nil, value: SwiftExpression(.prefix("&", target))),
                .init(label: nil, value: narrowed(coerce(value, to: target.type), right, to: target.number)),
            ], isImplicit ? target.type.asOptional : target.type
        ).of(target.number)
    }

    /// An assignment to an element, or behind a question mark, whose value is used: `{ d[key] = $0; return $0 }(value)`.
    ///
    /// What it reads to set it, it reads again: `{ d[key] += $0; return d[key] }(value)`.
    private mutating func assignedByClosure(
        _ left: Expression, _ sign: String, _ right: Expression, _ target: SwiftExpression, _ tokens: Range<Int>
    ) -> SwiftExpression? {
        let plain = target.type.wrapped
        let value = plain == .any || sign != "=" ? expression(right).object : expression(right, as: plain)
        guard value.type != .unknown, !value.isNil, sign == "=" || !model.effects.has(left) else { return nil }
        scope.push()
        defer { scope.pop() }
        let name = "assignedValue"
        scope.declare(name, value.type, as: "$0")
        let set = assignment(left, sign, Expression(kind: .name(name), tokens: right.tokens), tokens)
        let result = sign == "=" ? SwiftExpression("$0", value.type) : target
        let printer = SwiftPrinter()
        let body = SwiftStatement(kind: .word("\(printer.text(set)); return \(printer.text(result))"))
        return SwiftExpression(.closure(SwiftClosure(body: [body], isShort: true))).call(
            [.init(label: nil, value: value)], result.type
        ).of(target.number)
    }

    /// `Theme.current = x`, `x.name = y` and `Theme.count += 1`, where a method and no property is the setter.
    mutating func setterCall(
        _ left: Expression, _ sign: String, _ right: Expression, _ tokens: Range<Int>
    ) -> SwiftExpression? {
        guard case .member(let base, let name, isArrow: false) = left.kind else { return nil }
        let word = "set\(name.prefix(1).uppercased())\(name.dropFirst())"
        let (owner, key): (String?, String)
        // A class of another library, which no file declares.
        var isForeign = false
        if case .name(let type) = base.kind, isClassName(type) {
            (owner, key) = (type, "+\(word):")
            isForeign = sign == "=" && model.classes[type]?.superclass == nil && registry.type(type) == nil
        } else if classReceiver(base) != nil {
            (owner, key) = (currentClass, "+\(word):")
        } else {
            var probe = self
            (owner, key) = (probe.expression(base).type.name, "\(word):")
        }
        guard let owner, model.property(name, of: owner) == nil, isForeign || model.method(key, of: owner) != nil,
            sign == "=" || base.localName != nil
        else { return nil }
        let value =
            sign == "="
            ? right : Expression(kind: .binary(left, String(sign.dropLast()), right), tokens: right.tokens)
        return message(
            Message(receiver: base, words: [word], arguments: [value], variadic: [], wordTokens: [tokens.lowerBound]),
            tokens)
    }
}
