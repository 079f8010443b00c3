/// Statements, by kind, with the comments around them.
extension Rewriter {
    /// Writes the statements between braces, with the comments before the closing one.
    mutating func body(_ list: [Statement], inside: Range<Int>) -> [SwiftStatement] {
        scope.push()
        let saved = assigned
        let usage = Usage(list)
        let outerChanged = changedByMethods
        changedByMethods = passedToBeChanged(in: list)
        defer { changedByMethods = outerChanged }
        assigned = usage.assigned.union(changedByMethods)
        let outerMembers = assignedMembers
        assignedMembers = usage.assignedMembers
        defer { assignedMembers = outerMembers }
        assignedNil.append(usage.assignedNil)
        let outerKeyed = stringKeyed
        // What a method changes has the keys of its parameter.
        stringKeyed = usage.stringKeyed.subtracting(changedByMethods)
        let outerChecked = checkedNames
        checkedNames = usage.checked
        defer { checkedNames = outerChecked }
        defer { stringKeyed = outerKeyed }
        let outerErrors = unreadErrors
        unreadErrors.formUnion(errorsThatNothingReads(in: list))
        defer { unreadErrors = outerErrors }
        loopVariables.formUnion(Self.namesDeclaredTwice(in: list))
        var statements = statements(list)
        returnForOtherNumbers(&statements)
        let end = comments(before: inside.upperBound)
        if let trailing = end.trailing {
            if statements.isEmpty {
                statements.append(SwiftStatement(leading: [trailing], kind: .empty))
            } else {
                attach(trailing, to: &statements)
            }
        }
        let leading = end.leading.last == "" ? end.leading.dropLast() : end.leading[...]
        if !leading.isEmpty { statements.append(SwiftStatement(leading: Array(leading), kind: .empty)) }
        assigned = saved
        assignedNil.removeLast()
        scope.pop()
        return statements
    }

    /// The names that several statements of a list declare, the loops among them included.
    private static func namesDeclaredTwice(in list: [Statement]) -> Set<String> {
        var (names, again): (Set<String>, Set<String>) = ([], [])
        for statement in list {
            let variables: [Variable]
            switch statement.kind {
            case .declaration(let list): variables = list
            case .loop(.counting(let first?, _, _, _)):
                guard case .declaration(let list) = first.kind else { continue }
                variables = list
            default: continue
            }
            for variable in variables where !names.insert(variable.name).inserted {
                // A later loop stands in braces of its own.
                if case .declaration = statement.kind { again.insert(variable.name) }
            }
        }
        return again
    }

    private func attach(_ trailing: String, to statements: inout [SwiftStatement]) {
        let last = statements.count - 1
        statements[last].trailing = statements[last].trailing.map { "\($0) \(trailing)" } ?? trailing
    }

    mutating func statements(_ list: [Statement]) -> [SwiftStatement] {
        let outerKinds = askedKinds
        defer { askedKinds = outerKinds }
        // In Swift, the caller always asks for the error.
        let asked = errorParameter == nil ? list : list.flatMap { isAskedForError($0) ?? [$0] }
        let list = hoistingOnce(asked)
        var result: [SwiftStatement] = []
        var index = 0
        while index < list.count {
            let statement = list[index]
            let around = comments(before: statement.tokens.lowerBound)
            if let trailing = around.trailing {
                if result.isEmpty {
                    result.append(SwiftStatement(leading: [trailing], kind: .empty))
                } else {
                    attach(trailing, to: &result)
                }
            }
            var written: [SwiftStatement]
            if isIgnoredError(list[index...]) {
                index += 1
                written = self.written(statement.tokens) { rewriter in
                    rewriter.review(
                        "RAC-3043", "Callers ignore the error, as a value is returned: it is left out.",
                        at: statement.tokens)
                    return []
                }
            } else if let (error, count) = thrownError(list[index...]) {
                index += count
                written = self.written(statement.tokens) { rewriter in
                    if count == 1, !rewriter.failureFollows {
                        rewriter.review(
                            "RAC-3043", "This throws at once; what follows ran in the original.", at: statement.tokens)
                    }
                    if count == 2, case .returns(let value?) = list[index - 1].kind, rewriter.isLostNumber(value) {
                        rewriter.lostNumber(value)
                    }
                    return [SwiftStatement(kind: .throwing(rewriter.thrown(error)))]
                }
            } else if let (error, count) = laterThrownError(list[index...]) {
                let between = list[index + 1..<index + count - 1]
                written = laterThrown(error, statement.tokens, Array(between), list[index + count - 1])
                index += count
            } else if let call = filledError(list[index...]) {
                let last = list[index + 1]
                index += 2
                written = self.written(statement.tokens) { $0.filledAndThrown(call, last) }
            } else if let name = thrownVariable(list[index...]) {
                dropComments(list[index + 1].tokens)
                index += 2
                let thrown = SwiftStatement(kind: .throwing(SwiftExpression(name.local)))
                written = [
                    SwiftStatement(
                        kind: .conditional([SwiftExpression("let \(name.local)")], [thrown], otherwise: nil))
                ]
            } else if let loop = bindingLoop(list[index...], around.leading) {
                index += 2
                result += loop
                continue
            } else if let isReturnPart = isFailureCheck(list[index...]) {
                index += isReturnPart ? 2 : 1
                let outer = failureFollows
                failureFollows = true
                written = self.statement(statement)
                failureFollows = outer
                if index < list.count, case .returns(let value?) = list[index].kind {
                    presentReturns.insert(value.tokens.lowerBound)
                }
            } else if let call = lastCall(list[index...]) {
                dropComments(list[index + 1].tokens)
                index += 2
                written = self.written(statement.tokens) { $0.returns(call) }
            } else {
                index += 1
                if index < list.count, let made = Self.returnOfMade(statement, list[index]) {
                    presentReturns.insert(made.tokens.lowerBound)
                }
                written = sharedStatement(statement)
                // The call before has thrown its failure: the test for nil is not needed.
                if let next = index < list.count ? list[index] : nil, isCheckOfThrown(statement, next) { index += 1 }
            }
            // Every case leaves, or the program stops: the return after them is for values that the enumeration does not have.
            if index == list.count - 1, case .returns = list[index].kind, let last = written.last, isEnd(last) {
                dropComments(list[index].tokens)
                index += 1
            }
            if written.isEmpty {
                if !around.leading.isEmpty { result.append(SwiftStatement(leading: around.leading, kind: .empty)) }
                continue
            }
            written[0].leading = around.leading + written[0].leading
            result += written
        }
        return result
    }

