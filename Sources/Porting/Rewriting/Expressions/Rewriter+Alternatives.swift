/// Values that are one of two, and literals whose types nothing says.
extension Rewriter {
    mutating func conditional(
        _ condition: Expression, _ positive: Expression?, _ negative: Expression, _ target: SwiftType
    ) -> SwiftExpression {
        guard let positive else {
            // a ?: b
            var value = expression(condition).kept(for: target)
            if SharedKind(target) != nil { value = value.object }
            let isNumber =
                value.type.isBool || value.type.isNumber || value.type.wrapped.name.map(isEnumeration) == true
            if isNumber, !isNumberObject(condition), !isNumberObject(negative) {
                return numberUnlessZero(value, condition, negative)
            }
            let other = expression(negative, as: wanted(target, of: negative)).kept(for: target)
            let isAny = value.type.wrapped == .any || value.type.wrapped == .named("AnyHashable")
            if isAny, target != .unknown, target.wrapped != .any {
                value = coerce(value, to: target.wrapped.asOptional)
            }
            let isImplicit = if case .implicit = value.type { true } else { false }
            guard value.type.isOptional || isImplicit || value.type == .unknown else { return value }
            if target == .unknown || target.wrapped == .any, !other.isNil, !value.isConvertible(to: other) {
                value = SwiftExpression(
                    .tuple([SwiftExpression(.cast(value, "as", "Any?"), .anyOptional)]), .anyOptional)
            }
            return SwiftExpression(
                .binary(value, "??", other), other.type.isOptional ? value.type.asOptional : value.type.wrapped)
        }
        let test = self.condition(condition)
        var first = expression(positive, as: target).kept(for: target)
        var second = expression(negative, as: target).kept(for: target)
        // A truth value beside a number is a number.
        if first.type.isBool, second.type.isNumber { first = plainNumber(first) }
        if second.type.isBool, first.type.isNumber { second = plainNumber(second) }
        // A case beside a number is a number.
        if first.type.isInteger, second.type.name.map(isEnumeration) == true { second = plainNumber(second) }
        if second.type.isInteger, first.type.name.map(isEnumeration) == true { first = plainNumber(first) }
        if let number = alternatives(test, first, positive, second, negative, target) { return number }
        // Beside an object of any class, the value may be one of any class.
        let isOfAnyClass = (first.type.wrapped == .any) != (second.type.wrapped == .any)
        if target == .unknown, !second.isNil, !first.isNil, !isOfAnyClass, first.isConvertible(to: second) {
            if first.beginsWithLiteral || second.beginsWithLiteral {
                // Swift gives literals no type in common with what may be nil.
                if first.type.isOptional { second = optional(second, first.type) }
                if second.type.isOptional { first = optional(first, second.type) }
            }
            second = coerce(second, to: first.type.isOptional ? first.type : second.type)
        }
        let type = commonType(first, second)
        // Swift needs the type of a function beside nil.
        let function = type.wrapped.isFunction ? type : target
        if function.wrapped.isFunction, function.isOptional, !first.isNil, let text = function.text {
            first = SwiftExpression(.cast(first, "as", text), function)
        }
        if type.wrapped == .any, first.type.wrapped != .any, second.type.wrapped != .any, !first.isNil, !second.isNil {
            // Swift finds no type for objects of two classes.
            first = SwiftExpression(.cast(first, "as", type.text ?? "Any?"), type)
        } else if type == .anyOptional, !first.isNil, !second.isNil,
            first.type == .any && second.type.isOptional
                || first.type.isOptional && first.type.wrapped != .any && second.type.wrapped == .any
        {
            first = SwiftExpression(.cast(first, "as", "Any?"), type)
        }
        return SwiftExpression(.conditional(test, first, second), type)
    }

    /// The type of what stands for nil, which may be nil, too.
    func wanted(_ target: SwiftType, of other: Expression) -> SwiftType {
        if case .assignment = other.withoutParentheses.kind { return target }
        guard isCertain(target), scalarZero(target) == nil else { return target }
        var probe = self
        return probe.expression(other).type.isOptional ? target.asOptional : target
    }

    /// `a ?: b` of numbers: a value that the original evaluates once is the argument of a closure.
    private mutating func numberUnlessZero(
        _ value: SwiftExpression, _ condition: Expression, _ negative: Expression
    ) -> SwiftExpression {
        let first = condition.isRead ? value : SwiftExpression("$0", value.type.wrapped).of(value.number)
        let (test, second) = (truth(first), orZero(expression(negative)))
        let choice: SwiftExpression
        if first.type.wrapped == second.type, !second.type.isNumber {
            choice = SwiftExpression(.conditional(test, orZero(first), second), second.type)
        } else {
            let (one, other) = (plainNumber(first), plainNumber(second))
            choice =
                alternatives(test, one, condition, other, negative, .unknown)
                ?? SwiftExpression(.conditional(test, one, other), one.type)
        }
        if condition.isRead { return choice }
        if SwiftPrinter().text(second).contains("$0") {
            giveUp("RAC-3002", "Write the value before ?: into a variable.")
        }
        let closure = SwiftClosure(body: [SwiftStatement(kind: .expression(choice))], isShort: true)
        return SwiftExpression(.closure(closure)).call(
            [.init(label: nil, value: orZero(value))], choice.type
        ).of(choice.number)
    }

