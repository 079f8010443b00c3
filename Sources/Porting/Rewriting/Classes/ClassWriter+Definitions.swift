/// Methods, in the order of their file.
extension ClassWriter {
    mutating func members(_ members: [Item], isExtension: Bool) {
        var end: Int?
        for member in members {
            var leading = leading(of: member.tokens)
            // Members on one line, such as an added initializer, stand apart.
            if leading.isEmpty, rewriter.line(of: member.tokens) == end { leading = [""] }
            end = rewriter.line(of: member.tokens.suffix(1))
            switch member.kind {
            case .method(let method): self.method(method, member, leading)
            case .directive(let text): directive(text, member, leading)
            case .variables, .function, .enumeration, .alias, .structure: hoist(member, leading)
            case .atWord("@synthesize", let list): synthesize(list, leading)
            case .atWord, .macro, .forward: keep(leading)
            case .statement(let statement):
                if case .empty = statement.kind {
                    keep(leading)
                } else {
                    byHand("RAC-3030", "This stands between methods.", member, leading)
                }
            case .property, .container, .unknown:
                byHand("RAC-3000", "This could not be read.", member, leading)
            }
        }
    }

    /// Writes a directive between members; what every use of a macro sees stands outside of the class, but for the branches
    /// of a condition.
    mutating func directive(_ text: String, _ member: Item, _ leading: [String]) {
        if text.isDefinition, conditions == 0 { return hoist(member, leading) }
        conditions += text.conditionStep
        let lines = rewriter.directive(text, member.tokens)
        if lines.isEmpty { keep(leading) } else { add(SwiftStatement(leading: leading, kind: .lines(lines))) }
    }

    /// Writes a declaration that stands between the members before the class.
    mutating func hoist(_ member: Item, _ leading: [String]) {
        var written = rewriter.outside(member)
        if !written.isEmpty { written[0].leading = leading + written[0].leading } else { keep(leading) }
        hoisted += written
    }

    /// Writes the declarations that have no body, and the accessors that no method stands for.
    mutating func finish() {
        addRequiredInitializer()
        addInheritedInitializers()
        addDecodingInitializer()
        if !isExtension { addStubs() }
        for lock in (rewriter.locks[name] ?? []).sorted(by: { $0.name > $1.name }) where !isExtension {
            let word = lock.isOfClass ? "private static let" : "private let"
            body.insert(
                SwiftStatement(
                    kind: .variable(word, name: lock.name, type: nil, SwiftExpression("NSRecursiveLock()"))),
                at: 0)
        }
        for (_, item, file) in missing {
            rewriter.enterFile(file)
            byHand("RAC-3035", "This method has no body in these files.", item, [""])
            rewriter.leaveFile()
        }
    }

    /// Adds the optional methods of protocols that subclasses override, and the state of operations.
    private mutating func addStubs() {
        for (state, property) in rewriter.operationStates(of: name) {
            let value = SwiftExpression("self").member(property.safe)
            define("override var \(state): Bool", [SwiftStatement(kind: .returns(value))], [""])
        }
        for selector in (rewriter.model.classes[name]?.stubs ?? []).sorted() {
            if let property = rewriter.model.classes[name]?.properties[selector] {
                let type = property.type
                guard let body = rewriter.defaultBody(type) else { continue }
                let comment = "// Only subclasses have this optional property."
                define("var \(selector.safe): \(type.text ?? "Any?")", body, ["", comment])
                continue
            }
            if let (head, line) = ProgramModel.keyMethods[selector] {
                let comment = "// Only subclasses have a method of their own."
                define(head, [SwiftStatement(kind: .lines([line]))], ["", comment])
                continue
            }
            guard let method = rewriter.model.classes[name]?.methods[selector],
                let body = rewriter.defaultBody(method.returns)
            else { continue }
            let list = zip(method.labels, method.parameters).map { label, type in
                "\(label.map { "\($0) " } ?? "")_: \(rewriter.escaping(type))"
            }
            let returns = method.returns == .void ? "" : " -> \(method.returns.text ?? "Any?")"
            let comment = "// Only subclasses have this optional method."
            let word = selector.hasPrefix("+") ? "class func" : "func"
            define("\(word) \(method.base.safe)(\(list.joined(separator: ", ")))\(returns)", body, ["", comment])
        }
    }

