/// Static variables that a `dispatch_once` makes, as constants that are computed once.
extension Rewriter {
    /// The names of the static variables of a list that a `dispatch_once` of the list makes, with its block.
    static func onceBlocks(in list: [Statement]) -> [(name: String, variable: Variable, block: Block)] {
        var statics: [String: Variable] = [:]
        var found: [(name: String, variable: Variable, block: Block)] = []
        for statement in list {
            switch statement.kind {
            case .declaration(let variables):
                for variable in variables
                where variable.type.isStatic && variable.initial?.isNil ?? true {
                    statics[variable.name] = variable
                }
            case .expression(let expression):
                guard let block = onceBlock(expression) else { continue }
                // The block makes one variable.
                let made = assignedNames(in: block).compactMap { statics[$0] }
                if made.count == 1 { found.append((made[0].name, made[0], block)) }
            default: continue
            }
        }
        return found
    }

    /// The block of `dispatch_once(&token, ^{ … })`.
    static func onceBlock(_ expression: Expression) -> Block? {
        guard case .call(let callee, let arguments) = expression.kind, case .name("dispatch_once") = callee.kind,
            arguments.count == 2, case .block(let block) = arguments[1].kind
        else { return nil }
        return block
    }

    /// The variables that the statements of a block assign.
    private static func assignedNames(in block: Block) -> [String] {
        block.body.compactMap { statement in
            guard case .expression(let expression) = statement.kind,
                case .assignment(let target, "=", _) = expression.kind, case .name(let name) = target.kind
            else { return nil }
            return name
        }
    }

    /// The value of a variable that a block of `dispatch_once` makes: an expression, or a closure that is called.
    mutating func onceValue(_ name: String, _ type: SwiftType, _ block: Block) -> SwiftExpression {
        if block.body.count == 1, case .expression(let expression) = block.body[0].kind,
            case .assignment(_, "=", let initial) = expression.kind
        {
            let value = self.expression(initial, as: SharedKind(type) == nil ? .unknown : type)
            _ = commentsInside(block.inside)
            if case .prefix("try? ", _) = value.kind { return SwiftExpression(value.kind, type.asOptional) }
            // What may be nil leaves the variable so.
            let isUnsure = value.type.isOptional || value.type == .any && type != .any
            let isPlainNumber = type == .named("NSNumber") && (value.type.isNumber || value.type.isBool)
            return isUnsure ? coerce(value, to: type.asOptional) : isPlainNumber ? coerce(value, to: type) : value
        }
        scope.push()
        scope.declare(name, .implicit(type))
        // A value that the block only makes is a constant.
        let isChanged =
            type.isValue && (mutations.changes(name) || Usage(block.body).assignedMembers.contains(name))
        var closure = SwiftClosure()
        closure.returns = type.text
        closure.body =
            [SwiftStatement(kind: .variable(isChanged ? "var" : "let", name: name, type: type.text, nil))]
            + body(block.body, inside: block.inside)
            + [SwiftStatement(kind: .returns(SwiftExpression(name)))]
        scope.pop()
        return SwiftExpression(.call(SwiftExpression(.closure(closure)), []), type)
    }

    /// Writes the constants of a list before the class or function, and returns the list without the statements that
    /// made them.
    mutating func hoistingOnce(_ list: [Statement]) -> [Statement] {
        let blocks = Self.onceBlocks(in: list)
        if blocks.isEmpty { return list }
        var made: Set<String> = []
        let declared = list.flatMap { statement -> [String] in
            if case .declaration(let variables) = statement.kind { variables.map(\.name) } else { [] }
        }
        for (name, variable, block) in blocks {
            // The variables that the block captures do not exist at the top of the file, where the value is a constant.
            guard !mentionsLocals(block), Usage(block.body).mentioned.isDisjoint(with: declared.filter { $0 != name }),
                facts.assignments[name, default: []].count - (variable.initial == nil ? 0 : 1)
                    <= Self.assignedNames(in: block).count(where: { $0 == name })
            else { continue }
            var type = plainType(variable.type)
            let constant = staticName(name)
            let value = onceValue(name, type, block)
            if value.type.isOptional { type = type.asOptional }
            let isChanged = type.isValue && mutations.changes(name)
            let word =
                isChanged
                ? "private nonisolated(unsafe) var"
                : type.isSendable ? "private let" : "private nonisolated(unsafe) let"
            let annotation = value.type == type && !value.isEmptyLiteral ? nil : type.text
            hoisted.append(SwiftStatement(kind: .variable(word, name: constant, type: annotation, value)))
            scope.declare(name, type, as: constant)
            made.insert(name)
        }
        if made.isEmpty { return list }
        var comments: [String] = []
        let rest = list.filter { statement in
            guard isMaking(statement, made, isAll: made.count == blocks.count) else { return true }
            let around = self.comments(before: statement.tokens.lowerBound)
            comments += [around.trailing].compactMap { $0 } + around.leading.filter { !$0.isEmpty }
            comments += commentsInside(statement.tokens)
            return false
        }
        hoisted[hoisted.count - made.count].leading += comments
        return rest
    }

