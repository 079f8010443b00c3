/// Blocks that strengthen `self`, `@strongify(self)`: where the object is gone, Objective-C goes on with nil.
///
/// A closure leaves at a guard where all that follows needs the object. Otherwise `self` stays an optional, or the guard
/// has a remark.
extension Rewriter {
    struct StrongSelf {
        var kind: WithoutSelf
        /// The `return` of `if (!self) return …;`.
        var end: Statement?
    }

    enum WithoutSelf: Equatable {
        /// All that follows needs the object: the closure returns.
        case leaves
        /// The closure goes on, and `self` is an optional in it.
        case goesOn
        /// The closure returns, and Objective-C did more.
        case differs
    }

    /// What a closure does without `self`, from the statements of its block; nil where the block does not strengthen it.
    func strongSelf(in body: [Statement]) -> StrongSelf? {
        withoutSelf(body).map { kind in
            let end = body.first(where: \.leavesWithoutSelf).flatMap { statement -> Statement? in
                if case .conditional(_, let positive, _) = statement.kind { positive.bodyList.last } else { nil }
            }
            return StrongSelf(kind: kind, end: kind == .leaves ? end : nil)
        }
    }

    private func withoutSelf(_ body: [Statement]) -> WithoutSelf? {
        guard let start = body.firstIndex(where: \.strengthensSelf) else {
            guard body.contains(where: \.strengthensSelfInside) else { return nil }
            return body.allSatisfy(canGoOn) ? .goesOn : .differs
        }
        let rest = body[(start + 1)...]
        // The local variables for what `self` has: nil, or zero, without it.
        var own: Set<String> = []
        for statement in rest {
            if statement.leavesWithoutSelf { return .leaves }
            if !isIdle(statement, own) { return rest.allSatisfy(canGoOn) ? .goesOn : .differs }
            guard case .declaration(let variables) = statement.kind else { continue }
            for variable in variables where variable.initial.map({ isOfSelf($0, own) }) == true {
                own.insert(variable.name)
            }
        }
        return .leaves
    }

    // MARK: What needs the object

    /// Whether a statement does nothing without `self`, or returns what a guard returns.
    private func isIdle(_ statement: Statement, _ own: Set<String>) -> Bool {
        func isPure(_ expression: Expression) -> Bool { self.isPure(expression, own) }
        func areIdle(_ body: Statements) -> Bool { body.list.allSatisfy { isIdle($0, own) } }
        switch statement.kind {
        case .expression(let value): return needsSelf(value, own) || isPure(value)
        case .declaration(let variables): return variables.allSatisfy { $0.initial.map { isPure($0) } ?? true }
        case .block(let body), .autoreleasePool(let body), .synchronized(_, let body): return areIdle(body)
        case .conditional(let condition, let positive, let negative):
            let isLeft = negative.map { isIdle($0, own) } ?? true
            if isNothing(condition, own) { return isLeft }
            return isPure(condition) && isIdle(positive, own) && isLeft
        case .loop(.whileTrue(let condition, _)) where isNothing(condition, own): return true
        case .loop(.forEach(_, in: let list, let body)):
            return isOfSelf(list, own) || isPure(list) && isIdle(body, own)
        case .loop(.whileTrue(let condition, let body)), .loop(.doWhile(let body, let condition)):
            return isPure(condition) && isIdle(body, own)
        case .loop(.counting(let start, let condition, let step, let body)):
            let (condition, step) = (condition.map { isPure($0) }, step.map { isPure($0) || isCount($0) })
            return start.map { isIdle($0, own) } ?? true && condition ?? true && step ?? true && isIdle(body, own)
        case .select(let value, let body): return isPure(value) && areIdle(body)
        case .label, .breaks, .continues, .empty: return true
        case .returns(let value): return value.map { isNothing($0, own) } ?? true
        default: return false
        }
    }