    /// Adds the initializer that methods call on their receiver's class, if the class inherits none.
    private mutating func addRequiredInitializer() {
        guard let known = rewriter.model.classes[name], known.superclass != nil,
            rewriter.model.isCalledOnClass("init", in: name), !known.implemented.contains("init"), !isExtension,
            !rewriter.model.inheritsConvenience("init", in: name)
        else { return }
        let hasOwn = known.implemented.contains { $0 != "init" && isInitializer(String($0.prefix { $0 != ":" })) }
        let inherited = rewriter.model.isRequired("init", in: known.superclass ?? "")
        guard known.required.contains("init") || hasOwn || !inherited else { return }
        let call = SwiftStatement(kind: .expression(SwiftExpression("super.init()")))
        define("required \(inherited ? "" : "override ")init()", [call], [""])
    }

    /// Adds the initializer that views and their controllers require, which a class of Swift with one of its own does not
    /// inherit.
    private mutating func addDecodingInitializer() {
        guard let known = rewriter.model.classes[name], known.superclass != nil, !isExtension,
            !known.designated.isEmpty, !known.implemented.contains("initWithCoder:"),
            !Self.decoded.isDisjoint(with: rewriter.registry.ancestry(of: rewriter.model.root(of: name)))
        else { return }
        let isInherited = rewriter.model.implements("initWithCoder:", known.superclass)
        let text = isInherited ? "super.init(coder: coder)" : "fatalError(\"Nothing decodes views here.\")"
        define(
            "required init?(coder: NSCoder)", [SwiftStatement(kind: .expression(SwiftExpression(text)))], [""])
    }

    /// The classes whose subclasses must have the initializer that decodes them.
    private static let decoded: Set<String> = ["UIView", "UIViewController", "NSView", "NSViewController"]

    /// Adds the initializers of the superclass that a class of Swift with one of its own does not inherit, and that methods
    /// call on a class in a variable.
    private mutating func addInheritedInitializers() {
        guard let known = rewriter.model.classes[name], let superclass = known.superclass, !isExtension,
            let parent = rewriter.model.classes[superclass], parent.superclass != nil, !known.designated.isEmpty,
            known.designated.isDisjoint(with: parent.implemented)
        else { return }
        for selector in parent.designated.subtracting(known.implemented).sorted() where selector != "init" {
            guard rewriter.model.isRequired(selector, in: superclass), let method = parent.methods[selector],
                !method.isThrowing
            else { continue }
            let names = method.labels.enumerated().map { $1 ?? "value\($0)" }
            let parameters = zip(zip(method.labels, names), method.parameters).map { pair, type in
                "\(pair.0 == nil ? "_ " : "")\(pair.1): \(rewriter.escaping(type))"
            }
            let arguments = zip(method.labels, names).map {
                SwiftExpression.Argument(label: $0, value: SwiftExpression($1.safe))
            }
            let call = SwiftExpression("super.init").call(arguments, .void)
            define(
                "required init(\(parameters.joined(separator: ", ")))", [SwiftStatement(kind: .expression(call))], [""])
        }
    }

