/// Mutable objects that two places hold, which values of Swift cannot express.
extension Rewriter {
    /// Reports that two variables hold one object, which changes.
    mutating func checkNames(_ variable: Variable, _ initial: Expression) {
        if let choices = initial.choices { return choices.forEach { checkNames(variable, $0) } }
        let initial = held(initial)
        guard let other = initial.localName else { return }
        let place = initial.tokens.lowerBound
        guard mutableLocals.contains(other) else {
            // A parameter of any class, or of a class that does not change, holds what the caller may change.
            guard Self.isMutableValue(variable.type), scope[other] != nil, facts.type(of: other).map(isObject) == true,
                mutations.changes(variable.name, after: place)
            else { return }
            return shareNames(initial, variable.name)
        }
        let isShared =
            Self.isMutableValue(variable.type)
            ? mutations.changes(variable.name, after: place) || mutations.changes(other, after: place)
            : mutations.changes(other, after: place) && mutations.reads(variable.name, after: initial.tokens.upperBound)
        if isShared { shareNames(initial, other) }
    }

    /// Reports that a variable is set to an object that another variable holds, and that changes.
    private mutating func checkNames(_ target: Expression, _ value: Expression, _ other: String) {
        guard let name = target.localName, !name.hasPrefix("_"), name != other, scope[name] != nil else { return }
        let place = value.tokens.lowerBound
        if mutations.changes(name, after: place) || mutations.changes(other, after: place) { shareNames(value, other) }
    }

    /// Reports that a second variable holds the object of a variable.
    private mutating func shareNames(_ value: Expression, _ variable: String) {
        share(value.tokens, sharedKinds(of: variable))
        giveUp(
            "RAC-3061", "Two variables hold one collection, and one changes it: use one, or a shared collection.")
    }

    /// Reports that a literal holds an object that a variable changes later.
    mutating func checkKept(byLiteral values: [Expression]) {
        for value in values {
            shareHeld(value)
            guard let local = value.localName, mutableLocals.contains(local),
                mutations.changes(local, after: value.tokens.lowerBound)
            else { continue }
            share(value.tokens, sharedKinds(of: local))
            giveUp("RAC-3061", "A collection and a variable hold one value, which changes: share it.")
        }
    }

    /// Reports that a variable and an object hold one value, where either of them changes it.
    mutating func checkAlias(_ name: String, _ type: TypeName, _ value: Expression) {
        let value = held(value)
        checkOwn(name, type, value)
        guard let root = heldRoot(value), Self.isMutableValue(type) || isMutable(value) else { return }
        let isOwn = isOwnProperty(value)
        let isTouched = mutations.contacts.contains { contact in
            contact.root == root && contact.place > value.tokens.upperBound
                && contact.getter.map { !model.isProperty($0) } ?? !isOwn
                && mutations.reads(name, after: contact.place)
        }
        guard isTouched || !isOwn && mutations.changes(name, after: value.tokens.lowerBound) else { return }
        share(value.tokens, Self.sharedKinds(of: type))
        giveUp("RAC-3061", "An object and a variable hold one value, which changes: use the object's, or share it.")
    }

    /// The variable that leads to the object that holds a value, too; nil for a value of its own.
    private func heldRoot(_ value: Expression) -> String? {
        switch value.kind {
        case .parenthesized(let inner), .cast(_, let inner): return heldRoot(inner)
        case .member(let base, let name, _):
            return model.kept.contains(name) || model.returningHeld.contains(name) ? base.root : nil
        case .message(let message):
            if case .name(let name) = message.receiver.kind, isClassName(name), model.classes[name] == nil {
                return nil
            }
            let isHeld =
                model.returningHeld.contains(message.selector)
                || message.arguments.isEmpty && model.kept.contains(message.selector)
            return isHeld ? message.receiver.root : nil
        case .call(let callee, _):
            return callee.localName.flatMap { model.returningHeld.contains(Self.functionOwner + $0) ? $0 : nil }
        default: return nil
        }
    }