    /// Whether an expression counts a variable of a loop.
    private func isCount(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .prefix("++", _), .prefix("--", _), .postfix, .assignment: true
        case .comma(let list): list.allSatisfy(isCount)
        default: false
        }
    }

    /// Whether a statement's expression does nothing without `self`: a message to it, or what changes it.
    ///
    /// What is logged about the object is not missed.
    private func needsSelf(_ expression: Expression, _ own: Set<String>) -> Bool {
        switch expression.kind {
        case .atCall: return true
        case .parenthesized(let inner), .cast(_, let inner): return needsSelf(inner, own)
        case .message(let message): return isOfSelf(message.receiver, own) && arePure(message.arguments, own)
        case .assignment(let target, _, let value):
            if case .call(let callee, let arguments) = target.kind, case .name(let name) = callee.kind {
                if name == "RACTupleUnpack" { return isPure(value, own) }
                return name == "RAC" && arguments.first.map { isOfSelf($0, own) } ?? false
            }
            return isOfSelf(target, own) && isPure(value, own)
        case .prefix(_, let target), .postfix(let target, _): return isOfSelf(target, own)
        case .call(let callee, let arguments):
            guard case .name(let name) = callee.kind, !own.contains(name) else { return isOfSelf(callee, own) }
            if name == "NSLog" { return arguments.contains { mentions($0, own) } }
            return name.hasPrefix("dispatch_") && arePure(arguments, own)
                && arguments.allSatisfy { argument in
                    guard case .block(let block) = argument.kind else { return true }
                    return block.body.allSatisfy { isIdle($0, own) }
                }
        default: return false
        }
    }

    /// Whether an expression names `self`, or one of the names.
    private func mentions(_ expression: Expression, _ own: Set<String> = []) -> Bool {
        var mentions = false
        walk(expression) {
            guard case .name(let name) = $0.kind else { return }
            if name == "self" || own.contains(name) || isVariableOfSelf(name) { mentions = true }
        }
        return mentions
    }

    private func arePure(_ arguments: [Expression], _ own: Set<String> = []) -> Bool {
        arguments.allSatisfy { isPure($0, own) }
    }

    /// Whether an expression asks `self`, or what `self` returned: nil, or zero, without it.
    private func isOfSelf(_ expression: Expression, _ own: Set<String> = []) -> Bool {
        switch expression.kind {
        case .name(let name): name == "self" || own.contains(name) || isVariableOfSelf(name)
        case .member(let base, _, _), .element(let base, _), .parenthesized(let base), .cast(_, let base):
            isOfSelf(base, own)
        case .message(let message):
            isOfSelf(message.receiver, own) && arePure(message.arguments, own)
        case .call(let callee, let arguments):
            if case .name("RACObserve") = callee.kind {
                arguments.first.map { isOfSelf($0, own) } ?? false
            } else {
                isOfSelf(callee, own)
            }
        default: false
        }
    }

    /// Whether a name is an instance variable, whose use without `self` stops an Objective-C program.
    private func isVariableOfSelf(_ name: String) -> Bool {
        name.hasPrefix("_") && scope[name] == nil && isInstanceVariable(name)
    }

    /// Whether the evaluation of an expression changes nothing, as far as its form shows.
    ///
    /// To make an object is no change.
    private func isPure(_ expression: Expression, _ own: Set<String> = []) -> Bool {
        var isPure = true
        walk(expression, inBlocks: false) { part in
            switch part.kind {
            case .assignment, .prefix("++", _), .prefix("--", _), .postfix, .statements, .unknown: isPure = false
            case .message(let message) where !isOfSelf(message.receiver, own):
                let isKnown =
                    message.arguments.isEmpty || message.classOfNew != nil
                    || !registry.methods(named: message.selector).isEmpty
                if !isKnown || Usage.mutators.contains(message.words[0]) || message.words[0].hasPrefix("send") {
                    isPure = false
                }
            case .call(let callee, _):
                guard case .name(let name) = callee.kind,
                    registry.function(name) != nil || name.allSatisfy(\.isUppercase)
                else { return isPure = false }
                if name.hasPrefix("dispatch_") || name.hasPrefix("NSLog") { isPure = false }
            default: break
            }
        }
        return isPure
    }

    /// Whether a value is nil, zero or false without `self`, as what a guard returns.
    private func isNothing(_ value: Expression, _ own: Set<String>) -> Bool {
        func isNothing(_ value: Expression) -> Bool { self.isNothing(value, own) }
        func isOfSelf(_ value: Expression) -> Bool { self.isOfSelf(value, own) }
        if value.isNil { return true }
        switch value.kind {
        case .name("NO"), .name("false"), .number("0"): return true
        case .parenthesized(let inner), .cast(_, let inner): return isNothing(inner)
        case .binary(let left, "&&", let right): return isPure(left, own) && (isNothing(left) || isNothing(right))
        case .binary(let left, "||", let right): return isNothing(left) && isNothing(right)
        case .binary(let left, ">", let right):
            if case .number = right.kind { return isOfSelf(left) } else { return false }
        case .binary(let left, "!=", let right):
            if case .number("0") = right.kind { return isOfSelf(left) }
            return right.isNil && isOfSelf(left)
        case .conditional(let condition, let positive, let negative):
            return isPure(condition, own) && isNothing(positive ?? condition) && isNothing(negative)
        case .message(let message) where message.selector == "empty":
            if case .name("RACSignal") = message.receiver.kind { return true }
            return isOfSelf(value)
        default: return isOfSelf(value)
        }
    }

    // MARK: What can go on

    /// Whether a statement can be written with an optional `self`: it is only asked, and no block holds it.
    private func canGoOn(_ statement: Statement) -> Bool {
        var (uses, asked, canGoOn) = (0, 0, true)
        func ask(_ expression: Expression) { if case .name("self") = expression.kind { asked += 1 } }
        walk(statement, inBlocks: false) { expression in
            switch expression.kind {
            case .name("self"): uses += 1
            case .atCall(_, let names): names.forEach(ask)
            case .name(let name): if name == "super" || isVariableOfSelf(name) { canGoOn = false }
            case .message(let message):
                ask(message.receiver)
                // Swift evaluates no argument where there is no receiver.
                if isOfSelf(message.receiver), !arePure(message.arguments + message.variadic) {
                    canGoOn = false
                }
            case .assignment(let target, _, let value):
                // A value made of what `self` has is one for its members only where it is there.
                if isOfSelf(target), !isPure(value) || mentions(value) { canGoOn = false }
            case .member(let base, _, let isArrow):
                ask(base)
                if isArrow { canGoOn = false }
            case .binary(let left, _, let right) where right.isNil: ask(left)
            case .block(let block):
                let usage = Usage(block.body)
                let isStrong = block.body.contains(where: \.strengthensSelf)
                if !isStrong, usage.mentioned.contains("self") || usage.mentioned.contains(where: isVariableOfSelf) {
                    canGoOn = false
                }
            default: break
            }
        }
        return canGoOn && uses == asked
    }
}

