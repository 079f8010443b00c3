/// Properties whose changes a class announces by hand, with `willChangeValueForKey:`.
extension ModelBuilder {
    /// Keeps the properties that nothing else announces: observed ones whose getter reads no variable of their own.
    mutating func settleAnnounced() {
        for name in own {
            guard let known = rewriter.model.classes[name] else { continue }
            if !announcedKeys[name, default: []].isDisjoint(with: rewriter.model.observed) {
                rewriter.model.lifetimeOwners.insert(name)
            }
            let announced = announcedKeys[name, default: []].filter { key in
                let getter = known.getters.first { $0.value == key }?.key ?? key
                let setter = rewriter.model.setter(of: key, from: name)
                let readsOwn = [getter, setter].contains {
                    usages["\(name) \($0)"]?.mentionsVariable("_" + key) ?? false
                }
                return known.properties[key] != nil && known.implemented.contains(getter) && !readsOwn
                    && rewriter.model.observed.contains(key)
            }
            let bySetter = known.properties.keys.filter { key in
                let setter = rewriter.model.setter(of: key, from: name)
                let body = bodies["\(name) \(setter)"] ?? []
                return rewriter.model.observed.contains(key)
                    && usages["\(name) \(setter)"]?.mentionsVariable("_" + key) == true
                    && !body.endsWithOnlyChange(of: "_" + key)
            }
            rewriter.model.classes[name]?.announced = announced.union(bySetter)
            rewriter.model.classes[name]?.announcingSetters = Set(bySetter)
        }
    }

    /// Notes the key that an expression announces a change of.
    mutating func noteAnnounced(_ expression: Expression, in owner: String) {
        guard case .message(let message) = expression.kind, message.selector == "willChangeValueForKey:",
            case .name("self") = message.receiver.kind, let key = message.arguments[0].observedKey
        else { return }
        announcedKeys[owner, default: []].insert(key)
    }
}

extension [Statement] {
    /// Whether a setter changes a variable once, at its end: then its observers are told where the variable is set, and
    /// else at the end of the setter, whether it sets anything or not.
    fileprivate func endsWithOnlyChange(of variable: String) -> Bool {
        var (changes, others, isByHand) = (0, 0, false)
        for statement in self {
            walkStatements(statement) { if case .returns = $0.kind { others += 1 } }
            walk(statement) { expression in
                switch expression.kind {
                case .assignment(let target, _, _) where target.isVariable(variable): changes += 1
                case .message(let message) where message.selector == "willChangeValueForKey:": isByHand = true
                case .prefix("++", let target), .prefix("--", let target), .postfix(let target, _):
                    if target.isVariable(variable) { others += 1 }
                default: break
                }
            }
        }
        if changes == 0 || isByHand { return true }
        guard changes == 1, others == 0, case .expression(let last)? = last?.kind,
            case .assignment(let target, "=", _) = last.kind
        else { return false }
        return target.isVariable(variable)
    }
}

extension Expression {
    fileprivate func isVariable(_ name: String) -> Bool {
        switch kind {
        case .name(name): true
        case .member(let base, name, isArrow: true): base.isSelfName
        default: false
        }
    }

    /// The name of the property that a key stands for: `@"name"`, `@keypath(self.name)`,
    /// `NSStringFromSelector(@selector(name))`.
    var observedKey: String? {
        switch kind {
        case .string(let literals, _):
            literals.joined().trimmingPrefix("@").split(separator: "\"", omittingEmptySubsequences: true).first
                .map(String.init)
        case .atCall("@keypath", let arguments): arguments.last?.observedKey
        case .name(let name), .member(_, let name, _), .atWord("@selector", let name): name
        case .call(let callee, let arguments):
            { if case .name("NSStringFromSelector") = callee.kind { arguments.first?.observedKey } else { nil } }()
        case .parenthesized(let inner): inner.observedKey
        default: nil
        }
    }
}
