/// The types of expressions, and the uses in them.
extension StubReader {
    /// The type of an expression; its uses of members that nothing declares are noted.
    mutating func type_(_ value: SwiftExpression, isUsed: Bool = true) -> StubType {
        let known = value.own ?? value.type
        let evidence = StubType(known == .void || known == .anyOptional ? nil : known)
        switch value.kind {
        case .text(let text): return self.text(text, evidence)
        case .member(let base, let word):
            let isStatic = isOfClass(base)
            let key = StubKey(name: word, labels: nil, isStatic: isStatic)
            return result(member(key, of: type_(base)), evidence, isUsed: true)
        case .call(let callee, let arguments): return call(callee, arguments, evidence, isUsed: isUsed)
        case .chained(let base), .forced(let base):
            let type = type_(base)
            // A variable is nil where the object is that it was asked of, and its own type says nothing.
            if base.plain.map(optionalLocals.contains) != true { type.isOptional = true }
            return type
        case .element(let base, let arguments):
            let collection = type_(base)
            for argument in arguments {
                let key = type_(argument.value).name
                guard collection.name == nil else { continue }
                // What has keys that are texts is a dictionary.
                if key == .string { join(collection, StubType(.dictionary(.named("AnyHashable"), .any))) }
                let isIndex = key == .int || argument.value.plain.flatMap { Int($0) } != nil
                if isIndex { join(collection, StubType(.array(evidence.name ?? .any))) }
            }
            return evidence
        case .prefix(let sign, let operand):
            let type = type_(operand)
            if sign == "!" { join(type, StubType(.bool)) }
            if sign == "-", type.name == nil { type.fallback = type.fallback ?? "Int" }
            return type
        case .binary(let left, let sign, let right): return binary(left, sign, right, evidence)
        case .conditional(let condition, let positive, let negative):
            self.condition(condition)
            let type = type_(positive)
            join(type, type_(negative))
            return type
        case .cast(let base, let word, let type):
            _ = type_(base)
            return StubType(word == "is" ? .bool : SwiftType(type))
        case .closure(let closure):
            self.closure(closure)
            return evidence
        case .tuple(let list) where list.count == 1: return type_(list[0], isUsed: isUsed)
        case .array(let list), .tuple(let list):
            let types = list.map { type_($0) }
            // Several members of an option set: `[.flexibleWidth, .flexibleHeight]`.
            guard case .array = value.kind, let first = types.first, types.allSatisfy({ !$0.cases.isEmpty }) else {
                return evidence
            }
            for type in types.dropFirst() { join(first, type) }
            return first
        case .dictionary(let pairs):
            for pair in pairs {
                _ = type_(pair.key)
                _ = type_(pair.value)
            }
            return evidence
        case .attempt(let base), .commented(_, let base): return type_(base, isUsed: isUsed)
        }
    }

    private mutating func closure(_ closure: SwiftClosure, result kind: SwiftType? = nil) {
        let (outer, outerResult) = (locals, result)
        for parameter in closure.parameters { locals[parameter.name] = StubType(parameter.type.map { SwiftType($0) }) }
        result = StubType(closure.returns.map { SwiftType($0) } ?? kind)
        read(closure.body, in: owner)
        (locals, result) = (outer, outerResult)
    }

