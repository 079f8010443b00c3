import Foundation

/// Writes the declarations of the types, constants and functions that a program uses and nothing declares.
struct StubWriter {
    private var program: StubProgram
    /// The types that have no name, by the names that they were given.
    private var unnamed: [(name: String, type: StubType)] = []
    private var names: [ObjectIdentifier: String] = [:]
    private var taken: Set<String> = []
    /// The names for the types of a method that is declared, of which it takes several.
    private var generics: [String] = []

    /// The members that subclasses declare, by the types that they inherit from.
    private let shadowed: [String: Set<StubKey>]

    init(_ program: StubProgram) {
        self.program = program
        shadowed = program.declaredBySubclasses()
    }

    /// The Swift file; empty if nothing is missing.
    mutating func text() -> String {
        var blocks: [String] = []
        let used = program.foreign.keys.sorted()
        taken = Set(used)
        // Parameters tell which cases value types have, so these are written last.
        for isLast in [false, true] {
            for name in used where isValue(name) == isLast { blocks.append(declaration(of: name)) }
        }
        var constants: [String] = []
        for (key, member) in sorted(program.globals) { constants.append(declaration(of: key, member)) }
        if !constants.isEmpty { blocks.append(constants.joined(separator: "\n")) }
        // Types without a name have members that may have such types.
        var index = 0
        while index < unnamed.count {
            blocks.append(declaration(of: unnamed[index].name, unnamed[index].type))
            index += 1
        }
        blocks += program.foreignValues.map { SwiftPrinter.text(of: [$0]).trimmingCharacters(in: .newlines) }
        guard !blocks.isEmpty else { return "" }
        let head = """
            // Stubs of what a program uses and no file declares, written by rac-port stubs from how they are used.
            import CompatShims
            import Foundation
            #if canImport(FoundationNetworking)
                import FoundationNetworking
            #endif
            import RACCompat
            """
        let end = """
            /// Stands for a value that a stub does not have.
            private func stub<Value>() -> Value { fatalError("This is a stub: write the type, or import its library.") }
            """
        return ([head] + blocks + [end]).joined(separator: "\n\n") + "\n"
    }

    private func sorted(
        _ members: [StubKey: StubType.Member]
    ) -> [(key: StubKey, value: StubType.Member)] {
        members.sorted { left, right in
            let (first, second) = (left.key, right.key)
            let order = { (key: StubKey) in key.labels == nil ? 0 : key.name == "init" ? 1 : 2 }
            return (
                order(first), first.name, (first.labels ?? []).map { $0 ?? "" }.joined(separator: ":"),
                "\(first.isStatic)"
            )
                < (
                    order(second), second.name, (second.labels ?? []).map { $0 ?? "" }.joined(separator: ":"),
                    "\(second.isStatic)"
                )
        }
    }

    // MARK: Types

    private mutating func declaration(of name: String) -> String {
        guard let type = program.foreign[name] else { return "" }
        if let block = type.block?.text { return "typealias \(name) = \(block)" }
        let isObject = program.missing[name] ?? true
        var lines: [String] = []
        var head: String
        if type.isCategory { return braces("extension \(name)", members(type.members, of: name)) }
        if type.isProtocol {
            let members = self.members(type.members, of: name)
            let body = "protocol \(name): AnyObject {}"
            return members.isEmpty ? body : body + "\n\n" + braces("extension \(name)", members)
        }
        let members = type.members.filter { $0.key.name != "init" || !isObject }
        if isValue(name) {
            head = "struct \(name): OptionSet, Hashable, Sendable"
            let statics = Set(members.keys.filter { $0.isStatic && $0.labels == nil }.map(\.name))
            lines = ["var rawValue = 0"] + cases(type.cases.subtracting(statics), of: name)
        } else {
            let shadowed = shadowed[name] ?? []
            let (own, apart) = (
                members.filter { !shadowed.contains($0.key) }, members.filter { shadowed.contains($0.key) }
            )
            let adopted = type.adopted.filter { program.foreign[$0]?.isProtocol == true }
            let parents =
                [type.superclass ?? "NSObject, RACObservable"] + adopted + (apart.isEmpty ? [] : ["\(name)Members"])
            head = "class \(name): \(parents.joined(separator: ", "))"
            if type.superclass == nil { lines = ["let rac_lifetimeToken = RACLifetimeToken()"] }
            let initializers = initializers(of: name)
            if type.superclass == nil || !initializers.isEmpty {
                let inherited = inheritedInitializers(of: name)
                let all = initializers.merging(inherited) { $1 }
                if all[StubKey(name: "init", labels: [], isStatic: false)] == nil { lines.append("override init() {}") }
                lines += sorted(all).map {
                    let text = declaration(of: $0.key, $0.value)
                    return inherited[$0.key] != nil && text.hasPrefix("init") ? "override \(text)" : text
                }
            }
            lines += self.members(own, of: name)
            guard !apart.isEmpty else { return braces(head, lines) }
            // A subclass declares these itself, without a word that it overrides.
            return [
                braces(head, lines), "protocol \(name)Members: AnyObject {}",
                braces("extension \(name)Members", self.members(apart, of: name, isExtended: true)),
            ].joined(separator: "\n\n")
        }
        return braces(head, lines + self.members(members, of: name))
    }

