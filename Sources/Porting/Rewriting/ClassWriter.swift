/// Writes the members of a class from its interface, its extensions and its implementation.
struct ClassWriter {
    let name: String
    private(set) var rewriter: Rewriter
    private(set) var body: [SwiftStatement] = []
    /// The functions and constants that stand before the class.
    private(set) var hoisted: [SwiftStatement] = []
    /// The methods that have a body in these files.
    private var methods: [String: Method] = [:]
    /// The comments of declarations, for the definitions.
    private var comments: [String: [String]] = [:]
    /// Properties that are written where their accessors stand.
    private var computed: Set<String> = []
    /// The getters of computed properties that have names of their own.
    private var getters: [String: String] = [:]
    /// The names of properties that are set anywhere but at the beginning of an initializer.
    private var assignedLater: Set<String> = []
    private var isPrivateProperty: Set<String> = []
    /// Declarations without a body in these files.
    private var missing: [(key: String, item: Item, file: Int)] = []

    init(name: String, container: Container, rewriter: Rewriter) {
        (self.name, self.rewriter) = (name, rewriter)
        for member in container.members {
            guard case .method(let method) = member.kind, let body = method.body else { continue }
            methods[method.key] = method
            let isInitializer = !method.isClass && method.words[0].hasPrefix("init")
            let statements = isInitializer ? Initializer(method).rest : body.list
            for statement in statements { walk(statement) { note($0) } }
        }
        let properties = rewriter.model.classes[name]?.properties ?? [:]
        for property in properties.keys {
            let setter = "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
            if methods[property] != nil || methods[setter] != nil { computed.insert(property) }
        }
        for (getter, property) in rewriter.model.classes[name]?.getters ?? [:] where methods[getter] != nil {
            computed.insert(property)
            getters[property] = getter
        }
        self.rewriter.backing = computed
    }

    private mutating func note(_ expression: Expression) {
        let target: Expression
        switch expression.kind {
        case .message(let message) where Usage.mutators.contains(message.words[0]): target = message.receiver
        case .element(let base, _): target = base
        case .assignment(let left, _, _): target = left
        case .postfix(let operand, _), .prefix("++", let operand), .prefix("--", let operand),
            .prefix("&", let operand):
            target = operand
        default: return
        }
        switch target.kind {
        case .name(let name) where name.hasPrefix("_"): assignedLater.insert(String(name.dropFirst()))
        case .member(let base, let name, _):
            if case .name("self") = base.kind {
                assignedLater.insert(name.hasPrefix("_") ? String(name.dropFirst()) : name)
            }
        default: break
        }
    }

    // MARK: Adding

    private mutating func add(_ statement: SwiftStatement) {
        body.append(statement)
    }

    private mutating func leading(of tokens: Range<Int>) -> [String] {
        let around = rewriter.comments(before: tokens.lowerBound)
        if let trailing = around.trailing {
            if body.isEmpty { return [trailing] + around.leading }
            body[body.count - 1].trailing = trailing
        }
        return around.leading
    }

    private mutating func keep(_ leading: [String]) {
        if leading.contains(where: { !$0.isEmpty }) { add(SwiftStatement(leading: leading, kind: .empty)) }
    }

    // MARK: Declarations

    mutating func variables(_ variables: [Variable]) {
        for variable in variables { self.variable(variable) }
    }

    private mutating func variable(_ variable: Variable) {
        let plain = String(variable.name.drop { $0 == "_" })
        // The variable of a property is the property.
        if variable.name.hasPrefix("_"), rewriter.model.classes[name]?.properties[plain] != nil { return }
        if rewriter.model.classes[name]?.synthesized[variable.name] != nil { return }
        guard let type = rewriter.model.classes[name]?.variables[variable.name] else { return }
        let zero = rewriter.zero(type)
        let isShort = type == .int || type == .bool
        let word = variable.type.qualifiers.contains("__weak") ? "private weak var" : "private var"
        add(
            SwiftStatement(
                kind: .variable(
                    word, name: variable.name.safe, type: isShort ? nil : type.text, zero.map { SwiftExpression($0) })))
    }