    /// The expression whose object a value is: what a function of the program returns as it got it, and the property that a
    /// key names.
    private func held(_ value: Expression) -> Expression {
        switch value.kind {
        case .parenthesized(let inner), .cast(_, let inner): return held(inner)
        case .call(let callee, let arguments):
            if case .block(let block) = callee.withoutParentheses.kind,
                case .returns(let returned?)? = block.body.last?.kind
            {
                return held(returned)
            }
            guard let index = callee.localName.flatMap({ model.passingOn[Self.functionOwner + $0] }),
                index < arguments.count
            else { return value }
            return held(arguments[index])
        case .message(let message):
            if let key = message.readKey, model.isProperty(key) {
                return Expression(kind: .member(message.receiver, key, isArrow: false), tokens: value.tokens)
            }
            guard let index = model.passingOn[message.selector], index < message.arguments.count else { return value }
            return held(message.arguments[index])
        default: return value
        }
    }

    /// Whether a value is read from a property of this object: a change of the variable is written back there.
    private func isOwnProperty(_ value: Expression) -> Bool {
        switch value.kind {
        case .parenthesized(let inner), .cast(_, let inner): isOwnProperty(inner)
        case .member(let base, let name, _): base.isSelfName && model.property(name, of: currentClass) != nil
        case .message(let message):
            message.receiver.isSelfName && model.property(message.selector, of: currentClass) != nil
        default: false
        }
    }

    /// Reports that a property keeps an object that a variable changes later.
    mutating func checkKept(by target: Expression, _ value: Expression) {
        if let choices = value.choices { return choices.forEach { checkKept(by: target, $0) } }
        let value = held(value)
        if keepsObject(target) { shareHeld(value) }
        if let name = target.localName, scope[name] != nil, let type = facts.type(of: name),
            SharedKind(className: type.name) != nil
        {
            checkAlias(name, type, value)
        }
        guard let local = value.localName, mutableLocals.contains(local) else { return }
        checkNames(target, value, local)
        let keeps: Bool
        switch target.kind {
        case .member(let base, let name, _):
            // The value of this object's mutable property is written back.
            let isWritten = base.isSelfName && model.property(name, of: currentClass)?.isMutable == true
            keeps = model.kept.contains(name) && !isWritten
        case .name(let name) where name.hasPrefix("_"):
            keeps = model.property(String(name.dropFirst()), of: currentClass)?.isMutable == false
        case .name(let name): keeps = scope[name] == nil && model.globals[name] != nil
        default: keeps = false
        }
        let isChanged = keeps && mutations.changes(local, after: value.tokens.lowerBound)
        guard isChanged || isChangedThere(target, local, after: value.tokens.lowerBound) else { return }
        share(value.tokens, sharedKinds(of: local))
        giveUp("RAC-3061", "A property and a variable hold one value, which changes: share it.")
    }

    /// Whether an object that keeps the value of a variable may change it before the variable is read again.
    private func isChangedThere(_ target: Expression, _ local: String, after place: Int) -> Bool {
        let isVariable = target.localName.flatMap { model.variable($0, of: currentClass) } != nil
        guard isVariable || keepsObject(target), heldName(target).flatMap({ model.mutable[$0] }) != nil else {
            return false
        }
        if case .member(let base, _, _) = target.kind, !base.isSelfName { return mutations.reads(local, after: place) }
        // What came from there is written back.
        let name = heldName(target)
        if facts.assignments[local, default: []].contains(where: { heldName($0) == name }) { return false }
        // This object changes it in a method of its own.
        return mutations.contacts.contains { contact in
            contact.root == "self" && contact.place > place && !contact.isAssignment
                && contact.getter.map { !model.isProperty($0) } ?? true
                && mutations.reads(local, after: contact.place)
        }
    }

