/// Protocols of the program, and the classes that adopt them.
///
/// Swift has no optional methods. A protocol has a default for each, which does nothing and returns zero or nil, as an
/// unanswered message did; `respondsToSelector:` becomes a test for the classes that have the method.
extension ProgramModel {
    /// Whether a protocol that a class adopts has a property.
    func isRequired(property: String, of name: String) -> Bool {
        protocols.contains { classes[$0]?.properties[property] != nil && adopts(name, $0) }
    }

    /// Whether a class adopts a protocol itself, in one of its superclasses, or through another protocol.
    func adopts(_ name: String, _ proto: String) -> Bool {
        nearest(to: name) { model in model.adopted.contains { isProtocol($0, proto) } ? true : nil } ?? false
    }

    /// Whether a protocol is another, or inherits from it.
    private func isProtocol(_ name: String, _ proto: String, _ depth: Int = 0) -> Bool {
        if name == proto { return true }
        guard depth < 8, protocols.contains(name), let known = classes[name] else { return false }
        return known.adopted.contains { isProtocol($0, proto, depth + 1) }
    }

    /// The protocol of a type, such as `any P & Q`, that has a method as an optional one.
    func optionalOwner(of selector: String, in type: SwiftType) -> String? {
        guard type.isProtocol, let name = type.wrapped.name else { return nil }
        let names = name.dropFirst(4).split(separator: " & ").map(String.init)
        return protocols.sorted().first { proto in
            classes[proto]?.optional.contains(selector) == true && names.contains { isProtocol($0, proto) }
        }
    }

    /// Whether a class of the files adopts a protocol: what none of them has gets a default that does nothing.
    func hasAdopters(_ proto: String) -> Bool {
        classes.contains { $0.value.superclass != nil && adopts($0.key, proto) }
    }

    /// The classes that have a method of a protocol, without those that inherit it from another of them.
    func implementers(of selector: String, of proto: String) -> [String] {
        let all = families[proto, default: []].filter { classes[$0]?.has(selector) == true }
        return all.filter { name in !all.contains { $0 != name && inherits(name, from: $0) } }.sorted()
    }

    /// Gives methods that are one in Swift the same optionals: those of a protocol and the classes that adopt it, and
    /// those of a class and its subclasses.
    mutating func settleFamilies() {
        let families = families
        for proto in protocols.sorted() {
            let family = families[proto, default: []].sorted()
            for (selector, method) in classes[proto]?.methods ?? [:] where !method.isInitializer {
                unify(selector, [proto] + family.filter { classes[$0]?.methods[selector] != nil })
            }
            for property in (classes[proto]?.properties ?? [:]).keys {
                unifyProperty(property, [proto] + family.filter { classes[$0]?.properties[property] != nil })
            }
        }
        for (name, known) in classes.sorted(by: { $0.key < $1.key }) {
            guard let superclass = known.superclass, classes[superclass]?.superclass != nil else { continue }
            for (selector, method) in known.methods where !method.isInitializer {
                guard let owner = nearestOwner(of: selector, from: superclass),
                    var inherited = classes[owner]?.methods[selector]
                else { continue }
                if method.returns.isOptional, !inherited.returns.isOptional {
                    inherited.returns = inherited.returns.asOptional
                    classes[owner]?.methods[selector] = inherited
                }
                for (index, type) in inherited.parameters.enumerated()
                where type.isOptional && index < method.parameters.count && !method.changed.contains(index) {
                    classes[name]?.methods[selector]?.parameters[index] =
                        type == .anyOptional ? type : method.parameters[index].asOptional
                }
            }
        }
    }

    /// The classes whose members may be those of a protocol, by protocol: classes that adopt it, and their superclasses,
    /// whose members a subclass may have for it.
    private var families: [String: Set<String>] {
        var families: [String: Set<String>] = [:]
        var known: [String: Set<String>] = [:]
        for (name, model) in classes where model.superclass != nil {
            let line = ancestry(of: name).filter { classes[$0]?.superclass != nil }
            for proto in line.flatMap({ classes[$0]?.adopted ?? [] }) {
                for inherited in inherited(by: proto, &known) { families[inherited, default: []].formUnion(line) }
            }
        }
        return families
    }