extension Rewriter {
    /// The names that a body strengthens, or that it mentions only in blocks that strengthen them.
    func strongNames(_ body: [Statement]) -> [String] {
        let own = namesMadeStrong(body)
        var (outside, inside): (Set<String>, Set<String>) = ([], [])
        for statement in body {
            walk(statement, inBlocks: false) { expression in
                switch expression.kind {
                case .name(let name): outside.insert(name)
                case .block(let block):
                    let strong = Set(strongNames(block.body))
                    inside.formUnion(strong)
                    let mentioned = Usage(block.body).mentioned
                    for name in mentioned.subtracting(strong) { outside.insert(name) }
                    if mentioned.contains(where: { $0.hasPrefix("_") }) { outside.insert("self") }
                default: break
                }
            }
        }
        return own + inside.subtracting(outside).subtracting(own).sorted()
    }

    /// The names that a body strengthens, also in parts of its statements.
    private func namesMadeStrong(_ body: [Statement]) -> [String] {
        var found: [String] = []
        for statement in body {
            walkStatements(statement) { part in
                guard case .expression(let expression) = part.kind,
                    case .atCall("@strongify", let names) = expression.kind
                else { return }
                for case .name(let name) in names.map(\.kind) where !found.contains(name) { found.append(name) }
            }
        }
        return found
    }

    /// What a name that `@strongify` strengthens becomes: a guard for `self`, and a variable for another object, which
    /// may be nil; nil where the closure goes on without `self`.
    mutating func strengthened(_ name: String, _ tokens: Range<Int>) -> SwiftStatement? {
        guard name == "self" else {
            scope.declare(name, (scope[name]?.type ?? .unknown).asOptional)
            return SwiftStatement(kind: .variable("let", name: name.local, type: nil, SwiftExpression(name.local)))
        }
        if isClassMethod || strongSelf?.kind == .goesOn { return nil }
        if strongSelf?.kind == .differs {
            review("RAC-0321", "Objective-C goes on without self here, and does what follows.", at: tokens)
        }
        let leave = strongSelf?.end.map { statement($0) } ?? [SwiftStatement(kind: .returns(emptyReturn))]
        return SwiftStatement(kind: .guarding("let self", leave))
    }
}

extension Statement {
    /// Whether this is `@strongify(self);`, perhaps with other names.
    fileprivate var strengthensSelf: Bool {
        guard case .expression(let expression) = kind, case .atCall("@strongify", let names) = expression.kind else {
            return false
        }
        return names.contains { if case .name("self") = $0.kind { true } else { false } }
    }

    /// Whether a part of this strengthens `self`, in no block.
    fileprivate var strengthensSelfInside: Bool {
        var isInside = false
        walkStatements(self) { if $0.strengthensSelf { isInside = true } }
        return isInside
    }

    /// Whether this is `if (!self) return …;`.
    var leavesWithoutSelf: Bool {
        guard case .conditional(let condition, let positive, nil) = kind, condition.asksForNothing,
            case .returns? = positive.bodyList.last?.kind
        else { return false }
        return positive.bodyList.count == 1
    }
}

extension Expression {
    /// Whether this is `!self` or `self == nil`.
    fileprivate var asksForNothing: Bool {
        switch kind {
        case .parenthesized(let inner): inner.asksForNothing
        case .prefix("!", let inner): inner.isSelfName
        case .binary(let left, "==", let right): right.isNil && left.isSelfName
        default: false
        }
    }
}