    /// Reports that a message changes a value that is no variable in Swift: `self` in a category, and the text in a
    /// collection.
    mutating func checkReceiver(of message: Message) {
        guard Usage.mutators.contains(message.words[0]) else { return }
        let kinds = SharedKind.changed(by: message.selector)
        checkComputed(message.receiver, kinds)
        var receiver = message.receiver
        while case .parenthesized(let inner) = receiver.kind { receiver = inner }
        if case .cast(_, let inner) = receiver.kind { receiver = inner }
        switch receiver.kind {
        case .name("self"):
            let type = TypeName(objectOf: currentClass ?? "")
            guard Self.isMutableValue(type) else { return }
            share(receiver.tokens, Self.sharedKinds(of: type))
            giveUp("RAC-3061", "The method changes its object, which is a value: make the method mutating.")
        case .element where kinds == [.text]:
            if isObject(receiver) { return }
            share(receiver.tokens, [.text])
            giveUp("RAC-3061", "A text in a collection is a value: take it out, change it, and put it back.")
        case .message(let inner) where kinds == [.text]:
            guard !inner.receiver.isSelfName, !inner.arguments.isEmpty || model.returningHeld.contains(inner.selector)
            else { return }
            if isObject(receiver) { return }
            share(receiver.tokens, [.text])
            giveUp("RAC-3061", "A text that a call returns is a value: take it out, change it, and put it back.")
        case .message, .call, .member: checkCalled(receiver, kinds)
        default: break
        }
    }

    /// Reports that the object is changed which a property without a setter computes.
    mutating func checkComputed(_ value: Expression, _ kinds: Set<SharedKind>) {
        let (owner, name): (Expression, String)
        switch value.kind {
        case .parenthesized(let inner), .cast(_, let inner): return checkComputed(inner, kinds)
        case .member(let base, let word, false): (owner, name) = (base, word)
        case .message(let message) where message.arguments.isEmpty: (owner, name) = (message.receiver, message.selector)
        default: return
        }
        var probe = self
        guard var next = owner.isSelfName ? currentClass : probe.expression(owner).type.name,
            let property = model.property(name, of: next), property.isReadonly, property.isMutable,
            probe.expression(value).holder == nil
        else { return }
        while model.classes[next]?.properties[name] == nil, let superclass = model.classes[next]?.superclass {
            next = superclass
        }
        guard model.classes[next]?.implemented.contains(name) == true else { return }
        share(value.tokens, kinds)
        giveUp("RAC-3061", "What a property computes is a value: change it where it is held.")
    }

    /// Reports that the result of a call is changed.
    mutating func checkCalled(_ value: Expression, _ kinds: Set<SharedKind>) {
        switch value.kind {
        case .parenthesized(let inner), .cast(_, let inner): return checkCalled(inner, kinds)
        case .message(let inner): guard isOwnMethod(inner.selector) else { return }
        case .member(_, let name, isArrow: false): guard isOwnMethod(name) else { return }
        case .call: break
        default: return
        }
        if isObject(value) || isOfNoCollection(value) { return }
        share(value.tokens, kinds)
        giveUp("RAC-3061", "What a call returns is a value: change it where it is held.")
    }

    /// Whether a selector is that of a method of the program, and of no property.
    private func isOwnMethod(_ selector: String) -> Bool {
        !model.isProperty(selector)
            && model.classes.values.contains { $0.methods[selector] != nil || $0.methods["+" + selector] != nil }
    }

    /// Whether the receiver of a message keeps the arguments: a signal, or a collection at a place that is not known
    /// later.
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

    /// Whether the result of a call is an object of a class, and no collection: `[Cache shared]`.
    private mutating func isOfNoCollection(_ value: Expression) -> Bool {
        let type = expression(value).type
        if type.isClass, SharedKind(type) == nil { return true }
        guard type == .unknown, case .message(let message) = value.kind, case .name(let name) = message.receiver.kind
        else { return false }
        return isClassName(name) && model.classes[name]?.superclass == nil
    }