    mutating func method(_ method: Method, _ item: Item, _ leading: [String]) {
        let key = method.key
        guard let statements = method.body else { return keep(leading) }
        var leading = leading
        let declared = (comments[key] ?? []).filter { !leading.contains($0) }
        if !declared.isEmpty { leading = leading.filter { $0.isEmpty } + declared + leading.filter { !$0.isEmpty } }
        rewriter.isClassMethod = method.isClass
        rewriter.returnsSelf = method.isClass && rewriter.returnsSelf(method, of: name)
        defer { (rewriter.isClassMethod, rewriter.returnsSelf) = (false, false) }
        if method.isVariadic, !Rewriter.readsFurtherArguments(statements.list) {
            return byHand(
                "RAC-3032", "A method with a variable number of arguments takes an array in Swift.", item, leading)
        }
        if !method.isClass, accessor(method, leading) { return }
        let headComments = rewriter.commentsInside(method.head)
        leading += headComments
        let override = rewriter.isOverride(key, in: name) ? "override " : ""
        switch key {
        case "dealloc":
            let body = rewriter.methodBody(method, [], .void, statements)
            if body.isEmpty { keep(leading) } else { define("deinit", body, leading) }
        case _ where rewriter.isVariable(key):
            let type: SwiftType = key == "hash" ? .int : Rewriter.variables.contains(key) ? .string : .bool
            let body = rewriter.methodBody(method, [], type, statements)
            define("\(override)var \(key): \(type.text ?? "")", body, leading)
        case "isEqual:":
            let parameter = (method.parameters[0].name ?? "object").local
            let declared = rewriter.plainType(method.parameters[0].type)
            // In Swift the parameter takes any type; an object of another class than the declared one counts as nil.
            let isOfClass = declared.name.map { rewriter.model.classes[$0]?.superclass != nil } ?? false
            var body = rewriter.methodBody(
                method, [isOfClass ? declared.asOptional : .anyOptional], .bool, statements)
            if isOfClass, let type = declared.text {
                let cast = SwiftExpression("object as? \(type)", declared.asOptional)
                body.insert(SwiftStatement(kind: .variable("let", name: parameter, type: nil, cast)), at: 0)
            }
            define("\(override)func isEqual(_ \(isOfClass ? "object" : parameter): Any?) -> Bool", body, leading)
        case "copyWithZone:", "mutableCopyWithZone:":
            let body = rewriter.methodBody(method, [.optional(.named("NSZone"))], .any, statements)
            let inherited = rewriter.model.classes[name]?.superclass.flatMap { rewriter.model.method(key, of: $0) }
            let word = key == "copyWithZone:" ? "copy" : "mutableCopy"
            let zone = (method.parameters[0].name ?? "zone").local
            define(
                "\(inherited == nil ? "" : "override ")func \(word)(with \(zone): NSZone? = nil) -> Any", body, leading)
        case "countByEnumeratingWithState:objects:count:" where statements.list.forwarded(method.selector) != nil:
            guard let list = statements.list.forwarded(method.selector) else { break }
            let returned = Statement(kind: .returns(list), tokens: list.tokens)
            let type = rewriter.receiver(list).type
            let body = rewriter.methodBody(method, [], type, Statements(list: [returned], inside: statements.inside))
            define("func makeIterator() -> IndexingIterator<[Any]>", body.map(\.iterating), leading)
        case "countByEnumeratingWithState:objects:count:":
            byHand("RAC-3067", "Write makeIterator() of a Sequence.", item, leading)
        case "encodeWithCoder:" where method.parameters.count == 1:
            let body = rewriter.methodBody(method, [.named("NSCoder")], .void, statements)
            let parameter = (method.parameters[0].name ?? "coder").local
            let label = parameter == "with" ? "with" : "with \(parameter)"
            define("\(override)func encode(\(label): NSCoder)", body, leading)
        case "+supportsSecureCoding":
            let body = rewriter.methodBody(method, [], .bool, statements)
            define("\(override)class var supportsSecureCoding: Bool", body, leading)
        case "+automaticallyNotifiesObserversForKey:":
            // Observed properties announce their changes themselves.
            drop(method, "an observed property says itself that it changes.", item, leading)
        case _ where key.hasPrefix("+keyPathsForValuesAffecting"):
            drop(method, "a computed property changes with what it reads.", item, leading)
        case "+alloc", "+allocWithZone:":
            byHand("RAC-3038", "Nothing runs when memory is taken: do it in the initializers.", item, leading)
        case "+load", "+initialize": start(method, statements, leading)
        case Rewriter.observeValue:
            let body = rewriter.methodBody(method, Rewriter.observedTypes, .void, statements)
            define(override + Rewriter.observingHead(method), body, leading)
        case _ where rewriter.model.takesOthers(key, in: name):
            byHand("RAC-3076", "Swift has two methods here: declare one type for the parameter in both.", item, leading)
        default:
            let known = rewriter.model.classes[name]?.methods[key]
            if let test = rewriter.testMethod(method, statements, in: name) {
                return add(SwiftStatement(leading: leading, kind: test))
            }
            if method.isClass, let once = singleton(method, leading) { return once.forEach { add($0) } }
            if known?.isInitializer == true { return initializer(method, item, leading) }
            let head = rewriter.head(of: method, in: name)
            rewriter.errorParameter = known?.isThrowing == true ? method.parameters.last?.name : nil
            rewriter.throwsBool = known?.isThrowing == true && known?.returns == .void && !method.returns.isVoid
            var body = rewriter.methodBody(
                method, known?.usedParameters ?? [], known?.returns ?? .void, statements, changed: known?.changed ?? [])
            for (index, type) in (known?.narrowed ?? [:]).sorted(by: { $0.key > $1.key }) {
                guard let parameter = method.parameters[index].name?.local, let type = type.text else { continue }
                body.insert(.cast(parameter, type), at: 0)
            }
            if !method.isClass, rewriter.calledName(method.selector, in: name) != nil {
                let names = method.parameters.compactMap { $0.name?.local }.joined(separator: ", ")
                let call = SwiftStatement(kind: .expression(SwiftExpression("rac_didInvoke(\(names))")))
                body.insert(body.isEmpty ? call : SwiftStatement(kind: .deferred([call])), at: 0)
            }
            rewriter.errorParameter = nil
            rewriter.throwsBool = false
            define(head, body, leading)
        }
    }