    /// The variable that is returned after a check which makes its object: `if (!x) { x = [X new]; } return x;`.
    private static func returnOfMade(_ check: Statement, _ next: Statement) -> Expression? {
        guard case .conditional(let test, let positive, nil) = check.kind, case .returns(let value?) = next.kind,
            let (name, isMissing) = nilCheck(test), isMissing, value.localName == name
        else { return nil }
        let isMade = positive.bodyList.contains { statement in
            guard case .expression(let expression) = statement.kind,
                case .assignment(let target, "=", let new) = expression.kind
            else { return false }
            return target.localName == name && new.isMade
        }
        return isMade ? value : nil
    }

    /// Whether every part of a statement is evaluated exactly once, so that an assignment in it can stand before or
    /// after it.
    private func isEvaluatedOnce(_ statement: Statement) -> Bool {
        var isOnce = true
        walk(statement) { expression in
            switch expression.kind {
            case .binary(_, "&&", _), .binary(_, "||", _), .conditional, .block: isOnce = false
            // What is called sees a property that is counted before.
            case .postfix(let place, "++"), .postfix(let place, "--"):
                if place.localName.map({ scope[$0] == nil }) ?? true, let name = place.changedName,
                    expressions(of: statement).contains(where: { model.effects.mayCallReader(of: name, in: $0) })
                {
                    isOnce = false
                }
            default: break
            }
        }
        return isOnce
    }

    private func isLeft(_ body: [SwiftStatement]) -> Bool {
        switch body.last?.kind {
        case .returns, .throwing: true
        default: false
        }
    }

    /// Writes a statement; an obstacle in it makes the whole statement one that a person writes.
    mutating func written(
        _ tokens: Range<Int>, _ write: (inout Rewriter) -> [SwiftStatement]
    ) -> [SwiftStatement] {
        let saved = (obstacle, reviews, needsTry, prelude, tryVariable, sequel)
        (obstacle, reviews, needsTry, prelude, tryVariable, sequel) = (nil, [], false, [], nil, nil)
        let before = (placedComments.count, diagnostics.count)
        let outerTokens = statementTokens
        statementTokens = tokens
        defer { statementTokens = outerTokens }
        var result = write(&self)
        if !source.unreadable.within(tokens).isEmpty {
            giveUp("RAC-3000", "This could not be read.")
        }
        let (obstacle, reviews) = (self.obstacle, self.reviews)
        result = prelude + result + (sequel ?? [])
        (self.obstacle, self.reviews, needsTry, prelude, tryVariable, sequel) = saved
        if let obstacle {
            placedComments.keep(before.0)
            diagnostics.removeLast(diagnostics.count - before.1)
            return [SwiftStatement(kind: .lines(byHand(obstacle.id, obstacle.reason, tokens)))]
        }
        let inside = commentsInside(tokens)
        if !result.isEmpty {
            result[0].leading = inside + reviews + result[0].leading
        } else if !inside.isEmpty {
            result = [SwiftStatement(leading: inside, kind: .empty)]
        }
        return result
    }

    /// Whether nothing behind a statement is reached.
    private func isEnd(_ statement: SwiftStatement) -> Bool {
        switch statement.kind {
        case .select(_, let cases): cases.allSatisfy { isLeft($0.body) }
        case .expression(let value):
            if case .call(let callee, _) = value.kind { callee.plain == "fatalError" } else { false }
        default: false
        }
    }

    mutating func statement(_ statement: Statement) -> [SwiftStatement] {
        let count = diagnostics.count
        let lines = written(statement.tokens) { $0.plainStatement(statement) }
        guard case .declaration(let variables) = statement.kind, diagnostics.count > count,
            lines.count == 1, case .lines = lines[0].kind
        else { return lines }
        return lines + variables.compactMap { withoutValue($0) }
    }

