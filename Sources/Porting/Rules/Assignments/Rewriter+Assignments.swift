/// Assignments, in which Objective-C sets a property, an element or a binding.
extension Rewriter {
    mutating func assignment(_ left: Expression, _ sign: String, _ right: Expression, _ tokens: Range<Int>)
        -> SwiftExpression
    {
        if sign == "=", case .call(let callee, let arguments) = left.kind, case .name(let name) = callee.kind {
            if name == "RAC" || name == "RACChannelTo" {
                let target = expression(left)
                var source = expression(right)
                // No signal sets nothing.
                if name == "RAC", source.type.isOptional || source.isUnknownOfNil, !source.isNil {
                    let signal = SwiftType.named("RACSignal")
                    source = SwiftExpression(.binary(source, "??", SwiftExpression(".never()", signal)), signal)
                }
                return SwiftExpression(.binary(target, name == "RAC" ? "<~" : "<~>", source), .void)
            }
            if name.hasPrefix("RACTupleUnpack") { return unpack(arguments, right) }
        }
        checkOverriddenSetter(left)
        if let call = setterCall(left, sign, right, tokens) { return call }
        if sign == "=", let memory = settingMemory(left, right) { return memory }
        // self.x = y in Objective-C is a value; in Swift a statement.
        if case .assignment = right.kind {
            giveUp("RAC-3007", "An assignment is no value in Swift; write it as two statements.")
        }
        if sign == "=" {
            checkKept(by: left, right)
            noteSetOptional(left, right)
        }
        if sign == "=", case .name(let name) = left.kind { noteOptional(name, right) }
        if case .element(let base, let key) = left.kind {
            checkCalled(base, [.array, .dictionary])
            checkComputed(base, [.array, .dictionary])
            if sign == "=", let set = settingElement(of: base, key, right) { return set }
            var probe = self
            if sign == "=", probe.expression(base).type.wrapped == .any {
                share(base.tokens, [.array, .dictionary])
                giveUp("RAC-3061", "An object of any class is changed: give the collection a type.")
            }
            if sign == "=", case let object = receiver(base), let set = ownElement(of: base, object, key, right) {
                return set
            }
        }
        if case .element = left.kind { setsElement = true }
        var target = sign == "=" ? expression(left).object : steppedNumber(expression(left))
        if let variable = unobservedVariable(left) {
            target = SwiftExpression(variable.kind, target.type).of(target.number)
        }
        // The assignment sets the property that was read and cast.
        if case .member = left.kind, case .tuple(let list) = target.kind,
            case .cast(let property, _, _)? = list.first?.kind
        {
            target = property
        }
        var wanted: SwiftType = hasChain(target) ? target.type.wrapped : target.type
        // Behind a question mark, a property still takes values of its declared type.
        if hasChain(target), case .member(let base, "pointee") = target.kind, base.type.pointee?.isOptional == true {
            wanted = wanted.asOptional
        }
        if hasChain(target), case .member(let base, let name) = target.kind, let owner = base.type.wrapped.name,
            model.property(name, of: owner)?.type.isOptional == true
                || model.variable(name, of: owner)?.type.isOptional == true
                || isOptionalInRegistry(left.senderName, of: owner)
        {
            wanted = wanted.asOptional
        }
        var value =
            sign != "=" && wanted.isNumber
            ? plainNumber(wanted.isFraction ? whole(expression(right), right) : expression(right))
            : expression(right, as: sign == "=" ? optionalTarget(left, target, wanted) : wanted)
        if sign != "=", wanted == .unknown, value.type.isOptional, value.type.wrapped.isNumber {
            value = coerce(value, to: value.type.wrapped)
        }
        // A component of a date that is not set is a number, too.
        if sign != "=", left.root != nil, case .member(let base, _) = target.kind,
            base.type.wrapped == .named("DateComponents")
        {
            let computed = Expression(kind: .binary(left, String(sign.dropLast()), right), tokens: right.tokens)
            return assignment(left, "=", computed, tokens)
        }
        // A number that has a type of its own is computed as a number.
        if ["<<=", ">>=", "+=", "-=", "*=", "/="].contains(sign), let name = wanted.name,
            model.optionSets.contains(name),
            left.root != nil
        {
            let computed = Expression(kind: .binary(left, String(sign.dropLast()), right), tokens: right.tokens)
            return assignment(left, "=", computed, tokens)
        }
        // A set without some of its members.
        if sign == "&=", let name = wanted.name, model.optionSets.contains(name),
            case .prefix("~", let members) = right.kind
        {
            return SwiftExpression(
                .call(target.member("subtract"), [.init(label: nil, value: expression(members, as: wanted))]), .void)
        }
        let isUnits = wanted == Self.calendarUnits
        if ["|=", "&=", "^="].contains(sign), isUnits || wanted.name.map(model.optionSets.contains) == true {
            return SwiftExpression(
                .call(
                    target.member(
                        sign == "|=" ? "formUnion" : sign == "&=" ? "formIntersection" : "formSymmetricDifference"),
                    [.init(label: nil, value: isUnits ? units(value) : value)]),
                .void)
        }
        if sign == "=", case .element = left.kind, !wanted.isBool { value = counted(value) }
        if let combined = combinedTruth(target, sign, left, right) { return combined }
        if sign == "=" { value = narrowed(value, right, to: target.number) }
        if let stepped = steppedInteger(target, left, sign, value, right) { return stepped }
        if let stepped = steppedFraction(target, left, sign, value) { return stepped }
        if sign != "=", value.type.isNumber, wanted.isNumber { value = coerce(value, to: wanted) }
        // Swift does not read a variable while an element, or part of a value, is being set through a question mark.
        if sign == "=", hasChain(target), let name = partOwner(left),
            Usage([Statement(kind: .expression(right), tokens: right.tokens)]).mentioned.contains(name)
        {
            let new = "new\(name.prefix(1).uppercased())\(name.dropFirst())"
            prelude.append(SwiftStatement(kind: .variable("let", name: new, type: nil, value)))
            value = SwiftExpression(new, value.type)
        }
        if case .cast(_, "as!", _) = value.kind, target.type.isOptional {
            value = SwiftExpression("(\(SwiftPrinter().text(value)))", value.type)
        }
        // `self.items = [self.items copy]`: Swift refuses a variable as its own value, unless it announces changes.
        if sign == "=", left.senderName.map(model.observed.contains) != true, let type = target.type.text,
            SwiftPrinter().text(target) == SwiftPrinter().text(value)
        {
            value = SwiftExpression(.cast(value, "as", type), value.type)
        }
        let growing = sign == "=" ? growingArray(left, target) : nil
        func result(_ value: SwiftExpression) -> SwiftExpression {
            guard let (array, index) = growing else { return SwiftExpression(.binary(target, sign, value), .void) }
            return array.member("setObject").call(
                [.init(label: nil, value: value), .init(label: "at", value: index)], .void)
        }
        if growing != nil { use(module: "CompatShims") }
        guard isEvaluatedFirst(right, value, for: left, target) else { return result(value) }
        let name = argumentName(besides: left)
        return evaluating(value, name) { result(SwiftExpression(name, value.type)) }
    }

