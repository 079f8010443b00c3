/// Finds out from the written Swift what members the types have that nothing declares, and of which types they are.
struct StubReader {
    var program: StubProgram
    /// The class around the place, and its superclass.
    var owner = ""
    var locals: [String: StubType] = [:]
    /// The class of the place that the value which is read is for.
    var wanted: String?
    /// The variables that begin with a member of an object that may be nil.
    var optionalLocals: Set<String> = []
    var result: StubType?
    var isClassMethod = false
    let signals: Set<String>
    /// The constants that only Apple's platforms have.
    let appleConstants: Set<String>

    /// The initializers of Apple's classes that may make nothing: `UIImage(named:`.
    let failing: Set<StubKey>

    /// The types of the properties of Apple's classes: `isFirstResponder`.
    private let appleProperties: [String: [String: SwiftType]]

    init(_ program: StubProgram) {
        self.program = program
        appleProperties = program.registry.entries.reduce(into: [:]) { known, entry in
            guard entry.class == .appleOnly, let owner = entry.type, let returns = entry.returns,
                case .member(let base, let name)? = entry.swift.flatMap(Template.init)?.expression.kind,
                base.plain == "$self"
            else { return }
            known[owner, default: [:]][name] = SwiftType(returns)
        }
        failing = Set(
            program.registry.entries.compactMap { entry -> StubKey? in
                guard entry.class == .appleOnly, let swift = entry.swift, let form = Template(swift)?.expression,
                    let returns = entry.returns, SwiftType(returns).isOptional,
                    case .call(let callee, let arguments) = form.kind, let name = callee.plain
                else { return nil }
                return StubKey(name: name, labels: arguments.map(\.label), isStatic: false)
            })
        appleConstants = Set(
            program.registry.entries.filter { $0.kind == .constant && $0.class == .appleOnly }.compactMap(\.swift))
        // The methods that no other type than a signal has.
        signals = Set(
            program.registry.entries.filter { $0.type == "RACSignal" && $0.scope == .instance }.compactMap { entry in
                entry.swift.flatMap { $0.firstMatch(of: /^\$self\.(\w+)/).map { String($0.1) } }
            }
        ).subtracting(["first", "array", "name", "count", "filter", "take", "skip", "any", "all", "contains"])
    }

    // MARK: Statements

    mutating func read(_ statements: [SwiftStatement], in owner: String) {
        for statement in statements { read(statement.kind, in: owner) }
    }

    mutating func read(_ kind: SwiftStatement.Kind, in owner: String) {
        switch kind {
        case .body(let head, let body): declaration(head, body, in: owner)
        case .variable(let words, let name, let type, let value):
            let declared = StubType(type.map { SwiftType($0) })
            let signature = SwiftSignature("\(words) \(name): \(type ?? "Any?")")
            if let signature, signature.isOverride {
                override(signature)
            }
            if let value {
                // What the value is for tells its class.
                assign(type_(value, for: declared.name == nil ? StubType(value.type) : declared), to: declared)
                noteBlock(value, named: declared)
                let isOptional = mayBeNil(value) || signature?.modifiers.contains("weak") == true
                if isOptional { optionalLocals.insert(name) } else { optionalLocals.remove(name) }
            }
            if self.owner != owner || !owner.isEmpty, result == nil { return }
            locals[name] = declared
        case .expression(let value): _ = type_(value, isUsed: false)
        case .conditional(let conditions, let body, let otherwise):
            for condition in conditions { self.condition(condition) }
            read(body, in: owner)
            read(otherwise ?? [], in: owner)
        case .guarding(let text, let body):
            for part in text.split(separator: ",") { condition(SwiftExpression(part.trimmingPrefix { $0 == " " })) }
            read(body, in: owner)
        case .forEach(let name, let list, let body):
            let values = type_(list)
            if values.name == nil, values.members.isEmpty { values.name = .array(.any) }
            if case .array(let element) = values.name { locals[name] = StubType(element) }
            read(body, in: owner)
        case .whileTrue(let condition, let body), .repeating(let body, let condition):
            self.condition(condition)
            read(body, in: owner)
        case .select(let value, let cases):
            let selected = type_(value)
            for (pattern, _, body) in cases {
                if pattern?.isEmpty == false { selected.isCompared = true }
                for value in pattern ?? [] { join(type_(value), selected) }
                read(body, in: owner)
            }
        case .returns(let value):
            guard let value else { return }
            let returned = result.map { type_(value, for: $0) } ?? type_(value)
            if let result {
                assign(returned, to: result)
                noteBlock(value, named: result)
            }
        case .throwing(let value): _ = type_(value)
        case .attempt(let body, let catches):
            read(body, in: owner)
            for one in catches { read(one.body, in: owner) }
        case .deferred(let body): read(body, in: owner)
        case .word, .lines, .empty: break
        }
    }

