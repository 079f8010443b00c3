/// Specs of Specta, Quick and Kiwi become suites of swift-testing.
///
/// Each example group becomes a class of its own, whose instances have the objects that the `beforeEach` blocks around
/// it made.
extension Rewriter {
    /// Writes the spec that begins with an item; nil if none does.
    mutating func spec(_ items: ArraySlice<Item>) -> (statements: [SwiftStatement], count: Int)? {
        guard let first = items.first, case .statement(let statement) = first.kind,
            case .expression(let expression) = statement.kind,
            case .call(let callee, let arguments) = expression.kind, case .name(let beginning) = callee.kind,
            SpecWords.beginnings.contains(beginning),
            case .name(let name)? = arguments.first?.kind
        else { return nil }
        var statements: [Statement] = []
        for (count, item) in items.dropFirst().enumerated() {
            switch item.kind {
            case .macro(let word) where SpecWords.endings.contains(word):
                let outer = hoisted
                hoisted = []
                defer { hoisted = outer }
                let protocols = SpecWords.superclasses[beginning]?.filter { model.specCategories[$0] != nil } ?? []
                let suites = suites(name, statements, protocols, isSpec: !word.contains("onfiguration"))
                return (hoisted + suites, count + 2)
            case .statement(let statement): statements.append(statement)
            case .variables(let variables):
                statements.append(Statement(kind: .declaration(variables), tokens: item.tokens))
            case .directive(let text): statements.append(Statement(kind: .directive(text), tokens: item.tokens))
            // A configuration of Quick declares shared examples.
            case .method(let method) where method.words.first == "configure": statements += method.body?.list ?? []
            default: return nil
            }
        }
        return nil
    }

    /// Writes a suite, and classes for the shared examples that stand outside of its groups.
    private mutating func suites(
        _ name: String, _ statements: [Statement], _ protocols: [String], isSpec: Bool
    ) -> [SwiftStatement] {
        if mentioned.isEmpty { mentioned = Set(source.tokens.filter { $0.kind == .word }.map(source.text(of:))) }
        var written: [SwiftStatement] = []
        var rest: [Statement] = []
        for statement in statements {
            if let call = specCall(statement), SpecWords.shared.contains(call.word), let block = call.block {
                written += sharedExamples(named: call.title, block, statement)
            } else {
                rest.append(statement)
            }
        }
        guard isSpec, rest.contains(where: { specCall($0) != nil }) else {
            for statement in rest { written += notAnExample(statement) }
            return written
        }
        modules.formUnion(["Testing", "RACCompat"])
        let isNamed = name.hasSuffix("Spec") || name.hasSuffix("Specs") || name.hasSuffix("Tests")
        let group = SpecGroup(title: nil, name: isNamed ? name : "\(name)Spec", protocols: protocols)
        return written + [suite(group, rest, isOuter: true)]
    }

