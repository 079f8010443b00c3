/// Messages that no class of the files has, to objects whose classes are known.
extension Rewriter {
    /// Gives up a message to an object of a class that is known, whose superclasses are known, and none of which has the
    /// method: Swift would not find it.
    mutating func checkDeclared(_ selector: String, by type: SwiftType, _ tokens: Range<Int>) {
        if type.wrapped == .any {
            giveUp(
                "RAC-3052",
                "None of the files has a class with \(selector), and no module here: cast the object to its own.")
        }
        guard let name = type.wrapped.name, knowsAllMethods(of: name), !isDeclared(selector, by: name),
            !isOfForeignCategory(selector, of: name, tokens)
        else { return }
        giveUp("RAC-3052", "None of the files declares \(selector) of \(name), and no module here.")
    }

    /// Gives up an initializer that the library does not have: the class inherits from one of its classes.
    mutating func checkInitializer(_ selector: String, of name: String?) {
        guard let name, model.method(selector, of: name) == nil,
            let entry = registry.method(named: selector, on: model.root(of: name)), entry.class == .byHand
        else { return }
        giveUp(entry.id, entry.why ?? "")
    }

    /// A variable for objects of any class as one of its declared class, which alone has the method; nil for others.
    func declaredObject(_ variable: Expression, _ object: SwiftExpression) -> SwiftExpression? {
        guard object.type.wrapped == .any, case .name(let name) = variable.kind, let declared = facts.type(of: name),
            declared.pointers == 1, declared.name != "NSObject", case let type = plainType(declared), type != .any,
            let text = type.text
        else { return nil }
        return SwiftExpression(.cast(object, "as?", text), .optional(type))
    }

    /// Whether a selector begins as those of the categories of a library do, `mtl_valueForKey:`: asks for a review.
    mutating func isOfForeignCategory(_ selector: String, of type: String, _ tokens: Range<Int>) -> Bool {
        let name = String(selector.drop { $0 == "+" })
        // A value of Swift has no methods of a category on NSObject.
        guard name.isOfCategory, model.method(selector, of: "NSObject") == nil,
            model.method("+" + name, of: "NSObject") == nil
        else { return false }
        note(
            Self.undeclared, .review,
            "\(name) of \(type) is of a category of a library: none of the files declares it, and no module here.",
            at: tokens)
        return true
    }

    /// Whether nothing but the files and the modules here declares methods of a class.
    private func knowsAllMethods(of name: String) -> Bool {
        let next = model.root(of: name)
        // The result of a stream's method has the methods of the receiver.
        if next == "RACStream" { return false }
        return next == "NSObject" || next == "RACObject" || registry.type(next)?.module == "RACCompat"
    }

    private func isDeclared(_ selector: String, by name: String) -> Bool {
        if Self.ofEveryObject.contains(selector) || isInitializer(selector) { return true }
        if propertyEntry(ofGetter: selector, on: .named(name)) != nil { return true }
        // A subject has the methods of a category on signals.
        let hasCategory = registry.ancestry(of: model.root(of: name)).contains {
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

extension String {
    /// Whether a name has a prefix, as those in the categories of other libraries have: `mtl_first`.
    var isOfCategory: Bool { firstMatch(of: /^[a-z]{2,}_[a-z]/) != nil && !hasPrefix("rac_") }
}
