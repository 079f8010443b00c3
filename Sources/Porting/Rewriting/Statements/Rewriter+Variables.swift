/// Declarations of variables.
extension Rewriter {
    /// The variables for errors that calls set and that no statement reads.
    func errorsThatNothingReads(in list: [Statement]) -> Set<String> {
        var names: Set<String> = []
        for statement in list {
            guard case .declaration(let variables) = statement.kind else { continue }
            for variable in variables where variable.type.name == "NSError" && variable.initial?.isNil ?? true {
                names.insert(variable.name)
            }
        }
        guard !names.isEmpty else { return [] }
        var balance: [String: Int] = [:]
        for statement in list {
            walk(statement) { expression in
                if case .name(let name) = expression.kind { balance[name, default: 0] += 1 }
                if case .prefix("&", let target) = expression.kind, case .name(let name) = target.kind {
                    balance[name, default: 0] -= 1
                }
            }
        }
        return names.filter { balance[$0] == 0 }
    }

    /// Keeps an object up to the end of its scope, if the original has the attribute for it: Swift releases it after
    /// its last use.
    func lifetime(of variable: Variable) -> [SwiftStatement] {
        guard !variable.type.qualifiers.isDisjoint(with: ["objc_precise_lifetime", "NS_VALID_UNTIL_END_OF_SCOPE"])
        else {
            return []
        }
        let kept = SwiftStatement(kind: .lines(["withExtendedLifetime(\(variable.name.local)) {}"]))
        return [SwiftStatement(kind: .deferred([kept]))]
    }

    /// Writes the variables of a declaration, each with the statements before and after it.
    mutating func declarations(_ variables: [Variable], _ tokens: Range<Int>) -> [SwiftStatement] {
        guard variables.count > 1 else { return variables.flatMap { declaration($0, tokens) + lifetime(of: $0) } }
        var written: [SwiftStatement] = []
        for variable in variables {
            let declared = declaration(variable, tokens) + lifetime(of: variable)
            written += prelude + declared + (sequel ?? [])
            prelude = []
            if sequel != nil { sequel = [] }
        }
        return written
    }

