extension Rewriter {
    /// Writes an item that stands at the top level of a file in Swift.
    mutating func topLevel(_ item: Item) -> [SwiftStatement] {
        items([item], of: Program([]))
    }

    mutating func methodBody(_ method: Method, _ types: [SwiftType], _ returns: SwiftType, _ body: Statements)
        -> [SwiftStatement]
    {
        let saved = scope
        scope = Scope()
        defer { scope = saved }
        return functionBody(method.parameters, types, returns, body)
    }

    /// Makes the results of methods optional whose returned values may be nil.
    mutating func inferReturns() {
        var probe = self
        for item in file.tree.items {
            guard case .container(let container) = item.kind, container.kind == .implementation else { continue }
            for member in container.members {
                guard case .method(let method) = member.kind, let body = method.body else { continue }
                let key = (method.isClass ? "+" : "") + method.selector
                guard let known = model.classes[container.name]?.methods[key], known.isUnspecified,
                    !known.isInitializer, !known.isThrowing,
                    !known.returns.isOptional, known.returns.wrapped != .any, known.returns != .named("RACSignal")
                else { continue }
                probe.model = model
                probe.currentClass = container.name
                probe.isClassMethod = method.isClass
                probe.returned = []
                _ = probe.methodBody(method, known.parameters, .unknown, body)
                let mayBeNil = probe.returned?.contains { $0.isOptional } ?? false
                if mayBeNil { model.classes[container.name]?.methods[key]?.returns = known.returns.asOptional }
            }
        }
    }

    /// The text of the first assertion of statements.
    func assertedMessage(_ statements: [Statement]) -> String? {
        for statement in statements {
            guard case .expression(let expression) = statement.kind,
                case .call(let callee, let arguments) = expression.kind,
                case .name(let name) = callee.kind, name.contains("Assert"), arguments.count > 1,
                case .string(let literals, _) = arguments[1].kind
            else { continue }
            return literals.map(swiftLiteral).joined()
        }
        return nil
    }

    /// The body of an initializer: the statements that need no `self`, the call of the other initializer, and the rest.
    mutating func initializerBody(
        _ method: Method, _ types: [SwiftType], _ parts: Initializer, hasSuperclass: Bool
    ) -> [SwiftStatement] {
        let saved = scope
        scope = Scope()
        defer { scope = saved }
        result = parts.isFailable ? .optional(selfType) : .void
        for (index, parameter) in method.parameters.enumerated() where index < types.count {
            if let name = parameter.name { scope.declare(name, types[index]) }
        }
        let usage = Usage(method.body?.list ?? [])
        assigned = usage.assigned
        assignedNil.append(usage.assignedNil)
        scope.push()
        // The comments of the parts that are dropped stand where the call is.
        var kept: [String] = []
        for statement in parts.dropped {
            let around = comments(before: statement.tokens.lowerBound)
            kept += [around.trailing].compactMap { $0 } + around.leading.filter { !$0.isEmpty }
        }
        var body = statements(parts.first)
        if let delegate = parts.delegate {
            let callee = SwiftExpression(parts.isSuper ? "super" : "self").member("init")
            let owner = parts.isSuper ? currentClass.flatMap { model.classes[$0]?.superclass } : currentClass
            let known = model.method(delegate.selector, of: owner)
            let arguments = self.arguments(delegate, known?.parameters ?? [], known)
            let labels = known?.labels ?? swiftName(words: delegate.words, count: delegate.arguments.count).labels
            if hasSuperclass || !parts.isSuper {
                body.append(
                    SwiftStatement(
                        leading: kept, kind: .expression(SwiftExpression(.call(callee, labelled(arguments, labels))))))
                kept = []
            }
        }
        let rest = statements(parts.rest)
        body += rest
        if !kept.isEmpty { body.append(SwiftStatement(leading: kept, kind: .empty)) }
        if let inside = method.body?.inside {
            let end = comments(before: inside.upperBound)
            let lines = [end.trailing].compactMap { $0 } + end.leading
            if lines.contains(where: { !$0.isEmpty }) { body.append(SwiftStatement(leading: lines, kind: .empty)) }
        }
        scope.pop()
        assignedNil.removeLast()
        return body
    }
}
