/// What a translated program declares, and the types that it uses and nothing declares.
struct StubProgram {
    /// A class, protocol or value type that nothing declares.
    struct Foreign {
        var isProtocol = false
        /// Whether the type is known, and the members are those of a category.
        var isCategory = false
        var superclass: String?
        /// The protocols that the declaration of a class names.
        var adopted: [String] = []
        var members: [StubKey: StubType.Member] = [:]
        /// The cases that are named without the type: `.plain`.
        var cases: Set<String> = []
        /// The type of the blocks that the type is a name for.
        var block: SwiftType?
    }

    private(set) var registry: Registry
    /// The missing types by name, with whether their values are objects.
    var missing: [String: Bool]
    /// The names of the constants and functions that nothing declares.
    var missingNames: Set<String>
    var foreign: [String: Foreign] = [:]
    /// The superclasses of the program's own classes.
    private(set) var superclasses: [String: String] = [:]
    /// The members that the program declares, by type; those of no type under an empty name.
    private(set) var declared: [String: [StubKey: SwiftSignature?]] = [:]
    /// The types that the program only extends.
    private(set) var extended: Set<String> = []
    /// The types of the constants and functions that nothing declares.
    var globals: [StubKey: StubType.Member] = [:]
    /// The enumerations and structures of headers that are not translated, where the program names them.
    var foreignValues: [SwiftStatement] = []
    /// What these headers declare.
    var contextModel = ProgramModel()

    init(_ translations: [Translation], context: [String], registry: Registry) {
        self.registry = registry
        let kinds: [String: MissingKind] = translations.reduce(into: [:]) {
            $0.merge($1.missingTypes, uniquingKeysWith: max)
        }
        let names = translations.reduce(into: Set<String>()) { $0.formUnion($1.missingNames) }
        let types = kinds.filter { $0.value != .object || !names.contains($0.key) }
        missing = types.mapValues { $0 != .value }
        missingNames = names
        for (name, kind) in types { foreign[name] = Foreign(isProtocol: kind == .proto) }
        for translation in translations { declare(translation.statements, in: "") }
        addMentioned(of: context, in: translations)
        let own = Set((declared[""] ?? [:]).keys.map(\.name)).union(declared.keys)
        missingNames = missingNames.filter { !own.contains($0) && !$0.hasPrefix("RAC") }
        for name in missing.keys.sorted() where foreign[name]?.isProtocol == false {
            let isUnknown = registry.type(name) == nil && missing[name] == true && name.count > 2
            // A class is like the one that its name ends with: UIPageViewController.
            if isUnknown, let kind = appleType(at: String(name.dropFirst(3)), prefix: name.prefix(2)) {
                foreign[name]?.superclass = kind
                addApple(kind)
            } else {
                addApple(name)
            }
        }
        var reader = StubReader(self)
        for translation in translations { reader.read(translation.statements, in: "") }
        reader.settleFallbacks()
        self = reader.program
        moveToAncestors()
    }

    /// Adds a class of Apple's with the classes that it inherits from.
    mutating func addApple(_ name: String) {
        guard isApple(name) else { return }
        if foreign[name] == nil { foreign[name] = Foreign() }
        guard foreign[name]?.superclass == nil else { return }
        guard let ancestor = registry.ancestry(of: name).dropFirst().first(where: isApple) else { return }
        foreign[name]?.superclass = ancestor
        addApple(ancestor)
    }

    /// Leaves a member to the type that all types with it inherit from.
    private mutating func moveToAncestors() {
        for name in foreign.keys.sorted() {
            for (key, member) in foreign[name]?.members ?? [:] {
                var next = foreign[name]?.superclass
                while let current = next {
                    next = foreign[current]?.superclass
                    guard let known = foreign[current]?.members[key] else { continue }
                    // Each class with initializers of its own has them.
                    if key.name != "init" { foreign[name]?.members[key] = nil }
                    known.add(member)
                }
            }
        }
    }

    // MARK: Types of Apple's

    func isApple(_ name: String) -> Bool { registry.type(name)?.class == .appleOnly }

    /// The missing type whose name begins the name of a constant: `UIBarStyle` for `UIBarStyleBlack`.
    func valueType(of constant: String) -> String? {
        missing.filter { !$0.value && constant.hasPrefix($0.key) }.keys.max { $0.count < $1.count }
    }

