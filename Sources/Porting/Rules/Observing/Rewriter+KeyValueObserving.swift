/// Key-value observing: `addObserver:forKeyPath:options:context:`, and the method that observers are called with.
///
///     [item addObserver:self forKeyPath:@"title" options:NSKeyValueObservingOptionNew context:NULL];
///     item.addObserver(self, forKeyPath: \.title, named: "title", options: .new)
extension Rewriter {
    static let observeValue = "observeValueForKeyPath:ofObject:change:context:"

    /// The types of the parameters of ``observeValue``.
    static let observedTypes: [SwiftType] = [
        .optional(.string), .anyOptional, .optional(.dictionary(.named("AnyHashable"), .any)),
        .optional(.named("UnsafeMutableRawPointer")),
    ]

    private static let observedLabels = ["forKeyPath", "of", "change", "context"]

    /// The head of ``observeValue`` in Swift.
    static func observingHead(_ method: Method) -> String {
        let list = zip(zip(observedLabels, method.parameters), observedTypes).map { pair, type in
            let name = (pair.1.name ?? "_").local
            return "\(pair.0 == name ? "" : "\(pair.0) ")\(name): \(type.text ?? "Any?")"
        }
        return "func observeValue(\(list.joined(separator: ", ")))"
    }

    /// Whether a class is the first of its superclasses with a body for ``observeValue``.
    func beginsObserving(_ name: String) -> Bool {
        model.classes[name]?.implemented.contains(Self.observeValue) == true
            && !model.implements(Self.observeValue, model.classes[name]?.superclass)
    }

    /// A call that begins, ends, or hands on what an observer is told; nil for other messages.
    mutating func keyValueObserving(_ message: Message) -> SwiftExpression? {
        let arguments = message.arguments
        switch message.selector {
        case "addObserver:forKeyPath:options:context:":
            guard let object = observed(message) else { return SwiftExpression("nil") }
            var list = [SwiftExpression.Argument(label: nil, value: observer(arguments[0]))]
            if let words = arguments[1].observedPath {
                checkKeyPath(words, of: object.type)
                let (path, name) = (swiftKeyPath(words, of: object.type), "\"\(words.joined(separator: "."))\"")
                list.append(.init(label: "forKeyPath", value: SwiftExpression(path)))
                if path != name { list.append(.init(label: "named", value: SwiftExpression(name))) }
            } else {
                list.append(.init(label: "forKeyPath", value: expression(arguments[1], as: .string)))
            }
            let options = expression(arguments[2], as: .named("RACObservingOptions"))
            if options.plain != "0", options.plain != "[]" { list.append(.init(label: "options", value: options)) }
            if !arguments[3].isNil {
                list.append(.init(label: "context", value: expression(arguments[3], as: Self.observedTypes[3])))
            }
            return link(object, .void) { $0.member("addObserver").call(list) }
        case "removeObserver:forKeyPath:", "removeObserver:forKeyPath:context:":
            guard let object = observed(message) else { return SwiftExpression("nil") }
            let path = arguments[1].observedPath.map { SwiftExpression("\"\($0.joined(separator: "."))\"") }
            var list = [
                SwiftExpression.Argument(label: nil, value: observer(arguments[0])),
                .init(label: "forKeyPath", value: path ?? expression(arguments[1], as: .string)),
            ]
            if arguments.count == 3 {
                list.append(.init(label: "context", value: expression(arguments[2], as: Self.observedTypes[3])))
            }
            return link(object, .void) { $0.member("removeObserver").call(list) }
        case Self.observeValue where message.receiver.isClassName("super"):
            use(module: "CompatShims")
            guard model.implements(Self.observeValue, currentClass.flatMap { model.classes[$0]?.superclass }) else {
                let key = SwiftExpression.Argument(label: nil, value: expression(arguments[0]))
                return SwiftExpression("stopForUnhandledChange").call([key], .void)
            }
            let values = zip(arguments, Self.observedTypes).map { expression($0, as: $1) }
            let list = zip(Self.observedLabels, values).map {
                SwiftExpression.Argument(label: $0, value: $1)
            }
            return SwiftExpression("super").member("observeValue").call(list, .void)
        default: return nil
        }
    }

    /// A variable that holds its own address, which nothing else has: `static void *context = &context;`.
    mutating func observingContext(_ variable: Variable, _ access: String) -> SwiftStatement? {
        var initial = variable.initial?.withoutParentheses
        while case .cast(_, let inner)? = initial?.kind { initial = inner.withoutParentheses }
        guard case .prefix("&", let place)? = initial?.kind, place.localName == variable.name else { return nil }
        model.globals[variable.name] = .named("UnsafeMutableRawPointer")
        let address = SwiftExpression("UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)")
        return SwiftStatement(
            kind: .variable(
                "\(access)nonisolated(unsafe) let", name: globalName(variable.name), type: nil, address))
    }

    /// The object whose property is observed; nil, by hand, for objects of other libraries.
    private mutating func observed(_ message: Message) -> SwiftExpression? {
        let object = receiver(message.receiver)
        guard let name = object.type.wrapped.name, model.ancestry(of: name).contains(where: isObserved) else {
            giveUp("RAC-3058", "Only properties of this program's classes are observed by their names.")
            return nil
        }
        use(module: "CompatShims")
        return object
    }

    private mutating func observer(_ expression: Expression) -> SwiftExpression {
        let observer = self.expression(expression)
        if !observer.type.isOptional, model.implements(Self.observeValue, observer.type.name) { return observer }
        return SwiftExpression(.cast(observer, "as!", "any KeyValueObserver"), .named("any KeyValueObserver"))
    }
}

extension Expression {
    /// The names along a key path that is written as a literal, or named by a selector.
    var observedPath: [String]? {
        if case .name = kind { return nil }
        if case .member = kind { return nil }
        return observedKey?.split(separator: ".").map(String.init)
    }
}