    /// Writes the properties of an interface, and keeps the comments of its methods.
    mutating func declarations(_ container: Container, file: Int, isPrivate: Bool) {
        rewriter.enterFile(file)
        if container.kind == .interface, !container.variables.isEmpty { variables(container.variables) }
        for member in container.members {
            let leading = leading(of: member.tokens)
            switch member.kind {
            case .property(let property):
                var comments = leading
                for variable in property.variables {
                    if computed.contains(variable.name) {
                        self.comments[variable.name] = comments.filter { !$0.isEmpty }
                    } else {
                        write(property, variable, comments, isPrivate: isPrivate)
                    }
                    comments = []
                }
            case .method(let method):
                let key = method.key
                comments[key] = leading.filter { !$0.isEmpty }
                // A class of Swift that has an initializer of its own inherits none.
                if methods[key] == nil, method.attributes.contains(where: { $0.hasSuffix("UNAVAILABLE") }) {
                    keep(leading)
                    continue
                }
                if methods[key] == nil, rewriter.model.property(method.selector, of: name) == nil,
                    rewriter.model.classes[name]?.implemented.contains(key) != true
                {
                    missing.append((key, member, file))
                }
            case .directive(let text):
                let lines = rewriter.directive(text, member.tokens)
                if lines.isEmpty { keep(leading) } else { add(SwiftStatement(leading: leading, kind: .lines(lines))) }
            case .unknown:
                add(
                    SwiftStatement(
                        leading: leading,
                        kind: .lines(rewriter.byHand("RAC-3000", "This could not be read.", member.tokens))))
            default:
                keep(leading)
            }
        }
        rewriter.leaveFile()
    }

    private mutating func write(_ property: Property, _ variable: Variable, _ leading: [String], isPrivate: Bool) {
        guard let known = rewriter.model.classes[name]?.properties[variable.name] else { return }
        // An extension declares the property again: it was written at its first declaration.
        if isPrivateProperty.contains(variable.name) {
            keep(leading)
            return
        }
        isPrivateProperty.insert(variable.name)
        if let backing = rewriter.model.classes[name]?.backed[variable.name],
            let stored = rewriter.model.classes[name]?.variables[backing]
        {
            let type = stored.isOptional ? known.type.asOptional : known.type.wrapped
            let value = SwiftExpression("self.\(backing)")
            let head = "\(isPrivate ? "private " : "")var \(variable.name.safe): \(type.text ?? "Any?")"
            let getter = [SwiftStatement(kind: .returns(value))]
            let setter = [
                SwiftStatement(kind: .expression(SwiftExpression(.binary(value, "=", SwiftExpression("newValue")))))
            ]
            let isReadonly = property.attributes.contains("readonly")
            let parts = [
                SwiftStatement(kind: .body(head: "get", getter)), SwiftStatement(kind: .body(head: "set", setter)),
            ]
            add(SwiftStatement(leading: leading, kind: .body(head: head, isReadonly ? getter : parts)))
            return
        }
        var words: [String] = []
        let isWeak = known.isWeak
        let isObserved = rewriter.model.observed.contains(variable.name) && !known.isClass
        if isObserved {
            words.append(isWeak ? "@RACWeakProperty" : "@RACProperty")
            rewriter.use(module: "CompatShims")
        }
        if isPrivate { words.append("private") }
        let declaredReadonly = property.attributes.contains("readonly")
        let isConstant =
            declaredReadonly && known.isReadonly && !assignedLater.contains(variable.name) && !known.type.isOptional
            && !isObserved
        let isImplicit = { if case .implicit = known.type { true } else { false } }()
        let zero = rewriter.zero(known.type)
        if declaredReadonly, !isPrivate, !(isConstant && !isImplicit && zero == nil) { words.append("private(set)") }
        if isWeak, !isObserved { words.append("weak") }
        if known.isClass { words.append("class") }
        words.append(isConstant && !isImplicit && zero == nil ? "let" : "var")
        let isShort = zero != nil && (known.type == .int || known.type == .bool)
        add(
            SwiftStatement(
                leading: leading,
                kind: .variable(
                    words.joined(separator: " "), name: variable.name.safe,
                    type: isShort ? nil : known.type.text ?? "Any?", zero.map { SwiftExpression($0) })))
    }

    // MARK: Definitions

