/// The declarations of headers that are read as context, and not translated.
extension StubProgram {
    /// Adds the classes, protocols, types of values, constants and functions of headers, where the Swift names them.
    mutating func addMentioned(of context: [String], in translations: [Translation]) {
        guard !context.isEmpty else { return }
        var mentioned: Set<Substring> = []
        for translation in translations { mentioned.formUnion(Self.words(of: translation.text)) }
        let known = ProgramContext(context, registry: registry)
        contextModel = known.model
        let read = context.map { Rewriter.File(name: "", text: $0, macros: known.model.macros) }
        let files = Namesakes(read, and: known.model.namesakes).applied(to: read)
        let containers = files.flatMap(\.containers).filter { $0.category == nil && $0.kind != .implementation }
        var count = -1
        // A superclass may stand before or behind the class that names it.
        while foreign.count > count {
            count = foreign.count
            for container in containers { add(container, &mentioned) }
        }
        // A class whose superclass is not there inherits from NSObject.
        for (name, type) in foreign {
            if let superclass = type.superclass, foreign[superclass] == nil, !isApple(superclass) {
                foreign[name]?.superclass = nil
            }
        }
        for file in files { addGlobals(of: file, known, mentioned) }
        // The types of members of classes that are there.
        for (file, text) in zip(files, context) where file.containers.contains(where: { foreign[$0.name] != nil }) {
            mentioned.formUnion(Self.words(of: text))
        }
        for (file, text) in zip(files, context) { addValues(of: file, text, known, mentioned) }
    }

    private static func words(of text: String) -> [Substring] {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    }

    private mutating func add(_ container: Container, _ mentioned: inout Set<Substring>) {
        let name = container.name
        guard mentioned.contains(name[...]), declared[name] == nil || extended.contains(name), foreign[name] == nil,
            registry.type(name) == nil
        else { return }
        foreign[name] = Foreign(isProtocol: container.kind == .proto)
        foreign[name]?.adopted = container.protocols
        missing[name] = true
        guard let superclass = container.superclass, superclass != "NSObject" else { return }
        foreign[name]?.superclass = superclass
        mentioned.insert(superclass[...])
    }

    /// Adds the constants of a header with their types, and the names of its functions.
    private mutating func addGlobals(
        of file: Rewriter.File, _ known: ProgramContext, _ mentioned: Set<Substring>
    ) {
        let rewriter = Rewriter(registry: registry, model: known.model, file: file)
        for item in file.tree.items {
            switch item.kind {
            case .variables(let variables):
                for variable in variables where mentioned.contains(variable.name[...]) {
                    missingNames.insert(variable.name)
                    let key = StubKey(name: variable.name, labels: nil, isStatic: false)
                    let type = StubType(rewriter.plainType(variable.type), place: ("", variable.name))
                    globals[key] = StubType.Member(type, count: 0)
                }
            case .function(let function) where mentioned.contains(function.name[...]) && function.body == nil:
                missingNames.insert(function.name)
            default: break
            }
        }
    }

    /// Adds the enumerations, options and structures of a header.
    private mutating func addValues(
        of file: Rewriter.File, _ text: String, _ known: ProgramContext, _ mentioned: Set<Substring>
    ) {
        let hasValues = file.tree.items.contains { item in
            switch item.kind {
            case .enumeration, .structure, .alias: true
            default: false
            }
        }
        guard hasValues else { return }
        for statement in translate(text, name: "", registry: registry, context: known).statements {
            guard case .body(let head, _) = statement.kind, let signature = SwiftSignature(head),
                ["enum", "struct"].contains(signature.keyword), mentioned.contains(signature.name[...]),
                declared[signature.name] == nil
            else { continue }
            (foreign[signature.name], missing[signature.name]) = (nil, nil)
            foreignValues.append(SwiftStatement(kind: statement.kind))
            declare([statement], in: "")
        }
    }

    /// The declaration of a property or method of a header's class; nil for others, and for initializers.
    ///
    /// Objects that are passed may be nil, as the header does not say which may not.
    func contextSignature(of key: StubKey, in name: String) -> SwiftSignature? {
        guard let known = contextModel.classes[name], key.name != "init" else { return nil }
        guard let labels = key.labels else {
            guard !key.isStatic, let type = known.properties[key.name]?.type.text else { return nil }
            return SwiftSignature("var \(key.name): \(type)")
        }
        let found = known.methods.filter { selector, method in
            method.base == key.name && method.labels == labels && selector.isOfClass == key.isStatic
                && !method.isVariadic && method.changed.isEmpty
        }
        // A call with `try` may call a method that throws nothing.
        guard
            let method = found.min(by: { ($0.value.isThrowing ? 1 : 0, $0.key) < ($1.value.isThrowing ? 1 : 0, $1.key) }
            )?.value
        else { return nil }
        let parameters = zip(labels, method.parameters).enumerated().map { index, parameter in
            let isScalar = parameter.1.isNumber || parameter.1.isBool || missing[parameter.1.name ?? ""] == false
            let type = isScalar ? parameter.1 : parameter.1.asOptional
            return "\(parameter.0 ?? "_") value\(index): \(type.text ?? "Any?")"
        }
        let result =
            method.returns == .void ? "" : " -> \(method.isOfAskedClass ? "Self" : method.returns.text ?? "Any?")"
        let effects = method.isThrowing ? " throws" : ""
        return SwiftSignature("func \(key.name)(\(parameters.joined(separator: ", ")))\(effects)\(result)")
    }
}

extension String {
    /// Whether a selector is that of a class method, which has a plus before it.
    fileprivate var isOfClass: Bool { first == "+" }
}