    /// A variable whose value is by hand: the statements after it know its type.
    private mutating func withoutValue(_ variable: Variable) -> SwiftStatement? {
        let plain = plainType(variable.type)
        let type = isObject(variable.type) ? plain == .any ? .anyOptional : plain.asOptional : plain
        guard !variable.type.isStatic, variable.type.sizes.isEmpty, let text = type.text else { return nil }
        scope.declare(variable.name, type)
        let word = assigned.contains(variable.name) || facts.addressed.contains(variable.name) ? "var" : "let"
        return SwiftStatement(kind: .variable(word, name: variable.name.local, type: text, nil))
    }

    /// `NSAssert1` and its kin name how many values their formats have.
    static let assertions = Set(
        ["assert", "NSParameterAssert", "NSCParameterAssert"]
            + ["NSAssert", "NSCAssert"].flatMap { name in [name] + (1...5).map { "\(name)\($0)" } })

    private mutating func plainStatement(_ statement: Statement) -> [SwiftStatement] {
        func one(_ kind: SwiftStatement.Kind) -> [SwiftStatement] { [SwiftStatement(kind: kind)] }
        // The guard returns what this did.
        if strongSelf?.end != nil, statement.leavesWithoutSelf { return [] }
        let outerCalls = ownCalls
        ownCalls = Self.ownCalls(of: statement)
        defer { ownCalls = outerCalls }
        switch statement.kind {
        case .expression, .declaration: if isEvaluatedOnce(statement) { (sequel, countedTokens) = ([], []) }
        default: break
        }
        switch statement.kind {
        case .expression(let expression):
            if case .call(let callee, let arguments) = expression.kind, case .name(let name) = callee.kind,
                Self.assertions.contains(name),
                case .name(let asserted)? = arguments.first?.kind,
                let local = scope[asserted], isCertain(local.type), !local.type.isBool, !local.type.isNumber
            {
                // The variable is not nil, by its type.
                return []
            }
            return expressionStatement(expression, statement.tokens)
        case .declaration(let variables): return declarations(variables, statement.tokens)
        case .block(let body):
            let list = self.body(body.list, inside: body.inside)
            // A scope for nothing that is declared.
            let isPlain = list.allSatisfy { if case .expression = $0.kind { true } else { false } }
            return isPlain ? list : one(.attempt(list, catches: []))
        case .conditional(let condition, let positive, let negative): return conditional(condition, positive, negative)
        case .loop(let loop): return self.loop(loop)
        case .select(let value, let body): return one(select(value, body))
        case .label:
            giveUp("RAC-3010", "A label outside of a switch has no form in Swift.")
            return []
        case .returns(let value):
            guard case .comma(let list)? = value?.withoutParentheses.kind, let last = list.last else {
                return returns(value)
            }
            return statements(list.dropLast().asStatements + [Statement(kind: .returns(last), tokens: last.tokens)])
        case .breaks: return one(.word("break"))
        case .continues: return one(.word("continue"))
        case .throwing(let value):
            review("RAC-3011", "An exception stops the program in Swift.", at: statement.tokens)
            if case .message(let made)? = value?.kind, made.selector == "exceptionWithName:reason:userInfo:" {
                let reason = coerce(expression(made.arguments[1]), to: .string)
                return one(.expression(SwiftExpression("fatalError").call([.init(label: nil, value: reason)], .void)))
            }
            let text = value.map { SwiftPrinter().text(expression($0)) } ?? "an exception"
            return one(.expression(SwiftExpression("fatalError(\"\\(\(text))\")")))
        case .synchronized(let object, let body):
            guard let lock = lock(of: object) else {
                review(
                    "RAC-3012", "Swift has no @synchronized; guard what this guards by a lock.", at: statement.tokens)
                return one(.attempt(self.body(body.list, inside: body.inside), catches: []))
            }
            let statements = [
                SwiftStatement(kind: .expression(SwiftExpression("\(lock).lock()"))),
                SwiftStatement(
                    kind: .deferred([SwiftStatement(kind: .expression(SwiftExpression("\(lock).unlock()")))])),
            ]
            return one(.attempt(statements + self.body(body.list, inside: body.inside), catches: []))
        case .autoreleasePool(let body):
            // Linux has no autorelease pools.
            return one(.attempt(self.body(body.list, inside: body.inside), catches: []))
        case .attempt(let body, let catches, let finally):
            if !catches.isEmpty {
                giveUp("RAC-3013", "Exceptions of Objective-C cannot be caught in Swift; let the code throw errors.")
                return []
            }
            var statements =
                finally.map { [SwiftStatement(kind: .deferred(self.body($0.list, inside: $0.inside)))] } ?? []
            statements += self.body(body.list, inside: body.inside)
            return one(.attempt(statements, catches: []))
        case .directive(let text): return one(.lines(directive(text, statement.tokens, isLocal: true)))
        case .empty: return []
        case .unknown:
            giveUp("RAC-3000", "This could not be read.")
            return []
        }
    }
}