    /// `test ? a : b` of two numbers, in the type that C converts both to; nil for other values.
    private mutating func alternatives(
        _ test: SwiftExpression, _ first: SwiftExpression, _ left: Expression, _ second: SwiftExpression,
        _ right: Expression, _ target: SwiftType
    ) -> SwiftExpression? {
        guard first.type.isNumber, second.type.isNumber, !isNumberObject(left), !isNumberObject(right) else {
            return nil
        }
        var (one, other) = (orZero(first), orZero(second))
        guard let a = one.cType, let b = other.cType else { return nil }
        let common = CType.common(a, b)
        if target == .unknown || !target.isNumber {
            if common.isFraction {
                (one, other) = matched(whole(one, left), whole(other, right))
            } else {
                let type = swiftType(common, one, other)
                (one, other) = (converted(one, to: type), converted(other, to: type))
            }
        }
        return SwiftExpression(.conditional(test, one, other), numberType(one, other)).of(common)
    }

    /// The type of a conditional value, from its two branches.
    private func commonType(_ first: SwiftExpression, _ second: SwiftExpression) -> SwiftType {
        if first.isNil { return second.type.asOptional }
        if second.isNil { return first.type.asOptional }
        let (one, other) = (first.type, second.type)
        if one == other || one.isNumber && other.isNumber { return one }
        if one == .unknown || other == .unknown { return .unknown }
        if one.wrapped == other.wrapped { return one.isOptional || !other.isOptional ? one : other }
        return one.isOptional || other.isOptional ? .anyOptional : .any
    }

    private func optional(_ value: SwiftExpression, _ type: SwiftType) -> SwiftExpression {
        guard !value.type.isOptional, value.type.wrapped == type.wrapped, let name = type.text else { return value }
        return SwiftExpression(.cast(value, "as", name), type)
    }

    /// A number of literals with the type that C gives it, where Swift would infer one.
    func typed(_ value: SwiftExpression) -> SwiftExpression {
        guard let name = value.type.text else { return value }
        return SwiftExpression(name).call([.init(label: nil, value: value)], value.type).of(value.number)
    }

    /// The receiver of a message: a literal has a type where its elements give it none.
    mutating func receiver(_ expression: Expression) -> SwiftExpression {
        let value = self.expression(expression)
        if let changed = changedReceiver, changed.tokens == expression.tokens, value.type.wrapped == .any {
            return contents(of: object(of: changed.kind, with: value))
        }
        // The name of a notification was a text.
        if value.type.wrapped == .named("Notification.Name") { return link(value, .string) { $0.member("rawValue") } }
        let elements: [SwiftExpression]
        switch value.kind {
        case .array(let list): elements = list
        case .dictionary(let list): elements = list.map(\.value)
        default: return value
        }
        let types = elements.map(\.type)
        guard types.allSatisfy({ $0.isValue || SharedKind($0) != nil }),
            types.isEmpty || types.contains(where: { $0 != types[0] }),
            let name = value.type.text
        else { return value }
        return SwiftExpression(.tuple([SwiftExpression(.cast(value, "as", name), value.type)]), value.type)
    }
}

extension SwiftExpression {
    /// Whether a number is made of literals alone, to which Swift gives a type by what is around them.
    var isUntyped: Bool {
        switch kind {
        case .text: isLiteral && type.isNumber
        case .prefix(_, let value): value.isUntyped
        case .binary(let left, _, let right), .conditional(_, let left, let right): left.isUntyped && right.isUntyped
        default: false
        }
    }

    /// Whether the receiver of the first message of a chain is a literal.
    fileprivate var beginsWithLiteral: Bool {
        switch kind {
        case .array, .dictionary: true
        case .member(let base, _), .call(let base, _), .element(let base, _), .chained(let base): base.beginsWithLiteral
        default: false
        }
    }
}

extension Expression {
    /// Whether an expression is `a ?: b`.
    var isFirstOfTwo: Bool { if case .conditional(_, nil, _) = withoutParentheses.kind { true } else { false } }

    /// Whether an expression only reads variables and properties.
    fileprivate var isRead: Bool {
        switch kind {
        case .name, .number: true
        case .member(let base, _, _), .parenthesized(let base), .cast(_, let base): base.isRead
        case .message(let message): message.selector == "count" || message.selector == "length"
        default: false
        }
    }
}

extension SwiftExpression {
    /// Whether two values may be of one type: numbers of all types, or what is not known to be of two.
    fileprivate func isConvertible(to other: SwiftExpression) -> Bool {
        let (one, two) = (type.wrapped, other.type.wrapped)
        let areNumbers = [one, two].allSatisfy { $0.isNumber || $0.isBool || $0 == .named("NSNumber") }
        let isUnknown = [one, two].contains { $0 == .unknown || $0 == .any || $0 == .named("AnyHashable") }
        return one == two || areNumbers || isUnknown || !one.isValue && !two.isValue
    }
}

extension SwiftExpression {
    /// Whether a value ends at a nil, or stands before another one for nil.
    var mayEnd: Bool { if case .binary(_, "??", _) = kind { true } else { hasChain } }

    /// Whether the value is an `Any` for Swift, which may hold nil: an `Any` or an `Any?`.
    var mayHideNil: Bool {
        guard case .conditional(_, let one, let other) = kind else { return false }
        return one.type.isOptional != other.type.isOptional
    }
}
