/// The arguments that methods and functions keep, and the methods that return an object's own collection.
extension ModelBuilder {
    /// An argument of a caller that is handed on as an argument.
    private struct Passed {
        let key: String
        let index: Int
        let target: String
        let position: Int
    }

    mutating func settleKeeping(_ files: [Rewriter.File]) {
        for file in files {
            rewriter.file = file
            for item in file.tree.items { noteMutable(item) }
        }
        for file in files { for item in file.tree.items { rewriter.model.references.declare(item) } }
        for file in files { for item in file.tree.items { rewriter.model.references.read(item) } }
        var passed: [Passed] = []
        for file in files {
            rewriter.file = file
            for item in file.tree.items { noteKeeping(item, &passed) }
        }
        var isSettled = false
        while !isSettled {
            isSettled = true
            for next in passed where rewriter.model.keeping[next.target]?.contains(next.position) == true {
                if rewriter.model.keeping[next.key, default: []].insert(next.index).inserted { isSettled = false }
                if rewriter.model.keepingMutable[next.target]?.contains(next.position) == true {
                    rewriter.model.keepingMutable[next.key, default: []].insert(next.index)
                }
            }
        }
    }

    /// Notes the properties, instance variables and global variables of mutable classes.
    private mutating func noteMutable(_ item: Item) {
        let variables: [Variable]
        switch item.kind {
        case .container(let container):
            for member in container.members { noteMutable(member) }
            variables = container.variables
        case .property(let property): variables = property.attributes.contains("copy") ? [] : property.variables
        case .variables(let list): variables = list
        default: return
        }
        for variable in variables where Rewriter.isMutableValue(variable.type) {
            rewriter.model.mutable[SharedPlaces.plain(variable.name)] = SharedKind(className: variable.type.name)
        }
    }

    private mutating func noteKeeping(_ item: Item, _ passed: inout [Passed]) {
        switch item.kind {
        case .container(let container):
            for member in container.members { noteKeeping(member, &passed) }
        case .method(let method):
            guard let body = method.body?.list else { return }
            noteKeeping(method.selector, method.parameters, body, &passed)
            noteReturned(method.selector, method.returns, body)
            notePassedOn(method.selector, method.parameters, body)
        case .function(let function):
            guard let body = function.body?.list else { return }
            noteKeeping(function.name, function.parameters, body, &passed)
            noteReturned(Rewriter.functionOwner + function.name, function.returns, body)
            notePassedOn(Rewriter.functionOwner + function.name, function.parameters, body)
        default: break
        }
    }

    /// Notes the arguments that a method or function keeps as they are.
    private mutating func noteKeeping(
        _ key: String, _ parameters: [Parameter], _ body: [Statement], _ passed: inout [Passed]
    ) {
        var names: [String: Int] = [:]
        for (index, parameter) in parameters.enumerated() where !rewriter.sharedOrAny(parameter.type).isEmpty {
            if let name = parameter.name { names[name] = index }
        }
        guard !names.isEmpty else { return }
        var locals = Set(parameters.compactMap(\.name))
        for statement in body {
            walkStatements(statement) { inner in
                guard case .declaration(let variables) = inner.kind else { return }
                for variable in variables {
                    if !variable.type.isStatic { locals.insert(variable.name) }
                    if let other = variable.initial?.localName, let index = names[other] {
                        names[variable.name] = index
                    }
                }
            }
        }
        var kept: Set<Int> = []
        func note(_ value: Expression) {
            switch value.kind {
            case .name(let name): if let index = names[name] { kept.insert(index) }
            case .parenthesized(let inner), .cast(_, let inner): note(inner)
            case .conditional(_, let positive, let negative):
                if let positive { note(positive) }
                note(negative)
            case .block(let block):
                for name in Usage(block.body).mentioned { if let index = names[name] { kept.insert(index) } }
            case .message(let message) where message.selector == "copy" && message.receiver.isBlock:
                note(message.receiver)
            default: break
            }
        }
        func pass(_ arguments: [Expression], to target: String) {
            for (position, argument) in arguments.enumerated() {
                guard let name = argument.localName, let index = names[name] else { continue }
                passed.append(Passed(key: key, index: index, target: target, position: position))
            }
        }
        for statement in body {
            walkStatements(statement) { inner in
                guard case .returns(let value?) = inner.kind, value.isBlock else { return }
                note(value)
            }
            walk(statement) { expression in
                switch expression.kind {
                case .assignment(let target, "=", let value):
                    switch target.kind {
                    case .name(let name) where !locals.contains(name): note(value)
                    case .member(_, let name, _) where !copiedProperties.contains(name): note(value)
                    case .element: note(value)
                    default: break
                    }
                case .array(let list): list.forEach(note)
                case .dictionary(let pairs): pairs.map(\.value).forEach(note)
                case .call(let callee, let arguments):
                    guard case .name(let name) = callee.kind, !locals.contains(name) else {
                        return arguments.forEach(note)
                    }
                    pass(arguments, to: name)
                    if name.hasPrefix("RAC") || !isFunction(name) && names[name] == nil { arguments.forEach(note) }
                case .message(let message):
                    let arguments = message.arguments + message.variadic
                    pass(message.arguments, to: message.selector)
                    if Usage.storing.contains(message.words[0]) { note(arguments[0]) }
                    if keepsArguments(message) { arguments.forEach(note) }
                default: break
                }
            }
        }
        guard !kept.isEmpty else { return }
        rewriter.model.keeping[key, default: []].formUnion(kept)
        let mutable = kept.filter { Rewriter.isMutableValue(parameters[$0].type) }
        rewriter.model.keepingMutable[key, default: []].formUnion(mutable)
    }

