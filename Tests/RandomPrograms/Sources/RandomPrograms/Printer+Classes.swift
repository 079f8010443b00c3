/// The program's classes beside its own, and the protocol.
extension Printer {
    var conformance: String { program.delegate.map { " <\($0.name)>" } ?? "" }

    /// What the header declares.
    var classes: String {
        guard !program.classes.isEmpty else { return "" }
        let names = program.classes.map(\.name).joined(separator: ", ")
        var text = program.delegate.map { "@class \(names);\n\n\(declaration(of: $0))" } ?? ""
        for item in program.classes {
            text += "@interface \(item.name) : \(item.path.count > 1 ? item.path[1] : "NSObject")\n"
            text += item.properties.map(declaration).joined()
            text += item.methods.filter { !$0.isPrivate && !$0.isInCategory }.map { "\(signature($0));\n" }.joined()
            text += "@end\n\n"
            let extras = item.methods.filter(\.isInCategory)
            guard !extras.isEmpty else { continue }
            text += "@interface \(item.name) (Extras)\n\(extras.map { "\(signature($0));\n" }.joined())@end\n\n"
        }
        return text
    }

    private func declaration(of delegate: Delegate) -> String {
        let required = delegate.required.map { "\(signature($0));\n" }.joined()
        let optional = delegate.optional.map { "\(signature($0));\n" }.joined()
        let rest = optional.isEmpty ? "" : "@optional\n\(optional)"
        return "@protocol \(delegate.name) <NSObject>\n\(required)\(rest)@end\n\n"
    }

    private func declaration(of property: Property) -> String {
        let type = property.variable.type
        let attribute = property.isComputed ? ", readonly" : property.isCopied ? ", copy" : attribute(type)
        return "@property (nonatomic\(attribute)) \(declared(property.variable));\n"
    }

    mutating func implementClasses() {
        for item in program.classes {
            implement(item.name, item.methods.filter { !$0.isInCategory })
            let extras = item.methods.filter(\.isInCategory)
            if !extras.isEmpty { implement("\(item.name) (Extras)", extras) }
        }
    }

    private mutating func implement(_ name: String, _ methods: [Method]) {
        line("@implementation \(name)")
        for method in methods {
            line("")
            block(signature(method), method.body)
        }
        lines += ["", "@end", ""]
    }
}
