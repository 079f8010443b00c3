/// Messages that no class of the files has, to objects whose classes are known.
extension Rewriter {
    /// Gives up a message to an object of a class that is known, whose superclasses are known, and none of which has the
    /// method: Swift would not find it.
    mutating func checkDeclared(_ selector: String, by type: SwiftType) {
        guard let name = type.wrapped.name, knowsAllMethods(of: name), !isDeclared(selector, by: name) else { return }
        giveUp("RAC-3052", "None of the files declares \(selector) of \(name), and no module here.")
    }

    /// Whether nothing but the files and the modules here declares methods of a class.
    private func knowsAllMethods(of name: String) -> Bool {
        let next = root(of: name)
        // The result of a stream's method has the methods of the receiver.
        if next == "RACStream" { return false }
        return next == "NSObject" || next == "RACObject" || registry.type(next)?.module == "RACCompat"
    }

    /// The first class that the program does not declare, of a class and those that it inherits from.
    private func root(of name: String) -> String {
        var (next, depth) = (name, 0)
        while let superclass = model.classes[next]?.superclass, depth < 32 { (next, depth) = (superclass, depth + 1) }
        return next
    }

    private func isDeclared(_ selector: String, by name: String) -> Bool {
        if Self.ofEveryObject.contains(selector) || isInitializer(selector) { return true }
        if propertyEntry(ofGetter: selector, on: .named(name)) != nil { return true }
        // A subject has the methods of a category on signals.
        let hasCategory = registry.ancestry(of: root(of: name)).contains {
            model.classes[$0]?.methods[selector] != nil || model.classes[$0]?.properties[selector] != nil
        }
        if hasCategory { return true }
        // A method that a protocol declares is implemented, or has a default.
        return model.protocols.contains {
            model.adopts(name, $0)
                && (model.classes[$0]?.methods[selector] != nil || model.classes[$0]?.properties[selector] != nil)
        }
    }

    /// The property of the library whose getter a selector is: `disposed` for `isDisposed`.
    func propertyEntry(ofGetter selector: String, on type: SwiftType) -> RegistryEntry? {
        guard selector.hasPrefix("is"), type.wrapped.name != nil else { return nil }
        return entry(for: lowercasedFirst(String(selector.dropFirst(2))), on: type)
    }

    /// Methods that every object has, also in Swift.
    private static let ofEveryObject: Set<String> = [
        "hash", "description", "debugDescription", "isEqual:", "copy", "mutableCopy", "class", "self",
    ]
}