    /// The class of Apple's that a name ends with: `UIView` for `ContentView`.
    func appleType(at name: String, prefix: Substring) -> String? {
        for index in name.indices where name[index].isUppercase {
            let type = String(prefix + name[index...])
            if isApple(type) { return type }
        }
        return nil
    }

    // MARK: What the program declares

    mutating func declare(_ statements: [SwiftStatement], in owner: String) {
        for statement in statements {
            switch statement.kind {
            case .body(let head, let body):
                guard let signature = SwiftSignature(head) else { continue }
                switch signature.keyword {
                case "class", "protocol", "extension", "struct", "enum":
                    declareType(signature)
                    declare(body, in: signature.name)
                default: declare(signature, in: owner)
                }
            case .variable(let words, let name, let type, _):
                let head = "\(words) \(name)" + (type.map { ": \($0)" } ?? "")
                guard let signature = SwiftSignature(head) else { continue }
                declare(signature, in: owner)
                // What keeps the value of an observed property.
                if signature.modifiers.contains("@RACProperty"), let storage = SwiftSignature("var _\(name): Any?") {
                    declare(storage, in: owner)
                }
            case .lines(let lines):
                for line in lines { if let signature = SwiftSignature(line) { declare(signature, in: owner) } }
            default: break
            }
        }
    }

    private mutating func declareType(_ signature: SwiftSignature) {
        if signature.keyword == "class", let first = signature.parents.first,
            foreign[first] != nil || declaresClass(first)
        {
            superclasses[signature.name] = first
        }
        if signature.keyword != "extension" {
            extended.remove(signature.name)
        } else if declared[signature.name] == nil {
            extended.insert(signature.name)
        }
        if declared[signature.name] == nil { declared[signature.name] = [:] }
    }

    private func declaresClass(_ name: String) -> Bool { name.first?.isUppercase == true }

    private mutating func declare(_ signature: SwiftSignature, in owner: String) {
        if signature.isOverride { return }
        declared[owner, default: [:]][signature.key] = .some(signature)
    }

    // MARK: Members

    /// The type that has a member, of a type and those that it inherits from: one of the program, or one that nothing
    /// declares.
    func owner(of key: StubKey, in name: String) -> (name: String, signature: SwiftSignature?)? {
        var (next, depth): (String?, Int) = (name, 0)
        var found: String?
        while let current = next, depth < 32 {
            if let signature = declared[current]?[key] { return (current, signature) }
            if let type = foreign[current] {
                // The nearest type without a declaration has it, unless one that it inherits from has it already.
                if type.members[key] != nil || found == nil && !type.isCategory { found = current }
                next = type.superclass
            } else {
                next = superclasses[current]
            }
            depth += 1
        }
        return found.map { ($0, nil) }
    }

    /// The members that the classes of the program declare, by the types without a declaration that they inherit from.
    func declaredBySubclasses() -> [String: Set<StubKey>] {
        var found: [String: Set<StubKey>] = [:]
        for (name, members) in declared {
            for next in chain(name).dropFirst() where foreign[next] != nil {
                found[next, default: []].formUnion(members.keys)
            }
        }
        return found
    }

    /// A category of another library on a known type, if the member has a prefix as theirs have: `mtl_first`.
    mutating func category(of key: StubKey, on type: String) -> (name: String, signature: SwiftSignature?)? {
        guard key.name.isOfCategory, !type.hasPrefix("any "),
            registry.methods(named: key.name).isEmpty,
            !declared.values.contains(where: { $0.keys.contains { $0.name == key.name } })
        else { return nil }
        if foreign[type] == nil { foreign[type] = Foreign(isCategory: true) }
        return (type, nil)
    }

    /// A type and those that it inherits from.
    private func chain(_ name: String) -> [String] {
        var (names, next): ([String], String?) = ([], name)
        while let current = next, names.count < 32 {
            names.append(current)
            next = superclasses[current] ?? foreign[current]?.superclass
        }
        return names
    }

    /// The nearest type that both inherit from, if there is one among those without a declaration.
    func ancestor(of first: String, _ second: String) -> String? {
        let other = chain(second)
        return chain(first).first { other.contains($0) && foreign[$0] != nil }
    }
}
