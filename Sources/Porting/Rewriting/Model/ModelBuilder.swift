/// Collects the declarations of files.
struct ModelBuilder {
    var rewriter: Rewriter
    var isNonnull = false
    /// Whether the declarations follow `@optional`.
    var isOptional = false
    /// The initializers that have a body, by class.
    var initializers: [String: [Method]] = [:]
    /// The uses of a method's parameters, by class and selector.
    var usages: [String: Usage] = [:]
    var bodies: [String: [Statement]] = [:]
    /// The names of properties that copy their values.
    var copiedProperties: Set<String> = []
    /// The keys that classes announce changes of.
    var announcedKeys: [String: Set<String>] = [:]
    /// The names of properties that some message sets to nil.
    var propertiesSetToNil: Set<String> = []
    /// The classes that set properties of their own objects to nil, by the names of the properties.
    var ownPropertiesSetToNil: [String: Set<String>] = [:]
    /// The classes that properties are asked for, by name.
    var doubts: [String: Set<Doubt>] = [:]
    /// The properties that are set to nil at some place.
    var assignedNil: Set<String> = []
    /// The selectors and positions of arguments that are nil in some message.
    var nilMessageArguments: Set<String> = []

    /// The arguments that are casts of literals, by the selector or function and their position.
    var literalArguments: [String: [Expression]] = [:]
    /// The classes that these files declare, and not the files around them.
    var own: Set<String> = []
    /// The facts about the whole program.
    let context: ProgramModel
    /// The selectors of the methods of protocols.
    var protocolSelectors: Set<String> = []

    init(registry: Registry, files: [Rewriter.File], context: ProgramModel = ProgramModel()) {
        rewriter = Rewriter(registry: registry, model: context, file: files[0])
        self.context = context
        rewriter.model.optionSets.formUnion(registry.appleEnumerations)
        for item in files.flatMap(\.tree.items) {
            guard case .container(let container) = item.kind, container.category == nil else { continue }
            if container.kind == .implementation { rewriter.model.implementedClasses.insert(container.name) }
            if container.kind == .proto {
                rewriter.model.protocols.insert(container.name)
                for case .method(let method) in container.members.map(\.kind) {
                    protocolSelectors.insert(method.key)
                }
            }
            // The declarations in these files replace the declarations of the context.
            own.insert(container.name)
            rewriter.model.classes[container.name] = nil
        }
        for file in files {
            rewriter.file = file
            collectTypes(file.tree.items)
            rewriter.model.noteProperties(of: file)
            rewriter.model.foreignValues.formUnion(file.mentions.values)
            rewriter.model.foreignBlocks.formUnion(file.mentions.blocks)
            if file.comparesObjects { rewriter.model.comparesObjects = true }
            if file.hasCombiningMarks { rewriter.model.hasCombiningMarks = true }
            rewriter.model.called.formUnion(file.called)
        }
        var known = rewriter.model
        for file in files { known.addSharedExamples(of: file.tree, in: rewriter) }
        rewriter.model = known
        var enumerations = OpenEnumerations(model.enumerations, cases: Set(model.cases.keys))
        for file in files { enumerations.add(file.tree.items) }
        rewriter.model.openEnumerations.formUnion(enumerations.open)
        rewriter.model.memory = MemoryVariables(files).names
        for file in files {
            rewriter.file = file
            isNonnull = false
            collectBodies(file.tree.items, in: nil)
        }
        rewriter.model.wrapping.add(files, constants: model.counted)
        rewriter.model.effects.add(files)
        var made = model.made
        made.add(files, isClass: rewriter.isClassName)
        rewriter.model.made = made
        rewriter.model.associationKeys.formUnion(AssociationKeys(files).names)
        // The header comes last in the list, and states nullability more often than the implementation.
        for file in files.reversed() {
            rewriter.file = file
            isNonnull = false
            rewriter.model.noteBlocks(file.tree.items)
            collect(file.tree.items, in: nil)
            collectObserved(file)
        }
        for name in own {
            rewriter.model.classes[name]?.implementedInProgram = context.classes[name]?.implemented ?? []
        }
        let names = Set(files.flatMap(\.containers).map(\.name))
        for known in names.compactMap({ rewriter.model.classes[$0] }) {
            rewriter.model.memberNames.formUnion(known.properties.keys)
            rewriter.model.memberNames.formUnion(known.variables.keys)
            rewriter.model.memberNames.formUnion(known.methods.values.map(\.base))
        }
        adoptProperties(files)
        settleProperties()
        settleKeeping(files)
        settleOverrides()
        settleNamedMakers(names)
        rewriter.model.settleFamilies()
        rewriter.model.settleStubs()
        settleAnnounced()
        settleInitialMessages(names)
        typeMacros(files)
    }