    private func isValue(_ name: String) -> Bool {
        program.missing[name] == false && !program.superclasses.values.contains(name)
    }

    /// The initializers of a class; a subclass of the program without its own inherits them.
    private func initializers(of name: String) -> [StubKey: StubType.Member] {
        program.foreign[name]?.members.filter { $0.key.name == "init" } ?? [:]
    }

    /// The initializers of the classes that a class inherits from.
    private func inheritedInitializers(of name: String) -> [StubKey: StubType.Member] {
        var found: [StubKey: StubType.Member] = [:]
        var next = program.foreign[name]?.superclass
        while let current = next {
            found.merge(initializers(of: current)) { $1 }
            next = program.foreign[current]?.superclass
        }
        return found
    }

    private mutating func declaration(of name: String, _ type: StubType) -> String {
        if type.members.isEmpty {
            let cases = cases(type.cases, of: name)
            return braces("struct \(name): OptionSet, Hashable, Sendable", ["var rawValue = 0"] + cases)
        }
        let head = "class \(name): NSObject, RACObservable"
        return braces(head, ["let rac_lifetimeToken = RACLifetimeToken()"] + members(type.members, of: name))
    }

    private func cases(_ names: Set<String>, of type: String) -> [String] {
        names.sorted().enumerated().map { "static let \($1.safe) = \(type)(rawValue: \(1 << ($0 % 62)))" }
    }

    private func braces(_ head: String, _ lines: [String]) -> String {
        lines.isEmpty ? "\(head) {}" : "\(head) {\n" + lines.map { "    \($0)" }.joined(separator: "\n") + "\n}"
    }

    private mutating func members(
        _ members: [StubKey: StubType.Member], of name: String, isExtended: Bool = false
    ) -> [String] {
        sorted(members).map { declaration(of: $0.key, $0.value, in: name, isExtended: isExtended) }
    }

    private mutating func declaration(
        of key: StubKey, _ member: StubType.Member, in owner: String? = nil, isExtended: Bool = false
    ) -> String {
        let isExtended = isExtended || owner.flatMap { program.foreign[$0]?.isCategory } ?? false
        let words = key.isStatic ? isExtended ? "static " : "class " : ""
        let isValue = owner.map { program.missing[$0] == false } ?? false
        let prefix = isValue && key.isStatic ? "static " : words
        if let signature = member.signature {
            if signature.keyword == "init" {
                let list = signature.text.drop { $0 != "(" }
                return initializer(list, key.labels ?? [], isFailable: signature.isFailable)
            }
            if signature.keyword == "func" {
                return "\(prefix)\(signature.text) \(signature.type == nil ? "{}" : "{ stub() }")"
            }
            return "\(prefix)var \(signature.name): \(signature.type ?? "Any?") { get { stub() } set {} }"
        }
        guard let labels = key.labels else {
            if key.isStatic, key.name.hasSuffix("Notification") {
                return "\(prefix)var \(key.name): Notification.Name { stub() }"
            }
            let type = text(of: member.result, owner: owner, key)
            return "\(prefix)var \(key.name.safe): \(type) { get { stub() } \(owner == nil ? "" : "set {} ")}"
        }
        var parameters: [String] = []
        generics = member.classIndex == nil ? [] : ["Value"]
        for (index, label) in labels.enumerated() {
            let place = owner ?? member.result.place?.owner ?? ""
            let type =
                index == member.classIndex
                ? "Value.Type" : parameter(member.arguments[index], place + (label ?? key.name).capitalizedFirst)
            parameters.append("\(label ?? "_") value\(index): \(type)")
        }
        let kinds = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
        let list = "\(kinds)(\(parameters.joined(separator: ", ")))"
        if key.name == "init" { return initializer(list, labels, isFailable: member.isFailable) }
        if member.classIndex != nil {
            return "@discardableResult \(prefix)func \(key.name.safe)\(list) -> Value { stub() }"
        }
        if member.returnsSelf { return "@discardableResult \(prefix)func \(key.name.safe)\(list) -> Self? { stub() }" }
        guard member.isUsed || member.result.name != nil && member.result.name != .void else {
            return "\(prefix)func \(key.name.safe)\(list) {}"
        }
        let type = text(of: member.result, owner: owner, key)
        return "@discardableResult \(prefix)func \(key.name.safe)\(list) -> \(type) { stub() }"
    }

