/// Statements that are an expression with an effect: calls, assignments, steps.
extension Rewriter {
    mutating func expressionStatement(_ expression: Expression, _ tokens: Range<Int>) -> [SwiftStatement] {
        if let expectation = expectation(expression) { return expectation }
        if isFurtherArgumentsCall(expression) { return [] }
        switch expression.kind {
        case .atCall("@weakify", _), .atCall("@unsafeify", _):
            return []
        case .atCall("@strongify", let names):
            return names.compactMap { name -> SwiftStatement? in
                guard case .name(let text) = name.kind else { return nil }
                return strengthened(text, tokens)
            }
        case .atCall("@onExit", let blocks):
            guard case .block(let block)? = blocks.first?.kind else { break }
            return [SwiftStatement(kind: .deferred(body(block.body, inside: block.inside)))]
        case .call(let callee, _) where callee.localName.flatMap({ registry.function($0)?.swift?.isEmpty }) == true:
            // Memory is managed.
            return []
        case .call(let callee, let arguments):
            if let wait = wait(callee, arguments) { return [SwiftStatement(kind: .expression(wait))] }
            if case .name(let name) = callee.kind, name.contains("Assert"), let first = arguments.first,
                case .binary(let checked, "!=", let other) = first.kind, other.isNil,
                isCertain(self.expression(checked).type)
            {
                // The value is not nil, by its type.
                return []
            }
            // An array releases its memory itself.
            if callee.isClassName("free"), let pointer = arguments.first, case .array = self.expression(pointer).type {
                return []
            }
            if case .name("dispatch_once") = callee.kind {
                if let call = onceCall(expression) { return [call] }
                giveUp("RAC-3014", "Make it a static constant, whose value is computed once.")
                return []
            }
        case .postfix(let target, let sign), .prefix(let sign, let target):
            guard sign == "++" || sign == "--" else { break }
            let one = Expression(kind: .number("1"), tokens: expression.tokens)
            if let call = setterCall(target, sign == "++" ? "+=" : "-=", one, expression.tokens) {
                return [SwiftStatement(kind: .expression(call))]
            }
            let value = steppedNumber(unobservedVariable(target) ?? self.expression(target))
            let isOfDate =
                if case .member(let base, _) = value.kind { base.type.wrapped == .named("DateComponents") } else {
                    false
                }
            if isOfDate || value.type.name.map(model.optionSets.contains) == true {
                let stepped = assignment(target, sign == "++" ? "+=" : "-=", one, expression.tokens)
                return [SwiftStatement(kind: .expression(stepped))]
            }
            let mayWrap = value.type == .int && value.cType?.isSigned == false && facts.searches.mayBeNotFound(target)
            if value.type.isInteger, !value.type.isOptional,
                mayWrap
                    || value.type != .int
                        && (CType(value.type)?.bits ?? 64 < 64 || CType(value.type)?.isSigned == false)
            {
                let step = SwiftExpression(.binary(value, sign == "++" ? "&+=" : "&-=", SwiftExpression("1")))
                return [SwiftStatement(kind: .expression(step))]
            }
            let (number, step) = (SwiftExpression("1", .int).of(.int), sign == "++" ? "+=" : "-=")
            let isSmall =
                value.number.map {
                    $0.bits < 32 || $0 == .unsignedInt && (sign == "--" || facts.mayBeNegative(target))
                } ?? false
            let plain = SwiftExpression(.binary(value, step, number))
            return [
                SwiftStatement(
                    kind: .expression(isSmall ? steppedInteger(value, target, step, number, one) ?? plain : plain))
            ]
        case .message(let message):
            if let loop = enumeration(message) ?? enumerating(message) ?? removingKeys(message) { return loop }
            if let loop = performing(message) { return loop }
            if let change = changingElement(expression) { return change }
            if ["release", "retain", "autorelease", "drain"].contains(message.selector),
                !model.classes.values.contains(where: { $0.methods[message.selector] != nil })
            {
                return []
            }
            if message.selector == "willChangeValueForKey:" || message.selector == "didChangeValueForKey:" {
                if let told = stateAnnouncement(message) { return [SwiftStatement(kind: .expression(told))] }
                // An observed property announces its changes itself, unless it is computed from unobserved properties, or
                // what changes is behind it.
                guard message.receiver.isSelfName, let key = message.arguments[0].observedKey,
                    let known = currentClass.flatMap({ model.classes[$0] }), let property = known.properties[key],
                    known.announced.contains(key)
                        || model.observed.contains(key)
                            && !facts.changes(key, known.variable(of: key), of: property.type)
                else { return [] }
                let word = message.words[0].prefix { $0 != "V" }
                let call = SwiftExpression("self.\(word)Value(for: \\.\(key))", .void)
                return [SwiftStatement(kind: .expression(call))]
            }
            if message.selector == "dealloc", case .name("super") = message.receiver.kind { return [] }
            // The runtime loads the classes of libraries.
            if isClassMethod, ["load", "initialize"].contains(message.selector),
                case .name("super") = message.receiver.kind,
                model.method("+" + message.selector, of: currentClass.flatMap { model.classes[$0]?.superclass }) == nil
            {
                return []
            }
        case .cast(let type, let value) where type.isVoid:
            return expressionStatement(value, tokens)
        case .parenthesized(let value):
            return expressionStatement(value, tokens)
        case .name:
            return []
        case .comma(let list):
            return list.flatMap { expressionStatement($0, $0.tokens) }
        case .conditional(let condition, nil, let negative):
            // !block ?: block(value);
            let positive: Expression
            if case .prefix("!", let inner) = condition.kind {
                positive = inner
            } else {
                positive = Expression(kind: .prefix("!", condition), tokens: condition.tokens)
            }
            return self.statement(
                Statement(
                    kind: .conditional(positive, Statement(kind: .expression(negative), tokens: negative.tokens), nil),
                    tokens: tokens))
        case .assignment(let left, let sign, let right) where sign != "=":
            // a += b -= c
            guard case .assignment(let inner, _, _) = right.kind else { break }
            let sum = Expression(kind: .assignment(left, sign, inner), tokens: expression.tokens)
            return expressionStatement(right, tokens) + expressionStatement(sum, tokens)
        case .assignment(let left, "=", let right):
            if let change = changingElement(expression) { return change }
            if let errorParameter, case .prefix("*", let inner) = left.kind, case .name(errorParameter) = inner.kind {
                if !right.isNil { giveUp("RAC-3044", "Throw this error where the method returns nil or NO.") }
                return []
            }
            // a = b = c
            if case .assignment(let inner, _, _) = right.kind {
                let outer = Expression(kind: .assignment(left, "=", inner), tokens: expression.tokens)
                return expressionStatement(right, tokens) + expressionStatement(outer, tokens)
            }
        default: break
        }
        var value = self.expression(expression)
        // The result of the call is unused.
        if case .message(let message) = expression.kind, returnsToNobody(message, value) {
            value = value.discarded
        }
        // Nothing reads the result as a number of another type.
        if case .call(let number, let list) = value.kind, number.plain == "Int", list.count == 1,
            case .call = list[0].value.kind
        {
            value = list[0].value
        }
        return attempted(value) { .expression($0) }
    }

