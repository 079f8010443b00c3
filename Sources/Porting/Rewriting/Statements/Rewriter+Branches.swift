/// Statements that choose: `if` with its bindings, guards, and conditions that assign.
extension Rewriter {
    mutating func conditional(_ condition: Expression, _ positive: Statement, _ negative: Statement?)
        -> [SwiftStatement]
    {
        if let (assignment, rest) = Self.assigned(in: condition) {
            return expressionStatement(assignment, assignment.tokens) + conditional(rest, positive, negative)
        }
        if let (first, second) = Self.splitBeforeAssignment(condition), negative == nil {
            // The assignment is carried out only if the first condition is true.
            return conditional(
                first, Statement(kind: .conditional(second, positive, nil), tokens: positive.tokens), nil)
        }
        if let (name, isMissing) = Self.nilCheck(condition), name == "self", negative == nil {
            // `self` was made strong before, and is not nil.
            if isMissing, positive.bodyList.last.map(Self.leaves) == true { return [] }
            if !isMissing { return branch(positive) }
        }
        if let (name, isMissing) = Self.nilCheck(condition), let local = scope[name], isCertain(local.type),
            !local.type.isBool, !local.type.isNumber,
            isOfLocalClass(local.type), facts.type(of: name).map(isObject) ?? true, negative == nil
        {
            // The variable is not nil, by its type.
            return isMissing ? [] : branch(positive)
        }
        if negative == nil, isGuardOfCall(condition, positive) { return branch(positive) }
        if let bound = binding(condition, positive, negative) { return bound }
        if let thrown = thrownFailure(condition, positive, negative) { return thrown }
        var conditions = conditionList(condition)
        if needsTry, let variable = tryVariable { return failing(condition, positive, negative, variable) }
        if needsTry { conditions = conditions.map { SwiftExpression(.attempt($0), .bool) } }
        // The condition is always true, or never.
        if conditions.count == 1, conditions[0].plain == "true", negative == nil { return branch(positive) }
        if conditions.count == 1, conditions[0].plain == "false" { return negative.map { branch($0) } ?? [] }
        let outer = askedKinds
        askedKinds.merge(kindsAsked(in: condition, isTrue: true)) { $1 }
        let body = branch(positive)
        askedKinds = outer
        let otherwise = negative.map { branch($0) }
        if negative == nil, let last = positive.bodyList.last, Self.leaves(last) {
            askedKinds.merge(kindsAsked(in: condition, isTrue: false)) { $1 }
        }
        return [SwiftStatement(kind: .conditional(conditions, body, otherwise: otherwise))]
    }

    /// `if (x == nil) { return; }` as a guard, and `if (x) { … }` as a binding, of a variable that may be nil and is
    /// not assigned to.
    private mutating func binding(_ condition: Expression, _ positive: Statement, _ negative: Statement?)
        -> [SwiftStatement]?
    {
        if let guarded = severalBindings(condition, positive, negative) { return guarded }
        if let guarded = emptyGuard(condition, positive, negative) { return guarded }
        guard let (name, isMissing) = Self.nilCheck(condition), let local = scope[name], local.type.isOptional,
            !local.type.wrapped.isBool,
            !local.type.wrapped.isNumber, !assigned.contains(name), local.name == nil, name != "self"
        else { return nil }
        if isMissing {
            guard negative == nil, let last = positive.bodyList.last, Self.leaves(last),
                !Usage(positive.bodyList).mentioned.contains(name)
            else { return nil }
            let body = branch(positive)
            scope.declare(name, local.type.wrapped)
            return [SwiftStatement(kind: .guarding("let \(name.local)", body))]
        }
        scope.push()
        scope.declare(name, local.type.wrapped)
        let isUsed = Usage(positive.bodyList).mentioned.contains(name)
        let body = branch(positive)
        scope.pop()
        let test =
            isUsed
            ? SwiftExpression("let \(name.local)")
            : SwiftExpression(.binary(SwiftExpression(name.local), "!=", SwiftExpression("nil")))
        return [SwiftStatement(kind: .conditional([test], body, otherwise: negative.map { branch($0) }))]
    }