    /// An initializer with its parameters; all classes have the one that decodes objects, as those of UIKit do.
    private func initializer(
        _ list: some StringProtocol, _ labels: [String?], isFailable: Bool = false
    ) -> String {
        if labels == ["coder"] { return "required init?(coder: NSCoder) {}" }
        return labels.isEmpty ? "override init() {}" : "init\(isFailable ? "?" : "")\(list) {}"
    }

    // MARK: Names of types

    private static let ofCollections: Set<String> = ["first", "last", "count", "isEmpty", "map", "filter"]

    /// The type of a parameter that takes all values that are passed.
    private mutating func parameter(_ arguments: [StubArgument], _ word: String) -> String {
        var types: Set<String> = []
        var named: StubType?
        let isOptional = arguments.contains { if case .value(_, let isOptional) = $0 { isOptional } else { false } }
        for argument in arguments {
            switch argument {
            case .place:
                generics.append("Value\(generics.count + 1)")
                return "inout \(generics.last ?? "Any?")"
            case .closure(let parameters, let returns):
                let parameters = general(parameters, arguments)
                let type = "(\(parameters.joined(separator: ", "))) -> \(returns ? "Any?" : "Void")"
                return isOptional ? "(\(type))?" : "@escaping \(type)"
            case .value(let type, let isOptional):
                if let name = type.name?.anyElements.text {
                    types.insert(name)
                } else if !type.cases.isEmpty {
                    named = named ?? type
                } else if !isOptional || type.place != nil {
                    types.insert("Any?")
                }
            }
        }
        if let named {
            for case .value(let type, _) in arguments { named.cases.formUnion(type.cases) }
            var name = word
            if program.missing[word] == false {
                program.foreign[word]?.cases.formUnion(named.cases)
            } else {
                name = self.name(of: named, word)
            }
            // A constant of the library is a case, too.
            for case .value(let type, _) in arguments where type.name == nil && type.place?.owner == "" {
                names[ObjectIdentifier(type.root)] = name
            }
            return name
        }
        guard types.count == 1, let only = types.first, only != "Any?", only != "Any" else { return "Any?" }
        return isOptional ? only.hasPrefix("any ") || only.contains("->") ? "(\(only))?" : "\(only)?" : only
    }

    /// The parameters of a closure; one that has several types has a name of its own.
    private mutating func general(_ parameters: [String], _ arguments: [StubArgument]) -> [String] {
        let all = arguments.compactMap { argument -> [String]? in
            if case .closure(let other, _) = argument, other.count == parameters.count { other } else { nil }
        }
        return parameters.indices.map { index in
            guard Set(all.map { $0[index] }).count > 1 else { return parameters[index] }
            generics.append("Value\(generics.count + 1)")
            return generics.last ?? "Any?"
        }
    }

    private mutating func text(of type: StubType, owner: String?, _ key: StubKey) -> String {
        let name: String
        if let known = type.name {
            name = known.text ?? "Any"
        } else if let known = names[ObjectIdentifier(type.root)] {
            name = known
        } else if !type.members.isEmpty, type.members.keys.allSatisfy({ Self.ofCollections.contains($0.name) }) {
            name = key.name.hasSuffix("Dictionary") || key.name.hasSuffix("Info") ? "[AnyHashable: Any]" : "[Any]"
        } else if !type.members.isEmpty || !type.cases.isEmpty {
            name = self.name(of: type, (owner ?? "") + key.name.capitalizedFirst)
        } else if owner == nil, key.labels == nil, let kind = program.valueType(of: key.name) {
            name = kind
        } else if owner == nil, key.labels == nil, type.cases.isEmpty {
            if key.name.hasSuffix("Notification") { return "Notification.Name" }
            let isText = ["Key", "Name", "Identifier", "Domain"].contains(where: key.name.hasSuffix)
            name = isText ? "String" : type.fallback ?? "AnyHashable"
        } else if type.isCompared {
            name = "AnyHashable"
        } else {
            return "Any?"
        }
        if name == "Any" { return "Any?" }
        return type.isOptional ? name.hasPrefix("any ") || name.contains("->") ? "(\(name))!" : "\(name)!" : name
    }

    /// The name of a type that has none, after the member that has it.
    private mutating func name(of type: StubType, _ word: String) -> String {
        let id = ObjectIdentifier(type.root)
        if let known = names[id] { return known }
        var (name, count) = (word, 1)
        while !taken.insert(name).inserted {
            count += 1
            name = "\(word)\(count)"
        }
        names[id] = name
        unnamed.append((name, type))
        return name
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension SwiftType {
    /// A collection with elements of any class, which takes all that are passed.
    fileprivate var anyElements: SwiftType {
        switch self {
        case .array: .array(.any)
        case .dictionary: .dictionary(.named("AnyHashable"), .any)
        default: self
        }
    }
}
