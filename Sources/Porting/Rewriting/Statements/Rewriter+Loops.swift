/// Loops, with counts and ranges, and `switch`.
extension Rewriter {
    /// What an enumerator of a collection goes through: `for (id key in dictionary.keyEnumerator)`; nil for other values.
    private mutating func enumerated(_ list: Expression) -> SwiftExpression? {
        let (base, name): (Expression, String)
        switch list.kind {
        case .member(let owner, let word, false): (base, name) = (owner, word)
        case .message(let message) where message.arguments.isEmpty: (base, name) = (message.receiver, message.selector)
        default: return nil
        }
        guard name == "objectEnumerator" || name == "keyEnumerator" else { return nil }
        var probe = self
        let type = probe.expression(base).type.wrapped
        switch type {
        case .array, .set:
            guard name == "objectEnumerator" else { return nil }
            return expression(base)
        case .dictionary(let key, let value):
            let values = orEmptyDictionary(expression(base))
            let isKeys = name == "keyEnumerator"
            return values.member(isKeys ? "keys" : "values", .array(isKeys ? key : value))
        default: return nil
        }
    }

    /// A dictionary, or an empty one instead of nil.
    private func orEmptyDictionary(_ value: SwiftExpression) -> SwiftExpression {
        guard value.type.isOptional else { return value }
        let plain = value.type.wrapped
        return SwiftExpression(
            .tuple([SwiftExpression(.binary(value, "??", SwiftExpression(.dictionary([]))), plain)]), plain)
    }

    mutating func loop(_ loop: Statement.Loop) -> [SwiftStatement] {
        switch loop {
        case .forEach(let variable, in: let list, let body):
            if variable.isOuter { giveUp("RAC-3000", "This could not be read.") }
            var values = enumerated(list) ?? expression(list)
            var type = plainType(variable.type)
            var isCast = false
            if Self.isMutableValue(variable.type), mutations.changes(variable.name) {
                share(variable.tokens, Self.sharedKinds(of: variable.type))
                giveUp("RAC-3061", "The loop changes the elements of its collection: change them where they are.")
            }
            values = sharedElements(values, type)
            switch values.type.wrapped {
            case .array(let element), .set(let element):
                if type == .named("NSNumber"), element.isNumber || element.isBool { type = element }
                let isAny = element == .any || element == .named("AnyHashable")
                if element != type, isAny, type != .any {
                    isCast = true
                } else if type == .any && element != .named("AnyHashable")
                    || type == .named("NSNumber") && (element.isNumber || element.isBool)
                {
                    type = element
                }
            case .dictionary(let key, _):
                values = sharedElements(link(orEmptyDictionary(values), .array(key)) { $0.member("keys") }, type)
                isCast = values.type.wrapped != .array(type) && type != .any
            case .any, .named("any Sequence"):
                use(module: "CompatShims")
                values = values.type.isProtocol ? asAnyObject(values) : asOptionalAny(values)
                values = values.member("allElements", .array(.any))
                isCast = type != .any
            case .named("RACSequence"): isCast = type != .any
            case .named("RACTuple"):
                if type != .any { isCast = true } else { type = .anyOptional }
            case .named("NSOrderedSet"), .named("NSMutableOrderedSet"), .named("NSCountedSet"):
                isCast = type != .any
                if values.type.isOptional {
                    let empty = SwiftExpression("NSOrderedSet()")
                    let present = values.type.wrapped.name == "NSCountedSet" ? SwiftExpression("NSCountedSet()") : empty
                    values = SwiftExpression(.binary(values, "??", present), values.type.wrapped)
                }
            case .named("NSHashTable<AnyObject>"):
                isCast = type != .any
                values = link(values, .array(.any)) { $0.member("allObjects") }
            case .named("NSMapTable<AnyObject, AnyObject>"):
                isCast = type != .any
                values = link(values, .array(.any)) { $0.member("keyEnumerator").call().member("allObjects") }
            case .named(let name)
            where model.root(of: name) == "NSEnumerator"
                || ["NSEnumerator", "FileManager.DirectoryEnumerator"].contains(name):
                isCast = type != .any
                if values.type.isOptional {
                    let empty = SwiftExpression("([] as NSArray).objectEnumerator()")
                    values = SwiftExpression(.binary(values, "??", empty), values.type.wrapped)
                }
            case .named(let name) where model.adopts(name, "NSFastEnumeration"):
                if type != .any { isCast = true }
                if values.type.isOptional {
                    values = link(values, .array(.any)) {
                        $0.member("map").call([.init(label: nil, value: SwiftExpression("\\.self"))])
                    }
                }
            // What an object that may be nil has, of another library's class.
            case .unknown where values.hasChain: values.type = .optional(.unknown)
            default: break
            }
            if values.type.isOptional {
                let empty =
                    switch values.type.wrapped {
                    case .named("RACSequence"): ".empty()"
                    case .named("RACTuple"): "RACTuple()"
                    default: "[]"
                    }
                values = SwiftExpression(.binary(values, "??", SwiftExpression(empty)), values.type.wrapped)
            }
            // An element whose class the body asks for may be of any class.
            var name = variable.name.local
            if isCast, takesAnyClass(variable.name, body.bodyList),
                !asksForMethods(variable.name, of: type, body.bodyList)
            {
                (name, type) = (variable.name.local, .any)
            } else if isCast {
                type = boxedBlockType(type)
                name = "case let \(name) as \(type.text ?? "Any")"
            }
            scope.push()
            scope.declare(variable.name, type)
            let statements = branch(body)
            scope.pop()
            return [SwiftStatement(kind: .forEach(name, in: values, statements))]
        case .counting(let first, let condition, let step, let body):
            return bytesLoop(first, condition, step, body) ?? elementsLoop(first, condition, step, body)
                ?? counting(first, condition, step, body)
        case .whileTrue(let condition, let body):
            if let (assignment, rest) = Self.assigned(in: condition) {
                let first = expressionStatement(assignment, assignment.tokens)
                let end = SwiftStatement(
                    kind: .guarding(SwiftPrinter().text(self.condition(rest)), [SwiftStatement(kind: .word("break"))]))
                return [SwiftStatement(kind: .whileTrue(SwiftExpression("true"), first + [end] + branch(body)))]
            }
            return [SwiftStatement(kind: .whileTrue(self.condition(condition), branch(body)))]
        case .doWhile(let body, let condition):
            // Its statements are carried out once.
            if case .block = body.kind, ["0", "NO", "false"].contains(text(condition.tokens)), !leavesLoop(body) {
                return statement(body)
            }
            return [SwiftStatement(kind: .repeating(branch(body), self.condition(condition)))]
        }
    }

