/// The superclasses that the files of a program declare, before anything else is known of its classes.
struct Superclasses: Sendable {
    private var names: [String: String] = [:]

    mutating func add(_ container: Container) {
        if let superclass = container.superclass { names[container.name] = superclass }
    }

    /// The classes with a superclass.
    var classes: Dictionary<String, String>.Keys { names.keys }

    subscript(_ name: String) -> String? { names[name] }

    /// A class and those that it inherits from, the nearest first; a class of a library is the last.
    func ancestry(of name: String) -> [String] {
        var (ancestry, next): ([String], String?) = ([], name)
        // A class that inherits from itself has no end.
        while let current = next, ancestry.count < 32 {
            ancestry.append(current)
            next = names[current]
        }
        return ancestry
    }

    func inherits(_ name: String, from ancestor: String) -> Bool {
        ancestry(of: name).dropFirst().contains(ancestor)
    }
}

extension ProgramModel {
    /// The class that the classes of the program above this one inherit from, and no file declares.
    func root(of name: String) -> String { ancestry(of: name).last ?? name }

    /// A class and its superclasses in the program, the nearest first.
    func ancestry(of name: String) -> [String] {
        var (ancestry, next): ([String], String?) = ([], name)
        while let current = next, ancestry.count < 32 {
            ancestry.append(current)
            next = classes[current]?.superclass
        }
        return ancestry
    }
}