    /// `if (text.length == 0) { return; }` as a guard, of a variable that may be nil: nil has no length.
    private mutating func emptyGuard(_ condition: Expression, _ positive: Statement, _ negative: Statement?)
        -> [SwiftStatement]?
    {
        func counted(_ expression: Expression) -> String? {
            switch expression.kind {
            case .parenthesized(let inner): return counted(inner)
            case .member(let base, let word, _) where word == "length" || word == "count":
                if case .name(let name) = base.kind { return name }
            case .message(let message) where message.selector == "length" || message.selector == "count":
                if case .name(let name) = message.receiver.kind { return name }
            default: break
            }
            return nil
        }
        let name: String?
        switch condition.kind {
        case .prefix("!", let inner): name = counted(inner)
        case .binary(let left, "==", let right):
            if case .number("0") = right.kind { name = counted(left) } else { name = nil }
        default: name = nil
        }
        guard negative == nil, let name, let local = scope[name], local.type.isOptional, local.type.hasEmptyValue,
            !assigned.contains(name), local.name == nil, name != "self",
            let last = positive.bodyList.last, Self.leaves(last), !Usage(positive.bodyList).mentioned.contains(name)
        else { return nil }
        let body = branch(positive)
        scope.declare(name, local.type.wrapped)
        return [SwiftStatement(kind: .guarding("let \(name.local), !\(name.local).isEmpty", body))]
    }

    /// `if (a == nil || b == nil) { return; }` as a guard of both variables.
    private mutating func severalBindings(_ condition: Expression, _ positive: Statement, _ negative: Statement?)
        -> [SwiftStatement]?
    {
        func names(_ condition: Expression) -> [String]? {
            if case .binary(let left, "||", let right) = condition.kind {
                guard let first = names(left), let second = names(right) else { return nil }
                return first + second
            }
            guard let (name, isMissing) = Self.nilCheck(condition), isMissing, let local = scope[name],
                local.type.isOptional,
                !local.type.wrapped.isBool, !local.type.wrapped.isNumber, !assigned.contains(name), local.name == nil
            else { return nil }
            return [name]
        }
        guard negative == nil, let names = names(condition), names.count > 1, Set(names).count == names.count,
            let last = positive.bodyList.last, Self.leaves(last),
            Usage(positive.bodyList).mentioned.isDisjoint(with: names)
        else { return nil }
        let body = branch(positive)
        for name in names {
            if let local = scope[name] { scope.declare(name, local.type.wrapped) }
        }
        return [SwiftStatement(kind: .guarding(names.map { "let \($0.local)" }.joined(separator: ", "), body))]
    }

    /// The assignment inside a condition, and the condition without it.
    static func assigned(in condition: Expression) -> (assignment: Expression, rest: Expression)? {
        switch condition.kind {
        case .parenthesized(let inner): return assigned(in: inner)
        case .assignment(let target, "=", _): return (condition, target)
        case .binary(let left, let sign, let right):
            guard let (assignment, target) = assigned(in: left) else { return nil }
            return (assignment, Expression(kind: .binary(target, sign, right), tokens: condition.tokens))
        default: return nil
        }
    }

    /// `a && (x = f()) && b` as the two conditions `a` and `(x = f()) && b`.
    private static func splitBeforeAssignment(_ condition: Expression) -> (first: Expression, second: Expression)? {
        guard case .binary(let left, "&&", let right) = condition.kind else { return nil }
        if assigned(in: right) != nil { return (left, right) }
        return splitBeforeAssignment(left).map { first, second in
            (first, Expression(kind: .binary(second, "&&", right), tokens: condition.tokens))
        }
    }

    /// `id x; while ((x = [e nextObject])) { … }` as a loop that binds x, where no other statement uses x.
    mutating func bindingLoop(_ list: ArraySlice<Statement>, _ leading: [String]) -> [SwiftStatement]? {
        let next = list.index(after: list.startIndex)
        guard next < list.endIndex, case .declaration(let variables)? = list.first?.kind, variables.count == 1,
            variables[0].initial?.isNil != false, case .loop(.whileTrue(let condition, let body)) = list[next].kind,
            let (assignment, rest) = Self.assigned(in: condition), let (name, isMissing) = Self.nilCheck(rest),
            !isMissing, name == variables[0].name, case .assignment(_, _, let value) = assignment.kind,
            !Usage(body.bodyList).assigned.contains(name),
            !Usage(Array(list[(next + 1)...])).mentioned.contains(name)
        else { return nil }
        var probe = self
        let isForeign =
            isOfFoundation(variables[0].type) && probe.expression(value).type.wrapped == .any
            && takesAnyClass(name, body.bodyList)
            && !asksForMethods(name, of: plainType(variables[0].type), body.bodyList)
        let type = isForeign ? .any : plainType(variables[0].type)
        guard !type.isNumber, !type.isBool else { return nil }
        return written(list[next].tokens) { rewriter in
            let value = rewriter.expression(value, as: type.asOptional)
            rewriter.scope.push()
            rewriter.scope.declare(name, type)
            let statements = rewriter.branch(body)
            rewriter.scope.pop()
            let binding = SwiftExpression(.binary(SwiftExpression("let \(name.local)"), "=", value))
            return [SwiftStatement(leading: leading, kind: .whileTrue(binding, statements))]
        }
    }