    /// Reports that a method keeps an argument that its caller changes later.
    mutating func checkKept(by message: Message) {
        let isSetter = message.selector.hasPrefix("set") && message.arguments.count == 1
        let property = isSetter ? lowercasedFirst(String(message.selector.dropFirst(3).dropLast())) : ""
        let isKept = model.kept.contains(message.setKey ?? property) || keepsArguments(message)
        for (index, argument) in message.arguments.enumerated() {
            checkKept(argument, by: message.selector, index, isKept: isKept || keepsElements(message, index))
        }
    }

    /// Reports that a method or function keeps an argument that its caller changes later.
    mutating func checkKept(_ argument: Expression, by key: String, _ index: Int, isKept: Bool = false) {
        guard isKept || model.keeping[key]?.contains(index) == true else { return }
        shareHeld(argument)
        guard let local = argument.localName, mutableLocals.contains(local) else { return }
        let place = argument.tokens.lowerBound
        guard
            mutations.changes(local, after: place)
                || model.keepingMutable[key]?.contains(index) == true && mutations.reads(local, after: place)
        else { return }
        share(argument.tokens, sharedKinds(of: local))
        giveUp("RAC-3061", "The method keeps its argument, which changes afterwards: share it.")
    }

    /// Reports that another object keeps the value of a mutable property or global variable.
    mutating func shareHeld(_ value: Expression) {
        let value = held(value)
        switch value.kind {
        case .parenthesized(let inner), .cast(_, let inner): shareHeld(inner)
        case .conditional(_, let positive, let negative):
            if let positive { shareHeld(positive) }
            shareHeld(negative)
        default:
            guard let name = heldName(value), let kind = model.mutable[name] else { return }
            share(value.tokens, [kind])
            giveUp("RAC-3061", "An object holds what is kept here, and changes it: share it.")
        }
    }

    /// Whether an expression is a mutable object that an object holds.
    private func isMutable(_ value: Expression) -> Bool {
        switch value.kind {
        case .parenthesized(let inner), .cast(_, let inner): return isMutable(inner)
        case .message(let message) where model.returningHeld.contains(message.selector): return true
        case .call: return heldRoot(value) != nil
        default: return heldName(value).map { model.mutable[$0] != nil || model.returningHeld.contains($0) } ?? false
        }
    }

    /// The name of the property or global variable whose object an expression is.
    private func heldName(_ value: Expression) -> String? {
        switch value.kind {
        case .name(let name): scope[name] == nil ? SharedPlaces.plain(name) : nil
        case .member(_, let name, _): name
        case .message(let message): message.arguments.isEmpty ? message.selector : nil
        default: nil
        }
    }

    /// Whether a place that is assigned to lives longer than its function, and copies nothing.
    private func keepsObject(_ target: Expression) -> Bool {
        switch target.kind {
        case .member(_, let name, _): model.kept.contains(name)
        case .name(let name):
            scope[name] == nil && (model.globals[name] != nil || model.kept.contains(SharedPlaces.plain(name)))
        case .element: true
        default: false
        }
    }

    /// Whether a collection keeps an argument.
    private func keepsElements(_ message: Message, _ index: Int) -> Bool {
        Usage.storing.contains(message.words[0]) && index == 0 && heldName(message.arguments[0]) != nil
    }
}

extension Usage {
    /// The messages that put their first argument into a collection.
    static let storing: Set<String> = ["addObject", "insertObject", "setObject", "replaceObjectAtIndex"]
}

extension Expression {
    /// The values of which `condition ? a : b` is one; nil for other expressions.
    var choices: [Expression]? {
        switch kind {
        case .parenthesized(let inner), .cast(_, let inner): inner.choices
        case .conditional(let condition, let positive, let negative): [positive ?? condition, negative]
        default: nil
        }
    }

    /// The name that an expression is, in parentheses or cast.
    var localName: String? {
        switch kind {
        case .name(let name): name
        case .parenthesized(let inner), .cast(_, let inner): inner.localName
        default: nil
        }
    }
}
