/// Shared examples become a class that is no suite: a list of examples, which the tests of suites have as arguments.
extension Rewriter {
    /// The type of the context that a suite passes to shared examples.
    var contextType: SwiftType {
        let type = TypeName(objectOf: "NSDictionary")
        return plainType(type)
    }

    /// The name of the class of shared examples.
    fileprivate func sharedName(_ title: Expression?) -> String? {
        switch title?.kind {
        case .name(let name)?: name + "Group"
        case .string?: SpecNames.identifier(title, isType: true) + "Examples"
        default: nil
        }
    }

    /// Writes `sharedExamplesFor(@"…", ^(NSDictionary *data) { … })`.
    mutating func sharedExamples(named title: Expression?, _ block: Block, _ statement: Statement) -> [SwiftStatement] {
        let leading = commentsAround(statement)
        guard let name = sharedName(title) else {
            let lines = byHand("RAC-3041", "The name of these shared examples is not known.", statement.tokens)
            return [SwiftStatement(leading: leading, kind: .lines(lines))]
        }
        modules.formUnion(["Testing", "RACCompat", "CompatShims"])
        let parameter = block.parameters.first
        let isBlock = parameter.map { !($0.type.name == "NSDictionary" && $0.type.pointers == 1) } ?? true
        let context = SpecGroup.Context(name: parameter?.name ?? "context", isBlock: isBlock)
        let outer = scope
        scope = Scope()
        defer { scope = outer }
        var written = suite(SpecGroup(name: name, context: context), block.body, isOuter: true)
        written.leading = leading + written.leading
        return [written]
    }

    /// The examples of a class and of the classes in it.
    func exampleList(_ list: [ListedExample], of group: SpecGroup, isAsync: Bool) -> SwiftStatement {
        let head = "nonisolated static let examples: [SharedExample] = "
        var lines: [String] = []
        var nested: [String] = []
        for example in list {
            guard let title = example.title else {
                nested.append("\(example.name).examples")
                continue
            }
            let words = isAsync || example.isAsync ? "try await" : "try"
            lines += ["SharedExample(\(title)) {", "    \(words) \(group.name)($0).\(example.name)()", "},"]
        }
        if lines.isEmpty { return SwiftStatement(kind: .lines([head + nested.joined(separator: " + ")])) }
        let end = (["]"] + nested).joined(separator: " + ")
        return SwiftStatement(kind: .lines([head + "["] + lines.map { "    \($0)" } + [end]))
    }

    /// Writes `itBehavesLike(@"…", ^{ return @{ … }; })`.
    mutating func use(
        of call: SpecCall, _ statement: Statement, in group: SpecGroup, _ names: inout Set<String>, _ leading: [String]
    ) -> SwiftStatement {
        guard let name = sharedName(call.title), model.sharedExamples.contains(name) else {
            let message = "These shared examples are in none of the files: translate them together."
            return SwiftStatement(leading: leading, kind: .lines(byHand("RAC-3041", message, statement.tokens)))
        }
        modules.formUnion(["Testing", "RACCompat", "CompatShims"])
        let plain = if case .name(let constant)? = call.title?.kind { constant } else { name }
        var function = "behavesLike\(plain)"
        while !names.insert(function).inserted { function += "Again" }
        let outer = (result, currentClass, contextTypes)
        (result, currentClass, contextTypes) = (.void, group.name, model.contextTypes)
        var value: SwiftExpression
        if let block = call.block {
            value = closure(block, .function([], contextType))
        } else {
            let dictionary = call.context.map { expression($0, as: contextType) } ?? SwiftExpression("[:]")
            let body = [SwiftStatement(kind: .returns(dictionary.isNil ? SwiftExpression("[:]") : dictionary))]
            value = SwiftExpression(.closure(SwiftClosure(body: body)))
        }
        (result, currentClass, contextTypes) = outer
        if let obstacle {
            self.obstacle = nil
            let lines = byHand(obstacle.id, obstacle.reason, statement.tokens)
            return SwiftStatement(leading: leading, kind: .lines(lines))
        }
        value = SwiftExpression("example").member("run").call([.init(label: nil, value: value)], .void)
        let body = group.ending + [SwiftStatement(kind: .lines(SwiftPrinter().tried(value)))]
        let traits = "\"behaves like \(plain)\"" + (SpecWords.disabled.contains(call.word) ? ", .disabled()" : "")
        let head = "func \(function)(example: SharedExample) async throws"
        return SwiftStatement(
            leading: leading + (leading.isEmpty ? [""] : []),
            kind: .body(head: "@Test(\(traits), arguments: \(name).examples)\n\(head)", body))
    }
}

extension SwiftPrinter {
    /// The lines of a call that is waited for and may throw.
    fileprivate func tried(_ call: SwiftExpression) -> [String] {
        ("try await " + text(call, taken: 18)).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

extension ProgramModel {
    /// Notes the shared examples of files, and the types of the values that they take from their contexts.
    mutating func addSharedExamples(of tree: SyntaxTree, in rewriter: Rewriter) {
        guard tree.source.tokens.contains(where: { $0.kind == .word && rewriter.isShared($0, in: tree.source) }) else {
            return
        }
        for item in tree.items {
            switch item.kind {
            case .statement(let statement): addSharedExamples(in: statement, rewriter)
            case .method(let method):
                for statement in method.body?.list ?? [] { addSharedExamples(in: statement, rewriter) }
            default: break
            }
        }
    }

    private mutating func addSharedExamples(in statement: Statement, _ rewriter: Rewriter) {
        var found: [Block] = []
        var names: [String] = []
        walk(statement) { expression in
            let statement = Statement(kind: .expression(expression), tokens: expression.tokens)
            guard let call = rewriter.specCall(statement), SpecWords.shared.contains(call.word), let block = call.block
            else { return }
            if let name = rewriter.sharedName(call.title) { names.append(name) }
            found.append(block)
        }
        sharedExamples.formUnion(names)
        for block in found {
            var types: [String: SwiftType] = [:]
            func note(_ key: Expression, _ type: SwiftType?) {
                if case .name(let name) = key.kind, let type, type.isFunction { contextTypes[name] = type }
            }
            func visit(_ list: [Statement]) {
                for statement in list {
                    walkStatements(statement) { inner in
                        guard case .declaration(let variables) = inner.kind else { return }
                        for variable in variables {
                            types[variable.name] = rewriter.plainType(variable.type)
                            if case .element(_, let key)? = variable.initial?.kind { note(key, types[variable.name]) }
                        }
                    }
                    walk(statement) { expression in
                        if case .block(let block) = expression.kind { visit(block.body) }
                    }
                }
            }
            visit(block.body)
            for statement in block.body {
                walk(statement) { expression in
                    guard case .assignment(let target, "=", let value) = expression.kind,
                        case .name(let name) = target.kind, case .element(_, let key) = value.kind
                    else { return }
                    note(key, types[name])
                }
            }
        }
    }
}

extension Rewriter {
    fileprivate func isShared(_ token: Token, in source: SourceText) -> Bool {
        SpecWords.shared.contains(SpecWords.plain(source.text(of: token)))
    }
}
