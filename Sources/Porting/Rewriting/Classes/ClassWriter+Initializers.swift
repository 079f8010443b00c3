/// Initializers and singletons.
extension ClassWriter {
    mutating func initializer(_ method: Method, _ item: Item, _ leading: [String]) {
        guard let known = rewriter.model.classes[name]?.methods[method.selector] else { return }
        let parts = Initializer(method)
        var head = rewriter.head(of: method, in: name)
        if parts.isUnavailable {
            let message = rewriter.assertedMessage(method.body?.list ?? []) ?? "Use another initializer."
            _ = rewriter.commentsInside(item.tokens)
            let stop = SwiftStatement(kind: .expression(SwiftExpression("fatalError(\"\(message)\")")))
            return define(head, [stop], leading)
        }
        if method.selector == "initWithCoder:" {
            // NSCoding requires this head.
            let parameter = (method.parameters[0].name ?? "coder").local
            head = "required init?(coder\(parameter == "coder" ? "" : " " + parameter): NSCoder)"
        } else if parts.isFailable || known.returns.isOptional, !known.isThrowing {
            head = head.replacing("init(", with: "init?(", maxReplacements: 1)
        }
        if !parts.isSuper {
            head = head.hasPrefix("override ") ? "override convenience " + head.dropFirst(9) : "convenience " + head
        }
        rewriter.isInInitializer = true
        rewriter.errorParameter = known.isThrowing ? method.parameters.last?.name : nil
        defer { rewriter.errorParameter = nil }
        let written = rewriter.initializerBody(
            method, known.parameters, parts, hasSuperclass: rewriter.model.classes[name]?.superclass != nil)
        rewriter.isInInitializer = false
        define(head, written, leading)
    }

    /// `static X *x; dispatch_once(…, ^{ x = …; }); return x;`.
    mutating func singleton(_ method: Method, _ leading: [String]) -> [SwiftStatement]? {
        guard let list = method.body?.list, method.parameters.isEmpty else { return nil }
        var variable: String?
        var block: Block?
        for statement in list {
            switch statement.kind {
            case .declaration(let variables):
                guard
                    variables.allSatisfy({
                        $0.type.isStatic
                            && ($0.initial?.isNil ?? true || $0.type.name == "dispatch_once_t")
                    })
                else { return nil }
                if let found = variables.first(where: { $0.type.name != "dispatch_once_t" }) { variable = found.name }
            case .expression(let expression):
                guard let found = Rewriter.onceBlock(expression) else { return nil }
                block = found
            case .returns(let value?):
                guard case .name(let name) = value.kind, name == variable else { return nil }
            default: return nil
            }
        }
        guard let variable, let block, let known = rewriter.model.classes[name]?.methods["+" + method.selector] else {
            return nil
        }
        let storage = "\(method.selector)Value"
        let type = known.returns.wrapped
        if Usage(block.body).mentioned.contains("self") {
            // Which class the first call is sent to is not known here.
            guard !rewriter.model.hasSubclasses(name) else { return nil }
            rewriter.onceClass = name
        }
        let value = rewriter.onceValue(variable, type, block)
        rewriter.onceClass = nil
        if rewriter.obstacle != nil {
            rewriter.obstacle = nil
            return nil
        }
        let mayBeNil = value.type.isOptional
        let head = rewriter.head(of: method, in: name, isPresent: !mayBeNil)
        let made = SwiftExpression(storage, value.type)
        let result = mayBeNil && !known.returns.isOptional ? rewriter.forced(made) : made
        let word = type.isSendable ? "private static let" : "private nonisolated(unsafe) static let"
        let annotation = type.isCollection && value.type.wrapped != type ? type.text : nil
        let stored = SwiftStatement(
            leading: leading.filter(\.isEmpty), kind: .variable(word, name: storage, type: annotation, value))
        return [
            stored,
            SwiftStatement(
                leading: [""] + leading.filter { !$0.isEmpty },
                kind: .body(head: head, [SwiftStatement(kind: .returns(result))])),
        ]
    }
}
