/// The files that become one file of Swift.
struct Program {
    /// A class with all of its declarations and definitions.
    struct Declaration {
        var interface: (container: Container, item: Item, file: Int)?
        var extensions: [(container: Container, item: Item, file: Int)] = []
    }

    private(set) var declarations: [String: Declaration] = [:]
    /// Classes and categories that have an implementation.
    private(set) var implemented: Set<String> = []
    private var defined: Set<String> = []

    init(_ files: [Rewriter.File]) {
        for (index, file) in files.enumerated() {
            for item in file.tree.items {
                switch item.kind {
                case .container(let container):
                    switch container.kind {
                    case .interface where container.category == nil:
                        declarations[container.name, default: Declaration()].interface = (container, item, index)
                    case .interface:
                        declarations[container.name, default: Declaration()].extensions.append((container, item, index))
                    case .implementation: implemented.insert(container.name + "(\(container.category ?? ""))")
                    case .proto: break
                    }
                    for member in container.members { note(member) }
                default: note(item)
                }
            }
        }
    }

    private mutating func note(_ item: Item) {
        guard case .variables(let variables) = item.kind else { return }
        for variable in variables where variable.initial != nil { defined.insert(variable.name) }
    }

    /// Whether a constant has a value in one of the files.
    func defines(_ name: String) -> Bool { defined.contains(name) }

    func implements(_ name: String, _ category: String?) -> Bool {
        implemented.contains(name + "(\(category ?? ""))") || category == "" && implemented.contains(name + "()")
    }
}
