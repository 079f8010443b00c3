/// Variables and properties that a class declares.
extension ClassWriter {
    mutating func variables(_ variables: [Variable]) {
        for variable in variables { self.variable(variable) }
    }

    mutating func variable(_ variable: Variable) {
        // The variable of a property is the property, and no variable of the model.
        if rewriter.model.classes[name]?.synthesized[variable.name] != nil { return }
        if stored.contains(variable.name) { return }
        guard let type = rewriter.model.classes[name]?.variables[variable.name] else { return }
        let lock = rewriter.emptyLock(variable.type)
        let zero = lock ?? rewriter.emptyArray(variable.type) ?? rewriter.zero(type).map { SwiftExpression($0) }
        let isShort = type == .int || type == .bool || lock != nil || !variable.type.sizes.isEmpty && zero != nil
        let isShared =
            rewriter.model.askedOfAny.contains(variable.name) || rewriter.model.hasSubclasses(name)
            || rewriter.isListed(variable: variable.name, of: name)
        let weak = variable.type.isWeak && type.canBeWeak ? "weak " : ""
        if variable.type.isWeak, !type.canBeWeak { rewriter.reviewStrong(type, variable.tokens) }
        let word = "\(rewriter.bitField(variable.type))\(isShared ? "" : "private ")\(weak)var"
        add(
            SwiftStatement(
                kind: .variable(
                    word, name: variable.name.safe, type: isShort ? nil : type.text, zero)))
    }

    /// Writes the properties of an interface, and keeps the comments of its methods.
    mutating func declarations(_ container: Container, file: Int, isPrivate: Bool) {
        rewriter.enterFile(file)
        if container.kind == .interface, !container.variables.isEmpty { variables(container.variables) }
        for member in container.members {
            let leading = leading(of: member.tokens)
            switch member.kind {
            case .property(let property) where property.attributes.contains("class"): keep(leading)
            case .property(let property):
                var comments = leading
                for variable in property.variables {
                    if computed.contains(variable.name), !hasAccessor(variable.name),
                        let known = rewriter.model.classes[name]?.properties[variable.name]
                    {
                        // No method stands for the property.
                        if isPrivateProperty.insert(variable.name).inserted {
                            computedProperty(variable.name, known, comments)
                        } else {
                            keep(comments)
                        }
                    } else if computed.contains(variable.name) {
                        self.comments[variable.name] = comments.filter { !$0.isEmpty }
                    } else if isExtension {
                        let reason =
                            "No method here gets or sets the property of a category: write both, with an Association."
                        byHand("RAC-3072", reason, member, comments)
                    } else {
                        write(property, variable, comments, isPrivate: isPrivate)
                    }
                    comments = []
                }
            case .method(let method):
                let key = method.key
                comments[key] = leading.filter { !$0.isEmpty }
                // A class of Swift that has an initializer of its own inherits none.
                if methods[key] == nil, method.attributes.contains(where: { $0.hasSuffix("UNAVAILABLE") }) {
                    keep(leading)
                    continue
                }
                if methods[key] == nil, rewriter.model.property(method.selector, of: name) == nil, !isSetter(key),
                    rewriter.model.classes[name]?.getters[method.selector] == nil,
                    rewriter.model.classes[name]?.implemented.contains(key) != true
                {
                    missing.append((key, member, file))
                }
            case .directive(let text): directive(text, member, leading)
            case .unknown:
                byHand("RAC-3000", "This could not be read.", member, leading)
            case .variables, .function, .enumeration, .alias, .structure: hoist(member, leading)
            default:
                keep(leading)
            }
        }
        rewriter.leaveFile()
    }

    /// Writes the properties of `@synthesize` that only a protocol declares.
    mutating func synthesize(_ list: String, _ leading: [String]) {
        keep(leading)
        for pair in list.split(separator: ",") {
            let property = String(pair.prefix { $0 != "=" }.filter { !$0.isWhitespace })
            guard let model = rewriter.model.classes[name], model.ofProtocols.contains(property),
                let known = model.properties[property], !computed.contains(property)
            else { continue }
            let access = known.isReadonly ? "private(set) " : ""
            let zero = rewriter.zero(known.type).map { SwiftExpression($0) }
            add(
                SwiftStatement(
                    kind: .variable(
                        access + (known.isWeak ? "weak var" : "var"), name: property.safe,
                        type: known.type.text ?? "Any?",
                        zero)))
        }
    }

    /// Whether a property of the class makes a method that only a header declares.
    private func isSetter(_ key: String) -> Bool {
        rewriter.model.classes[name]?.properties.contains { !$0.value.isReadonly && setter(of: $0.key) == key } == true
    }

    private func hasAccessor(_ property: String) -> Bool {
        methods[getters[property] ?? property] != nil || methods[setter(of: property)] != nil
    }