    mutating func suite(_ group: SpecGroup, _ statements: [Statement], isOuter: Bool) -> SwiftStatement {
        var group = group
        if let first = group.protocols.first { model.classes[group.name, default: .init()].superclass = first }
        var body: [SwiftStatement] = []
        let rest = setUp(&group, statements, &body)
        scope.push()
        for variable in group.variables { declare(variable) }
        if let context = group.context {
            let dictionary = contextType
            let type = context.isBlock ? SwiftType.function([], dictionary) : dictionary
            scope.declare(context.name, type, as: "self.\(context.name.local)")
        }
        var names = Set(group.variables.map(\.name.local) + ["beforeEach", "afterEach", "examples"])
        if let context = group.context { names.insert(context.name.local) }
        var examples: [SwiftStatement] = []
        var list: [ListedExample] = []
        var hasExamples = false
        for statement in rest {
            guard let call = specCall(statement), let block = call.block ?? emptyBlock(call.word, statement) else {
                examples += notAnExample(statement)
                continue
            }
            let leading = commentsAround(statement)
            let isGroup = SpecWords.groups.contains(call.word)
            var name = SpecNames.identifier(call.title, isType: isGroup)
            if SpecNames.hides(name, in: self) { name += isGroup ? "Group" : "Example" }
            while !names.insert(name).inserted { name += "Again" }
            if isGroup {
                var inner = group
                (inner.title, inner.name) = (titleText(call.title), name)
                var written = suite(inner, block.body, isOuter: false)
                written.leading = leading + written.leading
                examples.append(written)
                list.append(ListedExample(name: name))
            } else if SpecWords.examples.contains(call.word) {
                hasExamples = true
                let written = example(call, name, block, of: group, &list)
                examples.append(SwiftStatement(leading: leading + (leading.isEmpty ? [""] : []), kind: written))
            } else if SpecWords.uses.contains(call.word), group.context == nil {
                let written = use(of: call, statement, in: group, &names, leading)
                if case .body = written.kind { hasExamples = true }
                examples.append(written)
            } else {
                let message = "\(call.word) becomes a function, or arguments of a test."
                let lines = byHand("RAC-3041", message, statement.tokens)
                examples.append(SwiftStatement(leading: leading, kind: .lines(lines)))
            }
        }
        var isAsync = false
        if hasExamples { body += surroundings(of: group, &isAsync) }
        scope.pop()
        if group.context != nil {
            return SwiftStatement(
                leading: isOuter ? [""] : [],
                kind: .body(
                    head: "@MainActor\nfinal class \(group.name)\(group.parents)",
                    [exampleList(list, of: group, isAsync: isAsync)] + body + examples))
        }
        let title = group.title.map { "(\($0))" } ?? ""
        return SwiftStatement(
            leading: isOuter ? [""] : [],
            kind: .body(head: "@Suite\(title) @MainActor\nfinal class \(group.name)\(group.parents)", body + examples))
    }

    /// Collects the code that runs around the examples of a group; returns the other statements.
    private mutating func setUp(
        _ group: inout SpecGroup, _ statements: [Statement], _ body: inout [SwiftStatement]
    ) -> [Statement] {
        var rest: [Statement] = []
        var afters: [Block] = []
        group.comments = [:]
        for statement in statements {
            let call = specCall(statement)
            if case .declaration(let variables) = statement.kind {
                group.variables += variables
                if let first = variables.first { group.comments[first.name] = commentsAround(statement) }
                for variable in variables where !isConstant(variable) { group.befores.append(.variable(variable)) }
            } else if let call, let block = call.block, SpecWords.befores.contains(call.word) {
                group.befores.append(.block(block))
            } else if let call, let block = call.block, SpecWords.afters.contains(call.word) {
                afters.append(block)
            } else if let call, call.word == "let", let block = call.block, case .name(let name)? = call.title?.kind {
                let variable = Variable(
                    type: block.returns ?? .id, name: name, initial: value(of: block, statement),
                    tokens: statement.tokens)
                group.variables.append(variable)
                group.befores.append(.variable(variable))
            } else if call == nil, isPlain(statement), !mentionsExamples(statement) {
                group.befores.append(.statement(statement))
                continue
            } else {
                rest.append(statement)
                continue
            }
            let kept = commentsAround(statement)
            if kept.contains(where: { !$0.isEmpty }) { body.append(SwiftStatement(leading: kept, kind: .empty)) }
        }
        group.afters = afters + group.afters
        return rest
    }