    mutating func declaration(_ head: String, _ body: [SwiftStatement], in owner: String) {
        guard let signature = SwiftSignature(head) else { return read(body, in: owner) }
        switch signature.keyword {
        case "class", "protocol", "extension", "struct", "enum":
            let outer = self.owner
            self.owner = signature.name
            for name in body.map(\.kind) { read(name, in: signature.name) }
            self.owner = outer
        default:
            if signature.isOverride { override(signature) }
            let outer = (locals, result, isClassMethod, optionalLocals)
            defer { (locals, result, isClassMethod, optionalLocals) = outer }
            isClassMethod = signature.isStatic
            for name in parameterNames(of: head) { locals[name.name] = StubType(SwiftType(name.type)) }
            result = StubType(signature.type.map { SwiftType($0) } ?? (signature.keyword == "init" ? nil : .void))
            read(body, in: owner)
        }
    }

    private func parameterNames(of head: String) -> [(name: String, type: String)] {
        head.matches(of: /(\w+): ([^,()]+(?:\([^()]*\)[^,()]*)?)/).map { (String($0.1), String($0.2)) }
    }

    /// Notes that a class of the program overrides a member of a type that nothing declares.
    mutating func override(_ signature: SwiftSignature) {
        guard let superclass = program.superclasses[owner] else { return }
        _ = member(signature.key, of: StubType(.named(superclass)), signature: signature)
    }

    mutating func condition(_ condition: SwiftExpression) {
        var value = condition
        if case .binary(let left, "=", let right) = value.kind, let name = left.boundName {
            let bound = type_(right)
            bound.isOptional = true
            locals[name] = bound.name.map { StubType($0) } ?? bound
            return
        }
        if let name = value.boundName {
            if let known = locals[name] { known.isOptional = true }
            optionalLocals.remove(name)
            return
        }
        if case .commented(_, let inner) = value.kind { value = inner }
        join(type_(value), StubType(.bool))
    }

    // MARK: Types

    mutating func join(_ first: StubType, _ second: StubType) {
        if first.name != nil, second.name != nil { return }
        let structural = (first.name == nil ? first : second).members
        let both = first.join(second)
        noteCases(of: first)
        for (kept, gone) in both {
            join(kept.result, gone.result)
            kept.add(gone)
        }
        // A type that is known now has the members that were asked of it.
        guard let name = first.root.name, !structural.isEmpty else { return }
        first.members = [:]
        for (key, old) in structural {
            guard let known = member(key, of: StubType(name)) else { continue }
            join(known.result, old.result)
            known.add(old)
        }
    }

    /// Notes that a type is a name for blocks, and for which.
    mutating func noteBlock(_ type: SwiftType, _ name: String?) {
        guard let name, program.foreign[name] != nil else { return }
        program.foreign[name]?.block = type
    }

    private mutating func noteBlock(_ value: SwiftExpression, named type: StubType) {
        guard case .closure(let closure) = value.kind else { return }
        noteBlock(
            .function(closure.allTypes.map { SwiftType($0) }, closure.returnsValue ? .anyOptional : .void),
            type.name?.name)
    }

    /// Notes the cases that a value of a type has.
    mutating func noteCases(of type: StubType) {
        if let name = type.name?.name { program.foreign[name]?.cases.formUnion(type.cases) }
    }

    /// Whether a value is a member of an object that may be nil, or a variable that begins with one.
    func mayBeNil(_ value: SwiftExpression) -> Bool {
        if case .cast(_, "as?", _) = value.kind { return true }
        return value.hasChain || value.plain.map(optionalLocals.contains) == true
    }

    /// Joins the types of two numbers; a literal may be one of any kind.
    mutating func joinNumbers(
        _ first: StubType, _ left: SwiftExpression, _ second: StubType, _ right: SwiftExpression
    ) {
        for (type, literal) in [(first, right), (second, left)] where literal.isWhole {
            if type.name == nil, type.fallback == nil { type.fallback = "Int" }
            return
        }
        join(first, second)
    }