    mutating func declaration(_ variable: Variable, _ tokens: Range<Int>) -> [SwiftStatement] {
        // Swift manages memory itself.
        if variable.type.name == "NSAutoreleasePool" { return [] }
        if let list = furtherArguments(variable) { return list }
        if let parts = setByOwnBlock(variable, tokens) { return parts }
        let name = variable.name
        if scope.uses(name.local, besides: name) {
            giveUp("RAC-3057", "Another variable here is called \(name.local) in Swift, too.")
        }
        if unreadErrors.contains(name), variable.type.name == "NSError" { return [] }
        let isObject = isObject(variable.type)
        let isForeign = variable.initial.map { self.isForeign($0, to: variable.type) } ?? false || isDoubted(variable)
        let plain = isForeign ? .any : unitsType(variable) ?? plainType(variable.type)
        if variable.type.isStatic {
            if variable.type.name == "dispatch_once_t" { return [] }
            return staticVariable(variable, plain)
        }
        // XCTest holds its expectations.
        if variable.type.isWeak, variable.type.name != "XCTestExpectation" {
            let value = variable.initial.map { expression($0) }
            if variable.initial?.isSelfName == true, !facts.mentioned.contains(name) { return [] }
            let known = value?.isNil == false ? value?.type.wrapped ?? plain : plain
            let held = (known == .unknown && plain == .any ? .any : known).heldWeakly
            scope.declare(name, held)
            let word = assigned.contains(name) ? "var" : "let"
            let isStrong = !held.canBeWeak
            if isStrong { reviewStrong(held, tokens) }
            let isPresent = isStrong && value?.type.isOptional == false
            let isTyped = value == nil || value?.isNil == true || plain == .any || isPresent
            let type = isTyped ? held.text : nil
            let head = isStrong ? word : "weak \(word)"
            return [SwiftStatement(kind: .variable(head, name: name.local, type: type, value))]
        }
        // A message may change an object, and leaves the variable as it is.
        let isSet =
            !plain.isClass || variable.type.pointers == 0 || facts.addressed.contains(name)
            || facts.assignments[name, default: []].count > 1
        let word =
            assigned.contains(name) && isSet
                || assignedMembers.contains(name)
                    && (plain.isValue || !isObject && plain != .unknown)
            ? "var" : "let"
        let becomesNil = optionalLocals.contains(name) || assignedNil.contains { $0.contains(name) }
        guard let initial = variable.initial?.asValue, !initial.isNil else {
            let written = isObject ? (plain == .any ? .anyOptional : plain.asOptional) : plain
            scope.declare(name, written)
            if !variable.type.sizes.isEmpty {
                guard variable.initial == nil, let value = emptyArray(variable.type) else {
                    giveUp("RAC-3017", "This array of C has no form in Swift.")
                    return []
                }
                scope.declare(name, value.type)
                return [SwiftStatement(kind: .variable("var", name: name.local, type: nil, value))]
            }
            let isNil =
                variable.initial != nil && plain.isClass && !assigned.contains(name) && !facts.addressed.contains(name)
            if isObject {
                return [
                    SwiftStatement(
                        kind: .variable(
                            isNil ? "let" : "var", name: name.local, type: written.text,
                            isNil ? SwiftExpression("nil", written) : nil))
                ]
            }
            if let lock = emptyLock(variable.type) {
                return [SwiftStatement(kind: .variable("var", name: name.local, type: nil, lock))]
            }
            guard let zero = zero(plain) else {
                return [SwiftStatement(kind: .variable("var", name: name.local, type: plain.text, nil))]
            }
            let isShort = plain == .int || plain == .bool
            return [
                SwiftStatement(
                    kind: .variable("var", name: name.local, type: isShort ? nil : plain.text, SwiftExpression(zero)))
            ]
        }
        if let place = placeBehind(variable) {
            scope.declare(name, place.type, as: place.name)
            return place.index
        }
        if let memory = memoryBehind(variable) {
            scope.declare(name, memory.type)
            return [SwiftStatement(kind: .variable("var", name: name.local, type: nil, memory))]
        }
        if let bytes = bytesBehind(variable) {
            scope.declare(name, bytes.type)
            return [SwiftStatement(kind: .variable("let", name: name.local, type: nil, bytes))]
        }
        if let value = listed(initial, as: variable.type) {
            scope.declare(name, value.type)
            let isArray = !variable.type.sizes.isEmpty
            // A function that takes the address may change the elements.
            let isHanded = facts.handed[name, default: []].contains { use in
                guard case .function(let types, _)? = model.globals[use.function], use.index < types.count else {
                    return use.index == 0 && Self.memoryFunctions.contains(use.function)
                }
                return types[use.index].pointee != nil
            }
            return [
                SwiftStatement(
                    kind: .variable(
                        isHanded ? "var" : word, name: name.local, type: isArray ? value.type.text : nil, value))
            ]
        }
        checkNames(variable, initial)
        if let type = heldType(variable, plain, initial) { checkAlias(name, type, initial) }
        if SharedKind(plain) != nil { return sharedVariable(variable, initial, plain) }
        var value = expression(initial, as: initialTarget(initial, plain)).kept(for: plain)
        if initial.isFirstOfTwo, !value.mayEnd { value.type = value.type.wrapped }
        if case .binary(_, "=", _) = value.kind, case .message = initial.kind {
            giveUp("RAC-3062", "The call returns nothing in Swift: count or compare before it.")
        }
        if case .prefix("try? ", _) = value.kind, plain.isBool,
            value.type.wrapped == .void || value.type.wrapped == .unknown
        {
            value = SwiftExpression(.binary(value, "!=", SwiftExpression("nil")), .bool)
        }
        if plain == Self.calendarUnits, value.plain == "0" { value = units(value) }
        var type = value.type
        var annotation: String?
        if isObject {
            if plain == .string, type.wrapped.isNumber || type.wrapped.isBool, type.isOptional {
                // The other elements of the literal do not determine the type of this element.
                let any = SwiftExpression(.cast(value, "as", "Any"), .any)
                value = SwiftExpression(.cast(any, "as?", "String"), .optional(.string))
                type = .optional(.string)
            } else if plain == .unknown {
                // `typeof(x) y = x`: the type is that of the value.
            } else if type.wrapped == .any || type.isAnyObject || isElementOfSet(type, plain), plain != .any {
                value = coerce(value, to: plain.asOptional)
                type = plain.asOptional
            } else if type == .unknown {
                // A variable that is compared with nil may be nil.
                type = checkedNames.contains(name) || value.isUnknownOfNil ? plain.asOptional : plain
                if case .conditional = initial.kind { annotation = nil }
            } else if type.wrapped != plain, plain != .any, type.wrapped != .unknown {
                // The variable is declared as a subclass or superclass, or by another name.
                if let object = subclassObject(value, of: plain) { value = object }
                if !(word == "let" && isSubclass(type, of: plain)), !plain.isValue, !type.wrapped.isValue,
                    type.wrapped.text != "Self", plain.text != "NSEnumerator"
                {
                    type = type.isOptional ? plain.asOptional : plain
                    // It may be set to an object of another class.
                    if word == "var" { annotation = type.text }
                }
            }
            if plain == .any {
                type = value.type == .any && word == "let" ? .any : .anyOptional
                if value.isBareObject { annotation = type.text }
            }
            if plain == .named("NSNumber"), value.type.isNumber || value.type.isBool, !value.type.isOptional {
                // The variable is for an object: it may be compared with nil, and by identity.
                value = coerce(value, to: plain)
                type = plain
                if value.isLiteral { annotation = plain.text }
            }
            if word == "var", !type.isOptional, type.isClass, isSetToOptional(name, type) {
                type = type.wrapped.asOptional
                annotation = type.text
            }
            if word == "var", !type.isOptional, type.isClass, checkedNames.contains(name),
                facts.assignments[name, default: []].count > 1
            {
                // A list is read to its end, where the variable is nil.
                type = type.asOptional
                annotation = type.text
            }
            if case .implicit(let wrapped) = type { type = .optional(wrapped) }
            if case .dictionary(.named("AnyHashable"), let element) = type, case .dictionary(let list) = value.kind,
                list.isEmpty, stringKeyed.contains(name)
            {
                type = .dictionary(.string, element)
                annotation = type.text
                value.type = type
            }
            if case .array(let list) = value.kind, list.isEmpty {
                // What a method changes has the type of its parameter.
                if type.wrapped == .unknown || changedByMethods.contains(name) { type = plain }
                annotation = type.text
            }
            if case .dictionary = value.kind, value.isEmptyLiteral, annotation == nil {
                (annotation, type) = (plain.text, plain)
            }
            if case .array(let list) = value.kind, !list.isEmpty, plain == .array(.any) || value.type == .array(.any) {
                annotation = "[Any]"; type = .array(.any)
            }
            // Elements of several classes have a protocol in common.
            if case .array(let list) = value.kind, !list.isEmpty, case .array(let element) = plain, element.isProtocol {
                (annotation, type) = (plain.text, plain)
            }
            if facts.addressed.contains(name), !type.isOptional {
                // A function that takes the address may set the variable to nil.
                type = plain.asOptional
                annotation = type.text
            }
            if case .call(let callee, _) = value.kind, case .member(_, "reversed") = callee.kind, case .array = plain {
                // Without a type, it is a view of the array.
                (annotation, type) = (plain.text, plain)
            }
            if case .dictionary(let list) = value.kind, !list.isEmpty,
                case .dictionary(let key, let element) = value.type,
                element == .any || key == .named("AnyHashable")
            {
                annotation = value.type.text
                type = value.type
            }
            // One that changes takes objects of any class.
            if word == "var", case .dictionary(let list) = value.kind, !list.isEmpty, case .dictionary(_, .any) = plain,
                case .dictionary(let key, let element) = value.type, element != .any
            {
                type = key == .string && stringKeyed.contains(name) ? .dictionary(.string, .any) : plain
                annotation = type.text
            }
            if word == "var", value.plain != nil, case .dictionary(_, .any) = plain,
                case .dictionary(let key, let element) = type, element.isCollection
            {
                type = .dictionary(key, .any)
                annotation = type.text
            }
            // One of objects takes numbers of any kind.
            if let objects = ofNumberObjects(value, plain) {
                if case .call = objects.kind {} else { annotation = plain.text }
                (value, type) = (objects, plain)
            }
            if value.needsFunctionType(plain) { annotation = plain.text; type = plain }
            if case .statements = initial.kind { annotation = type.text }
            // A variable of any class answers messages as one.
            let isOfClass = ![.any, .unknown].contains(value.type.wrapped) || value.mayHideNil
            if plain == .any, word == "var" || isOfClass || isCertain(value.type) {
                (annotation, type) = ("Any?", .anyOptional)
            }
            if becomesNil, !type.isOptional {
                type = (plain == .any ? type : plain).asOptional
                annotation = type.text
            }
        } else {
            value = coerce(plain.isFraction ? whole(value, initial) : value, to: plain)
            value = narrowed(value, initial, to: CType(variable.type))
            type = plain == .unknown ? value.type.isOptional ? value.type.asOptional : value.type : plain
            if value.isLiteral, plain != .int, plain != .bool, plain != .double { annotation = plain.text }
            // C cuts off the fraction of a number; the compiler says where another library's is none of this type.
            if value.type == .unknown, !value.hasChain, plain.isInteger { annotation = plain.text }
            if plain == .double || plain.text == "TimeInterval", value.isLiteral, value.plain?.contains(".") == false {
                annotation = plain.text
            }
            if value.type.wrapped == .named("Calendar.Component") {
                value = units(value)
                (type, annotation) = (value.type, value.type.text)
            } else if value.beginsWithDot || value.plain == "[]" {
                annotation = plain.text
            }
            // A set, which an array is not.
            if case .array = value.kind, case .set = value.type { annotation = value.type.text }
            if case .array = value.kind, let name = plain.name, model.optionSets.contains(name) { annotation = name }
        }
        // `as!` never gives nil, which an optional variable is for.
        if type.isOptional, case .cast(let inner, "as!", let name) = value.kind {
            value = SwiftExpression(.cast(inner, "as?", name), value.type.asOptional)
        }
        scope.declare(name, type, values: value.values)
        if needsTry, let failed = tryVariable, case .conditional(let test, _, _) = initial.kind,
            test.takesAddress(of: failed)
        {
            giveUp("RAC-3018", "Write do and catch around the call that throws.")
        }
        if needsTry, let failed = tryVariable {
            return caught(name, type.text == nil ? plain : type, value, isTruth: plain.isBool, failed)
        }
        // What another library returns is what the variable is for: its stub tells it.
        if value.type == .unknown, !value.hasChain, plain.name != nil { value.type = plain }
        if needsTry { value = SwiftExpression(.attempt(value), value.type) }
        return [SwiftStatement(kind: .variable(word, name: name.local, type: annotation, value))]
    }

