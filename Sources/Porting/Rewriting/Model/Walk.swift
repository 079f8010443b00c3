/// Visits an expression and all expressions in it, from left to right, including the expressions in blocks.
func walk(_ expression: Expression, inBlocks: Bool = true, _ visit: (Expression) -> Void) {
    // Chains may be long: the expressions that are left to visit stand in a list, the next one last.
    var left = [expression]
    while let next = left.popLast() {
        visit(next)
        switch next.kind {
        case .block(let block):
            if inBlocks { for statement in block.body { walk(statement, inBlocks: inBlocks, visit) } }
        case .statements(let list):
            for statement in list { walk(statement, inBlocks: inBlocks, visit) }
        default:
            left += next.parts.reversed()
        }
    }
}

/// Visits all expressions in the methods and functions of an item of a file.
func walk(_ item: Item, _ visit: (Expression) -> Void) {
    switch item.kind {
    case .container(let container): for member in container.members { walk(member, visit) }
    case .method(let method): for statement in method.body?.list ?? [] { walk(statement, visit) }
    case .function(let function): for statement in function.body?.list ?? [] { walk(statement, visit) }
    case .variables(let variables): for case let value? in variables.map(\.initial) { walk(value, visit) }
    default: break
    }
}

extension Expression {
    /// The expressions that are parts of an expression, but not those in its statements.
    fileprivate var parts: [Expression] {
        switch kind {
        case .boxed(let value), .member(let value, _, _), .prefix(_, let value), .postfix(let value, _),
            .cast(_, let value), .parenthesized(let value):
            [value]
        case .array(let list), .atCall(_, let list), .initializerList(_, let list), .comma(let list): list
        case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
        case .message(let message): [message.receiver] + message.arguments + message.variadic
        case .element(let base, let index): [base, index]
        case .call(let callee, let list): [callee] + list
        case .binary(let left, _, let right), .assignment(let left, _, let right): [left, right]
        case .conditional(let condition, let positive, let negative):
            [condition] + [positive].compactMap { $0 } + [negative]
        case .block, .statements, .name, .number, .string, .character, .atWord, .sizeOf, .sizeOfValue, .declaration,
            .unknown:
            []
        }
    }
}

extension Expression {
    var withoutParentheses: Expression {
        var inner = self
        while case .parenthesized(let value) = inner.kind { inner = value }
        return inner
    }

    /// What is set: the place in the parentheses that a macro puts around its parameters.
    var target: Expression {
        switch withoutParentheses.kind {
        case .name, .member, .element: withoutParentheses
        default: self
        }
    }

    /// Whether a block stands in the expression.
    var hasBlock: Bool {
        var found = false
        walk(self) { if case .block = $0.kind { found = true } }
        return found
    }
}

/// Visits all expressions of a statement.
func walk(_ statement: Statement, inBlocks: Bool = true, _ visit: (Expression) -> Void) {
    for expression in expressions(of: statement) { walk(expression, inBlocks: inBlocks, visit) }
    for inner in parts(of: statement) { walk(inner, inBlocks: inBlocks, visit) }
}

/// Visits a statement and all statements in it, but not the statements of blocks.
func walkStatements(_ statement: Statement, _ visit: (Statement) -> Void) {
    visit(statement)
    for inner in parts(of: statement) { walkStatements(inner, visit) }
}

extension Statement {
    /// What a statement asks before it goes on: the condition of a branch or loop.
    var condition: Expression? {
        switch kind {
        case .conditional(let condition, _, _), .loop(.whileTrue(let condition, _)), .loop(.doWhile(_, let condition)):
            condition
        case .loop(.counting(_, let condition, _, _)): condition
        default: nil
        }
    }
}

/// The expressions that are part of a statement itself.
func expressions(of statement: Statement) -> [Expression] {
    switch statement.kind {
    case .expression(let value): [value]
    case .declaration(let variables): variables.compactMap(\.initial)
    case .conditional(let condition, _, _): [condition]
    case .loop(.forEach(_, in: let list, _)): [list]
    case .loop(.counting(_, let condition, let step, _)): [condition, step].compactMap { $0 }
    case .loop(.whileTrue(let condition, _)), .loop(.doWhile(_, let condition)): [condition]
    case .select(let value, _): [value]
    case .label(let value, let end): [value, end].compactMap { $0 }
    case .returns(let value), .throwing(let value): [value].compactMap { $0 }
    case .synchronized(let value, _): [value]
    case .block, .breaks, .continues, .autoreleasePool, .attempt, .directive, .empty, .unknown: []
    }
}