    private mutating func text(_ text: String, _ evidence: StubType) -> StubType {
        if text == "nil" {
            let type = StubType()
            type.isOptional = true
            return type
        }
        if evidence.name == nil, let literal = literal(text) { return StubType(literal) }
        if text == "self" { return StubType(.named(owner)) }
        if text == "super" { return StubType(program.superclasses[owner].map { .named($0) }) }
        if text.hasPrefix("."), text.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
            evidence.cases.insert(String(text.dropFirst()))
            noteCases(of: evidence)
            return evidence
        }
        if let known = locals[text] {
            // The value may be written as that of an optional place.
            if let name = evidence.name { join(known, StubType(name)) }
            return known
        }
        if evidence.name == nil, text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
            if program.foreign[text] != nil { return StubType(.named(text)) }
            return global(StubKey(name: text, labels: nil, isStatic: false))?.result ?? evidence
        }
        if let constant = appleConstant(text) { return constant }
        for part in text.interpolations {
            if let read = Template(part)?.expression, read.plain == nil { _ = type_(read) }
        }
        // A form of the registry may be a text that is not read yet.
        if text.contains("."), !text.hasPrefix("\""), let read = Template(text)?.expression, read.plain == nil {
            let type = type_(read)
            if type.name == nil { join(type, evidence) }
            return type
        }
        return evidence
    }

    /// The type of a literal that is a text or a truth value.
    private func literal(_ text: String) -> SwiftType? {
        if text == "true" || text == "false" { return .bool }
        return text.hasPrefix("\"") && !text.contains("\\(") ? .string : nil
    }

    /// A constant of Apple's in a type that is known: `NSAttributedString.Key.font`.
    private mutating func appleConstant(_ text: String) -> StubType? {
        guard appleConstants.contains(text), let match = text.wholeMatch(of: /(\w+\.[A-Z]\w*)\.(\w+)/) else {
            return nil
        }
        let (type, word) = (String(match.1), String(match.2))
        if program.foreign[type] == nil { program.foreign[type] = StubProgram.Foreign(isCategory: true) }
        let made = StubType.Member(StubType(.named(type)), count: 0)
        program.foreign[type]?.members[StubKey(name: word, labels: nil, isStatic: true)] = made
        return made.result
    }

    /// A constant or function that nothing declares.
    private mutating func global(_ key: StubKey) -> StubType.Member? {
        // Foundation has functions of its own that begin so.
        let isMissing =
            program.missingNames.contains(key.name) || program.registry.function(key.name)?.class == .appleOnly
        guard isMissing, key.labels == nil || !key.name.hasPrefix("NS") else { return nil }
        if let known = program.globals[key] { return known }
        let made = StubType.Member(StubType(place: ("", key.name)), count: key.labels?.count ?? 0)
        program.globals[key] = made
        return made
    }

    private mutating func result(_ member: StubType.Member?, _ evidence: StubType, isUsed: Bool) -> StubType {
        guard let member else { return evidence }
        if isUsed { member.isUsed = true }
        if evidence.name != nil { assign(evidence, to: member.result) }
        return member.result
    }

    private mutating func call(
        _ callee: SwiftExpression, _ arguments: [SwiftExpression.Argument], _ evidence: StubType, isUsed: Bool
    ) -> StubType {
        var member: StubType.Member?
        let labels = arguments.map(\.label)
        switch callee.kind {
        case .member(let base, let word):
            let receiver = type_(base)
            if receiver.name == nil, signals.contains(word) { receiver.name = .named("RACSignal") }
            let isStatic = word != "init" && isOfClass(base)
            member = self.member(StubKey(name: word, labels: labels, isStatic: isStatic), of: receiver)
            // A class method of a class that another library has, which makes objects of its subclasses.
            if isStatic, let name = base.plain, name == wanted, program.superclasses[name] != nil,
                let member, member.signature == nil
            {
                member.returnsSelf = true
                member.isUsed = true
                pass(arguments, to: member)
                return StubType(.optional(.named(name)))
            }
        case .text(let name) where program.foreign[name] != nil || program.superclasses[name] != nil:
            member = self.member(StubKey(name: "init", labels: labels, isStatic: false), of: StubType(.named(name)))
            pass(arguments, to: member)
            let made = StubType(.named(name))
            if failing.contains(StubKey(name: name, labels: labels, isStatic: false)) {
                member?.isFailable = true
                made.isOptional = true
            }
            return made
        case .text(let name) where name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }):
            member = global(StubKey(name: name, labels: labels, isStatic: false))
        default: _ = type_(callee)
        }
        noteBlock(calledBy: callee, arguments.count, isUsed: isUsed)
        let isOfSignals = (callee.plain ?? callee.memberName).map(Self.takeSignalBlocks.contains) ?? false
        pass(arguments, to: member, isOfSignals: isOfSignals)
        if let name = callee.plain ?? callee.memberName, ["RAC", "RACObserve", "RACChannelTo"].contains(name),
            arguments.count > 1, let path = arguments[1].value.plain
        {
            keyPath(path, of: type_(arguments[0].value))
        }
        let index = arguments.firstIndex { $0.value.className != nil }
        if let member, let index, let name = arguments[index].value.className, member.signature == nil {
            if wanted == name { member.classIndex = index }
            if member.classIndex == index {
                member.isUsed = true
                return StubType(.named(name))
            }
        }
        return result(member, evidence, isUsed: isUsed)
    }

    /// Notes that a variable of a type is called, which is a name for blocks then.
    private mutating func noteBlock(calledBy callee: SwiftExpression, _ count: Int, isUsed: Bool) {
        var called = callee
        if case .chained(let inner) = called.kind { called = inner }
        guard let name = called.plain.flatMap({ locals[$0]?.name?.name }), program.foreign[name]?.block == nil else {
            return
        }
        noteBlock(.function(Array(repeating: .anyOptional, count: count), isUsed ? .anyOptional : .void), name)
    }

    /// The type of a value for a place, whose class a method may have been asked for: `User.self`.
    mutating func type_(_ value: SwiftExpression, for place: StubType) -> StubType {
        wanted = place.name?.name
        defer { wanted = nil }
        return type_(value)
    }

    /// Whether a receiver is a class: by its name, or as the object of a class method.
    private func isOfClass(_ receiver: SwiftExpression) -> Bool {
        guard let text = receiver.plain else { return false }
        return text.first?.isUppercase == true && !program.missingNames.contains(text)
            || isClassMethod && (text == "self" || text == "super")
    }

    /// The methods whose blocks return signals.
    private static let takeSignalBlocks: Set<String> = [
        "flattenMap", "then", "catchError", "catch", "defer", "RACCommand", "ifThenElse",
    ]

    /// Notes the members that a key path names: `\.account?.name`, and `"account.name"` as a text.
    private mutating func keyPath(_ path: String, of type: StubType) {
        var type = type
        for word in path.split(whereSeparator: { "\\.?!\"".contains($0) }) {
            guard let next = member(StubKey(name: String(word), labels: nil, isStatic: false), of: type) else { return }
            type = next.result
        }
    }

    private mutating func pass(
        _ arguments: [SwiftExpression.Argument], to member: StubType.Member?, isOfSignals: Bool = false
    ) {
        for (index, argument) in arguments.enumerated() {
            let value: StubArgument
            if case .closure(let closure) = argument.value.kind {
                self.closure(closure, result: isOfSignals ? .optional(.named("RACSignal")) : nil)
                value = .closure(parameters: closure.allTypes, returns: closure.returnsValue)
            } else if case .prefix("&", let place) = argument.value.kind {
                _ = type_(place)
                value = .place
            } else {
                let type = type_(argument.value)
                if let parameters = member?.signature?.parameters, index < parameters.count {
                    if case .function = argument.value.type.wrapped {
                        noteBlock(argument.value.type.wrapped, SwiftType(parameters[index].type).wrapped.name)
                    }
                    // A parameter that may be nil takes what is never nil, too.
                    let declared = StubType(SwiftType(parameters[index].type).wrapped)
                    // What another library returns is what the program's own method takes.
                    if !type.cases.isEmpty || type.name == nil && type.place != nil { join(type, declared) }
                }
                value = .value(type, isOptional: type.isOptional || mayBeNil(argument.value))
            }
            if let member, index < member.arguments.count { member.arguments[index].append(value) }
        }
    }

    private mutating func binary(
        _ left: SwiftExpression, _ sign: String, _ right: SwiftExpression, _ evidence: StubType
    ) -> StubType {
        let first = type_(left)
        let second = sign == "=" ? type_(right, for: first) : type_(right)
        switch sign {
        case "&&", "||":
            join(first, StubType(.bool))
            join(second, StubType(.bool))
            return StubType(.bool)
        case "==", "!=", "===", "!==":
            if right.isNil || left.isNil { return StubType(.bool) }
            (first.isCompared, second.isCompared) = (true, true)
            join(first, second)
            return StubType(.bool)
        case "<", ">", "<=", ">=", "+", "-", "*", "/", "%", "|", "&", "+=", "-=":
            // Options of another library are numbers, unless a use says otherwise; so is what is added.
            let isNumber = ["|", "&", "-", "*", "/"].contains(sign)
            for type in [first, second] where isNumber && type.name == nil { type.fallback = type.fallback ?? "Int" }
            joinNumbers(first, left, second, right)
            if ["<", ">", "<=", ">="].contains(sign) { return StubType(.bool) }
            // `1 / 255.0` is no integer.
            return left.isLiteral ? second : first
        case "<~":
            join(second, StubType(.named("RACSignal")))
            return StubType(.void)
        case "=":
            assign(second, to: first)
            if mayBeNil(right), first.place != nil { first.isOptional = true }
            return StubType(.void)
        case "??":
            // A member of an object that may be nil needs no optional type of its own.
            if !left.hasChain { first.isOptional = true }
            joinNumbers(first, left, second, right)
            return first
        default: return evidence
        }
    }
}