    private func leavesLoop(_ body: Statement) -> Bool {
        var leaves = false
        walkStatements(body) {
            switch $0.kind {
            case .breaks, .continues: leaves = true
            default: break
            }
        }
        return leaves
    }

    private mutating func counting(
        _ first: Statement?, _ condition: Expression?, _ step: Expression?, _ body: Statement
    ) -> [SwiftStatement] {
        if case .declaration(let variables)? = first?.kind, variables.count == 1, let variable = variables.first,
            let start = variable.initial,
            case .binary(let left, let sign, let end)? = condition?.kind, case .name(variable.name) = left.kind,
            sign == "<" || sign == "<=",
            let step, isIncrement(step, of: variable.name), !Usage(body.bodyList).assigned.contains(variable.name),
            keeps(end, in: body)
        {
            let (first, last) = (expression(start, as: .int), expression(end, as: .int))
            // A range whose end is before its begin stops the program.
            let range =
                isCertainRange(start, sign, end)
                ? SwiftExpression(.binary(first, sign == "<" ? "..<" : "...", last))
                : SwiftExpression("stride").call([
                    .init(label: "from", value: first), .init(label: sign == "<" ? "to" : "through", value: last),
                    .init(label: "by", value: SwiftExpression("1")),
                ])
            scope.push()
            scope.declare(variable.name, .int)
            let statements = branch(body)
            scope.pop()
            let isUsed = Usage(body.bodyList).mentioned.contains(variable.name)
            return [SwiftStatement(kind: .forEach(isUsed ? variable.name.local : "_", in: range, statements))]
        }
        let hasContinue = body.leaves { if case .continues = $0.kind { true } else { false } }
        scope.push()
        defer { scope.pop() }
        let outer = assigned
        var isDeclaredAgain = false
        if case .declaration(let variables)? = first?.kind {
            let changes = body.bodyList + (step.map { [Statement(kind: .expression($0), tokens: $0.tokens)] } ?? [])
            let changed = Usage(changes).assigned
            assigned.formUnion(variables.map(\.name).filter(changed.contains))
            for variable in variables where !loopVariables.insert(variable.name).inserted { isDeclaredAgain = true }
        }
        var statements = first.map { self.statement($0) } ?? []
        assigned = outer
        var inner = branch(body)
        if let step {
            let steps = expressionStatement(step, step.tokens)
            if hasContinue, isDeferrable(step, first) {
                inner.insert(SwiftStatement(kind: .deferred(steps)), at: 0)
            } else {
                inner = inner.flatMap { $0.stepping(by: steps) } + steps
            }
        }
        let test = condition.map { self.condition($0) } ?? SwiftExpression("true", .bool)
        statements.append(SwiftStatement(kind: .whileTrue(test, inner)))
        // The variables of the original are those of the loop.
        return isDeclaredAgain ? [SwiftStatement(kind: .attempt(statements, catches: []))] : statements
    }

