extension Rewriter {
    /// Writes the statements between braces, with the comments before the closing one.
    mutating func body(_ list: [Statement], inside: Range<Int>) -> [SwiftStatement] {
        scope.push()
        let saved = assigned
        let usage = Usage(list)
        assigned = usage.assigned.union(passedToBeChanged(in: list))
        let outerMembers = assignedMembers
        assignedMembers = usage.assignedMembers
        defer { assignedMembers = outerMembers }
        assignedNil.append(usage.assignedNil)
        let outerKeyed = stringKeyed
        stringKeyed = usage.stringKeyed
        let outerChecked = checkedNames
        checkedNames = usage.checked
        defer { checkedNames = outerChecked }
        defer { stringKeyed = outerKeyed }
        let outerErrors = unreadErrors
        unreadErrors.formUnion(errorsThatNothingReads(in: list))
        defer { unreadErrors = outerErrors }
        var statements = statements(list)
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

    private func attach(_ trailing: String, to statements: inout [SwiftStatement]) {
        let last = statements.count - 1
        statements[last].trailing = statements[last].trailing.map { "\($0) \(trailing)" } ?? trailing
    }

    mutating func statements(_ list: [Statement]) -> [SwiftStatement] {
        // In Swift, the caller always asks for the error.
        let list = errorParameter == nil ? list : list.flatMap { isAskedForError($0) ?? [$0] }
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
            if let (error, count) = thrownError(list[index...]) {
                index += count
                written = self.written(statement.tokens) { rewriter in
                    if count == 1, !rewriter.failureFollows {
                        rewriter.review(
                            "RAC-3043", "This throws at once; what follows ran in the original.", at: statement.tokens)
                    }
                    return [SwiftStatement(kind: .throwing(rewriter.expression(error)))]
                }
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
            } else {
                index += 1
                written = sharedStatement(statement)
                // The call before has thrown its failure: the test for nil is not needed.
                if let next = index < list.count ? list[index] : nil, isCheckOfThrown(statement, next) { index += 1 }
            }
            // Every case leaves: the return after them is for values that the enumeration does not have.
            if case .select(_, let cases)? = written.last?.kind, index == list.count - 1,
                case .returns = list[index].kind, cases.allSatisfy({ isLeft($0.body) })
            {
                for token in list[index].tokens { placedComments.insert(token) }
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

    /// Whether every part of a statement is evaluated exactly once, so that an assignment in it can stand before or
    /// after it.
    private func isEvaluatedOnce(_ statement: Statement) -> Bool {
        var isOnce = true
        walk(statement) { expression in
            switch expression.kind {
            case .binary(_, "&&", _), .binary(_, "||", _), .conditional, .block: isOnce = false
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
    private mutating func written(
        _ tokens: Range<Int>, _ write: (inout Rewriter) -> [SwiftStatement]
    ) -> [SwiftStatement] {
        let saved = (obstacle, reviews, needsTry, prelude, tryVariable, sequel)
        (obstacle, reviews, needsTry, prelude, tryVariable, sequel) = (nil, [], false, [], nil, nil)
        let before = (placedComments, diagnostics.count)
        var result = write(&self)
        if tokens.contains(where: { source.tokens[$0].kind == .word && word($0).contains("\u{FFFD}") }) {
            giveUp("RAC-3000", "This could not be read.")
        }
        let (obstacle, reviews) = (self.obstacle, self.reviews)
        result = prelude + result + (sequel ?? [])
        (self.obstacle, self.reviews, needsTry, prelude, tryVariable, sequel) = saved
        if let obstacle {
            placedComments = before.0
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

    mutating func statement(_ statement: Statement) -> [SwiftStatement] {
        written(statement.tokens) { $0.plainStatement(statement) }
    }

    private mutating func plainStatement(_ statement: Statement) -> [SwiftStatement] {
        func one(_ kind: SwiftStatement.Kind) -> [SwiftStatement] { [SwiftStatement(kind: kind)] }
        switch statement.kind {
        case .expression, .declaration: if isEvaluatedOnce(statement) { sequel = [] }
        default: break
        }
        switch statement.kind {
        case .expression(let expression):
            if case .call(let callee, let arguments) = expression.kind, case .name(let name) = callee.kind,
                name.hasSuffix("ParameterAssert"), case .name(let asserted)? = arguments.first?.kind,
                let local = scope[asserted], isCertain(local.type), !local.type.isBool, !local.type.isNumber
            {
                // The variable is there: its type says so.
                return []
            }
            return expressionStatement(expression, statement.tokens)
        case .declaration(let variables): return variables.flatMap { declaration($0, statement.tokens) }
        case .block(let body): return one(.attempt(self.body(body.list, inside: body.inside), catches: []))
        case .conditional(let condition, let positive, let negative): return conditional(condition, positive, negative)
        case .loop(let loop): return self.loop(loop)
        case .select(let value, let body): return one(select(value, body))
        case .label:
            giveUp("RAC-3010", "A label outside of a switch has no form in Swift.")
            return []
        case .returns(let value): return returns(value)
        case .breaks: return one(.word("break"))
        case .continues: return one(.word("continue"))
        case .throwing(let value):
            let text = value.map { SwiftPrinter().text(expression($0)) } ?? "an exception"
            review("RAC-3011", "An exception stops the program in Swift.", at: statement.tokens)
            return one(.expression(SwiftExpression("fatalError(\"\\(\(text))\")")))
        case .synchronized(let object, let body):
            guard case .name("self") = object.kind, let currentClass, !isClassMethod else {
                review(
                    "RAC-3012", "Swift has no @synchronized; guard what this guards by a lock.", at: statement.tokens)
                return one(.attempt(self.body(body.list, inside: body.inside), catches: []))
            }
            synchronizedClasses.insert(currentClass)
            let statements = [
                SwiftStatement(kind: .expression(SwiftExpression("self.lock.lock()"))),
                SwiftStatement(
                    kind: .deferred([SwiftStatement(kind: .expression(SwiftExpression("self.lock.unlock()")))])),
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
        case .directive(let text): return one(.lines(directive(text, statement.tokens)))
        case .empty: return []
        case .unknown:
            giveUp("RAC-3000", "This could not be read.")
            return []
        }
    }

    // MARK: Expressions

    private mutating func expressionStatement(_ expression: Expression, _ tokens: Range<Int>) -> [SwiftStatement] {
        if let expectation = expectation(expression) { return expectation }
        switch expression.kind {
        case .atCall("@weakify", _), .atCall("@unsafeify", _):
            return []
        case .atCall("@strongify", let names):
            return names.compactMap { name -> SwiftStatement? in
                guard case .name(let text) = name.kind else { return nil }
                return SwiftStatement(
                    kind: .guarding(
                        "let \(text)", [SwiftStatement(kind: emptyReturn.map { .returns($0) } ?? .returns(nil))]))
            }
        case .atCall("@onExit", let blocks):
            guard case .block(let block)? = blocks.first?.kind else { break }
            return [SwiftStatement(kind: .deferred(body(block.body, inside: block.inside)))]
        case .call(let callee, let arguments):
            if case .name(let name) = callee.kind, name.contains("Assert"), let first = arguments.first,
                case .binary(let checked, "!=", let other) = first.kind, other.isNil,
                isCertain(self.expression(checked).type)
            {
                // The type says that the value is there.
                return []
            }
            if case .name("dispatch_once") = callee.kind {
                giveUp("RAC-3014", "Make it a static constant, whose value is computed once.")
                return []
            }
        case .postfix(let target, let sign), .prefix(let sign, let target):
            guard sign == "++" || sign == "--" else { break }
            let value = self.expression(target)
            return [
                SwiftStatement(
                    kind: .expression(SwiftExpression(.binary(value, sign == "++" ? "+=" : "-=", SwiftExpression("1"))))
                )
            ]
        case .message(let message):
            if let loop = enumeration(message) { return loop }
            if let loop = performing(message) { return loop }
            if let change = changingElement(expression) { return change }
            if ["release", "retain", "autorelease", "drain"].contains(message.selector) { return [] }
            // An observed property tells of its changes itself.
            if message.selector == "willChangeValueForKey:" || message.selector == "didChangeValueForKey:" { return [] }
            if message.selector == "dealloc", case .name("super") = message.receiver.kind { return [] }
        case .cast(let type, let value) where type.isVoid:
            return expressionStatement(value, tokens)
        case .parenthesized(let value):
            return expressionStatement(value, tokens)
        case .name:
            return []
        case .conditional(let condition, nil, let negative):
            // !block ?: block(value);
            let positive: Expression
            if case .prefix("!", let inner) = condition.kind {
                positive = inner
            } else {
                positive = Expression(kind: .prefix("!", condition), tokens: condition.tokens)
            }
            return self.statement(
                Statement(
                    kind: .conditional(positive, Statement(kind: .expression(negative), tokens: negative.tokens), nil),
                    tokens: tokens))
        case .assignment(let left, "=", let right):
            if let change = changingElement(expression) { return change }
            if let errorParameter, case .prefix("*", let inner) = left.kind, case .name(errorParameter) = inner.kind {
                if !right.isNil { giveUp("RAC-3044", "Throw this error where the method returns nil or NO.") }
                return []
            }
            // a = b = c
            if case .assignment(let inner, "=", _) = right.kind {
                return expressionStatement(right, tokens)
                    + [
                        SwiftStatement(
                            kind: .expression(
                                SwiftExpression(.binary(self.expression(left), "=", self.expression(inner)))))
                    ]
            }
        default: break
        }
        var value = self.expression(expression)
        // Nobody takes the result of the call.
        if case .message(let message) = expression.kind, returnsToNobody(message, value) {
            value = SwiftExpression(.binary(SwiftExpression("_"), "=", value))
        }
        return attempted(value) { .expression($0) }
    }

    /// `enumerateObjectsUsingBlock:` or `enumerateKeysAndObjectsUsingBlock:` as a loop; nil if the block has no form as
    /// one.
    private mutating func enumeration(_ message: Message) -> [SwiftStatement]? {
        let isDictionary = message.selector == "enumerateKeysAndObjectsUsingBlock:"
        let isReverse: Bool
        if message.selector == "enumerateObjectsWithOptions:usingBlock:",
            case .name("NSEnumerationReverse") = message.arguments[0].kind
        {
            isReverse = true
        } else {
            guard message.selector == "enumerateObjectsUsingBlock:" || isDictionary else { return nil }
            isReverse = false
        }
        guard case .block(let block)? = message.arguments.last?.kind else { return nil }
        let stop = block.parameters.count > 2 ? block.parameters[2].name ?? "" : ""
        let names = block.parameters.prefix(2).map { $0.name ?? "_" }
        guard names.count == 2, let loop = loopBody(block.body, stop, isTail: true) else { return nil }
        var values = expression(message.receiver)
        if values.type.isOptional {
            let empty = SwiftExpression(isDictionary ? "[:]" : "[]")
            values = SwiftExpression(.binary(values, "??", empty), values.type.wrapped)
        }
        let usage = Usage(block.body)
        scope.push()
        defer { scope.pop() }
        var pattern: [String] = []
        for (parameter, name) in zip(block.parameters, names) {
            var type = plainType(parameter.type)
            var text = usage.mentioned.contains(name) ? name.local : "_"
            let element: SwiftType
            switch values.type.wrapped {
            case .array(let value): element = pattern.isEmpty ? value : .int
            case .dictionary(let key, let value): element = pattern.isEmpty ? key : value
            default: return nil
            }
            if type == .any { type = element }
            if type != element, element == .any || element == .named("AnyHashable"), text != "_" {
                text += " as \(type.text ?? "Any")"
            }
            scope.declare(name, type)
            pattern.append(text)
        }
        let pairs = isDictionary ? values : link(values, .unknown) { $0.member("enumerated").call() }
        let list = isReverse ? pairs.member("reversed").call() : pairs
        if isReverse { values = link(values, values.type) { $0.member("reversed").call() } }
        let order = isDictionary ? pattern : [pattern[1], pattern[0]]
        let name: String
        if order[0] == "_", !isDictionary {
            let isCast = order[1].contains(" as ")
            return [
                SwiftStatement(
                    kind: .forEach(
                        isCast ? "case let \(order[1])" : order[1], in: values, body(loop, inside: block.inside)))
            ]
        }
        name =
            order.contains { $0.contains(" as ") }
            ? "case let (\(order.joined(separator: ", ")))" : "(\(order.joined(separator: ", ")))"
        return [SwiftStatement(kind: .forEach(name, in: list, body(loop, inside: block.inside)))]
    }

    /// The body of a block that is called for each element, as the body of a loop; nil if there is no such body.
    ///
    /// A `return` in the block continues the loop, and a stop leaves the loop. `isTail` says that nothing follows the
    /// statements in the block.
    private func loopBody(_ list: [Statement], _ stop: String, isTail: Bool) -> [Statement]? {
        var result: [Statement] = []
        var isStopped = false
        for (index, statement) in list.enumerated() {
            let isLast = index == list.count - 1
            switch statement.kind {
            case .expression(let expression) where isStop(expression, stop):
                isStopped = true
                if isLast || list[(index + 1)...].allSatisfy({ if case .directive = $0.kind { false } else { true } }) {
                    continue
                }
                return nil
            case .returns(nil):
                result.append(Statement(kind: isStopped ? .breaks : .continues, tokens: statement.tokens))
                isStopped = false
            case .conditional(let condition, let positive, let negative):
                let isLeaving = { (branch: Statement) in
                    branch.bodyList.last.map { if case .returns = $0.kind { true } else { false } } ?? false
                }
                guard let first = loopBranch(positive, stop, isTail: isTail && isLast || isLeaving(positive)) else {
                    return nil
                }
                var second: Statement?
                if let negative {
                    guard let branch = loopBranch(negative, stop, isTail: isTail && isLast || isLeaving(negative))
                    else {
                        return nil
                    }
                    second = branch
                }
                result.append(Statement(kind: .conditional(condition, first, second), tokens: statement.tokens))
            default:
                var leaves = false
                walkStatements(statement) { if case .returns = $0.kind { leaves = true } }
                walk(statement) { if isStop($0, stop) { leaves = true } }
                if leaves { return nil }
                result.append(statement)
            }
        }
        if isStopped {
            guard isTail, let last = list.last else { return nil }
            result.append(Statement(kind: .breaks, tokens: last.tokens.upperBound..<last.tokens.upperBound))
        }
        return result
    }

    private func loopBranch(_ statement: Statement, _ stop: String, isTail: Bool) -> Statement? {
        guard let list = loopBody(statement.bodyList, stop, isTail: isTail) else { return nil }
        if case .block(let body) = statement.kind {
            return Statement(kind: .block(Statements(list: list, inside: body.inside)), tokens: statement.tokens)
        }
        return list.count == 1 ? list[0] : nil
    }

    private func isStop(_ expression: Expression, _ stop: String) -> Bool {
        guard case .assignment(let target, "=", _) = expression.kind, case .prefix("*", let inner) = target.kind,
            case .name(stop) = inner.kind
        else { return false }
        return true
    }

    /// Whether values of a type are objects of a class, and not numbers or cases.
    private func isOfLocalClass(_ type: SwiftType) -> Bool {
        guard let name = type.name else { return !type.isFunction }
        return !model.enumerations.contains(name) && !model.optionSets.contains(name)
    }

    /// Whether a value of a type is never nil.
    private func isCertain(_ type: SwiftType) -> Bool {
        switch type {
        case .unknown, .optional, .implicit: false
        default: true
        }
    }

    private func returnsToNobody(_ message: Message, _ value: SwiftExpression) -> Bool {
        if message.words[0].hasPrefix("init"), case .message = message.receiver.kind { return true }
        guard value.type != .void, value.type != .unknown, value.type != .optional(.void) else { return false }
        if case .binary = value.kind { return false }
        return model.classes.values.contains {
            $0.methods[message.selector] != nil || $0.methods["+" + message.selector] != nil
        }
    }

    /// A statement of an expression that may throw.
    private mutating func attempted(_ value: SwiftExpression, _ make: (SwiftExpression) -> SwiftStatement.Kind)
        -> [SwiftStatement]
    {
        guard needsTry else { return [SwiftStatement(kind: make(value))] }
        let attempt = SwiftExpression(.attempt(value), value.type)
        guard let variable = tryVariable else { return [SwiftStatement(kind: make(attempt))] }
        let failed = SwiftStatement(kind: .expression(SwiftExpression("\(variable) = thrown")))
        return [
            SwiftStatement(kind: .attempt([SwiftStatement(kind: make(attempt))], catches: [("let thrown", [failed])]))
        ]
    }

    // MARK: Variables

    /// The variables for errors that calls fill in, and that nothing reads: they were written for the call's sake.
    private func errorsThatNothingReads(in list: [Statement]) -> Set<String> {
        var names: Set<String> = []
        for statement in list {
            guard case .declaration(let variables) = statement.kind else { continue }
            for variable in variables where variable.type.name == "NSError" && variable.initial?.isNil ?? true {
                names.insert(variable.name)
            }
        }
        guard !names.isEmpty else { return [] }
        var balance: [String: Int] = [:]
        for statement in list {
            walk(statement) { expression in
                if case .name(let name) = expression.kind { balance[name, default: 0] += 1 }
                if case .prefix("&", let target) = expression.kind, case .name(let name) = target.kind {
                    balance[name, default: 0] -= 1
                }
            }
        }
        return names.filter { balance[$0] == 0 }
    }

    private mutating func declaration(_ variable: Variable, _ tokens: Range<Int>) -> [SwiftStatement] {
        // Swift manages memory itself.
        if variable.type.name == "NSAutoreleasePool" { return [] }
        let name = variable.name
        if unreadErrors.contains(name), variable.type.name == "NSError" { return [] }
        let isObject = isObject(variable.type)
        let plain = plainType(variable.type)
        if variable.type.qualifiers.contains("static") {
            guard plain != .int || variable.type.name != "dispatch_once_t" else {
                giveUp("RAC-3014", "Make it a static constant, whose value is computed once.")
                return []
            }
            return staticVariable(variable, plain)
        }
        if variable.type.qualifiers.contains("__weak") {
            let value = variable.initial.map { expression($0) }
            scope.declare(name, .optional(value?.type.wrapped ?? plain))
            let isAssigned = assigned.contains(name)
            return [
                SwiftStatement(
                    kind: .variable(isAssigned ? "weak var" : "weak let", name: name.local, type: nil, value))
            ]
        }
        let word =
            assigned.contains(name)
                || assignedMembers.contains(name) && (plain.isValue || model.optionSets.contains(plain.name ?? ""))
            ? "var" : "let"
        let becomesNil = assignedNil.contains { $0.contains(name) }
        guard let initial = variable.initial, !initial.isNil else {
            let type = isObject ? (plain == .any ? .anyOptional : plain.asOptional) : plain
            let written = type
            scope.declare(name, written)
            if !variable.type.sizes.isEmpty {
                giveUp("RAC-3017", "An array of C has no form in Swift.")
                return []
            }
            if isObject { return [SwiftStatement(kind: .variable("var", name: name.local, type: written.text, nil))] }
            guard let zero = zero(plain) else {
                return [SwiftStatement(kind: .variable("var", name: name.local, type: plain.text, nil))]
            }
            let isShort = plain == .int || plain == .bool
            return [
                SwiftStatement(
                    kind: .variable("var", name: name.local, type: isShort ? nil : plain.text, SwiftExpression(zero)))
            ]
        }
        var value = expression(initial, as: initialTarget(initial, plain))
        if case .prefix("try? ", _) = value.kind, plain.isBool,
            value.type.wrapped == .void || value.type.wrapped == .unknown
        {
            value = SwiftExpression(.binary(value, "!=", SwiftExpression("nil")), .bool)
        }
        var type = value.type
        var annotation: String?
        if isObject {
            if type.wrapped == .any, plain != .any {
                value = coerce(value, to: plain.asOptional)
                type = plain.asOptional
            } else if type == .unknown {
                // A variable that is compared with nil may be nil.
                type = checkedNames.contains(name) ? plain.asOptional : plain
                if case .conditional = initial.kind { annotation = nil }
            } else if type.wrapped != plain, plain != .any, type.wrapped != .unknown {
                // The variable is declared as a superclass, or by another name.
                if !plain.isValue, !type.wrapped.isValue, type.wrapped.text != "Self", plain.text != "NSEnumerator" {
                    type = type.isOptional ? plain.asOptional : plain
                }
            }
            if plain == .any { type = .anyOptional }
            if becomesNil, !type.isOptional {
                type = (plain == .any ? type : plain).asOptional
                annotation = type.text
            }
            if case .implicit(let wrapped) = type { type = .optional(wrapped) }
            if case .dictionary(.named("AnyHashable"), let element) = type, case .dictionary(let list) = value.kind,
                list.isEmpty, stringKeyed.contains(name)
            {
                type = .dictionary(.string, element)
                annotation = type.text
                value.type = type
            }
            if case .array(let list) = value.kind, list.isEmpty {
                annotation = (type.wrapped == .unknown ? plain : type).text
            }
            if case .dictionary(let list) = value.kind, list.isEmpty, annotation == nil {
                annotation = plain.text; type = plain
            }
            if case .array(let list) = value.kind, !list.isEmpty, plain == .array(.any) || value.type == .array(.any) {
                annotation = "[Any]"; type = .array(.any)
            }
            if case .dictionary(let list) = value.kind, !list.isEmpty, case .dictionary(_, .any) = value.type {
                annotation = value.type.text
                type = value.type
            }
            if case .closure = value.kind { annotation = plain.text; type = plain }
            if plain == .any, word == "var" { annotation = "Any?" }
        } else {
            value = coerce(value, to: plain)
            type = plain
            if value.isLiteral, plain != .int, plain != .bool, plain != .double { annotation = plain.text }
            if plain == .double || plain.text == "TimeInterval", value.isLiteral, value.plain?.contains(".") == false {
                annotation = plain.text
            }
            if value.plain?.hasPrefix(".") == true { annotation = plain.text }
        }
        scope.declare(name, type, values: value.values)
        if needsTry, let failed = tryVariable {
            // The call gives the value, or nil and the error.
            let optional = type.asOptional
            scope.declare(name, optional)
            let set = { (value: SwiftExpression) in
                SwiftStatement(kind: .expression(SwiftExpression(.binary(SwiftExpression(name.local), "=", value))))
            }
            // A method that returned YES returns nothing.
            let attempts =
                value.type == .void && plain.isBool
                ? [SwiftStatement(kind: .expression(SwiftExpression(.attempt(value)))), set(SwiftExpression("true"))]
                : [set(SwiftExpression(.attempt(value)))]
            return [
                SwiftStatement(
                    kind: .variable("var", name: name.local, type: optional.text ?? plain.asOptional.text, nil)),
                SwiftStatement(
                    kind: .attempt(
                        attempts,
                        catches: [
                            ("let thrown", [SwiftStatement(kind: .expression(SwiftExpression("\(failed) = thrown")))])
                        ])),
            ]
        }
        if needsTry { value = SwiftExpression(.attempt(value), value.type) }
        return [SwiftStatement(kind: .variable(word, name: name.local, type: annotation, value))]
    }

    /// A static variable of a function as a variable of the file.
    private mutating func staticVariable(_ variable: Variable, _ plain: SwiftType) -> [SwiftStatement] {
        let name =
            currentClass.map { lowercasedFirst($0) + variable.name.prefix(1).uppercased() + variable.name.dropFirst() }
            ?? variable.name
        let type: SwiftType = isObject(variable.type) ? plain.asOptional : plain
        let value =
            variable.initial.flatMap { $0.isNil ? nil : expression($0, as: type) }
            ?? zero(plain).map { SwiftExpression($0) }
        guard value == nil || value?.isLiteral == true || isObject(variable.type) else {
            giveUp("RAC-3016", "A static variable of a function becomes one of the file or class.")
            return []
        }
        hoisted.append(
            SwiftStatement(
                leading: ["// A static variable of a function."],
                kind: .variable("private nonisolated(unsafe) var", name: name, type: type.text, value)))
        scope.declare(variable.name, type, as: name)
        return []
    }

    /// The type that a literal is made for.
    private func initialTarget(_ initial: Expression, _ plain: SwiftType) -> SwiftType {
        switch initial.kind {
        case .conditional(_, nil, _), .statements: return plain == .any ? .unknown : plain
        case .array, .dictionary, .block, .name:
            return plain == .any
                ? .unknown
                : {
                    if case .name = initial.kind, !model.enumerations.contains(plain.name ?? "") {
                        .unknown
                    } else {
                        plain
                    }
                }()
        default: return .unknown
        }
    }

    // MARK: Branches

    private mutating func conditional(_ condition: Expression, _ positive: Statement, _ negative: Statement?)
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
            // `self` was made strong before, and is there.
            if isMissing, positive.bodyList.last.map(Self.leaves) == true { return [] }
            if !isMissing { return branch(positive) }
        }
        if let (name, isMissing) = Self.nilCheck(condition), let local = scope[name], isCertain(local.type),
            !local.type.isBool, !local.type.isNumber,
            isOfLocalClass(local.type), negative == nil
        {
            // The variable is there: its type says so.
            return isMissing ? [] : branch(positive)
        }
        if let bound = binding(condition, positive, negative) { return bound }
        var conditions = conditionList(condition)
        if needsTry, let variable = tryVariable { return failing(condition, positive, negative, variable) }
        if needsTry { conditions = conditions.map { SwiftExpression(.attempt($0), .bool) } }
        // The condition is always true, or never.
        if conditions.count == 1, conditions[0].plain == "true", negative == nil { return branch(positive) }
        if conditions.count == 1, conditions[0].plain == "false" { return negative.map { branch($0) } ?? [] }
        let body = branch(positive)
        let otherwise = negative.map { branch($0) }
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
    private static func assigned(in condition: Expression) -> (assignment: Expression, rest: Expression)? {
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
    private mutating func bindingLoop(_ list: ArraySlice<Statement>, _ leading: [String]) -> [SwiftStatement]? {
        let next = list.index(after: list.startIndex)
        guard next < list.endIndex, case .declaration(let variables)? = list.first?.kind, variables.count == 1,
            variables[0].initial?.isNil != false, case .loop(.whileTrue(let condition, let body)) = list[next].kind,
            let (assignment, rest) = Self.assigned(in: condition), let (name, isMissing) = Self.nilCheck(rest),
            !isMissing, name == variables[0].name, case .assignment(_, _, let value) = assignment.kind,
            !Usage(body.bodyList).assigned.contains(name),
            !Usage(Array(list[(next + 1)...])).mentioned.contains(name)
        else { return nil }
        let type = plainType(variables[0].type)
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
    private static func nilCheck(_ condition: Expression) -> (name: String, isMissing: Bool)? {
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
    private static func leaves(_ statement: Statement) -> Bool {
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
        guard case .prefix("!", let call) = condition.kind else {
            giveUp("RAC-3018", "Write do and catch around the call that throws.")
            return []
        }
        let saved = tryVariable
        let value = expression(call)
        tryVariable = saved
        let attempt = SwiftStatement(kind: .expression(SwiftExpression(.attempt(value))))
        let keeps = SwiftStatement(kind: .expression(SwiftExpression("\(variable) = thrown")))
        return [
            SwiftStatement(
                kind: .attempt(
                    [attempt] + (negative.map { branch($0) } ?? []),
                    catches: [("let thrown", [keeps] + branch(positive))]))
        ]
    }

    private mutating func branch(_ statement: Statement) -> [SwiftStatement] {
        if case .block(let body) = statement.kind { return self.body(body.list, inside: body.inside) }
        if case .conditional = statement.kind { return self.statement(statement) }
        scope.push()
        defer { scope.pop() }
        return statements([statement])
    }

    private mutating func loop(_ loop: Statement.Loop) -> [SwiftStatement] {
        switch loop {
        case .forEach(let variable, in: let list, let body):
            var values = expression(list)
            var type = plainType(variable.type)
            var name = variable.name.local
            switch values.type.wrapped {
            case .array(let element), .set(let element):
                if element != type, element == .any || element == .named("AnyHashable"), type != .any {
                    name = "case let \(name) as \(type.text ?? "Any")"
                } else if type == .any {
                    type = element
                }
            case .dictionary(let key, _):
                values = link(values, .array(key)) { $0.member("keys") }
                if key != type, type != .any { name = "case let \(name) as \(type.text ?? "Any")" }
            case .any:
                values = SwiftExpression(.cast(values, "as?", "[Any]"), .optional(.array(.any)))
                if type != .any { name = "case let \(name) as \(type.text ?? "Any")" }
            case .named("RACSequence"), .named("RACTuple"):
                if type != .any { name = "case let \(name) as \(type.text ?? "Any")" } else { type = .anyOptional }
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
            if name.hasPrefix("case let"), asksForClass(body, variable.name) {
                (name, type) = (variable.name.safe, .any)
            }
            scope.push()
            scope.declare(variable.name, type)
            let statements = branch(body)
            scope.pop()
            return [SwiftStatement(kind: .forEach(name, in: values, statements))]
        case .counting(let first, let condition, let step, let body):
            return counting(first, condition, step, body)
        case .whileTrue(let condition, let body):
            if let (assignment, rest) = Self.assigned(in: condition) {
                let first = expressionStatement(assignment, assignment.tokens)
                let end = SwiftStatement(
                    kind: .guarding(SwiftPrinter().text(self.condition(rest)), [SwiftStatement(kind: .word("break"))]))
                return [SwiftStatement(kind: .whileTrue(SwiftExpression("true"), first + [end] + branch(body)))]
            }
            return [SwiftStatement(kind: .whileTrue(self.condition(condition), branch(body)))]
        case .doWhile(let body, let condition):
            return [SwiftStatement(kind: .repeating(branch(body), self.condition(condition)))]
        }
    }

    private func asksForClass(_ body: Statement, _ name: String) -> Bool {
        var asks = false
        walk(body) { expression in
            guard case .message(let message) = expression.kind, message.selector == "isKindOfClass:",
                case .name(name) = message.receiver.kind
            else { return }
            asks = true
        }
        return asks
    }

    private mutating func counting(
        _ first: Statement?, _ condition: Expression?, _ step: Expression?, _ body: Statement
    ) -> [SwiftStatement] {
        if case .declaration(let variables)? = first?.kind, variables.count == 1, let variable = variables.first,
            let start = variable.initial,
            case .binary(let left, let sign, let end)? = condition?.kind, case .name(variable.name) = left.kind,
            sign == "<" || sign == "<=",
            let step, isIncrement(step, of: variable.name), !Usage(body.bodyList).assigned.contains(variable.name)
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
        var hasContinue = false
        walkStatements(body) { if case .continues = $0.kind { hasContinue = true } }
        if hasContinue {
            giveUp("RAC-3019", "Write this loop as a while loop: its step must run after continue, too.")
            return []
        }
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
        if let step { inner += expressionStatement(step, step.tokens) }
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

    private func isIncrement(_ step: Expression, of name: String) -> Bool {
        switch step.kind {
        case .postfix(let target, "++"), .prefix("++", let target):
            if case .name(name) = target.kind { true } else { false }
        default: false
        }
    }

    private mutating func select(_ value: Expression, _ body: Statements) -> SwiftStatement.Kind {
        let subject = expression(value)
        typealias Case = (pattern: [SwiftExpression]?, comments: [String], body: [SwiftStatement])
        var cases: [Case] = []
        var pattern: [SwiftExpression] = []
        var isDefault = false
        var comments: [String] = []
        var index = 0
        var hasDefault = false
        let list = body.list
        var seen: Set<String> = []
        while index < list.count {
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
            cases.append((isDefault ? nil : pattern, comments, statements))
            (pattern, isDefault, comments) = ([], false, [])
        }
        let all = subject.type.name.map { name in model.cases.values.filter { $0.type == name }.count } ?? 0
        let isComplete = subject.type.name.map(model.enumerations.contains) == true && seen.count >= all
        if !hasDefault, !isComplete { cases.append((nil, [], [SwiftStatement(kind: .word("break"))])) }
        if hasDefault, isComplete, cases.last?.pattern == nil { cases.removeLast() }
        return .select(subject, cases)
    }

    // MARK: Ends

    private mutating func returns(_ value: Expression?) -> [SwiftStatement] {
        guard let value else { return [SwiftStatement(kind: .returns(nil))] }
        if isInInitializer, case .name("self") = value.kind { return [] }
        if throwsBool {
            switch value.kind {
            case .name("YES"): return [SwiftStatement(kind: .returns(nil))]
            case .message, .call:
                let call = expression(value)
                if needsTry {
                    return [
                        SwiftStatement(kind: .expression(SwiftExpression(.attempt(call)))),
                        SwiftStatement(kind: .returns(nil)),
                    ]
                }
            default: break
            }
            giveUp("RAC-3021", "The method throws where it returned NO.")
            return []
        }
        if returned != nil {
            let found = expression(value)
            returned?.append(found.isNil ? .optional(.unknown) : found.type)
        }
        var written = expression(value, as: result == .void ? .unknown : result)
        blockResults.append(written.type)
        if result == .void, !written.isNil {
            return attempted(written) { .expression($0) } + [SwiftStatement(kind: .returns(nil))]
        }
        if needsTry, tryVariable == nil {
            // A method that returned NO and an error returns nothing.
            if written.type == .void, result.isBool {
                return [
                    SwiftStatement(kind: .expression(SwiftExpression(.attempt(written)))),
                    SwiftStatement(kind: .returns(SwiftExpression("true"))),
                ]
            }
            written = SwiftExpression(.attempt(written), written.type)
        }
        if case .implicit(let wrapped) = written.type, !result.isOptional { written.type = wrapped }
        return [SwiftStatement(kind: .returns(written))]
    }

    /// The error and the number of statements of `if (error != NULL) *error = x; return nil;` at the beginning of a
    /// list.
    ///
    /// The number is one if nothing follows the assignment.
    private func thrownError(_ list: ArraySlice<Statement>) -> (Expression, Int)? {
        guard let first = list.first, let value = assignedError(first), !value.isNil else { return nil }
        let next = list.index(after: list.startIndex)
        guard next < list.endIndex else { return (value, 1) }
        guard case .returns(let returned) = list[next].kind else { return nil }
        switch returned?.kind {
        case .name("NO"), .name("nil"), .name("NULL"), .number("0"): return (value, 2)
        default: return nil
        }
    }

    /// Whether nothing is left of the `return` in `if (value == nil) { *error = x; } return value;` at the beginning of
    /// a list.
    ///
    /// Nothing is left if the method returns nothing in Swift. The result is nil if the list begins with other
    /// statements.
    private func isFailureCheck(_ list: ArraySlice<Statement>) -> Bool? {
        let next = list.index(after: list.startIndex)
        guard next < list.endIndex, case .conditional(let condition, let positive, nil)? = list.first?.kind,
            let last = positive.bodyList.last, assignedError(last) != nil,
            let (name, isMissing) = Self.nilCheck(condition), isMissing,
            case .returns(let returned?) = list[next].kind, case .name(name) = returned.kind
        else { return nil }
        return throwsBool
    }

    /// The statements of `if (error != NULL) { … }`.
    private func isAskedForError(_ statement: Statement) -> [Statement]? {
        guard case .conditional(let condition, let positive, nil) = statement.kind,
            let (name, isMissing) = Self.nilCheck(condition), !isMissing, name == errorParameter,
            positive.bodyList.count > 1
        else { return nil }
        return positive.bodyList
    }

    /// The value of `*error = x`, or of `if (error != NULL) *error = x`.
    private func assignedError(_ statement: Statement) -> Expression? {
        guard let parameter = errorParameter else { return nil }
        var assignment = statement
        if case .conditional(let condition, let positive, nil) = statement.kind, mentions(condition, parameter),
            positive.bodyList.count == 1
        {
            assignment = positive.bodyList[0]
        }
        guard case .expression(let expression) = assignment.kind,
            case .assignment(let target, "=", let value) = expression.kind,
            case .prefix("*", let inner) = target.kind, case .name(parameter) = inner.kind
        else { return nil }
        return value
    }

    /// Whether `next` returns because the call in `statement`, which throws in Swift, returned nil or NO.
    private func isCheckOfThrown(_ statement: Statement, _ next: Statement) -> Bool {
        guard let parameter = errorParameter, case .declaration(let variables) = statement.kind, variables.count == 1,
            let initial = variables[0].initial, case .message(let message) = initial.kind,
            let last = message.arguments.last,
            case .name(parameter) = last.kind, case .conditional(let condition, let positive, nil) = next.kind,
            let (name, isMissing) = Self.nilCheck(condition), isMissing, name == variables[0].name,
            positive.bodyList.count == 1,
            case .returns(let value?) = positive.bodyList[0].kind
        else { return false }
        if case .name("NO") = value.kind { return true }
        return value.isNil
    }

    private func mentions(_ expression: Expression, _ name: String) -> Bool {
        var found = false
        walk(expression) { if case .name(name) = $0.kind { found = true } }
        return found
    }
}