/// The statements that are part of a statement.
func parts(of statement: Statement) -> [Statement] {
    switch statement.kind {
    case .block(let body), .select(_, let body), .synchronized(_, let body), .autoreleasePool(let body): body.list
    case .conditional(_, let positive, let negative): [positive] + [negative].compactMap { $0 }
    case .loop(.forEach(_, in: _, let body)), .loop(.whileTrue(_, let body)), .loop(.doWhile(let body, _)): [body]
    case .loop(.counting(let first, _, _, let body)): [first].compactMap { $0 } + [body]
    case .attempt(let body, let catches, let finally): body.list + catches.flatMap(\.body.list) + (finally?.list ?? [])
    case .expression, .declaration, .label, .returns, .breaks, .continues, .throwing, .directive, .empty, .unknown: []
    }
}

/// The lists of statements in a statement: of a part that is no list, the part alone.
func statementLists(in statement: Statement) -> [[Statement]] {
    switch statement.kind {
    case .block, .autoreleasePool, .synchronized, .select, .attempt: [parts(of: statement)]
    default: parts(of: statement).map { [$0] }
    }
}

/// The lists of statements in a statement, and those of the blocks in its expressions.
func nestedLists(in statement: Statement) -> [[Statement]] {
    var lists = statementLists(in: statement)
    for expression in expressions(of: statement) {
        walk(expression, inBlocks: false) { if case .block(let block) = $0.kind { lists.append(block.body) } }
    }
    return lists
}

extension Statement {
    /// Whether the statement mentions a variable.
    func mentions(_ name: String) -> Bool {
        var isFound = false
        walk(self) { if case .name(name) = $0.kind { isFound = true } }
        return isFound
    }

    /// The statements of a body, with or without braces.
    var bodyList: [Statement] {
        switch kind {
        case .block(let statements): statements.list
        case .empty: []
        default: [self]
        }
    }
}

extension Collection<Expression> {
    /// The expressions as statements of their own: `a, b`.
    var asStatements: [Statement] { map { Statement(kind: .expression($0), tokens: $0.tokens) } }
}

/// The ways in which statements use their variables.
struct Usage {
    /// Names that are assigned to after they were declared, or whose address is taken.
    var assigned: Set<String> = []
    /// Names whose members are assigned to: if the name is of a value, such an assignment changes the variable.
    var assignedMembers: Set<String> = []
    /// Names that are assigned nil.
    var assignedNil: Set<String> = []
    /// Names that are compared with nil, or used as conditions.
    var checked: Set<String> = []
    /// Names of dictionaries whose elements are set with keys that are text, and with no others.
    var stringKeyed: Set<String> { keyed.subtracting(keyedOtherwise) }
    private var keyed: Set<String> = []
    private var keyedOtherwise: Set<String> = []
    /// Names of variables that are declared in the statements, and not in blocks inside of them.
    private var declared: Set<String> = []
    /// All names.
    var mentioned: Set<String> = []

    static let mutators = Set(changes.keys.map { String($0.prefix { $0 != ":" }) })

    /// The messages that change an object that is a value in Swift, by selector, with the classes that have them.
    static let changes: [String: [String]] = {
        let registry = Registry.bundled
        let entries = registry.entries.filter { entry in
            guard entry.kind == .method, entry.scope == .instance, !entry.name.hasPrefix("init"),
                let type = entry.type, type.hasPrefix("NSMutable")
            else { return false }
            return registry.type(type)?.swift?.hasPrefix("NS") == false
        }
        return Dictionary(grouping: entries, by: \.name).mapValues { $0.compactMap(\.type) }
    }()

    init(_ statements: [Statement]) {
        for statement in statements { add(statement) }
    }

    private mutating func add(_ statement: Statement) {
        // An asserted variable does not count as one that is compared with nil.
        if case .expression(let expression) = statement.kind, case .call(let callee, _) = expression.kind,
            case .name(let name) = callee.kind,
            name.contains("Assert")
        {
            walk(expression) { if case .name(let name) = $0.kind { mentioned.insert(name) } }
            return
        }
        switch statement.kind {
        case .declaration(let variables): declared.formUnion(variables.map(\.name))
        case .conditional(let condition, _, _), .loop(.whileTrue(let condition, _)), .loop(.doWhile(_, let condition)),
            .loop(.counting(_, let condition?, _, _)):
            check(condition)
        default: break
        }
        for expression in expressions(of: statement) { walk(expression, inBlocks: false) { add($0) } }
        for inner in parts(of: statement) { add(inner) }
    }

