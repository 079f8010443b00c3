/// Properties that signals observe, and objects whose end is observed.
extension ModelBuilder {
    /// The places of the key paths in messages that observe or bind them.
    private static let observedPaths = [
        "rac_valuesForKeyPath:observer:": 0, "rac_valuesAndChangesForKeyPath:options:observer:": 0,
        "setKeyPath:onObject:": 0, "setKeyPath:onObject:nilValue:": 0, "addObserver:forKeyPath:options:context:": 1,
    ]

    mutating func collectObserved(_ file: Rewriter.File) {
        var names: Set<String> = []
        var owners: Set<String> = []
        func words(_ expression: Expression) -> [String] {
            switch expression.kind {
            case .name(let name): [name]
            case .member(let base, let name, _): words(base) + [name]
            default: []
            }
        }
        // The texts of the file, and whether one in a variable names what is observed.
        var texts: Set<String> = []
        var isComputed = false
        func visit(_ expression: Expression) {
            switch expression.kind {
            case .string: texts.formUnion(expression.observedPath ?? [])
            case .call(let callee, let arguments):
                guard case .name(let name) = callee.kind, ["RACObserve", "RAC", "RACChannelTo"].contains(name),
                    arguments.count >= 2
                else { return }
                names.formUnion(words(arguments[1]))
            case .message(let message):
                guard let place = Self.observedPaths[message.selector] else { return }
                let path = message.arguments[place]
                if case .atCall(_, let list) = path.kind, let last = list.last { names.formUnion(words(last)) }
                names.formUnion(path.observedPath ?? [])
                isComputed = isComputed || path.observedPath == nil
            default: break
            }
        }
        func visit(_ items: [Item], in owner: String? = nil) {
            for item in items {
                switch item.kind {
                case .container(let container): visit(container.members, in: container.name)
                case .method(let method):
                    let isOfDependencies = method.isClass && method.selector.hasPrefix("keyPathsForValuesAffecting")
                    method.body?.list.forEach { statement in
                        walk(statement) { expression in
                            visit(expression)
                            if isOfDependencies, case .string(let literals, _) = expression.kind {
                                let path = literals.joined().filter { $0 != "\"" }
                                names.formUnion(path.split(separator: ".").map(String.init))
                            }
                            // The signal ends with the object in whose method it is made.
                            if let owner, case .call(let callee, _) = expression.kind, callee.isClassName("RACObserve")
                            {
                                owners.insert(owner)
                            }
                        }
                    }
                    let object = method.isClass ? nil : owner
                    owners.formUnion(lifetimeOwners(in: method.body?.list ?? [], method.parameters, object))
                case .function(let function):
                    function.body?.list.forEach { walk($0) { visit($0) } }
                    owners.formUnion(lifetimeOwners(in: function.body?.list ?? [], function.parameters, nil))
                case .statement(let statement): walk(statement) { visit($0) }
                case .variables(let variables):
                    for initial in variables.compactMap(\.initial) { walk(initial) { visit($0) } }
                default: break
                }
            }
        }
        visit(file.tree.items)
        if isComputed { names.formUnion(texts) }
        rewriter.model.observed.formUnion(names)
        rewriter.model.lifetimeOwners.formUnion(owners)
    }

    /// The classes of `self` and of variables whose end a body asks for, or with which it associates values.
    private func lifetimeOwners(in body: [Statement], _ parameters: [Parameter], _ owner: String?) -> Set<String> {
        var types: [String: String] = [:]
        types["self"] = owner
        for parameter in parameters { parameter.name.map { types[$0] = parameter.type.name } }
        for statement in body {
            walkStatements(statement) { inner in
                guard case .declaration(let variables) = inner.kind else { return }
                for variable in variables { types[variable.name] = variable.type.name }
            }
        }
        var owners: Set<String> = []
        for statement in body {
            walk(statement) { expression in
                let (receiver, name): (Expression, String)
                switch expression.kind {
                case .call(let callee, let arguments) where callee.isClassName("objc_setAssociatedObject"):
                    if case .name(let variable)? = arguments.first?.kind, let type = types[variable] {
                        owners.insert(type)
                    }
                    return
                case .member(let base, let member, _): (receiver, name) = (base, member)
                case .message(let message): (receiver, name) = (message.receiver, message.selector)
                default: return
                }
                guard name == "rac_willDeallocSignal" || name == "rac_deallocDisposable",
                    case .name(let variable) = receiver.kind, let type = types[variable]
                else { return }
                owners.insert(type)
            }
        }
        return owners
    }

    /// Notes the method of the object itself whose calls a signal sends.
    mutating func noteAsked(_ expression: Expression, in owner: String) {
        guard case .message(let message) = expression.kind, case .name("self") = message.receiver.kind,
            message.words[0] == "rac_signalForSelector",
            case .atWord("@selector", let selector)? = message.arguments.first?.kind
        else { return }
        rewriter.model.classes[owner]?.asked.insert(selector)
    }
}