    mutating func members(_ members: [Item], isExtension: Bool) {
        for member in members {
            let leading = leading(of: member.tokens)
            switch member.kind {
            case .method(let method): self.method(method, member, leading)
            case .directive(let text):
                let lines = rewriter.directive(text, member.tokens)
                if lines.isEmpty { keep(leading) } else { add(SwiftStatement(leading: leading, kind: .lines(lines))) }
            case .variables, .function, .enumeration, .alias, .structure:
                let owner = rewriter.currentClass
                rewriter.currentClass = nil
                var written = rewriter.topLevel(member)
                rewriter.currentClass = owner
                if !written.isEmpty { written[0].leading = leading + written[0].leading } else { keep(leading) }
                hoisted += written
            case .atWord, .macro, .forward: keep(leading)
            case .statement(let statement):
                if case .empty = statement.kind {
                    keep(leading)
                } else {
                    add(
                        SwiftStatement(
                            leading: leading,
                            kind: .lines(rewriter.byHand("RAC-3030", "This stands between methods.", member.tokens))))
                }
            case .property, .container, .unknown:
                add(
                    SwiftStatement(
                        leading: leading,
                        kind: .lines(rewriter.byHand("RAC-3000", "This could not be read.", member.tokens))))
            }
        }
    }

    /// Writes the declarations that have no body, and the accessors that no method stands for.
    mutating func finish() {
        if rewriter.synchronizedClasses.contains(name) {
            body.insert(
                SwiftStatement(
                    kind: .variable("private let", name: "lock", type: nil, SwiftExpression("NSRecursiveLock()"))),
                at: 0)
        }
        for (_, item, file) in missing {
            rewriter.enterFile(file)
            add(
                SwiftStatement(
                    leading: [""],
                    kind: .lines(rewriter.byHand("RAC-3035", "This method has no body in these files.", item.tokens))))
            rewriter.leaveFile()
        }
    }

    private mutating func method(_ method: Method, _ item: Item, _ leading: [String]) {
        let key = method.key
        guard let statements = method.body else { return keep(leading) }
        var leading = leading
        let declared = (comments[key] ?? []).filter { !leading.contains($0) }
        if !declared.isEmpty { leading = leading.filter { $0.isEmpty } + declared + leading.filter { !$0.isEmpty } }
        rewriter.isClassMethod = method.isClass
        defer { rewriter.isClassMethod = false }
        if method.isVariadic {
            return add(
                SwiftStatement(
                    leading: leading,
                    kind: .lines(
                        rewriter.byHand(
                            "RAC-3032", "A method with a variable number of arguments takes an array in Swift.",
                            item.tokens))))
        }
        if !method.isClass, accessor(method, leading) { return }
        let headComments = rewriter.commentsInside(method.head)
        leading += headComments
        switch key {
        case "dealloc":
            let body = rewriter.methodBody(method, [], .void, statements)
            if !body.isEmpty {
                add(SwiftStatement(leading: leading, kind: .body(head: "deinit", body)))
            } else {
                keep(leading)
            }
        case "description", "debugDescription", "hash":
            let type: SwiftType = key == "hash" ? .int : .string
            let body = rewriter.methodBody(method, [], type, statements)
            let word = rewriter.isOverride(key, in: name) ? "override " : ""
            add(SwiftStatement(leading: leading, kind: .body(head: "\(word)var \(key): \(type.text ?? "")", body)))
        case "isEqual:":
            let body = rewriter.methodBody(method, [.anyOptional], .bool, statements)
            let word = rewriter.isOverride(key, in: name) ? "override " : ""
            add(
                SwiftStatement(
                    leading: leading,
                    kind: .body(
                        head: "\(word)func isEqual(_ \(method.parameters[0].name ?? "object"): Any?) -> Bool", body)))
        case "copyWithZone:":
            let body = rewriter.methodBody(method, [.optional(.named("NSZone"))], .any, statements)
            add(SwiftStatement(leading: leading, kind: .body(head: "func copy(with zone: NSZone? = nil) -> Any", body)))
        case "+automaticallyNotifiesObserversForKey:":
            // Properties that are observed say themselves that they change.
            _ = rewriter.commentsInside(item.tokens)
            rewriter.note(
                "RAC-3037", .review, "Dropped: an observed property says itself that it changes.", at: item.tokens)
            add(
                SwiftStatement(
                    leading: leading + [
                        "// review RAC-3037: +\(method.selector) is dropped: an observed property says itself that it changes."
                    ], kind: .empty))
        case _ where key.hasPrefix("+keyPathsForValuesAffecting"):
            _ = rewriter.commentsInside(item.tokens)
            rewriter.note(
                "RAC-3037", .review, "Dropped: a computed property changes with what it reads.", at: item.tokens)
            add(
                SwiftStatement(
                    leading: leading + [
                        "// review RAC-3037: +\(method.selector) is dropped: a computed property changes with what it reads."
                    ], kind: .empty))
        case "+alloc", "+allocWithZone:":
            add(
                SwiftStatement(
                    leading: leading,
                    kind: .lines(
                        rewriter.byHand(
                            "RAC-3038", "Nothing runs when memory is taken: do it in the initializers.", item.tokens))))
        case "+load", "+initialize":
            add(
                SwiftStatement(
                    leading: leading,
                    kind: .lines(
                        rewriter.byHand(
                            "RAC-3036", "Nothing runs when a class is loaded: call it at the start of the program.",
                            item.tokens))))
        case "observeValueForKeyPath:ofObject:change:context:":
            add(
                SwiftStatement(
                    leading: leading,
                    kind: .lines(
                        rewriter.byHand(
                            "RAC-1035", "Nothing calls this on Linux: observe the property with RACObserve.",
                            item.tokens))))
        default:
            let known = rewriter.model.classes[name]?.methods[key]
            if method.isClass, let once = singleton(method, leading) { return once.forEach { add($0) } }
            if known?.isInitializer == true { return initializer(method, item, leading) }
            let head = rewriter.head(of: method, in: name)
            rewriter.errorParameter = known?.isThrowing == true ? method.parameters.last?.name : nil
            rewriter.throwsBool = known?.isThrowing == true && known?.returns == .void && !method.returns.isVoid
            var body = rewriter.methodBody(
                method, known?.parameters ?? [], known?.returns ?? .void, statements, changed: known?.changed ?? [])
            if !method.isClass, rewriter.calledName(method.selector, in: name) != nil {
                let names = method.parameters.compactMap { $0.name?.local }.joined(separator: ", ")
                let call = SwiftStatement(kind: .expression(SwiftExpression("rac_didInvoke(\(names))")))
                body.insert(body.isEmpty ? call : SwiftStatement(kind: .deferred([call])), at: 0)
            }
            rewriter.errorParameter = nil
            rewriter.throwsBool = false
            add(SwiftStatement(leading: leading, kind: .body(head: head, body)))
        }
    }

