/// What a program asks of its objects by names that are values: keys of properties, or selectors of methods.
struct AskedNames: Sendable, Equatable {
    /// The classes of the objects, where they are known.
    var classes: Set<String> = []
    /// The names that are asked of objects of any class.
    var names: Set<String> = []
    /// Whether a name that is computed is asked of objects of any class.
    var isAny = false

    mutating func formUnion(_ other: AskedNames) {
        classes.formUnion(other.classes)
        names.formUnion(other.names)
        isAny = isAny || other.isAny
    }

    /// Whether the classes of a family are asked for a name.
    func contains(_ name: String, of family: [String]) -> Bool {
        isAny || names.contains(name) || !classes.isDisjoint(with: family)
    }
}

extension Rewriter {
    /// Whether the file of another class lists a property, because objects are asked for it by its name.
    func isListedElsewhere(_ property: String, of name: String) -> Bool {
        var root = name
        while let next = model.classes[root]?.superclass, model.classes[next]?.superclass != nil { root = next }
        guard root != name, !ownClasses.contains(root) else { return false }
        return [model.askedKeys, model.askedSelectors].contains { asked in
            asked.isAny || asked.names.contains(property)
                || asked.classes.contains { model.inherits($0, from: name) || model.inherits(name, from: $0) }
        }
    }

    /// The messages of key-value coding, and which of their arguments is the key; nil where the keys are in a collection.
    private static let keyMessages: [String: Int?] = [
        "valueForKey:": 0, "valueForKeyPath:": 0, "setValue:forKey:": 1, "setValue:forKeyPath:": 1,
        "dictionaryWithValuesForKeys:": nil, "setValuesForKeysWithDictionary:": nil, "mutableArrayValueForKey:": 0,
        "mutableSetValueForKey:": 0, "mutableArrayValueForKeyPath:": 0,
    ]

    /// Remembers whose keys a message asks for: their classes have to list them, also where another file has them.
    mutating func noteKeys(_ message: Message, _ receiver: SwiftExpression) {
        guard let index = Self.keyMessages[message.selector] else { return }
        var type = receiver.type.wrapped
        if case .array(let element) = type { type = element.wrapped }
        if case .set(let element) = type { type = element.wrapped }
        if case .dictionary = type, !message.selector.contains("Path") { return }
        noteKey(index.map { message.arguments[$0] }, of: type)
    }

    /// Gives up on a key that a category of a class of the system has: values have no table that it could be added to.
    mutating func refuseKeyOfExtension(_ selector: String, _ arguments: [Expression]) {
        guard let index = Self.keyMessages[selector] ?? nil, case .string(let literals, _) = arguments[index].kind
        else { return }
        let key = literals.joined().filter { $0 != "\"" }
        guard let owner = extensionWithKey(key) else { return }
        giveUp("RAC-3040", "\(key) is a key of a category of \(owner), whose values have no table of keys.")
    }

    /// The class of the system of which the program has a category with a key, where none of its own classes has it.
    func extensionWithKey(_ key: String) -> String? {
        let owners = model.classes.filter { $0.value.properties[key] != nil || $0.value.methods[key] != nil }
        guard owners.count == 1, let owner = owners.first, owner.value.superclass == nil else { return nil }
        return registry.type(owner.key) == nil ? nil : owner.key
    }

    /// Remembers that objects of a type are asked for a key path; nil where it is not known.
    mutating func noteKey(_ key: Expression?, of type: SwiftType = .any) {
        if let name = type.name, model.classes[name]?.superclass != nil { model.askedKeys.classes.insert(name) }
        guard case .string(let literals, _)? = key?.kind else {
            if type.name.map({ model.classes[$0]?.superclass == nil }) ?? true { model.askedKeys.isAny = true }
            return
        }
        // The words of a path, or of a predicate.
        let words = literals.joined().split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        model.askedKeys.names.formUnion(words.map(String.init))
    }
}

extension ProgramModel {
    /// Remembers where the properties of classes are declared.
    mutating func noteProperties(of file: Rewriter.File) {
        var implemented: Set<String> = []
        for case .container(let container) in file.tree.items.map(\.kind) where container.kind == .implementation {
            implemented.insert(container.name)
        }
        for case .container(let container) in file.tree.items.map(\.kind) where container.kind == .interface {
            let isImplemented = implemented.contains(container.name)
            for member in container.members {
                switch member.kind {
                case .property(let property):
                    for variable in property.variables {
                        let key = "\(container.name) \(variable.name)"
                        if isImplemented || container.category == nil {
                            declaredWithin.insert(key)
                        } else {
                            declaredBeside.insert(key)
                        }
                    }
                // A header has the getter or the setter alone, and an extension in another file the property.
                case .method(let method) where !isImplemented && !method.isClass:
                    declaredBeside.insert("\(container.name) \(method.selector)")
                default: break
                }
            }
        }
    }
}