    /// Whether a count cannot end before it begins: from 0 to a number of elements, or between two numbers.
    private func isCertainRange(_ start: Expression, _ sign: String, _ end: Expression) -> Bool {
        guard case .number(let first) = start.kind, let first = Int(first) else { return false }
        switch end.kind {
        case .number(let last): return (Int(last) ?? -1) >= first
        case .member(_, let name, _): return first == 0 && sign == "<" && (name == "count" || name == "length")
        case .message(let message):
            return first == 0 && sign == "<" && (message.selector == "count" || message.selector == "length")
        default: return false
        }
    }

    func isIncrement(_ step: Expression, of name: String) -> Bool {
        switch step.kind {
        case .postfix(let target, "++"), .prefix("++", let target):
            if case .name(name) = target.kind { true } else { false }
        default: false
        }
    }

    /// Whether a label is no literal that a type holds.
    private func mayExceed(_ type: SwiftType, _ statement: Statement) -> Bool {
        guard case .label(let label, let end) = statement.kind else { return false }
        return [label, end].compactMap(\.self).contains { label in
            var probe = self
            switch label.withoutParentheses.kind {
            case .number, .prefix:
                guard let literal = probe.expression(label).plain.flatMap(Self.literal) else { return true }
                return !Self.fits(literal, type)
            case .character: return false
            default: return true
            }
        }
    }

