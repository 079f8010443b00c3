/// Properties that initializers set: they need no optional.
extension ModelBuilder {
    /// Makes a property neither optional nor implicitly unwrapped if all initializers set it before anything else.
    mutating func settleProperties() {
        for (name, model) in rewriter.model.classes where own.contains(name) {
            let designated = (initializers[name] ?? []).filter {
                !Initializer.isConvenience($0) && !Initializer($0).isUnavailable
            }
            let sets = designated.map { Initializer($0).assignedFirst }
            let settled = sets.dropFirst().reduce(sets.first ?? []) { $0.intersection($1) }
            let setUp = setUpNames(name)
            for (property, known) in model.properties {
                guard let stored = model.variables["_" + property] else { continue }
                let getter = model.getters.first { $0.value == property }?.key ?? property
                if model.implemented.contains(getter), stored.wrapped != known.type.wrapped {
                    rewriter.model.classes[name]?.apart.insert("_" + property)
                } else if known.isReadonly, let own = stored.name, let shown = known.type.name, own != shown,
                    rewriter.model.inherits(own, from: shown)
                        || rewriter.registry.type(own) != nil && rewriter.registry.ancestry(of: own).contains(shown)
                {
                    // A subject behind a signal.
                    rewriter.model.classes[name]?.backed[property] = "_" + property
                } else {
                    rewriter.model.classes[name]?.variables["_" + property] = nil
                }
            }
            for (property, value) in model.properties {
                var value = value
                let setter = rewriter.model.setter(of: property, from: name)
                // Declared in a header, and made by the property.
                if !value.isReadonly, !model.implemented.contains(setter), !model.implementedInProgram.contains(setter)
                {
                    rewriter.model.classes[name]?.methods[setter] = nil
                } else if model.methods[setter]?.parameters.first == .anyOptional {
                    // The setter asks for the class of what it is given, which is of any class.
                    value.type = .anyOptional
                    rewriter.model.classes[name]?.properties[property] = value
                    continue
                }
                // Another file may set it to nil.
                let isWider =
                    value.isOpen && !value.isOutlet && context.classes[name]?.properties[property]?.becomesNil == true
                let getter = model.getters.first { $0.value == property }?.key ?? property
                if model.implemented.contains(getter) {
                    if value.isResettable { continue }
                    // The getter of a computed property decides whether the property may be nil.
                    let returnsNil = bodies["\(name) \(getter)"]?.contains { statement in
                        var found = false
                        walkStatements(statement) {
                            if case .returns(let value?) = $0.kind, value.mayBeNil { found = true }
                        }
                        return found
                    }
                    if value.isUnspecified || !value.type.isOptional, rewriter.zero(value.type) == nil,
                        value.type.wrapped != .any
                    {
                        let becomesNil =
                            returnsNil == true || isSetToNil(property, of: name) && value.isOpen
                            || isSetToNil(property, designated, in: name)
                        value.type = becomesNil ? value.type.asOptional : value.type.wrapped
                    }
                    if isWider { value.type = value.type.asOptional }
                    rewriter.model.classes[name]?.properties[property] = value
                    continue
                }
                switch value.type {
                case _ where value.isOpen && isSetToNil(property, of: name):
                    if value.type.wrapped != .any, rewriter.zero(value.type.wrapped) == nil {
                        value.type = .optional(value.type.wrapped)
                        value.becomesNil = true
                    }
                case .implicit(let wrapped) where settled.contains(property): value.type = wrapped
                case .optional(let wrapped)
                where value.isUnspecified && wrapped != .any && isNeverNil(property, designated, in: name):
                    value.type = wrapped
                case .implicit(let wrapped)
                where value.isUnspecified && !value.isOutlet
                    && (!setUp.contains(property) || isLeftOut(property, designated, in: name)):
                    // Nothing here sets the property, and messages to nil do nothing.
                    value.type = .optional(wrapped)
                case .optional, .implicit: break
                case .named, .array, .dictionary, .set, .function, .any:
                    if !settled.contains(property), rewriter.zero(value.type) == nil {
                        value.type = .implicit(value.type)
                    }
                case .unknown, .void: break
                }
                if isWider { value.type = value.type.asOptional }
                let isChangedOutside = value.isMutable && rewriter.model.changedOutside.contains(property)
                value.isExposed = value.isExposed || isChangedOutside
                rewriter.model.classes[name]?.properties[property] = value
            }
            for (variable, type) in model.variables {
                let plain = String(variable.drop { $0 == "_" })
                let known = rewriter.model.classes[name]
                let isApart = known?.apart.contains(variable) == true || known?.backed.values.contains(variable) == true
                if model.properties[plain] != nil && !isApart || model.weak.contains(variable) { continue }
                if case .optional(let wrapped) = type, wrapped != .any, isNeverNil(plain, designated, in: name) {
                    rewriter.model.classes[name]?.variables[variable] = wrapped
                    continue
                }
                if case .implicit(let wrapped) = type, !setUp.contains(plain) {
                    rewriter.model.classes[name]?.variables[variable] = .optional(wrapped)
                    continue
                }
                if case .implicit(let wrapped) = type, settled.contains(plain) {
                    rewriter.model.classes[name]?.variables[variable] = wrapped
                }
                // A queue is an object, too, and nil before it is made.
                if case .named = type, rewriter.zero(type) == nil, !settled.contains(plain) {
                    rewriter.model.classes[name]?.variables[variable] = .implicit(type)
                }
            }
        }
    }