    /// `dispatch_semaphore_wait` or `dispatch_group_wait` whose result is not used.
    private mutating func wait(_ callee: Expression, _ arguments: [Expression]) -> SwiftExpression? {
        guard let wait = timedWait(callee, arguments) else { return nil }
        if case .name("DISPATCH_TIME_FOREVER") = arguments[1].kind {
            return expression(arguments[0]).member("wait").call([], .void)
        }
        return wait.discarded
    }

    /// A wait of Dispatch that says whether it ended in time; nil for other calls.
    mutating func timedWait(_ callee: Expression, _ arguments: [Expression]) -> SwiftExpression? {
        guard case .name(let name) = callee.kind, ["dispatch_semaphore_wait", "dispatch_group_wait"].contains(name),
            arguments.count == 2
        else { return nil }
        modules.insert("Dispatch")
        let timeout = SwiftExpression.Argument(label: "timeout", value: expression(arguments[1]))
        return expression(arguments[0]).member("wait").call([timeout], .named("DispatchTimeoutResult"))
    }

    /// Whether values of a type are objects of a class, and not numbers or cases.
    func isOfLocalClass(_ type: SwiftType) -> Bool {
        guard let name = type.name else { return !type.isFunction }
        return !isEnumeration(name)
    }

    /// Whether a value of a type is never nil.
    func isCertain(_ type: SwiftType) -> Bool {
        switch type {
        case .unknown, .optional, .implicit: false
        default: true
        }
    }