    private mutating func write(_ property: Property, _ variable: Variable, _ leading: [String], isPrivate: Bool) {
        // The superclass has the property.
        guard let known = rewriter.model.classes[name]?.properties[variable.name] else { return keep(leading) }
        // An extension declares the property again: it was written at its first declaration.
        if isPrivateProperty.contains(variable.name) {
            keep(leading)
            return
        }
        isPrivateProperty.insert(variable.name)
        let isListed = rewriter.isListedElsewhere(variable.name, of: name)
        let isShared = isShared(self.variable(of: variable.name))
        // Another file sees what an extension of the class declares there, and the accessors that a header declares.
        let isDeclaredBeside = [
            variable.name, rewriter.model.getter(of: variable.name, from: name), setter(of: variable.name),
        ].contains { rewriter.model.declaredBeside.contains("\(name) \($0)") }
        let isPrivate =
            isPrivate && !rewriter.model.askedOfAny.contains(variable.name) && !isListed && !isDeclaredBeside
            && !rewriter.model.isRequired(property: variable.name, of: name) && !isShared
        if let backing = rewriter.model.classes[name]?.backed[variable.name],
            let stored = rewriter.model.classes[name]?.variables[backing]
        {
            let type = stored.isOptional ? known.type.asOptional : known.type.wrapped
            let value = SwiftExpression("self.\(backing)")
            let head =
                "\(isPrivate ? "\(access(of: variable.name)) " : "")var \(variable.name.safe): \(type.text ?? "Any?")"
            let getter = [SwiftStatement(kind: .returns(value))]
            let setter = [
                SwiftStatement(kind: .expression(SwiftExpression(.binary(value, "=", SwiftExpression("newValue")))))
            ]
            let isReadonly = property.attributes.contains("readonly")
            let parts = [
                SwiftStatement(kind: .body(head: "get", getter)), SwiftStatement(kind: .body(head: "set", setter)),
            ]
            define(head, isReadonly ? getter : parts, leading)
            return
        }
        var words: [String] = []
        let isWeak = known.isWeak
        if known.isDeclaredWeak, !isWeak { rewriter.reviewStrong(known.type, variable.tokens) }
        let isObserved = rewriter.model.observed.contains(variable.name)
        if isObserved {
            words.append(isWeak ? "@RACWeakProperty" : "@RACProperty")
            rewriter.use(module: "CompatShims")
        }
        if isPrivate { words.append(access(of: variable.name)) }
        let declaredReadonly = property.attributes.contains("readonly")
        let isConstant =
            declaredReadonly && known.isReadonly && !assignedLater.contains(variable.name) && !known.type.isOptional
            && !isObserved && !known.isOverridden && !known.isExposed && !isShared
        let isImplicit = { if case .implicit = known.type { true } else { false } }()
        let zero = rewriter.zero(known.type)
        let isChangedByFamily = known.isMutable && rewriter.model.hasFamily(name)
        if declaredReadonly, !isPrivate, !isDeclaredBeside, !isChangedByFamily, !known.isExposed, !isListed, !isShared,
            !(isConstant && !isImplicit && zero == nil)
        {
            words.append(isSetBeside(variable.name) ? "fileprivate(set)" : "private(set)")
        }
        if isWeak, !isObserved { words.append("weak") }
        words.append(isConstant && !isImplicit && zero == nil ? "let" : "var")
        let isShort = zero != nil && (known.type == .int || known.type == .bool)
        add(
            SwiftStatement(
                leading: leading,
                kind: .variable(
                    words.joined(separator: " "), name: variable.name.safe,
                    type: isShort ? nil : known.type.text ?? "Any?", zero.map { SwiftExpression($0) })))
    }

    /// The access of a property of an extension: functions and other classes of the file may use it.
    private func access(of property: String) -> String {
        let getter = rewriter.model.getter(of: property, from: name)
        let isUsed = isFound { part in
            switch part.kind {
            case .name(property), .member(_, property, _), .member(_, getter, _): true
            case .message(let message): [property, getter, setter(of: property)].contains(message.selector)
            default: false
            }
        }
        return isUsed ? "fileprivate" : "private"
    }

    /// Whether a function or another class of the file sets a property, or changes its value, as an extension at the top of
    /// the file lets it.
    private func isSetBeside(_ property: String) -> Bool {
        isFound { part in
            switch part.kind {
            case .assignment(let target, _, _): target.leads(through: property)
            case .prefix(let sign, let target), .postfix(let target, let sign):
                ["++", "--"].contains(sign) && target.leads(through: property)
            case .message(let message):
                message.selector == setter(of: property)
                    || Usage.mutators.contains(message.words[0]) && message.receiver.leads(through: property)
            default: false
            }
        }
    }

    /// Whether an expression is found in a function or in another class of the file.
    private func isFound(_ isWanted: (Expression) -> Bool) -> Bool {
        var isFound = false
        for item in rewriter.files.flatMap(\.tree.items) {
            switch item.kind {
            case .function(let function): visit(function.body)
            case .container(let other) where other.name != name:
                for case .method(let method) in other.members.map(\.kind) { visit(method.body) }
            default: break
            }
        }
        return isFound

        func visit(_ body: Statements?) {
            for statement in body?.list ?? [] { walk(statement) { if isWanted($0) { isFound = true } } }
        }
    }
}

extension Expression {
    /// Whether a property is read on the way to a place.
    fileprivate func leads(through property: String) -> Bool {
        switch kind {
        case .member(_, property, _): true
        case .member(let base, _, _), .element(let base, _), .parenthesized(let base), .cast(_, let base):
            base.leads(through: property)
        case .message(let message): message.selector == property || message.receiver.leads(through: property)
        default: false
        }
    }
}