    /// The names that the initializers, and methods such as `viewDidLoad`, set.
    private func setUpNames(_ owner: String) -> Set<String> {
        var names: Set<String> = []
        let selectors = ["viewDidLoad", "loadView", "awakeFromNib", "setUp", "commonInit", "setup"]
        let lists =
            (initializers[owner] ?? []).map { $0.body?.list ?? [] } + selectors.compactMap { bodies["\(owner) \($0)"] }
        for statement in lists.joined() {
            walk(statement) { expression in
                guard case .assignment(let target, "=", _) = expression.kind else { return }
                switch target.kind {
                case .name(let name) where name.hasPrefix("_"): names.insert(String(name.dropFirst()))
                case .member(_, let name, _): names.insert(name.hasPrefix("_") ? String(name.dropFirst()) : name)
                default: break
                }
            }
        }
        return names
    }

    /// Whether all initializers set a property to a value that is never nil.
    private func isNeverNil(_ property: String, _ initializers: [Method], in owner: String) -> Bool {
        !initializers.isEmpty
            && initializers.allSatisfy { method in
                guard let value = Initializer(method).valuesFirst[property] else { return false }
                let known = rewriter.model.classes[owner]?.methods[method.selector]
                return isThere(value) { name in
                    guard let index = method.parameters.firstIndex(where: { $0.name == name }), let known,
                        index < known.parameters.count
                    else { return false }
                    return !known.parameters[index].isOptional
                }
            }
            && !assignedNil.contains("\(owner) \(property)")
    }

    /// Whether some initializers set a property, and another one, with what it calls, does not.
    private func isLeftOut(_ property: String, _ initializers: [Method], in owner: String) -> Bool {
        func sets(_ list: [Statement], _ depth: Int) -> Bool {
            if !list.setNames.isDisjoint(with: [property, "_" + property]) { return true }
            var found = false
            for statement in list where depth < 3 {
                walk(statement) { expression in
                    guard case .message(let message) = expression.kind, message.receiver.isSelfName,
                        let body = bodies["\(owner) \(message.selector)"]
                    else { return }
                    if sets(body, depth + 1) { found = true }
                }
            }
            return found
        }
        let set = initializers.map { sets($0.body?.list ?? [], 0) }
        return set.contains(true) && set.contains(false)
    }

    /// Whether an initializer sets a property to a parameter that may be nil.
    private func isSetToNil(_ property: String, _ initializers: [Method], in owner: String) -> Bool {
        initializers.contains { method in
            guard case .name(let name)? = Initializer(method).valuesFirst[property]?.withoutParentheses.kind,
                let index = method.parameters.firstIndex(where: { $0.name == name }),
                let known = rewriter.model.classes[owner]?.methods[method.selector], index < known.parameters.count
            else { return false }
            return known.parameters[index].isOptional
        }
    }

    private func isThere(_ value: Expression, _ isParameterThere: (String) -> Bool) -> Bool {
        switch value.kind {
        case .name(let name): isParameterThere(name)
        case .array, .dictionary, .string, .boxed, .block: true
        // `x ?: y` is `y` where there is no `x`.
        case .conditional(_, nil, let negative): isThere(negative, isParameterThere)
        case .conditional(_, let positive?, let negative):
            isThere(positive, isParameterThere) && isThere(negative, isParameterThere)
        case .message(let message):
            switch message.selector {
            case "copy", "mutableCopy": isThere(message.receiver, isParameterThere)
            case "array", "dictionary", "set", "string", "new", "date", "data", "null": true
            default:
                ["init", "arrayWith", "dictionaryWith", "setWith", "stringWithFormat"].contains {
                    message.words[0].hasPrefix($0)
                }
            }
        default: false
        }
    }
}