    /// The members of a group's class: variables, `init` and `afterEach`.
    private mutating func surroundings(of group: SpecGroup, _ isAsync: inout Bool) -> [SwiftStatement] {
        var body: [SwiftStatement] = []
        let dictionary = contextType.text ?? "[AnyHashable: Any]"
        if let context = group.context {
            let type = context.isBlock ? "() -> \(dictionary)" : dictionary
            body.append(SwiftStatement(kind: .lines(["let \(context.name.local): \(type)"])))
        }
        for variable in group.variables {
            var property = property(variable)
            property.leading = group.comments[variable.name] ?? []
            body.append(property)
        }
        let outer = (result, currentClass)
        (result, currentClass) = (.void, group.name)
        (canAwait, awaits) = (true, false)
        let setting = group.befores.flatMap { before -> [Statement] in
            switch before {
            case .block(let block): block.body
            case .statement(let statement): [statement]
            case .variable(let variable): variable.assignment.map { [$0] } ?? []
            }
        }
        var befores = withFacts(of: setting) { rewriter in
            group.befores.flatMap { before in
                switch before {
                case .block(let block): rewriter.body(block.body, inside: block.inside)
                case .statement(let statement): rewriter.statement(statement)
                case .variable(let variable): variable.assignment.map { rewriter.statement($0) } ?? []
                }
            }
        }
        isAsync = awaits
        canAwait = false
        if let context = group.context {
            let parameter = context.isBlock ? context.name.local : "context"
            let name = context.name.local
            let set = "self.\(name) = \(parameter)" + (context.isBlock ? "" : "()")
            befores.insert(SwiftStatement(kind: .lines([set])), at: 0)
            let head = "init(_ \(parameter): @escaping () -> \(dictionary))\(isAsync ? " async" : "") throws"
            body.append(SwiftStatement(leading: [""], kind: .body(head: head, befores)))
        } else if !befores.isEmpty {
            body.append(
                SwiftStatement(leading: [""], kind: .body(head: "init()\(isAsync ? " async" : "") throws", befores)))
        }
        let afters = withFacts(of: group.afters.flatMap(\.body)) { rewriter in
            group.afters.flatMap { rewriter.body($0.body, inside: $0.inside) }
        }
        (result, currentClass) = outer
        if !afters.isEmpty {
            body.append(SwiftStatement(leading: [""], kind: .body(head: "func afterEach()", afters)))
        }
        return body
    }

    private mutating func example(
        _ call: SpecCall, _ name: String, _ block: Block, of group: SpecGroup, _ list: inout [ListedExample]
    ) -> SwiftStatement.Kind {
        let outer = (result, currentClass)
        (result, currentClass) = (.void, group.name)
        (canAwait, awaits) = (!blocks(block.inside), false)
        let body = group.ending + withFacts(of: block.body) { $0.body(block.body, inside: block.inside) }
        let isAsync = awaits
        canAwait = false
        (result, currentClass) = outer
        let head = "func \(name)()\(isAsync ? " async" : "") throws"
        let title = titleText(call.title) ?? "\"\(name)\""
        let isDisabled = SpecWords.disabled.contains(call.word)
        guard group.context != nil else {
            let traits = [title, isDisabled ? ".disabled()" : nil].compactMap { $0 }.joined(separator: ", ")
            return .body(head: "@Test(\(traits))\n\(head)", body)
        }
        if !isDisabled {
            list.append(ListedExample(title: title, name: name, isAsync: isAsync))
        }
        return .body(head: head, body)
    }

    // MARK: Parts

    typealias SpecCall = (word: String, block: Block?, title: Expression?, context: Expression?)

    /// The word, the block and the title of `it(@"…", ^{ … })`.
    func specCall(_ statement: Statement) -> SpecCall? {
        guard case .expression(let expression) = statement.kind,
            case .call(let callee, let arguments) = expression.kind,
            case .name(let name) = callee.kind
        else { return nil }
        let word = SpecWords.plain(name)
        guard SpecWords.all.contains(word) else { return nil }
        var block: Block?
        if case .block(let found)? = arguments.last?.kind { block = found }
        let isTitled = arguments.count > 1 || block == nil
        return (word, block, isTitled ? arguments.first : nil, arguments.count > 1 ? arguments.last : nil)
    }

    /// The body of an example without a block: `pending(@"…")`, or a use of shared examples.
    private func emptyBlock(_ word: String, _ statement: Statement) -> Block? {
        guard SpecWords.examples.contains(word) || SpecWords.uses.contains(word) else { return nil }
        let end = statement.tokens.upperBound
        return Block(returns: nil, parameters: [], body: [], inside: end..<end)
    }