    private func returnsToNobody(_ message: Message, _ value: SwiftExpression) -> Bool {
        if message.isInitializer, value.type != .void, case .message = message.receiver.kind { return true }
        guard value.type != .void, value.type != .unknown, value.type != .optional(.void) else { return false }
        if case .binary = value.kind { return false }
        return model.classes.values.contains {
            $0.methods[message.selector] != nil || $0.methods["+" + message.selector] != nil
        }
    }

    /// Whether a call that throws may do nothing, as a message to nil, which returned NO.
    func mayDoNothing(_ call: SwiftExpression) -> Bool { hasChain(call) || call.type.isOptional }

    /// The statements that try a call which returned YES, and set something to whether it succeeds.
    func succeeding(_ call: SwiftExpression, _ set: (SwiftExpression) -> SwiftStatement) -> [SwiftStatement] {
        mayDoNothing(call)
            ? [set(done(call))]
            : [SwiftStatement(kind: .expression(SwiftExpression(.attempt(call)))), set(SwiftExpression("true"))]
    }

    /// Whether a call that may do nothing does something.
    func done(_ call: SwiftExpression) -> SwiftExpression {
        SwiftExpression(.binary(SwiftExpression(.attempt(call)), "!=", SwiftExpression("nil")), .bool)
    }

    /// `ok = [x save:&error]`: after a failure, the variable is NO or nil.
    private func failingAssignment(_ value: SwiftExpression) -> [SwiftStatement]? {
        guard case .binary(let target, "=", let call) = value.kind, target.isNamed else { return nil }
        func set(_ value: SwiftExpression) -> SwiftStatement {
            SwiftStatement(kind: .expression(SwiftExpression(.binary(target, "=", value))))
        }
        let isTruth = call.type == .void && target.type.isBool
        let success =
            isTruth ? succeeding(call, set) : [SwiftStatement(kind: .expression(SwiftExpression(.attempt(value))))]
        guard let variable = tryVariable else { return isTruth ? success : nil }
        let isImplicit = if case .implicit = target.type { true } else { false }
        guard let zero = target.type.isOptional || isImplicit ? "nil" : scalarZero(target.type) else { return nil }
        let failed = [
            set(SwiftExpression(zero)), SwiftStatement(kind: .expression(SwiftExpression("\(variable) = thrown"))),
        ]
        return [SwiftStatement(kind: .attempt(success, catches: [("let thrown", failed)]))]
    }

    /// A statement of an expression that may throw.
    mutating func attempted(_ value: SwiftExpression, _ make: (SwiftExpression) -> SwiftStatement.Kind)
        -> [SwiftStatement]
    {
        guard needsTry else { return [SwiftStatement(kind: make(value))] }
        if let failing = failingAssignment(value) { return failing }
        let attempt = SwiftExpression(.attempt(value), value.type)
        guard let variable = tryVariable else { return [SwiftStatement(kind: make(attempt))] }
        let failed = SwiftStatement(kind: .expression(SwiftExpression("\(variable) = thrown")))
        return [
            SwiftStatement(kind: .attempt([SwiftStatement(kind: make(attempt))], catches: [("let thrown", [failed])]))
        ]
    }

    /// A variable for what a call returns that throws, which is nil, or false, after a failure.
    mutating func caught(
        _ name: String, _ type: SwiftType, _ value: SwiftExpression, isTruth: Bool, _ error: String
    ) -> [SwiftStatement] {
        let optional = type.asOptional
        scope.declare(name, optional)
        func set(_ value: SwiftExpression) -> SwiftStatement {
            SwiftStatement(kind: .expression(SwiftExpression(.binary(SwiftExpression(name.local), "=", value))))
        }
        // A method that returned YES returns nothing.
        let attempts =
            value.type == .void && isTruth
            ? succeeding(value, set) : [set(SwiftExpression(.attempt(value)))]
        let failed = SwiftStatement(kind: .expression(SwiftExpression("\(error) = thrown")))
        return [
            SwiftStatement(kind: .variable("var", name: name.local, type: optional.text, nil)),
            SwiftStatement(kind: .attempt(attempts, catches: [("let thrown", [failed])])),
        ]
    }
}

extension SwiftExpression {
    /// Whether the expression names a place, whose parts have no effect when they are read again: `self.shop.name`.
    fileprivate var isNamed: Bool {
        switch kind {
        case .text: true
        case .member(let base, _), .chained(let base), .forced(let base): base.isNamed
        default: false
        }
    }
}
