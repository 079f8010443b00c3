/// Objects that change and that two places hold: what Swift's values cannot say.
extension Rewriter {
    /// Says that two variables hold one object, which changes.
    mutating func checkNames(_ variable: Variable, _ initial: Expression) {
        guard let other = initial.localName, mutableLocals.contains(other) else { return }
        let place = initial.tokens.lowerBound
        let isShared =
            Self.isMutableValue(variable.type)
            ? mutations.changes(variable.name, after: place) || mutations.changes(other, after: place)
            : mutations.changes(other, after: place) && mutations.reads(variable.name, after: initial.tokens.upperBound)
        if isShared { shareNames(initial, other) }
    }

    /// Says that a variable is set to an object that another one holds, and that changes.
    private mutating func checkNames(_ target: Expression, _ value: Expression, _ other: String) {
        guard let name = target.localName, !name.hasPrefix("_"), name != other, scope[name] != nil else { return }
        let place = value.tokens.lowerBound
        if mutations.changes(name, after: place) || mutations.changes(other, after: place) { shareNames(value, other) }
    }

    /// Says that a second variable holds the object of a variable.
    private mutating func shareNames(_ value: Expression, _ variable: String) {
        share(value.tokens, sharedKinds(of: variable))
        giveUp(
            "RAC-3061", "Two variables hold one collection, and one changes it: use one, or a shared collection.")
    }

    /// Says that a literal holds an object that a variable changes later.
    mutating func checkKept(byLiteral values: [Expression]) {
        for value in values {
            guard let local = value.localName, mutableLocals.contains(local),
                mutations.changes(local, after: value.tokens.lowerBound)
            else { continue }
            share(value.tokens, sharedKinds(of: local))
            giveUp("RAC-3061", "A collection and a variable hold one value, which changes: share it.")
        }
    }

    /// Says that a variable holds what an object holds, too, where either of them changes it.
    mutating func checkAlias(_ variable: Variable, _ initial: Expression) {
        let name = variable.name
        let place = initial.tokens.lowerBound
        guard let root = heldRoot(initial) else { return }
        let isOwn = isOwnProperty(initial)
        let isTouched = mutations.contacts.contains { contact in
            contact.root == root && contact.place > initial.tokens.upperBound
                && contact.getter.map { !model.isProperty($0) } ?? !isOwn
                && mutations.reads(name, after: contact.place)
        }
        guard isTouched || !isOwn && mutations.changes(name, after: place) else { return }
        share(variable.tokens, Self.sharedKinds(of: variable.type))
        giveUp("RAC-3061", "An object and a variable hold one value, which changes: use the object's, or share it.")
    }

    /// The variable that leads to the object that holds a value, too; nil for a value of its own.
    private func heldRoot(_ value: Expression) -> String? {
        switch value.kind {
        case .parenthesized(let inner), .cast(_, let inner): return heldRoot(inner)
        case .member(let base, let name, _):
            return model.keepsObject(name) || model.returningHeld.contains(name) ? base.root : nil
        case .message(let message):
            if case .name(let name) = message.receiver.kind, isClassName(name), model.classes[name] == nil {
                return nil
            }
            let isHeld =
                model.returningHeld.contains(message.selector)
                || message.arguments.isEmpty && model.keepsObject(message.selector)
            return isHeld ? message.receiver.root : nil
        default: return nil
        }
    }

    /// Whether a value is read from a property of this object: what the variable changes is written back there.
    private func isOwnProperty(_ value: Expression) -> Bool {
        switch value.kind {
        case .parenthesized(let inner), .cast(_, let inner): isOwnProperty(inner)
        case .member(let base, let name, _): base.isSelfName && model.property(name, of: currentClass) != nil
        case .message(let message):
            message.receiver.isSelfName && model.property(message.selector, of: currentClass) != nil
        default: false
        }
    }

    /// Says that a property keeps an object that a variable changes later.
    mutating func checkKept(by target: Expression, _ value: Expression) {
        guard let local = value.localName, mutableLocals.contains(local) else { return }
        checkNames(target, value, local)
        let keeps: Bool
        switch target.kind {
        case .member(let base, let name, _):
            // What this object's mutable property holds is written back.
            let isWritten = base.isSelfName && model.property(name, of: currentClass)?.isMutable == true
            keeps = model.keepsObject(name) && !isWritten
        case .name(let name) where name.hasPrefix("_"):
            keeps = model.property(String(name.dropFirst()), of: currentClass)?.isMutable == false
        default: keeps = false
        }
        guard keeps, mutations.changes(local, after: value.tokens.lowerBound) else { return }
        share(value.tokens, sharedKinds(of: local))
        giveUp("RAC-3061", "A property and a variable hold one value, which changes: share it.")
    }

    /// The messages that change a text.
    static let textChanges: Set<String> = [
        "appendString", "appendFormat", "insertString", "deleteCharactersInRange", "replaceCharactersInRange",
        "setString", "replaceOccurrencesOfString",
    ]