extension SwiftExpression {
    fileprivate var memberName: String? { if case .member(_, let name) = kind { name } else { nil } }

    /// The class in `Class.self`.
    fileprivate var className: String? {
        if case .member(let base, "self") = kind { return base.plain }
        return plain.flatMap { $0.wholeMatch(of: /([A-Z]\w*)\.self/) }.map { String($0.1) }
    }

    /// Whether the expression is a whole number as it is written.
    var isWhole: Bool { plain.map { !$0.isEmpty && $0.allSatisfy(\.isNumber) } ?? false }

    /// The name in `let name`.
    var boundName: String? {
        plain.flatMap { $0.wholeMatch(of: /let (\w+)/) }.map { String($0.1) }
    }
}

extension String {
    /// The expressions in a literal: `a.b` in `"\(a.b)"`.
    fileprivate var interpolations: [String] {
        guard hasPrefix("\""), contains("\\(") else { return [] }
        return split(separator: "\\(").dropFirst().map { part in
            var depth = 1
            return String(
                part.prefix { character in
                    if character == "(" { depth += 1 }
                    if character == ")" { depth -= 1 }
                    return depth > 0
                })
        }
    }
}

extension SwiftClosure {
    /// The types of all parameters.
    var allTypes: [String] {
        types.count == parameters.count ? types : parameters.map { $0.type ?? "Any?" }
    }

    /// Whether the closure has a result.
    var returnsValue: Bool {
        if let returns { return returns != "Void" }
        return body.contains { $0.kind.returnsValue }
    }
}

extension SwiftStatement.Kind {
    fileprivate var returnsValue: Bool {
        switch self {
        case .returns(let value): value != nil
        case .conditional(_, let body, let otherwise): (body + (otherwise ?? [])).contains { $0.kind.returnsValue }
        case .guarding(_, let body), .forEach(_, _, let body), .whileTrue(_, let body), .repeating(let body, _):
            body.contains { $0.kind.returnsValue }
        default: false
        }
    }
}