    mutating func select(_ value: Expression, _ body: Statements) -> SwiftStatement.Kind {
        var subject = orZero(expression(value))
        if subject.type.name == "ComparisonResult", body.list.contains(where: \.isNumberLabel) {
            subject = plainNumber(subject)
        }
        // C compares as `int`: a label outside of a small type is equal to none of its numbers.
        if let small = CType(subject.type), !small.isFraction, small.bits < 32, !subject.type.isBool,
            body.list.contains(where: { mayExceed(subject.type, $0) })
        {
            subject = converted(subject, to: .int)
        }
        if subject.isLiteral, subject.type.isInteger, subject.type != .int {
            subject = SwiftExpression(subject.type.text ?? "Int").call(
                [.init(label: nil, value: subject)], subject.type)
        }
        typealias Case = (pattern: [SwiftExpression]?, comments: [String], body: [SwiftStatement])
        var cases: [Case] = []
        var pattern: [SwiftExpression] = []
        var isDefault = false
        var comments: [String] = []
        var index = 0
        var hasDefault = false
        // The labels that stand with the default.
        var besideDefault: [SwiftExpression] = []
        let list = body.list
        var seen: Set<String> = []
        var hasDirectives = false
        while index < list.count {
            if case .directive(let text) = list[index].kind, pattern.isEmpty, !isDefault {
                // Cases that only some platforms have.
                comments += self.comments(before: list[index].tokens.lowerBound).leading
                comments += directive(text, list[index].tokens)
                (hasDirectives, index) = (true, index + 1)
                continue
            }
            guard case .label(let label, let end) = list[index].kind else {
                giveUp("RAC-3020", "This switch has statements before its first case.")
                return .empty
            }
            comments += self.comments(before: list[index].tokens.lowerBound).leading
            if let label {
                var written = expression(label, as: subject.type)
                if let end { written = SwiftExpression(.binary(written, "...", expression(end, as: subject.type))) }
                if let text = written.plain { seen.insert(text) }
                pattern.append(written)
            } else {
                isDefault = true
                hasDefault = true
            }
            index += 1
            var group: [Statement] = []
            while index < list.count {
                if case .label = list[index].kind { break }
                group.append(list[index])
                index += 1
            }
            if group.isEmpty, index < list.count { continue }
            let directives = group.reversed().prefix { if case .directive = $0.kind { true } else { false } }.count
            if directives > 0 {
                if directives == group.count { giveUp("RAC-3020", "Only some platforms have labels of this case.") }
                group.removeLast(directives)
                index -= directives
            }
            // case X: { … } break;
            if case .block(let inner)? = group.first?.kind, group.count <= 2 { group = inner.list + group.dropFirst() }
            var falls = true
            if let last = group.last {
                switch last.kind {
                case .breaks:
                    group.removeLast()
                    falls = false
                case .returns, .continues, .throwing: falls = false
                default: break
                }
            }
            if index >= list.count { falls = false }
            scope.push()
            var statements = self.statements(group)
            scope.pop()
            if falls { statements.append(SwiftStatement(kind: .word("fallthrough"))) }
            if !statements.contains(where: { if case .empty = $0.kind { false } else { true } }) {
                statements.append(SwiftStatement(kind: .word("break")))
            }
            if isDefault { besideDefault = pattern }
            cases.append((isDefault ? nil : pattern, comments, statements))
            (pattern, isDefault, comments) = ([], false, [])
        }
        let all = subject.type.name.map { name in model.cases.values.filter { $0.type == name }.count } ?? 0
        let isComplete =
            subject.type.name.map { model.enumerations.contains($0) && !model.openEnumerations.contains($0) } == true
            && seen.count >= all && !hasDirectives
        if !hasDefault, !isComplete {
            cases.append((nil, comments, [SwiftStatement(kind: .word("break"))]))
        } else if !comments.isEmpty {
            cases[cases.count - 1].body.append(SwiftStatement(kind: .lines(comments)))
        }
        // The default is the last case in Swift, wherever it stands in the original.
        if let first = cases.firstIndex(where: { $0.pattern == nil }), first < cases.count - 1 {
            if hasDirectives { giveUp("RAC-3020", "The default stands between cases that only some platforms have.") }
            let falls = [cases[first]] + (first > 0 ? [cases[first - 1]] : [])
            if falls.contains(where: { if case .word("fallthrough")? = $0.body.last?.kind { true } else { false } }) {
                giveUp("RAC-3020", "The default stands between cases that fall through.")
            }
            cases.append(cases.remove(at: first))
        }
        if hasDefault, isComplete, cases.last?.pattern == nil {
            if !besideDefault.isEmpty {
                cases[cases.count - 1].pattern = besideDefault
            } else {
                // A case that falls into it goes on with its statements.
                let end = cases.removeLast().body
                if case .word("fallthrough")? = cases.last?.body.last?.kind {
                    cases[cases.count - 1].body = cases[cases.count - 1].body.dropLast() + end
                }
            }
        }
        return .select(subject, cases)
    }
}

extension Statement {
    /// Whether a statement of the body of a loop leaves its round: one in a loop inside leaves that one.
    fileprivate func leaves(_ isLeaving: (Statement) -> Bool) -> Bool {
        if isLeaving(self) { return true }
        switch kind {
        case .loop: return false
        default: return parts(of: self).contains { $0.leaves(isLeaving) }
        }
    }

    /// Whether a statement is the label of a case that is a literal number.
    fileprivate var isNumberLabel: Bool {
        switch kind {
        case .label(let label?, _):
            switch label.kind {
            case .number, .prefix: true
            default: false
            }
        default: false
        }
    }
}