    /// Whether a property of a class of Foundation, which may be a value in Swift, may be nil.
    private func isOptionalInRegistry(_ name: String?, of owner: String) -> Bool {
        guard let name else { return false }
        let ofValue = registry.methods(named: name).first { entry in
            entry.scope == .instance && entry.type.flatMap { registry.type($0)?.swift } == owner
        }
        let entry = registry.method(named: name, on: owner, scope: .instance) ?? ofValue
        return entry?.returns.map { SwiftType($0).isOptional } == true
    }

    /// The variable that an element, or the part of a value, is set of.
    private func partOwner(_ place: Expression) -> String? {
        switch place.kind {
        case .element(let base, _): base.localName
        case .member(let base, _, _): base.localName.flatMap { scope[$0]?.type.isClass == false ? $0 : nil }
        default: nil
        }
    }

    /// Reports that an initializer sets a property whose setter a subclass overrides.
    private mutating func checkOverriddenSetter(_ target: Expression) {
        guard isInInitializer, closureDepth == 0, let currentClass, case .property(let name)? = target.ownPlace,
            model.isSetterOverridden(of: name, in: currentClass)
        else { return }
        giveUp("RAC-3068", registry.entry("RAC-3068")?.why ?? "")
    }

    /// The array and the index of `names[index] = name`, which adds an element where the index is behind the last one; nil where
    /// the index is shown to be within, and for arrays of C.
    private func growingArray(_ left: Expression, _ target: SwiftExpression) -> (SwiftExpression, SwiftExpression)? {
        guard case .element(let base, let key) = left.kind, case .element(let array, let arguments) = target.kind,
            arguments.count == 1, case .array(let element) = array.type.wrapped, !element.isOptional,
            !facts.bounds.isWithin(key, base)
        else { return nil }
        let declared = base.localName.flatMap { facts.type(of: $0) }
        if let declared {
            guard declared.sizes.isEmpty, case .array = plainType(declared) else { return nil }
        } else if element.isNumber || element.isBool {
            return nil
        }
        return (array, arguments[0].value)
    }

