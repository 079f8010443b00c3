/// The ends of counting loops, which C computes before each round, and a range of Swift once.
extension Rewriter {
    /// The parts of numbers of values, which change with the values alone.
    private static let partsOfValues: Set<String> = [
        "count", "length", "location", "row", "section", "item", "x", "y", "width", "height", "size", "origin",
    ]

    /// Whether the rounds of a loop leave its end as it is.
    func keeps(_ end: Expression, in body: Statement) -> Bool {
        guard !model.effects.has(end) else { return false }
        // What is called does not change the variables of this function.
        let changes = isOwn(end) ? Changes(body.bodyList) : model.effects.changes(in: body.bodyList)
        let mayChangeAnything =
            changes.isAny || !changes.names.isDisjoint(with: model.observed)
            || changes.called.contains { callsBlock($0) }
        // A method that computes the end reads anything but the variables of this function.
        let keepsObjects = !mayChangeAnything && changes.names.allSatisfy { scope[$0] != nil }
        var isKept = true
        walk(end) { part in
            switch part.kind {
            case .name(let name):
                guard model.cases[name] == nil, !part.isSelfName else { return }
                isKept = isKept && keeps(name, isShared: isShared(part), changes, mayChangeAnything)
            case .member(_, let name, _):
                if Self.partsOfValues.contains(name) { return }
                // What an object of another program is made of may change with each message.
                let isOwn = model.isProperty(String(name.drop { $0 == "_" }))
                isKept =
                    isKept && (isOwn || changes.called.isEmpty)
                    && keeps(name, isShared: isShared(part), changes, mayChangeAnything)
            case .message(let message):
                if Self.partsOfValues.contains(message.selector) { return }
                let isProperty = message.arguments.isEmpty && model.isProperty(message.selector)
                isKept =
                    isKept
                    && (isProperty
                        ? keeps(message.selector, isShared: isShared(part), changes, mayChangeAnything) : keepsObjects)
            case .call(let callee, _):
                let isOwn = callee.localName.map { model.effects.isKnown(.function($0)) } ?? true
                isKept = isKept && (!isOwn || keepsObjects)
            default: break
            }
        }
        return isKept
    }

    private func keeps(_ name: String, isShared: Bool, _ changes: Changes, _ mayChangeAnything: Bool) -> Bool {
        let plain = String(name.drop { $0 == "_" })
        if changes.names.contains(plain)
            || isShared && (mayChangeAnything || changes.objects.contains(where: mayBeShared))
        {
            return false
        }
        return isOwn(name) || !mayChangeAnything || scope[name] == nil && !model.effects.isEverChanged(plain)
    }

    /// Whether a variable is one of this function, which no block sets.
    private func isOwn(_ name: String) -> Bool {
        scope[name] != nil && facts.type(of: name)?.qualifiers.isDisjoint(with: ["__block", "static"]) != false
    }

    /// Whether an end is made of numbers, and of variables of this function that no other place holds.
    private func isOwn(_ end: Expression) -> Bool {
        var isOwn = true
        walk(end) { part in
            switch part.kind {
            case .number, .binary, .parenthesized, .cast: break
            case .name(let name): isOwn = isOwn && (model.cases[name] != nil || self.isOwn(name) && !isShared(part))
            case .member(_, let name, _): isOwn = isOwn && Self.partsOfValues.contains(name)
            case .message(let message): isOwn = isOwn && Self.partsOfValues.contains(message.selector)
            default: isOwn = false
            }
        }
        return isOwn
    }

    /// Whether another place may hold the object of a variable or property.
    private func mayBeShared(_ name: String) -> Bool { scope[name].map { SharedKind($0.type) != nil } ?? true }

    /// Whether an expression is an object that changes where another place holds it.
    private func isShared(_ value: Expression) -> Bool {
        var probe = self
        let object = probe.expression(value)
        return object.holder != nil || SharedKind(object.type) != nil
    }

    /// Whether what is called is a block, or unknown.
    private func callsBlock(_ called: Callee) -> Bool {
        if case .function(let name) = called, scope[name] != nil { return true }
        return model.effects.isBlock(called)
    }

    /// Whether the step of a loop may run after `break` and `return`, too, as what is deferred does: it only sets
    /// variables of the loop, which nothing sees then.
    func isDeferrable(_ step: Expression, _ first: Statement?) -> Bool {
        guard case .declaration(let variables)? = first?.kind else { return false }
        let own = Set(variables.map(\.name))
        var isDeferrable = true
        walk(step) { part in
            switch part.kind {
            case .assignment(let target, _, _), .prefix("++", let target), .prefix("--", let target),
                .postfix(let target, _):
                isDeferrable = isDeferrable && target.localName.map(own.contains) == true
            case .message, .call: isDeferrable = false
            default: break
            }
        }
        return isDeferrable
    }
}

extension SwiftStatement {
    /// The statement of a loop's body with the loop's step before each `continue`.
    func stepping(by steps: [SwiftStatement]) -> [SwiftStatement] {
        func stepping(_ list: [SwiftStatement]) -> [SwiftStatement] { list.flatMap { $0.stepping(by: steps) } }
        var copy = self
        switch kind {
        case .word("continue"):
            copy.leading = []
            return steps.enumerated().map { index, step in
                var step = step
                if index == 0 { step.leading = leading }
                return step
            } + [copy]
        case .conditional(let conditions, let body, let otherwise):
            copy.kind = .conditional(conditions, stepping(body), otherwise: otherwise.map(stepping))
        case .guarding(let condition, let body): copy.kind = .guarding(condition, stepping(body))
        case .select(let subject, let cases):
            copy.kind = .select(subject, cases.map { ($0.pattern, $0.comments, stepping($0.body)) })
        case .attempt(let body, let catches):
            copy.kind = .attempt(stepping(body), catches: catches.map { ($0.pattern, stepping($0.body)) })
        default: break
        }
        return [copy]
    }
}