    // MARK: Accessors

    private mutating func accessor(_ method: Method, _ leading: [String]) -> Bool {
        let isSetter = method.parameters.count == 1 && method.words[0].hasPrefix("set")
        let rest = method.words[0].dropFirst(3)
        let property =
            isSetter
            ? rest.prefix(1).lowercased() + rest.dropFirst()
            : rewriter.model.classes[name]?.getters[method.selector] ?? method.selector
        guard let known = rewriter.model.classes[name]?.properties[property], computed.contains(property),
            isSetter || method.parameters.isEmpty
        else { return false }
        let setter = methods["set\(property.prefix(1).uppercased())\(property.dropFirst()):"]
        let getter = methods[getters[property] ?? property]
        // The setter stands with the getter.
        if isSetter, getter != nil {
            keep(leading)
            return true
        }
        let usesVariable =
            [getter, setter].compactMap { $0?.body }.contains { Usage($0.list).mentionsVariable("_" + property) }
            || getter == nil
        let type = known.type
        var leading = leading
        if let declared = comments[property], !declared.isEmpty, !leading.contains(declared) {
            leading = leading.filter { $0.isEmpty } + declared + leading.filter { !$0.isEmpty }
        }
        if usesVariable {
            let stored: SwiftType = rewriter.zero(type) == nil && !type.isOptional ? .implicit(type.wrapped) : type
            let zero = rewriter.zero(stored)
            let isShort = zero != nil && (stored == .int || stored == .bool)
            add(
                SwiftStatement(
                    leading: leading.prefix(1).allSatisfy(\.isEmpty) ? Array(leading.prefix(1)) : [],
                    kind: .variable(
                        isObserved(property) ? "@RACProperty private var" : "private var", name: "_\(property)",
                        type: isShort ? nil : stored.text,
                        zero.map { SwiftExpression($0) })))
            rewriter.model.classes[name]?.variables["_\(property)"] = stored
        }
        var getBody: [SwiftStatement] = [SwiftStatement(kind: .returns(SwiftExpression("self._\(property)")))]
        if let getter, let body = getter.body { getBody = rewriter.methodBody(getter, [], type, body) }
        let head = "var \(property.safe): \(type.text ?? "Any?")"
        if known.isReadonly && setter == nil {
            add(SwiftStatement(leading: leading, kind: .body(head: head, getBody)))
            return true
        }
        var parts = [SwiftStatement(kind: .body(head: "get", getBody))]
        if let setter, let body = setter.body {
            let parameter = (setter.parameters[0].name ?? "newValue").safe
            parts.append(
                SwiftStatement(
                    kind: .body(
                        head: parameter == "newValue" ? "set" : "set(\(parameter))",
                        rewriter.methodBody(setter, [type], .void, body))))
        } else {
            parts.append(
                SwiftStatement(
                    kind: .body(
                        head: "set",
                        [SwiftStatement(kind: .expression(SwiftExpression("self._\(property) = newValue")))])))
        }
        add(SwiftStatement(leading: leading, kind: .body(head: head, parts)))
        return true
    }

