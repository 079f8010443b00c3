/// Messages whose selectors are values, and the tables of the methods that they call.
extension Rewriter {
    /// The protocols that a class adopts for what the program does with its objects.
    mutating func shownProtocols(of name: String) -> [String] {
        var protocols: [String] = []
        if beginsObserving(name) { protocols.append("KeyValueObserver") }
        if model.makers("init").contains(name) { protocols.append("Creatable") }
        if !protocols.isEmpty { modules.insert("CompatShims") }
        for (selector, proto) in [
            ("description", "CustomStringConvertible"), ("debugDescription", "CustomDebugStringConvertible"),
        ] where describes(selector, aloneIn: name) { protocols.append(proto) }
        return protocols
    }

    /// Messages that call a method by its name at once, and later or on another thread.
    private static let performing: Set<String> = [
        "performSelector:", "performSelector:withObject:", "performSelector:withObject:withObject:",
    ]
    private static let performingElsewhere: Set<String> = [
        "performSelector:withObject:afterDelay:", "performSelectorOnMainThread:withObject:waitUntilDone:",
        "performSelectorInBackground:withObject:",
    ]

    /// `performSelector:` and its kin: the call of the method that a literal names, or a call by name.
    mutating func performing(_ message: Message, _ tokens: Range<Int>) -> SwiftExpression? {
        let isAtOnce = Self.performing.contains(message.selector)
        guard isAtOnce || Self.performingElsewhere.contains(message.selector) else { return nil }
        let literal: String? =
            if case .atWord("@selector", let name) = message.arguments[0].kind { name.filter { !$0.isWhitespace } } else
            { nil }
        let receiver = receiver(message.receiver)
        if isAtOnce, let literal, receiver.type.wrapped != .any {
            let call = Message(
                receiver: message.receiver, words: literal.split(separator: ":").map(String.init),
                arguments: Array(message.arguments.dropFirst()), variadic: [], wordTokens: [])
            return instanceMessage(call, receiver, tokens)
        }
        guard let object = named(receiver, literal) else {
            giveUp("RAC-3005", "Only objects of this program are called by name: call the method itself.")
            return SwiftExpression("nil")
        }
        var list = [SwiftExpression.Argument(label: "selector", value: expression(message.arguments[0], as: .string))]
        func passed(_ index: Int) {
            list.append(.init(label: "with", value: self.passed(message.arguments[index], as: .anyOptional)))
        }
        switch message.selector {
        case "performSelector:withObject:afterDelay:":
            passed(1)
            list.append(.init(label: "afterDelay", value: expression(message.arguments[2], as: .double)))
            return link(object, .void) { $0.member("perform").call(list) }
        case "performSelectorOnMainThread:withObject:waitUntilDone:":
            passed(1)
            list.append(.init(label: "waitUntilDone", value: expression(message.arguments[2], as: .bool)))
            return link(object, .void) { $0.member("performOnMainThread").call(list) }
        case "performSelectorInBackground:withObject:":
            passed(1)
            return link(object, .void) { $0.member("performInBackground").call(list) }
        default:
            for index in message.arguments.indices.dropFirst() { passed(index) }
            return link(object, .anyOptional) { $0.member("perform").call(list) }
        }
    }

    /// `respondsToSelector:` with a selector that is a value.
    mutating func responding(_ message: Message) -> SwiftExpression {
        guard let object = named(receiver(message.receiver), nil) else {
            giveUp("RAC-3004", "Swift knows no methods by names that are computed: ask for the class.")
            return SwiftExpression("false", .bool)
        }
        let name = expression(message.arguments[0], as: .string)
        return link(object, .bool) { $0.member("responds").call([.init(label: "toSelector", value: name)]) }
    }

    /// `cancelPreviousPerformRequestsWithTarget:` and its form for one method.
    mutating func cancelling(_ message: Message) -> SwiftExpression? {
        guard message.words[0] == "cancelPreviousPerformRequestsWithTarget" else { return nil }
        use(module: "CompatShims")
        var list = [SwiftExpression.Argument(label: "of", value: passed(message.arguments[0], as: .anyOptional))]
        if message.arguments.count == 3 {
            list.append(.init(label: "selector", value: expression(message.arguments[1], as: .string)))
            list.append(.init(label: "with", value: passed(message.arguments[2], as: .anyOptional)))
        }
        return SwiftExpression("cancelPreviousPerformRequests").call(list, .void)
    }