    /// The name that a condition compares with nil, and whether the condition is true for nil.
    static func nilCheck(_ condition: Expression) -> (name: String, isMissing: Bool)? {
        switch condition.kind {
        case .name(let name): (name, false)
        case .parenthesized(let inner): nilCheck(inner)
        case .prefix("!", let inner): nilCheck(inner).map { ($0.name, !$0.isMissing) }
        case .binary(let left, let sign, let right) where (sign == "==" || sign == "!=") && right.isNil:
            if case .name(let name) = left.kind { (name, sign == "==") } else { nil }
        case .binary(let left, let sign, let right) where (sign == "==" || sign == "!=") && left.isNil:
            if case .name(let name) = right.kind { (name, sign == "==") } else { nil }
        default: nil
        }
    }

    /// Whether nothing follows a statement.
    static func leaves(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .returns, .breaks, .continues, .throwing: true
        default: false
        }
    }

    private mutating func conditionList(_ condition: Expression) -> [SwiftExpression] {
        [self.condition(condition)]
    }

    /// `if (![x save:&error]) { … }`.
    private mutating func failing(
        _ condition: Expression, _ positive: Statement, _ negative: Statement?, _ variable: String
    ) -> [SwiftStatement] {
        let (call, failure, success): (Expression, Statement?, Statement?)
        switch condition.kind {
        case .prefix("!", let inner): (call, failure, success) = (inner, positive, negative)
        case .message: (call, failure, success) = (condition, negative, positive)
        default:
            giveUp("RAC-3018", "Write do and catch around the call that throws.")
            return []
        }
        let saved = tryVariable
        let value = expression(call)
        tryVariable = saved
        let keeps = SwiftStatement(kind: .expression(SwiftExpression("\(variable) = thrown")))
        if mayDoNothing(value) {
            // A message to nil returned NO, and set no error.
            var name = "isDone"
            while scope[name] != nil || model.globals[name] != nil { name += "Here" }
            let isDone = SwiftExpression(name, .bool)
            let set = SwiftStatement(kind: .expression(SwiftExpression(.binary(isDone, "=", done(value)))))
            let end: SwiftStatement.Kind
            if let success {
                end = .conditional([isDone], branch(success), otherwise: failure.map { branch($0) })
            } else {
                let isLeft = SwiftExpression(.prefix("!", isDone), .bool)
                end = .conditional([isLeft], failure.map { branch($0) } ?? [], otherwise: nil)
            }
            let statements: [SwiftStatement] = [
                SwiftStatement(kind: .variable("var", name: name, type: nil, SwiftExpression("false"))),
                SwiftStatement(kind: .attempt([set], catches: [("let thrown", [keeps])])), SwiftStatement(kind: end),
            ]
            return [SwiftStatement(kind: .attempt(statements, catches: []))]
        }
        let attempted = SwiftExpression(.attempt(value))
        let attempt = SwiftStatement(
            kind: .expression(
                value.type == .void || value.type == .unknown
                    ? attempted : attempted.discarded))
        return [
            SwiftStatement(
                kind: .attempt(
                    [attempt] + (success.map { branch($0) } ?? []),
                    catches: [("let thrown", [keeps] + (failure.map { branch($0) } ?? []))]))
        ]
    }

    mutating func branch(_ statement: Statement) -> [SwiftStatement] {
        if case .block(let body) = statement.kind { return self.body(body.list, inside: body.inside) }
        if case .conditional = statement.kind { return self.statement(statement) }
        scope.push()
        defer { scope.pop() }
        return statements([statement])
    }
}