    /// Writes `+load` and `+initialize` as methods, which the program calls at its start.
    private mutating func start(_ method: Method, _ statements: Statements, _ leading: [String]) {
        // Each category has a `+load` of its own.
        let word = method.selector + (category ?? "")
        let id = "RAC-3036"
        let call = "call \(name).\(word)() at the start of the program."
        let message = "Nothing runs when a class is loaded or first used: \(call)"
        rewriter.note(id, .review, message, at: method.head)
        let body = rewriter.methodBody(method, [], .void, statements)
        let override = rewriter.isOverride(method.key, in: name) && !isExtension ? "override " : ""
        define(
            "\(override)\(isExtension ? "static" : "class") func \(word)()", body,
            leading + ["// review \(id): \(message)"])
    }

    /// Adds a member with a body.
    mutating func define(_ head: String, _ body: [SwiftStatement], _ leading: [String]) {
        add(SwiftStatement(leading: leading, kind: .body(head: head, body)))
    }

    /// Adds the Objective-C of a part that a person ports, with an error that states the reason.
    mutating func byHand(_ id: String, _ message: String, _ item: Item, _ leading: [String]) {
        add(SwiftStatement(leading: leading, kind: .lines(rewriter.byHand(id, message, item.tokens))))
    }

    /// Leaves a method out, with a comment that states the reason.
    private mutating func drop(_ method: Method, _ reason: String, _ item: Item, _ leading: [String]) {
        _ = rewriter.commentsInside(item.tokens)
        rewriter.note("RAC-3037", .review, "Dropped: \(reason)", at: item.tokens)
        let comment = "// review RAC-3037: +\(method.selector) is dropped: \(reason)"
        add(SwiftStatement(leading: leading + [comment], kind: .empty))
    }
}

extension [Statement] {
    /// The object that a method only passes its arguments on to: `x` of `return [x count…:state objects:buffer count:length];`.
    func forwarded(_ selector: String) -> Expression? {
        guard count == 1, case .returns(let value?) = self[0].kind, case .message(let message) = value.kind,
            message.selector == selector
        else { return nil }
        return message.receiver
    }
}

extension SwiftStatement {
    /// The statement, with an iterator over the collection that it returns.
    fileprivate var iterating: Self {
        guard case .returns(let list?) = kind else { return self }
        var present =
            list.type.isOptional
            ? SwiftExpression(.tuple([SwiftExpression(.binary(list, "??", SwiftExpression("[]")))])) : list
        // The loops over the object cast its elements.
        switch list.type.wrapped {
        case .array(.any): break
        case .array: present = SwiftExpression(.tuple([SwiftExpression(.cast(present, "as", "[Any]"))]))
        default: present = SwiftExpression("Array<Any>").call([.init(label: nil, value: present)])
        }
        return Self(leading: leading, kind: .returns(present.member("makeIterator").call()))
    }
}