    /// Whether a property is observed: then the properties that its getter reads must tell of changes.
    private func isObserved(_ property: String) -> Bool {
        rewriter.model.observed.contains(property)
    }

    // MARK: Initializers

    private mutating func initializer(_ method: Method, _ item: Item, _ leading: [String]) {
        guard let known = rewriter.model.classes[name]?.methods[method.selector] else { return }
        let parts = Initializer(method)
        var head = rewriter.head(of: method, in: name)
        if parts.isUnavailable {
            let message = rewriter.assertedMessage(method.body?.list ?? []) ?? "Use another initializer."
            _ = rewriter.commentsInside(item.tokens)
            add(
                SwiftStatement(
                    leading: leading,
                    kind: .body(
                        head: head, [SwiftStatement(kind: .expression(SwiftExpression("fatalError(\"\(message)\")")))]))
            )
            return
        }
        if parts.isFailable, !known.isThrowing { head = head.replacing("init(", with: "init?(", maxReplacements: 1) }
        if !parts.isSuper {
            head = head.hasPrefix("override ") ? "override convenience " + head.dropFirst(9) : "convenience " + head
        }
        rewriter.isInInitializer = true
        rewriter.errorParameter = known.isThrowing ? method.parameters.last?.name : nil
        defer { rewriter.errorParameter = nil }
        let written = rewriter.initializerBody(
            method, known.parameters, parts, hasSuperclass: rewriter.model.classes[name]?.superclass != nil)
        rewriter.isInInitializer = false
        add(SwiftStatement(leading: leading, kind: .body(head: head, written)))
    }

    /// `static X *x; dispatch_once(…, ^{ x = …; }); return x;`.
    private mutating func singleton(_ method: Method, _ leading: [String]) -> [SwiftStatement]? {
        guard let list = method.body?.list, method.parameters.isEmpty else { return nil }
        var variable: String?
        var block: Block?
        for statement in list {
            switch statement.kind {
            case .declaration(let variables):
                guard
                    variables.allSatisfy({
                        $0.type.qualifiers.contains("static")
                            && ($0.initial?.isNil ?? true || $0.type.name == "dispatch_once_t")
                    })
                else { return nil }
                if let found = variables.first(where: { $0.type.name != "dispatch_once_t" }) { variable = found.name }
            case .expression(let expression):
                guard case .call(let callee, let arguments) = expression.kind,
                    case .name("dispatch_once") = callee.kind, arguments.count == 2,
                    case .block(let found) = arguments[1].kind
                else { return nil }
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
        let head = rewriter.head(of: method, in: name).replacing("?", with: "")
        let type = known.returns.wrapped
        let value: SwiftExpression
        if block.body.count == 1, case .expression(let expression) = block.body[0].kind,
            case .assignment(let target, "=", let initial) = expression.kind,
            case .name(variable) = target.kind
        {
            value = rewriter.expression(initial)
            _ = rewriter.commentsInside(block.inside)
        } else {
            rewriter.scope.push()
            rewriter.scope.declare(variable, .implicit(type))
            var closure = SwiftClosure()
            closure.returns = type.text
            closure.body =
                [SwiftStatement(kind: .variable("let", name: variable, type: type.text, nil))]
                + rewriter.body(block.body, inside: block.inside)
                + [SwiftStatement(kind: .returns(SwiftExpression(variable)))]
            rewriter.scope.pop()
            value = SwiftExpression(.call(SwiftExpression(.closure(closure)), []), type)
        }
        if rewriter.obstacle != nil {
            rewriter.obstacle = nil
            return nil
        }
        let word = type.isSendable ? "private static let" : "private nonisolated(unsafe) static let"
        let stored = SwiftStatement(
            leading: leading.filter(\.isEmpty), kind: .variable(word, name: storage, type: nil, value))
        return [
            stored,
            SwiftStatement(
                leading: [""] + leading.filter { !$0.isEmpty },
                kind: .body(head: head, [SwiftStatement(kind: .returns(SwiftExpression(storage)))])),
        ]
    }
}

extension Usage {
    func mentionsVariable(_ name: String) -> Bool { mentioned.contains(name) }
}