    private mutating func check(_ condition: Expression) {
        switch condition.kind {
        case .name(let name): checked.insert(name)
        case .prefix("!", let inner), .parenthesized(let inner): check(inner)
        // The operands of && and || are checked where they are visited.
        default: break
        }
    }

    private mutating func add(_ expression: Expression) {
        switch expression.kind {
        case .name(let name): mentioned.insert(name)
        case .assignment(let target, let sign, let value):
            if case .element(let base, let key) = target.kind, case .name(let name) = base.kind { note(key, of: name) }
            if let name = root(target) {
                if case .member = target.kind { assignedMembers.insert(name) } else { assigned.insert(name) }
                if sign == "=", case .name("nil") = value.kind, case .name = target.kind { assignedNil.insert(name) }
            }
        case .prefix("++", let target), .prefix("--", let target), .postfix(let target, _), .prefix("&", let target):
            if let name = root(target) { assigned.insert(name) }
        case .prefix("!", let inner): check(inner)
        case .conditional(let condition, let positive, _):
            check(condition)
            if positive == nil, case .name(let name) = condition.kind { checked.insert(name) }
        case .binary(let left, let sign, let right):
            if sign == "==" || sign == "!=" {
                if case .name(let name) = left.kind, right.isNil { checked.insert(name) }
                if case .name(let name) = right.kind, left.isNil { checked.insert(name) }
            }
            if sign == "&&" || sign == "||" {
                check(left)
                check(right)
            }
        case .message(let message):
            if case .name(let name) = message.receiver.kind, message.selector == "setObject:forKey:" {
                note(message.arguments[1], of: name)
            }
            if case .name(let name) = message.receiver.kind, message.selector == "addEntriesFromDictionary:" {
                noteKeys(of: message.arguments[0], in: name)
            }
            if case .name(let name) = message.receiver.kind {
                if Self.mutators.contains(message.words[0]) {
                    assigned.insert(name)
                } else if message.arguments.count == 1, message.words[0].propertyOfSetter != nil {
                    assignedMembers.insert(name)
                }
            }
        case .block(let block):
            let inner = Usage(block.body)
            let own = inner.declared.union(block.parameters.compactMap(\.name))
            assigned.formUnion(inner.assigned.subtracting(own))
            assignedNil.formUnion(inner.assignedNil.subtracting(own))
            mentioned.formUnion(inner.mentioned)
            assignedMembers.formUnion(inner.assignedMembers.subtracting(own))
            keyed.formUnion(inner.keyed)
            keyedOtherwise.formUnion(inner.keyedOtherwise)
            checked.formUnion(inner.checked.subtracting(own))
        default: break
        }
    }

    /// Notes the keys of a dictionary whose entries a variable takes; those of an error are texts.
    private mutating func noteKeys(of dictionary: Expression, in name: String) {
        switch dictionary.kind {
        case .dictionary(let pairs): for pair in pairs { note(pair.key, of: name) }
        case .member(_, "userInfo", _): break
        default: keyedOtherwise.insert(name)
        }
    }

    private mutating func note(_ key: Expression, of name: String) {
        switch key.kind {
        case .string: keyed.insert(name)
        case .name(let constant) where constant.first?.isUppercase == true && constant.hasSuffix("Key"):
            keyed.insert(name)
        default: keyedOtherwise.insert(name)
        }
    }

    /// The name at the root of an element or structure that is assigned to.
    private func root(_ target: Expression) -> String? {
        switch target.kind {
        case .name(let name): name
        case .element(let base, _): root(base)
        case .member(let base, _, isArrow: false): base.isSelfName ? nil : root(base)
        case .parenthesized(let inner): root(inner)
        default: nil
        }
    }
}

extension Expression {
    var isNil: Bool {
        switch kind {
        case .name("nil"), .name("NULL"), .name("Nil"): true
        case .parenthesized(let inner), .cast(_, let inner): inner.isNil
        default: false
        }
    }
}