    /// `dispatch_once` of a block that sets variables of the program, as a constant that is computed by its first use; of a
    /// block that uses variables around it, as a token that runs it once.
    mutating func onceCall(_ expression: Expression) -> SwiftStatement? {
        guard let block = Self.onceBlock(expression), case .call(_, let arguments) = expression.kind,
            case .prefix("&", let token) = arguments[0].kind, case .name(let name) = token.kind,
            facts.type(of: name)?.name == "dispatch_once_t"
        else { return nil }
        let key = "\(fileIndex) \(expression.tokens.lowerBound)"
        var constant = staticName(name)
        var number = 2
        while onceNames.contains(where: { $0.key != key && $0.value == constant }) {
            constant = staticName(name) + String(number)
            number += 1
        }
        onceNames[key] = constant
        var closure = SwiftClosure()
        closure.body = body(block.body, inside: block.inside)
        let run = SwiftExpression(.closure(closure))
        if mentionsLocals(block) {
            use(module: "CompatShims")
            let token = SwiftExpression("DispatchOnce").call()
            hoisted.removeAll { if case .variable(_, name: constant, type: _, _) = $0.kind { true } else { false } }
            hoisted.append(SwiftStatement(kind: .variable("private let", name: constant, type: nil, token)))
            return SwiftStatement(
                kind: .expression(SwiftExpression(constant).member("run").call([.init(label: nil, value: run)], .void)))
        }
        let value = SwiftExpression(.call(run, []), .void)
        hoisted.removeAll { if case .variable(_, name: constant, type: _, _) = $0.kind { true } else { false } }
        hoisted.append(SwiftStatement(kind: .variable("private let", name: constant, type: "Void", value)))
        return SwiftStatement(
            kind: .expression(SwiftExpression(constant).discarded))
    }

    /// Whether a statement declares or makes some of the variables, or the token if all of them are made.
    private func isMaking(_ statement: Statement, _ made: Set<String>, isAll: Bool) -> Bool {
        switch statement.kind {
        case .declaration(let variables):
            variables.allSatisfy { made.contains($0.name) || isAll && $0.type.name == "dispatch_once_t" }
        case .expression(let expression):
            Self.onceBlock(expression).map { !made.isDisjoint(with: Self.assignedNames(in: $0)) } ?? false
        default: false
        }
    }

    /// Whether a block names `self` or a variable of an object, or a parameter or variable of the function around it.
    private func mentionsLocals(_ block: Block) -> Bool {
        Usage(block.body).mentioned.contains { name in
            name == "self" || scope[name] != nil
                || currentClass != nil && !isClassMethod && name.hasPrefix("_") && model.globals[name] == nil
        }
    }

    /// The name in the file of a static variable of a function or method.
    ///
    /// Where several methods of a class have one of the name, it has the words of its method, too.
    func staticName(_ name: String) -> String {
        guard let owner = currentClass ?? currentFunction else { return name }
        let isRepeated = file.repeatedStatics[owner]?.contains(name) == true
        let method = isRepeated ? facts.key.split(separator: " ").last ?? "" : ""
        let words = method.split { !$0.isLetter && !$0.isNumber } + [name[...]]
        return words.reduce(lowercasedFirst(owner)) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }

    /// A static variable of a function as a variable of the file.
    mutating func staticVariable(_ variable: Variable, _ plain: SwiftType) -> [SwiftStatement] {
        let name = staticName(variable.name)
        if model.associationKeys.contains(AssociationKeys.local(variable.name, in: facts.key)) {
            hoisted.append(associationKey("private let", name))
            return []
        }
        let isArray = !variable.type.sizes.isEmpty
        var type = fieldType(variable.type)
        // A queue is an object, too, and nil before it is made.
        if variable.initial?.isNil ?? true, !isArray, !type.isOptional, zero(type) == nil {
            type = .implicit(type.wrapped)
        }
        let value =
            variable.initial.flatMap { initial in
                if let list = listed(initial, as: variable.type) { return list }
                return initial.isNil ? nil : expression(initial, as: type)
            }
            ?? (isArray ? emptyArray(variable.type) : zero(plain).map { SwiftExpression($0) })
        guard isArray ? value != nil : value == nil || value?.isLiteral == true || isObject(variable.type) else {
            giveUp("RAC-3016", "A static variable of a function becomes one of the file or class.")
            return []
        }
        guard obstacle == nil else { return [] }
        if isArray, let list = value?.type { type = list }
        // A text that nothing sets again is never nil.
        let isConstant =
            value?.isLiteral == true && type.wrapped == .string && !assigned.contains(variable.name)
            && !facts.addressed.contains(variable.name)
        if isConstant { type = .string }
        let weak = weakWord(variable.type, &type)
        hoisted.append(
            SwiftStatement(
                leading: ["// A static variable of a function."],
                kind: isConstant
                    ? .variable("private let", name: name, type: nil, value)
                    : .variable("private nonisolated(unsafe) \(weak)var", name: name, type: type.text, value)))
        scope.declare(variable.name, type, as: name)
        return []
    }
}

extension Rewriter.File {
    /// The static variables that several methods of a class declare by one name, by class.
    static func repeatedStatics(in items: [Item]) -> [String: Set<String>] {
        var (seen, repeated): ([String: Set<String>], [String: Set<String>]) = ([:], [:])
        for body in bodies(in: items) {
            var names: Set<String> = []
            for statement in body.body.list {
                walkStatements(statement) { inner in
                    guard case .declaration(let variables) = inner.kind else { return }
                    for variable in variables where variable.type.isStatic { names.insert(variable.name) }
                }
            }
            guard !names.isEmpty else { continue }
            repeated[body.owner, default: []].formUnion(names.intersection(seen[body.owner, default: []]))
            seen[body.owner, default: []].formUnion(names)
        }
        return repeated
    }
}
