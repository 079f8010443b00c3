/// The declarations of a file and its header that determine the types of receivers.
struct Declarations {
    /// A class of the program.
    struct Class {
        var superclass: String?
        /// The types of properties and instance variables.
        var variables: [String: TypeName] = [:]
        /// The types that methods return, class methods with a plus before the selector.
        var methods: [String: TypeName] = [:]
    }

    private(set) var classes: [String: Class] = [:]
    private(set) var globals: [String: TypeName] = [:]
    private(set) var functions: [String: TypeName] = [:]

    mutating func add(_ items: [Item]) {
        for item in items {
            switch item.kind {
            case .container(let container): add(container)
            case .variables(let variables):
                for variable in variables { globals[variable.name] = variable.type }
            case .function(let function): functions[function.name] = function.returns
            default: break
            }
        }
    }

    private mutating func add(_ container: Container) {
        var known = classes[container.name] ?? Class()
        if let superclass = container.superclass { known.superclass = superclass }
        for variable in container.variables { known.variables[variable.name] = variable.type }
        for member in container.members {
            switch member.kind {
            case .property(let property):
                for variable in property.variables {
                    known.variables[variable.name] = variable.type
                    known.variables["_" + variable.name] = variable.type
                }
            case .method(let method):
                known.methods[(method.isClass ? "+" : "") + method.selector] = method.returns
            case .variables(let variables):
                for variable in variables { globals[variable.name] = variable.type }
            case .function(let function): functions[function.name] = function.returns
            default: break
            }
        }
        classes[container.name] = known
    }

    /// The type of a property or instance variable of a class of the program.
    func variable(_ name: String, of type: String) -> TypeName? { find(type) { $0.variables[name] } }

    /// The type that a method of a class of the program returns.
    func method(_ selector: String, of type: String, scope: RegistryEntry.Scope) -> TypeName? {
        let key = (scope == .class ? "+" : "") + selector
        return find(type) { $0.methods[key] ?? (key.contains(":") ? nil : $0.variables[key]) }
    }

    /// The class, or the nearest of its superclasses, that the program does not declare.
    func foreignAncestor(of type: String) -> String {
        var (type, depth) = (type, 0)
        while let superclass = classes[type]?.superclass, depth < 32 { (type, depth) = (superclass, depth + 1) }
        return type
    }

    private func find(_ type: String, _ look: (Class) -> TypeName?) -> TypeName? {
        var (next, depth) = (Optional(type), 0)
        while let type = next, let known = classes[type], depth < 32 {
            if let found = look(known) { return found }
            (next, depth) = (known.superclass, depth + 1)
        }
        return nil
    }
}