    var model: ProgramModel { rewriter.model }

    // MARK: Types

    private mutating func collectTypes(_ items: [Item]) {
        for item in items {
            switch item.kind {
            case .enumeration(let enumeration): collect(enumeration)
            case .directive(let text) where text.isDefinition:
                noteLogMacro(text)
                noteConstantMacro(text)
                if let match = text.wholeMatch(of: /#\s*define\s+(\w+)\s+\(?(\d{1,9})[uUlL]*\)?\s*/) {
                    rewriter.model.counted.insert(String(match.1))
                }
            case .variables(let variables):
                for variable in variables {
                    guard variable.type.qualifiers.contains("const"), let initial = variable.initial,
                        FunctionFacts().isCounted(initial)
                    else { continue }
                    rewriter.model.counted.insert(variable.name)
                }
            case .structure(let name, let fields): collect(Structure(name: name, fields: fields))
            case .alias(let type, let name): rewriter.model.aliases[name] = rewriter.plainType(type)
            case .container(let container):
                if container.kind != .proto, rewriter.model.classes[container.name] == nil {
                    rewriter.model.classes[container.name] = ProgramModel.Class()
                }
                if let superclass = container.superclass {
                    rewriter.model.classes[container.name]?.superclass = superclass
                }
                for structure in container.structures { collect(structure) }
                for case .method(let method) in container.members.map(\.kind) where !method.takesError {
                    rewriter.model.plainMethods.insert(method.key)
                }
                collectTypes(container.members)
            default: break
            }
        }
    }

    private mutating func collect(_ structure: Structure) {
        rewriter.model.structures.insert(structure.name)
        rewriter.model.fields[structure.name] = structure.fields.map { field in
            (field.name, rewriter.fieldType(field.type), CType(field.type.innermost), field.type)
        }
    }

    mutating func collect(_ enumeration: Enumeration) {
        var next: Int? = 0
        for entry in enumeration.cases {
            if let value = entry.value {
                switch value.withoutParentheses.kind {
                case .number(let text): next = Int(text)
                case .prefix("-", let inner):
                    if case .number(let text) = inner.kind { next = Int("-" + text) } else { next = nil }
                default: next = nil
                }
            }
            rewriter.model.rawValues[entry.name] = next
            next = next.map { $0 + 1 }
        }
        guard let name = enumeration.name else {
            for entry in enumeration.cases { rewriter.model.globals[entry.name] = .int }
            return
        }
        rewriter.model.enumerationNumbers[name] = enumeration.type.map { CType($0) } ?? enumeration.plainNumber
        if enumeration.type == nil { rewriter.model.plainEnumerations.insert(name) }
        if enumeration.isOptions {
            rewriter.model.optionSets.insert(name)
        } else {
            rewriter.model.enumerations.insert(name)
        }
        let names = caseNames(enumeration)
        for (entry, short) in zip(enumeration.cases, names) { rewriter.model.cases[entry.name] = (name, short) }
        if let zero = enumeration.zeroCase { rewriter.model.firstCases[name] = names[zero] }
    }
}

extension Expression {
    /// Whether an expression is nil, or nil in one of its branches.
    var mayBeNil: Bool {
        switch kind {
        case .conditional(_, let positive, let negative): (positive?.mayBeNil ?? false) || negative.mayBeNil
        case .parenthesized(let inner), .cast(_, let inner): inner.mayBeNil
        case .call(let callee, _): callee.isClassName("objc_getAssociatedObject")
        default: isNil
        }
    }
}

/// The short names of the cases of an enumeration, without the prefix that all cases share.
func caseNames(_ enumeration: Enumeration) -> [String] {
    let names = enumeration.cases.map(\.name)
    var prefix = enumeration.name ?? ""
    if names.isEmpty { return [] }
    if !names.allSatisfy({ $0.hasPrefix(prefix) && $0.count > prefix.count }) {
        prefix = names.dropFirst().reduce(names[0]) { common, name in
            String(zip(common, name).prefix { $0 == $1 }.map(\.0))
        }
        // The prefix ends with the last word that all cases share.
        while !prefix.isEmpty,
            !names.allSatisfy({ name in
                let next = name.dropFirst(prefix.count).first
                return next?.isUppercase == true
                    || next?.isNumber == false && name.dropFirst(prefix.count - 1).first == "_"
            })
        {
            prefix.removeLast()
        }
    }
    return names.map { name in
        let rest = String(name.dropFirst(prefix.count)).trimmingPrefix { $0 == "_" }
        if rest.isEmpty || rest.first?.isNumber == true { return lowercasedFirst(name).safe }
        let word = lowercasedFirst(rest)
        // Swift has no other use of the word.
        return word == "self" ? "selfValue" : word.safe
    }
}