    /// A protocol, and those that it inherits from.
    private func inherited(by proto: String, _ known: inout [String: Set<String>]) -> Set<String> {
        if let found = known[proto] { return found }
        known[proto] = [proto]
        guard protocols.contains(proto) else { return [proto] }
        let all = (classes[proto]?.adopted ?? []).reduce(into: Set([proto])) {
            $0.formUnion(inherited(by: $1, &known))
        }
        known[proto] = all
        return all
    }

    /// Swift takes the default of a protocol in the place of a property with another type, and says nothing.
    private mutating func unifyProperty(_ name: String, _ owners: [String]) {
        let types = owners.compactMap { classes[$0]?.properties[name]?.type }
        let isOptional = types.contains { $0 != $0.wrapped }
        guard let plain = widest(types), isOptional || types.contains(where: { $0 != plain }) else { return }
        // `String!` is not what a protocol asks for with `String?`.
        let isWritten = types.contains(plain.asOptional)
        for owner in owners {
            guard let type = classes[owner]?.properties[name]?.type,
                type == type.wrapped || type.wrapped != plain || isWritten && type != plain.asOptional
            else { continue }
            classes[owner]?.properties[name]?.type = isOptional ? plain.asOptional : plain
        }
    }

    /// The type, without a question mark, that the values of all types have; the first where the program does not show
    /// one, and nil where one is not known.
    private func widest(_ types: [SwiftType]) -> SwiftType? {
        let plain = types.map(\.wrapped)
        guard let first = plain.first else { return nil }
        if plain.allSatisfy({ $0 == first }) { return first }
        if plain.contains(.unknown) { return nil }
        if plain.contains(.any) { return .any }
        // What a collection holds is a remark in Objective-C.
        switch first {
        case .array: return plain.allSatisfy { if case .array = $0 { true } else { false } } ? .array(.any) : first
        case .set:
            return plain.allSatisfy { if case .set = $0 { true } else { false } } ? .set(.named("AnyHashable")) : first
        case .dictionary:
            return plain.allSatisfy { if case .dictionary = $0 { true } else { false } }
                ? .dictionary(.named("AnyHashable"), .any) : first
        default:
            return plain.first { base in plain.allSatisfy { $0 == base || isKind($0, of: base) } } ?? first
        }
    }

    /// Whether the values of a class of the program have another type, too.
    private func isKind(_ type: SwiftType, of base: SwiftType) -> Bool {
        guard let name = type.name, let ancestor = base.name else { return false }
        return base.isProtocol
            ? ancestor.dropFirst(4).split(separator: " & ").allSatisfy { adopts(name, String($0)) }
            : inherits(name, from: ancestor)
    }

    private mutating func unify(_ selector: String, _ owners: [String]) {
        let methods = owners.compactMap { classes[$0]?.methods[selector] }
        guard let first = methods.first, methods.allSatisfy({ $0.parameters.count == first.parameters.count }) else {
            return
        }
        let isOptional = first.parameters.indices.map { index in methods.contains { $0.parameters[index].isOptional } }
        let returnsOptional = methods.contains { $0.returns.isOptional }
        for owner in owners {
            guard var method = classes[owner]?.methods[selector] else { continue }
            for index in isOptional.indices where isOptional[index] {
                let isOfAny = methods.contains { $0.parameters[index] == .anyOptional }
                method.parameters[index] = isOfAny ? .anyOptional : method.parameters[index].asOptional
            }
            for index in first.parameters.indices where method.parameters[index] != .anyOptional {
                guard let widest = widest(methods.map { $0.parameters[index] }) else { continue }
                if widest != method.parameters[index].wrapped {
                    method.parameters[index] = isOptional[index] ? widest.asOptional : widest
                }
            }
            if let widest = widest(methods.map(\.returns)), widest != method.returns.wrapped { method.returns = widest }
            if returnsOptional { method.returns = method.returns.asOptional }
            classes[owner]?.methods[selector] = method
        }
    }

    private func nearestOwner(of selector: String, from name: String) -> String? {
        ancestry(of: name).first { classes[$0]?.methods[selector] != nil }
    }