    /// Says that a message changes what is no variable in Swift: `self` in a category, and the text in a collection.
    mutating func checkReceiver(of message: Message) {
        guard Usage.mutators.contains(message.words[0]) else { return }
        var receiver = message.receiver
        while case .parenthesized(let inner) = receiver.kind { receiver = inner }
        if case .cast(_, let inner) = receiver.kind { receiver = inner }
        switch receiver.kind {
        case .name("self"):
            var type = TypeName(currentClass ?? "")
            type.pointers = 1
            guard Self.isMutableValue(type) else { return }
            giveUp("RAC-3061", "The method changes its object, which is a value: make the method mutating.")
        case .element where Self.textChanges.contains(message.words[0]):
            if isObject(receiver) { return }
            share(receiver.tokens, [.text])
            giveUp("RAC-3061", "A text in a collection is a value: take it out, change it, and put it back.")
        case .message(let inner) where Self.textChanges.contains(message.words[0]):
            guard !inner.receiver.isSelfName, !inner.arguments.isEmpty || model.returningHeld.contains(inner.selector)
            else { return }
            if isObject(receiver) { return }
            share(receiver.tokens, [.text])
            giveUp("RAC-3061", "A text that a call returns is a value: take it out, change it, and put it back.")
        case .message, .call: checkCalled(receiver, SharedKind.changed(by: message.words[0]))
        default: break
        }
    }

    /// Says that what a call returns is changed.
    mutating func checkCalled(_ value: Expression, _ kinds: Set<SharedKind>) {
        switch value.kind {
        case .parenthesized(let inner), .cast(_, let inner): return checkCalled(inner, kinds)
        case .message(let inner): guard isOwnMethod(inner.selector) else { return }
        case .call: break
        default: return
        }
        if isObject(value) { return }
        share(value.tokens, kinds)
        giveUp("RAC-3061", "What a call returns is a value: change it where it is held.")
    }

    /// Whether a selector is that of a method of the program, and of no property.
    private func isOwnMethod(_ selector: String) -> Bool {
        !model.isProperty(selector)
            && model.classes.values.contains { $0.methods[selector] != nil || $0.methods["+" + selector] != nil }
    }

    /// Whether what a message is for keeps the arguments: a signal, or a collection at a place that is not known later.
    private func keepsArguments(_ message: Message) -> Bool {
        if Usage.storing.contains(message.words[0]) {
            return !["addObject:", "setObject:forKey:", "setObject:forKeyedSubscript:"].contains(message.selector)
        }
        return registry.methods(named: message.selector).contains(where: \.isReactive)
            && !registry.methods(named: message.selector).contains { $0.type?.hasPrefix("NS") == true }
    }

    /// Whether the value of an expression is an object that several places hold, or may be one.
    private mutating func isObject(_ expression: Expression) -> Bool {
        let value = self.expression(expression)
        return value.holder != nil || value.type.wrapped == .any && file.objects.contains(expression.tokens)
    }

    /// Says that a method keeps an argument that its caller changes later.
    mutating func checkKept(by message: Message) {
        for (index, argument) in message.arguments.enumerated() {
            guard let local = argument.localName, mutableLocals.contains(local),
                mutations.changes(local, after: argument.tokens.lowerBound)
            else { continue }
            let isSetter = message.selector.hasPrefix("set") && message.arguments.count == 1
            let property = isSetter ? lowercasedFirst(String(message.selector.dropFirst(3).dropLast())) : ""
            guard
                model.keeping[message.selector]?.contains(index) == true || model.keepsObject(property)
                    || keepsArguments(message)
            else { continue }
            share(argument.tokens, sharedKinds(of: local))
            giveUp("RAC-3061", "The method keeps its argument, which changes afterwards: share it.")
        }
    }
}

extension ModelBuilder {
    /// Notes the arguments that a method keeps as they are, and whether it returns what its object holds.
    mutating func noteSharing(_ method: Method, in owner: String) {
        guard let body = bodies["\(owner) \(method.key)"] ?? method.body?.list else { return }
        let names = method.parameters.map(\.name)
        var kept: Set<Int> = []
        func note(_ value: Expression) {
            guard case .name(let name) = value.kind, let index = names.firstIndex(of: name) else { return }
            kept.insert(index)
        }
        for statement in body {
            walk(statement) { expression in
                switch expression.kind {
                case .assignment(let target, "=", let value):
                    switch target.kind {
                    case .name(let name) where name.hasPrefix("_"): note(value)
                    case .member(_, let name, _) where !copiedProperties.contains(name): note(value)
                    case .element: note(value)
                    default: break
                    }
                case .message(let message) where Usage.storing.contains(message.words[0]):
                    if let value = message.arguments.first { note(value) }
                default: break
                }
            }
        }
        if !kept.isEmpty { rewriter.model.keeping[method.selector, default: []].formUnion(kept) }
        guard Rewriter.isMutableValue(method.returns) else { return }
        for statement in body {
            walkStatements(statement) {
                guard case .returns(let value?) = $0.kind, value.isHeld else { return }
                rewriter.model.returningHeld.insert(method.selector)
            }
        }
    }
}

extension Usage {
    /// The messages that put their first argument into a collection.
    static let storing: Set<String> = ["addObject", "insertObject", "setObject", "replaceObjectAtIndex"]
}

extension Expression {
    /// The name that an expression is, in parentheses or cast.
    var localName: String? {
        switch kind {
        case .name(let name): name
        case .parenthesized(let inner), .cast(_, let inner): inner.localName
        default: nil
        }
    }

    /// Whether a value is what the object holds, as far as the expression tells.
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
