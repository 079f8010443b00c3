/// Properties whose changes a class announces by hand, with `willChangeValueForKey:`.
extension ModelBuilder {
    /// Keeps the properties that nothing else announces: observed ones whose getter reads no variable of their own.
    mutating func settleAnnounced() {
        for name in own {
            guard let known = rewriter.model.classes[name] else { continue }
            let announced = announcedKeys[name, default: []].filter { key in
                let getter = known.getters.first { $0.value == key }?.key ?? key
                let setter = key.setter
                let readsOwn = [getter, setter].contains {
                    usages["\(name) \($0)"]?.mentionsVariable("_" + key) ?? false
                }
                return known.properties[key] != nil && known.implemented.contains(getter) && !readsOwn
                    && rewriter.model.observed.contains(key)
            }
            rewriter.model.classes[name]?.announced = announced
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

extension Expression {
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
