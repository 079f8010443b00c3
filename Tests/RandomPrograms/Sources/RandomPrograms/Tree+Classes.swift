/// A property of a class beside the program's own.
struct Property: Codable, Equatable, Sendable {
    var variable: Variable
    /// Whether a list is copied as it is assigned: texts always are.
    var isCopied = false
    /// Whether a method computes it.
    var isComputed = false
}

/// A class beside the program's own.
struct Class: Codable, Equatable {
    /// Its name, and those of the classes that it inherits from.
    var path: [String]
    var properties: [Property]
    var methods: [Method] = []

    var name: String { path[0] }
    var type: Type { .instance(path) }
}

/// A protocol, which the program's own class is told by.
struct Delegate: Codable, Equatable {
    var name: String
    var required: [Method]
    var optional: [Method]
}

extension Program {
    func findClass(_ name: String) -> Class? { classes.first { $0.name == name } }

    /// The classes of an object, from its own to the base.
    func chain(_ name: String) -> [Class] { findClass(name)?.path.compactMap(findClass) ?? [] }

    /// The method that an object of a class runs, and the class that it is of.
    func method(_ selector: String, of name: String, role: Method.Role) -> (method: Method, owner: String)? {
        guard !name.isEmpty else {
            return methods.first { $0.selector == selector && $0.role == role }.map { ($0, "") }
        }
        for item in chain(name) {
            if let method = item.methods.first(where: { $0.selector == selector && $0.role == role }) {
                return (method, item.name)
            }
        }
        return nil
    }

    func property(_ property: String, of name: String) -> Property? {
        chain(name).flatMap(\.properties).first { $0.variable.name == property }
    }

    static func setter(_ property: String) -> String {
        "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
    }
}