    /// An object whose class lists its methods; nil for values of Swift, and objects of other libraries.
    ///
    /// - Parameter literal: The method; nil if any may be called.
    private mutating func named(_ object: SwiftExpression, _ literal: String?) -> SwiftExpression? {
        if let name = object.type.wrapped.name, model.classes[name]?.superclass != nil {
            if let literal {
                model.askedSelectors.names.insert(literal)
            } else {
                model.askedSelectors.classes.insert(name)
            }
            use(module: "CompatShims")
            return object
        }
        let isWeak = object.type.isAnyObject
        guard object.type.wrapped == .any || isWeak, object.plain != "super" else { return nil }
        if let literal { model.askedSelectors.names.insert(literal) } else { model.askedSelectors.isAny = true }
        use(module: "CompatShims")
        // Messages to nil are for `Any?`, too.
        return SwiftExpression((isWeak ? asAnyObject(object) : asOptionalAny(object)).kind, .any)
    }

    // MARK: Tables

    /// Writes the extensions that list the methods of the classes of the files, where these are called by their names.
    mutating func selectorTables() -> [SwiftStatement] {
        let asked = model.askedSelectors
        return families.compactMap { root, family in
            var rows: [String] = []
            for name in family {
                guard let known = model.classes[name] else { continue }
                for (selector, row) in methods(of: known, name) where asked.contains(selector, of: family) {
                    // Objects of a subclass have the methods of the superclass.
                    let inherited = model.nearest(to: known.superclass) { $0.has(selector) ? true : nil }
                    if inherited == nil { rows.append(row) }
                }
            }
            guard !rows.isEmpty else { return nil }
            use(module: "CompatShims")
            let lines =
                ["static var selectors: [SelectorMethod] {", "    ["] + rows.map { "        \($0)," } + ["    ]", "}"]
            return SwiftStatement(
                leading: [""],
                kind: .body(head: "extension \(root): SelectorPerforming", [SwiftStatement(kind: .lines(lines))]))
        }
    }

    private func methods(of known: ProgramModel.Class, _ owner: String) -> [(selector: String, row: String)] {
        var rows: [(String, String)] = []
        for (name, property) in known.properties.sorted(by: { $0.key < $1.key }) {
            let getter = known.getters.first { $0.value == name }?.key ?? name
            if isObject(property.type) {
                let type = (property.type.isOptional ? property.type.wrapped.asOptional : property.type).text ?? "Any?"
                rows.append((getter, "SelectorMethod(\"\(getter)\") { (object: \(owner)) in object.\(name.safe) }"))
                guard !property.isReadonly else { continue }
                let setter = model.setter(of: name, from: owner)
                rows.append(
                    (
                        setter,
                        "SelectorMethod(\"\(setter)\") { (object: \(owner), value: \(type)) in object.\(name.safe) = value }"
                    ))
            } else {
                rows.append((getter, "SelectorMethod(\"\(getter)\", of: \(owner).self)"))
                if !property.isReadonly {
                    let setter = model.setter(of: name, from: owner)
                    rows.append((setter, "SelectorMethod(\"\(setter)\", of: \(owner).self)"))
                }
            }
        }
        for selector in known.implemented.sorted() where !selector.hasPrefix("+") && selector != "dealloc" {
            guard let method = known.methods[selector], !rows.contains(where: { $0.0 == selector }) else { continue }
            let isCalled =
                !method.isInitializer && !method.isThrowing && method.parameters.count < 3
                && method.parameters.allSatisfy(isObject) && (method.returns == .void || isObject(method.returns))
            let plain = "SelectorMethod(\"\(selector)\""
            guard isCalled else {
                rows.append((selector, "\(plain), of: \(owner).self)"))
                continue
            }
            let names = ["first", "second"]
            let parameters = zip(names, method.parameters).map { ", \($0): \($1.text ?? "Any?")" }.joined()
            let arguments = zip(names, method.labels).prefix(method.parameters.count)
                .map { "\($1.map { "\($0): " } ?? "")\($0)" }.joined(separator: ", ")
            let call = isVariable(selector) ? method.base : "\(method.base.safe)(\(arguments))"
            rows.append((selector, "\(plain)) { (object: \(owner)\(parameters)) in object.\(call) }"))
        }
        return rows
    }

    /// Whether values of a type were objects, or nil.
    private func isObject(_ type: SwiftType) -> Bool {
        let plain = type.wrapped
        if plain == .any || plain == .string || plain.isCollection { return true }
        if plain.isNumber || plain.isBool || plain.pointee != nil { return false }
        guard let name = plain.name else { return false }
        return model.classes[name]?.superclass != nil || SharedKind(plain) != nil || plain.isProtocol
            || ["Date", "Data", "URL", "NSNumber", "NSError", "UUID"].contains(name) || name.hasPrefix("RAC")
    }
}