    /// Whether a variable is set to a value that may be nil.
    private func isSetToOptional(_ name: String, _ type: SwiftType) -> Bool {
        var probe = self
        probe.passedOptionals = nil
        probe.scope.declare(name, type)
        return facts.assignments[name, default: []].contains { value in
            let found = probe.expression(value)
            return found.type == .optional(type.wrapped) || found.isUnknownOfNil
        }
    }

    /// The type that a literal is made for.
    private func initialTarget(_ initial: Expression, _ plain: SwiftType) -> SwiftType {
        switch initial.kind {
        case .message(let message)
        where ["copy", "mutableCopy", "copyWithZone:"].contains(message.selector) && plain.isClass:
            // The copy of nil is nil.
            var probe = self
            return probe.expression(message.receiver).type.isOptional ? plain.asOptional : plain
        case .message(let message) where message.selector == "valueForKey:":
            return plain.isCollection ? plain : .unknown
        case .message(let message) where message.made.map { !$0.kind.isOwnClass(isClassName) } == true:
            guard plain != .any, let kind = message.made?.kind else { return .unknown }
            // An object of a class that is nil is nil.
            var probe = self
            return probe.expression(kind).type.isOptional ? plain.asOptional : plain
        case .conditional(_, nil, let other): return plain == .any ? .unknown : wanted(plain, of: other)
        case .statements: return plain.isNumber || plain.isBool ? plain : plain.asOptional
        case .array, .dictionary, .block, .name:
            return plain == .any
                ? .unknown
                : {
                    if case .name = initial.kind, !model.enumerations.contains(plain.name ?? "") {
                        .unknown
                    } else {
                        plain
                    }
                }()
        default: return .unknown
        }
    }
}