    /// `ok &= [self save]` of truth values: both sides are evaluated; nil for others.
    private mutating func combinedTruth(
        _ target: SwiftExpression, _ sign: String, _ left: Expression, _ right: Expression
    ) -> SwiftExpression? {
        guard target.type.wrapped.isBool, hasChain(target) || !target.type.isOptional,
            ["|=", "&=", "^="].contains(sign)
        else { return nil }
        let given = orZero(expression(right))
        let name = argumentName(besides: Expression(kind: .comma([left, right]), tokens: right.tokens))
        let isEvaluated = isEvaluatedFirst(right, given, for: left, target)
        let value = isEvaluated ? SwiftExpression(name, given.type) : given
        let present = orZero(target)
        let old = present.type == target.type ? present : SwiftExpression(.tuple([present]), .bool)
        let new: SwiftExpression
        if value.type.isBool {
            let operation = sign == "|=" ? "||" : sign == "&=" ? "&&" : "!="
            new = SwiftExpression(.binary(SwiftExpression(.tuple([value]), .bool), operation, old), .bool)
        } else {
            let bits = SwiftExpression(.binary(plainNumber(old), String(sign.dropLast()), value))
            new = SwiftExpression(.binary(bits, "!=", SwiftExpression("0")), .bool)
        }
        let result = SwiftExpression(.binary(target, "=", new), .void)
        return isEvaluated ? evaluating(given, name) { result } : result
    }

    /// The type of the values that may be assigned to a place.
    private func optionalTarget(_ left: Expression, _ target: SwiftExpression, _ type: SwiftType) -> SwiftType {
        if case .element = left.kind {
            // An element of a dictionary is removed by nil.
            if case .element(let base, _) = target.kind, case .array = base.type.wrapped { return type }
            return type.asOptional
        }
        if case .implicit(let wrapped) = type { return .optional(wrapped) }
        return type
    }

    private mutating func unpack(_ arguments: [Expression], _ right: Expression) -> SwiftExpression {
        let value = expression(right)
        var names: [String] = []
        var types: [String] = []
        var variables: [SwiftStatement] = []
        for argument in arguments {
            guard case .declaration(let parameter) = argument.kind, let name = parameter.name else {
                giveUp("RAC-3008", "What is unpacked into has no declaration.")
                continue
            }
            let type = plainType(parameter.type)
            var local: SwiftType = type == .any ? .anyOptional : type
            var isOptional = receivesNil(type)
            if case .tuple(let list)? = value.values, names.count < list.count {
                isOptional = list[names.count] ?? isOptional
            }
            if isOptional, isObject(parameter.type) { local = local.asOptional }
            if checkedNames.contains(name), isObject(parameter.type) { local = local.asOptional }
            // Swift takes a tuple apart into constants.
            let isAssigned = assigned.contains(name)
            if isAssigned, isObject(parameter.type) { local = local.asOptional }
            let given = isAssigned ? "given\(name.prefix(1).uppercased())\(name.dropFirst())" : name.local
            if isAssigned {
                variables.append(
                    SwiftStatement(kind: .variable("var", name: name.local, type: nil, SwiftExpression(given))))
            }
            scope.declare(name, local)
            names.append(given)
            types.append(local.text ?? "Any?")
        }
        sequel = (sequel ?? []) + variables
        // A single value is no tuple of Swift.
        let list = names.joined(separator: ", ")
        let call = SwiftExpression("RACTupleUnpack").call([.init(label: nil, value: value)])
        let head = names.count == 1 ? "let \(list): \(types[0])" : "let (\(list)): (\(types.joined(separator: ", ")))"
        return SwiftExpression(.binary(SwiftExpression(head), "=", call), .void)
    }
}
