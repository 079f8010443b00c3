/// Getters and setters, as computed properties.
extension ClassWriter {
    mutating func accessor(_ method: Method, _ leading: [String]) -> Bool {
        let set =
            method.parameters.count == 1 ? rewriter.model.property(ofSetter: method.selector, of: name) : nil
        let isSetter = set != nil
        let property = set ?? rewriter.model.classes[name]?.getters[method.selector] ?? method.selector
        guard let known = rewriter.model.classes[name]?.properties[property], computed.contains(property),
            isSetter || method.parameters.isEmpty
        else { return false }
        // The setter stands with the getter.
        if isSetter, methods[getters[property] ?? property] != nil {
            keep(leading)
            return true
        }
        computedProperty(property, known, leading)
        return true
    }

    /// Writes a property with accessors, and the variable that they use.
    mutating func computedProperty(_ property: String, _ known: ProgramModel.Property, _ leading: [String]) {
        let setter = methods[setter(of: property)]
        let getter = methods[getters[property] ?? property]
        let variable = variable(of: property)
        let isStored = rewriter.model.classes[name]?.synthesized[variable] != nil
        let isInherited = known.isOverriding && !isStored
        let mentions = mentioned.contains(variable)
        let isApart = rewriter.model.classes[name]?.apart.contains(variable) == true
        let usesVariable = !isInherited && !isApart && !isExtension && (mentions || getter == nil)
        let type = known.type
        let announces = rewriter.model.classes[name]?.announcingSetters.contains(property) == true
        var leading = leading
        if let declared = comments[property], !declared.isEmpty, !leading.contains(declared) {
            leading = leading.filter { $0.isEmpty } + declared + leading.filter { !$0.isEmpty }
        }
        if usesVariable {
            let isSettled = getter == nil && setter == nil || rewriter.zero(type) != nil || type.isOptional
            // A getter reads nil where nothing was set, unless it or the initializers make the object.
            let isMade = getter == nil || makes(property, variable, in: getter)
            let stored: SwiftType = isSettled ? type : isMade ? .implicit(type.wrapped) : .optional(type.wrapped)
            let zero = rewriter.zero(stored)
            let isShort = zero != nil && (stored == .int || stored == .bool)
            let access = isShared(variable) ? "" : "private "
            self.stored.insert(variable)
            add(
                SwiftStatement(
                    leading: leading.prefix(1).allSatisfy(\.isEmpty) ? Array(leading.prefix(1)) : [],
                    kind: .variable(
                        isObserved(property) && !announces
                            ? "\(known.isWeak ? "@RACWeakProperty" : "@RACProperty") \(access)var"
                            : "\(access)\(known.isWeak ? "weak " : "")var",
                        name: variable.safe,
                        type: isShort ? nil : stored.text,
                        zero.map { SwiftExpression($0) })))
            rewriter.model.classes[name]?.variables[variable] = stored
        }
        let storage = SwiftExpression(isInherited ? "super.\(property)" : "self.\(variable)")
        // An extension stores nothing, and a message without a method ends the program.
        var getBody = [
            isExtension
                ? SwiftStatement(
                    kind: .expression(SwiftExpression("fatalError(\"\(name) has no \(property).\")", .void)))
                : SwiftStatement(kind: .returns(storage))
        ]
        if let getter, let body = getter.body { getBody = rewriter.methodBody(getter, [], type, body) }
        if rewriter.model.classes[name]?.announced.contains(property) == true {
            let access = SwiftExpression("willAccessValue(for: \\.\(property))", .void)
            getBody.insert(SwiftStatement(kind: .expression(access)), at: 0)
        }
        let words = known.isOverriding ? "override " : ""
        let head = "\(words)var \(property.safe): \(type.text ?? "Any?")"
        if known.isReadonly || isExtension, setter == nil { return define(head, getBody, leading) }
        var parts = [SwiftStatement(kind: .body(head: "get", getBody))]
        if let setter, let body = setter.body {
            let parameter = (setter.parameters[0].name ?? "newValue").safe
            var setBody = rewriter.methodBody(setter, [type], .void, body)
            if announces {
                let calls = ["will", "did"].map { word in
                    SwiftStatement(
                        kind: .expression(SwiftExpression("self.\(word)ChangeValue(for: \\.\(property))", .void)))
                }
                setBody.insert(contentsOf: [calls[0], SwiftStatement(kind: .deferred([calls[1]]))], at: 0)
            }
            parts.append(
                SwiftStatement(kind: .body(head: parameter == "newValue" ? "set" : "set(\(parameter))", setBody)))
        } else {
            // Nothing reads what a setter stores of which no method uses the variable.
            let isRead = usesVariable || isInherited || isApart
            let stores = SwiftExpression(.binary(storage, "=", SwiftExpression("newValue")))
            parts.append(
                SwiftStatement(
                    kind: .body(head: "set", isRead ? [SwiftStatement(kind: .expression(stores))] : [])))
        }
        define(head, parts, leading)
    }

    /// Whether a getter or an initializer sets the variable of a property.
    private func makes(_ property: String, _ variable: String, in getter: Method?) -> Bool {
        let initializers = methods.values.filter { $0.words[0].hasPrefix("init") && !$0.isClass }
        return (initializers + [getter].compactMap(\.self)).contains {
            !($0.body?.list ?? []).setNames.isDisjoint(with: [property, variable])
        }
    }

    /// Whether a property is observed: the properties that its getter reads must then announce their changes.
    func isObserved(_ property: String) -> Bool {
        rewriter.model.observed.contains(property)
    }
}

extension [Statement] {
    /// The names of the variables and members that are set.
    var setNames: Set<String> {
        var names: Set<String> = []
        for statement in self {
            walk(statement) { expression in
                guard case .assignment(let target, "=", _) = expression.kind else { return }
                switch target.kind {
                case .name(let name), .member(_, let name, _): names.insert(name)
                default: break
                }
            }
        }
        return names
    }
}