    /// Whether the program or the registry has a function of a name, which is no macro.
    private func isFunction(_ name: String) -> Bool {
        model.globals[name] != nil || rewriter.registry.function(name) != nil
    }

    /// Whether a message keeps its arguments: one of a signal, or one that sets a property.
    private func keepsArguments(_ message: Message) -> Bool {
        if message.arguments.count == 1, let name = message.words[0].propertyOfSetter, model.kept.contains(name) {
            return true
        }
        let entries = rewriter.registry.methods(named: message.selector)
        return entries.contains(where: \.isReactive) && !entries.contains { $0.type?.hasPrefix("NS") == true }
    }

    /// Notes the parameter that a method or function returns as it is.
    private mutating func notePassedOn(_ key: String, _ parameters: [Parameter], _ body: [Statement]) {
        for statement in body {
            walkStatements(statement) { inner in
                guard case .returns(let value?) = inner.kind, let name = value.localName else { return }
                rewriter.model.passingOn[key] =
                    parameters.firstIndex { $0.name == name }
                    ?? rewriter.model.passingOn[key]
            }
        }
    }

    /// Notes whether a method returns a mutable object that an object holds.
    private mutating func noteReturned(_ selector: String, _ returns: TypeName, _ body: [Statement]) {
        let isMutable = Rewriter.isMutableValue(returns)
        var locals: [String: Variable] = [:]
        func isStatic(_ value: Expression) -> Bool {
            guard let name = value.localName, let local = locals[name] else {
                return value.localName.flatMap { model.globals[$0] != nil ? model.mutable[$0] : nil } != nil
            }
            return local.type.isStatic && Rewriter.isMutableValue(local.type)
        }
        for statement in body {
            walkStatements(statement) {
                if case .declaration(let variables) = $0.kind { for next in variables { locals[next.name] = next } }
                guard case .returns(let returned?) = $0.kind else { return }
                // A variable may hold it on the way.
                let local = returned.localName.flatMap { locals[$0] }
                let value = local?.type.isStatic == false ? local?.initial ?? returned : returned
                if isMutable && value.isHeld || value.holdingName.flatMap({ model.mutable[$0] }) != nil
                    || isStatic(value)
                {
                    rewriter.model.returningHeld.insert(selector)
                }
            }
        }
    }
}

extension Rewriter {
    /// The kinds of objects that a parameter may hold.
    fileprivate func sharedOrAny(_ type: TypeName) -> Set<SharedKind> {
        type.name == "id" ? Set(SharedKind.allCases) : Self.sharedKinds(of: type)
    }
}

extension Expression {
    /// The name of the property or variable of the object that the expression is.
    fileprivate var holdingName: String? {
        switch kind {
        case .name(let name): name.hasPrefix("_") ? SharedPlaces.plain(name) : nil
        case .member(let base, let name, _): base.isSelfName ? name : nil
        case .parenthesized(let inner), .cast(_, let inner): inner.holdingName
        case .message(let message):
            message.arguments.isEmpty && message.receiver.isSelfName ? message.selector : nil
        default: nil
        }
    }

    /// Whether a value is the object's own collection, as far as the expression shows.
    fileprivate var isHeld: Bool {
        switch kind {
        case .name(let name): name.hasPrefix("_")
        case .member, .element: true
        case .parenthesized(let inner), .cast(_, let inner): inner.isHeld
        case .conditional(_, let positive, let negative): positive?.isHeld ?? true || negative.isHeld
        case .message(let message): message.selector.hasPrefix("objectForKey") || message.receiver.isSelfName
        default: false
        }
    }
}

extension Expression {
    /// Whether an expression is a block, or the copy of one.
    fileprivate var isBlock: Bool {
        switch kind {
        case .block: true
        case .parenthesized(let inner), .cast(_, let inner): inner.isBlock
        case .message(let message): message.selector == "copy" && message.receiver.isBlock
        default: false
        }
    }
}