    /// Gives classes that adopt a protocol the optional methods that only their subclasses have, to be overridden.
    mutating func settleStubs() {
        for (name, known) in classes where known.superclass != nil {
            for proto in protocols.sorted() where known.adopted.contains(where: { isProtocol($0, proto) }) {
                for selector in classes[proto]?.optional ?? [] {
                    guard var method = classes[proto]?.methods[selector], self.method(selector, of: name) == nil,
                        classes.contains(where: { other in
                            other.key != name && other.value.implemented.contains(selector)
                                && inherits(other.key, from: name)
                        })
                    else { continue }
                    method.open = []
                    classes[name]?.methods[selector] = method
                    classes[name]?.stubs.insert(selector)
                }
            }
        }
        settleKeyMethods()
    }

    /// Methods of `NSObject` that only subclasses of the program's first class override: Swift asks that class.
    static let keyMethods = [
        "valueForKey:": ("func valueForKey(_ key: String) -> Any?", "return listedValue(forKey: key)"),
        "setValue:forKey:": ("func setValue(_ value: Any?, forKey key: String)", "setListedValue(value, forKey: key)"),
        "valueForUndefinedKey:":
            ("func valueForUndefinedKey(_ key: String) -> Any?", "return stopForUndefinedKey(key)"),
        "setValue:forUndefinedKey:":
            ("func setValue(_ value: Any?, forUndefinedKey key: String)", "stopForUndefinedKey(key)"),
        "setNilValueForKey:": ("func setNilValueForKey(_ key: String)", "stopForNilValue(key)"),
    ]

    private mutating func settleKeyMethods() {
        for (name, known) in classes.sorted(by: { $0.key < $1.key }) {
            guard let top = ancestry(of: name).last(where: { classes[$0]?.superclass != nil }), top != name else {
                continue
            }
            for selector in Self.keyMethods.keys
            where known.implemented.contains(selector) && !implements(selector, known.superclass) {
                classes[top]?.methods[selector] = known.methods[selector]
                classes[top]?.stubs.insert(selector)
            }
        }
    }
}

extension Rewriter {
    /// The result of an optional method that no class implements; nil if the method returns nothing.
    ///
    /// The result is nil where Swift has no such value.
    func defaultBody(_ returns: SwiftType) -> [SwiftStatement]? {
        switch returns {
        case .void: []
        case .optional, .implicit: [SwiftStatement(kind: .returns(SwiftExpression("nil")))]
        default: zero(returns).map { [SwiftStatement(kind: .returns(SwiftExpression($0)))] }
        }
    }

    /// The default of an optional property; nil where Swift has no such value, or no class of the
    /// files adopts the protocol.
    func defaultProperty(_ head: String, _ type: SwiftType, isReadonly: Bool, in proto: String) -> SwiftStatement? {
        guard let body = defaultBody(type), model.hasAdopters(proto) else { return nil }
        if isReadonly { return SwiftStatement(kind: .body(head: head, body)) }
        let accessors = [("get", body), ("set", [])].map { SwiftStatement(kind: .body(head: $0, $1)) }
        return SwiftStatement(kind: .body(head: head, accessors))
    }

    /// Whether a protocol has a default for an optional method.
    func hasDefault(_ selector: String, in proto: String) -> Bool {
        guard let method = model.classes[proto]?.methods[selector], !method.isThrowing,
            defaultBody(method.returns) != nil
        else { return false }
        return method.returns == .void || model.hasAdopters(proto)
    }

    /// Whether a condition only asks for an optional method that returns nothing, and the statement calls it: without
    /// the method, the default does nothing.
    func isGuardOfCall(_ condition: Expression, _ positive: Statement) -> Bool {
        guard case .message(let question) = condition.kind, question.selector == "respondsToSelector:",
            case .atWord("@selector", let asked)? = question.arguments.first?.kind,
            positive.bodyList.count == 1, case .expression(let value)? = positive.bodyList.first?.kind,
            case .message(let call) = value.kind, call.selector == asked.filter({ !$0.isWhitespace }),
            text(call.receiver.tokens) == text(question.receiver.tokens)
        else { return false }
        var probe = self
        let type = probe.expression(call.receiver).type
        guard let proto = model.optionalOwner(of: call.selector, in: type) else { return false }
        return model.classes[proto]?.methods[call.selector]?.returns == .void && hasDefault(call.selector, in: proto)
    }
}