    /// Whether a statement runs each time that the group is set up.
    private func isPlain(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .expression, .loop, .conditional: true
        default: false
        }
    }

    private func mentionsExamples(_ statement: Statement) -> Bool {
        statement.tokens.contains { SpecWords.all.contains(SpecWords.plain(word($0))) && word($0) != "let" }
    }

    /// Whether a block waits in a way that asynchronous functions do not allow.
    func blocks(_ inside: Range<Int>) -> Bool {
        let blocking: Set = [
            "dispatch_semaphore_wait", "dispatch_group_wait", "lock", "wait", "sleepForTimeInterval", "sleepUntilDate",
            "runUntilDate", "runMode", "waitUntilFinished", "waitUntilAllOperationsAreFinished",
        ]
        return inside.contains { blocking.contains(word($0)) }
    }

    /// The value of a variable of Kiwi, which its block returns.
    private func value(of block: Block, _ statement: Statement) -> Expression {
        if block.body.count == 1, case .returns(let value?) = block.body[0].kind { return value }
        let literal = Expression(kind: .block(block), tokens: statement.tokens)
        return Expression(kind: .call(literal, []), tokens: statement.tokens)
    }

    private mutating func notAnExample(_ statement: Statement) -> [SwiftStatement] {
        let leading = commentsAround(statement)
        if case .directive(let text) = statement.kind {
            let lines = directive(text, statement.tokens)
            return lines.isEmpty ? [] : [SwiftStatement(leading: leading, kind: .lines(lines))]
        }
        if case .empty = statement.kind { return [] }
        return [
            SwiftStatement(
                leading: leading, kind: .lines(byHand("RAC-3041", "This stands in no example.", statement.tokens)))
        ]
    }

    mutating func commentsAround(_ statement: Statement) -> [String] {
        let around = comments(before: statement.tokens.lowerBound)
        return [around.trailing].compactMap { $0 } + around.leading
    }

    /// A title in one line; nil if it is no literal, which the macros of swift-testing ask for.
    private mutating func titleText(_ title: Expression?) -> String? {
        guard let title, case .string = title.kind else { return nil }
        let text = SwiftPrinter().oneLine(expression(title))
        return text.contains("\n") ? nil : text
    }

    // MARK: Variables

    private mutating func declare(_ variable: Variable) {
        scope.declare(variable.name, specType(variable), as: "self.\(variable.name.local)")
    }

    private func specType(_ variable: Variable) -> SwiftType {
        let plain = plainType(variable.type)
        switch plain {
        case .array, .dictionary, .set: return plain
        case .any: return .anyOptional
        default: return isObject(variable.type) || zero(plain) == nil ? .implicit(plain) : plain
        }
    }

    /// Whether the value of a variable can be set before there is a `self`.
    private func isConstant(_ variable: Variable) -> Bool {
        switch variable.initial?.kind {
        case nil, .number, .string, .character, .boxed: true
        case .name(let name): scope[name] == nil
        case .array(let list): list.isEmpty
        case .dictionary(let pairs): pairs.isEmpty
        default: variable.initial?.isNil == true
        }
    }

    private mutating func property(_ variable: Variable) -> SwiftStatement {
        let type = specType(variable)
        var value =
            variable.initial.flatMap { $0.isNil || !isConstant(variable) ? nil : expression($0, as: type) }
            ?? zero(type).map { SwiftExpression($0) }
        switch type {
        case .array, .set: value = value ?? SwiftExpression("[]")
        case .dictionary: value = value ?? SwiftExpression("[:]")
        default: break
        }
        let isShort = value != nil && (type == .int || type == .bool || type == .string)
        return SwiftStatement(kind: .variable("var", name: variable.name.local, type: isShort ? nil : type.text, value))
    }
}
