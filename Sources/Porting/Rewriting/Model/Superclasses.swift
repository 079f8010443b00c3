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
        line(from: name) { names[$0] }
    }

    func inherits(_ name: String, from ancestor: String) -> Bool {
        ancestry(of: name).dropFirst().contains(ancestor)
    }
}

extension ProgramModel {
    /// The class that the classes of the program above this one inherit from, and no file declares.
    func root(of name: String) -> String { ancestry(of: name).last ?? name }

    /// A class and its superclasses in the program, the nearest first.
    func ancestry(of name: String) -> [String] { line(from: name) { classes[$0]?.superclass } }
}

/// A name, the one that follows it, and so on: a class that inherits from itself has no end.
private func line(from name: String, _ next: (String) -> String?) -> [String] {
    var line: [String] = []
    var current: String? = name
    while let name = current, line.count < 32 {
        line.append(name)
        current = next(name)
    }
    return line
}