    /// Notes that a value is kept where a type is.
    mutating func assign(_ value: StubType, to place: StubType) {
        if value.isOptional, place.name == nil || place.place != nil { place.isOptional = true }
        inherit(value, from: place)
        if let new = value.name, let old = place.name, place.place != nil, new != old {
            // Values of several types.
            if let first = old.name, let second = new.name {
                if let both = program.ancestor(of: first, second) {
                    place.name = .named(both)
                    return
                }
                if old.isNumber, new.isNumber {
                    if old.isInteger { place.name = new }
                    return
                }
            }
            place.name = .any
            place.isOptional = true
            return
        }
        if value.name == .any, place.place == nil { return }
        // A place that may be nil takes values that may not.
        if place.isOptional, !value.isOptional {
            if let name = place.name { return join(value, StubType(name)) }
            if let name = value.name { return place.name = name }
        }
        join(place, value)
    }

    /// Notes that objects of a class are kept where those of another are: it is its superclass.
    private mutating func inherit(_ value: StubType, from place: StubType) {
        guard let name = value.name?.name, let other = place.name?.name, name != other,
            let known = program.foreign[name], let next = program.foreign[other],
            known.superclass == nil, program.missing[name] == true, program.missing[other] == true,
            !known.isProtocol, !known.isCategory, !next.isProtocol, !next.isCategory,
            program.ancestor(of: other, name) == nil
        else { return }
        program.foreign[name]?.superclass = other
    }

    /// The member of a type, which is made where nothing declares it; nil for members of types that are known.
    mutating func member(
        _ key: StubKey, of type: StubType, signature: SwiftSignature? = nil
    ) -> StubType.Member? {
        let count = key.labels?.count ?? 0
        // Every object has these.
        if ["hash", "isEqual", "description", "debugDescription", "copy", "mutableCopy"].contains(key.name) {
            return nil
        }
        guard let known = type.name else {
            if let known = type.members[key] { return known }
            let made = StubType.Member(StubType(place: (type.place.map { $0.word } ?? "Value", key.name)), count: count)
            type.members[key] = made
            return made
        }
        guard let name = known.name ?? known.collection else { return nil }
        if program.missing[name] == false {
            // An option set has a number, and its cases.
            if key.name == "rawValue" { return StubType.Member(StubType(.int), count: 0) }
            if key.isStatic, key.labels == nil {
                program.foreign[name]?.cases.insert(key.name)
                return StubType.Member(StubType(.named(name)), count: 0)
            }
        }
        let plain = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
        guard let found = program.owner(of: key, in: plain) ?? program.category(of: key, on: name) else { return nil }
        if let declared = found.signature {
            let type = declared.type.map { SwiftType($0) }
            let made = StubType.Member(StubType(type ?? (declared.keyword == "func" ? .void : nil)), count: count)
            made.signature = declared
            return made
        }
        if name.hasPrefix("any ") { program.foreign[found.name]?.isProtocol = true }
        if let known = program.foreign[found.name]?.members[key] {
            if let signature { known.signature = signature }
            return known
        }
        let made = StubType.Member(StubType(guess(key, of: found.name), place: (found.name, key.name)), count: count)
        let signature = signature ?? program.contextSignature(of: key, in: found.name)
        made.signature = signature
        // A class returns objects of its own, unless a use says otherwise.
        if key.isStatic { made.result.fallback = found.name }
        if let type = signature?.type { made.result.name = SwiftType(type).wrapped }
        program.foreign[found.name]?.members[key] = made
        return made
    }

    /// The type of a member of a class of Apple's, by its name: `UIView` for `contentView`.
    mutating func guess(_ key: StubKey, of owner: String) -> SwiftType? {
        guard key.labels == nil, program.isApple(owner) else { return nil }
        for type in program.registry.ancestry(of: owner) {
            if let known = appleProperties[type]?[key.name] { return known }
        }
        if key.name == "frame" || key.name == "bounds" { return .named("CGRect") }
        guard let name = program.appleType(at: key.name.capitalizedFirst, prefix: owner.prefix(2)),
            program.registry.type(name)?.cases == nil
        else { return nil }
        program.addApple(name)
        return .named(name)
    }

    /// Gives the types that no use tells of the types that they have otherwise.
    mutating func settleFallbacks() {
        for name in program.foreign.keys.sorted() {
            for member in program.foreign[name]?.members.values.map(\.self) ?? [] where member.result.name == nil {
                guard let fallback = member.result.fallback, member.isUsed else { continue }
                join(member.result, StubType(.named(fallback)))
            }
        }
    }
}

extension SwiftType {
    /// The name of the collection type.
    fileprivate var collection: String? {
        switch self {
        case .array: "Array"
        case .dictionary: "Dictionary"
        case .set: "Set"
        default: nil
        }
    }
}
