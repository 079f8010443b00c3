/// Messages to classes: literals of collections, initializers, calls that throw.
extension Rewriter {
    mutating func classMessage(_ name: String, _ message: Message, _ tokens: Range<Int>) -> SwiftExpression {
        if let kind = SharedKind(rawValue: name), model.classes[name]?.superclass == nil,
            model.method("+" + message.selector, of: name) == nil
        {
            return object(of: kind, with: classMessage(kind.original, message, tokens).withoutHolder)
        }
        let type = TypeName(objectOf: name)
        var swiftName = model.classes[name]?.superclass != nil ? name : plainType(type).text ?? name
        if swiftName.hasPrefix("any ") { swiftName = name }
        switch name {
        case "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet":
            if let literal = collection(name, message) { return literal }
        case "NSString", "NSMutableString":
            if message.selector == "stringWithFormat:" || message.selector == "string" { return format(message) }
            // An argument of the program is a string.
            if message.selector == "stringWithUTF8String:", case let text = expression(message.arguments[0]),
                text.type == .string, case .element = text.kind
            {
                return text
            }
        case "NSPredicate" where message.selector == "predicateWithFormat:":
            return matchingPredicate(message) ?? formattedPredicate(message)
        case "NSKeyedArchiver", "NSKeyedUnarchiver":
            // Foundation archives the objects of its own classes and their subclasses.
            let isArchived = model.classes.contains {
                $0.value.implemented.contains("encodeWithCoder:") && isObserved($0.key)
            }
            if isArchived { giveUp("RAC-1571", "The class is observed, and can be archived with Codable only.") }
        case "NSNumber":
            if message.words[0].hasPrefix("numberWith"), message.arguments.count == 1 {
                return number(message.arguments[0], as: String(message.words[0].dropFirst("numberWith".count)))
            }
        case "NSValue" where ["valueWithBytes:objCType:", "value:withObjCType:"].contains(message.selector):
            // `[NSValue valueWithBytes:&edge objCType:@encode(Edge)]`.
            guard case .prefix("&", let structure) = message.arguments[0].withoutParentheses.kind else { break }
            modules.insert("CompatShims")
            return SwiftExpression("NSValue").call(
                [.init(label: "structure", value: expression(structure))], .named("NSValue"))
        case "NSException" where message.selector == "raise:format:":
            review("RAC-1463", "The program stops; nothing can catch it.", at: tokens)
            let reason = interpolation(message.arguments[1], message.variadic)
            return SwiftExpression("fatalError").call([.init(label: nil, value: reason)], .void)
        case "NSNull" where message.selector == "null":
            return SwiftExpression("NSNull()", .named("NSNull"))
        default: break
        }
        return classCall(SwiftExpression(swiftName, .named(swiftName)), name, message, tokens)
    }

    /// The number that `[NSNumber numberWithInt:x]` holds: one of the kind that the message names.
    private mutating func number(_ value: Expression, as kind: String) -> SwiftExpression {
        let plain = boxed(value)
        let wanted: SwiftType =
            switch kind {
            case "Bool": .bool
            case "Float": .named("Float")
            case "Double": .double
            default: .int
            }
        let isSame =
            wanted.isBool == plain.type.isBool && (wanted.isFraction == plain.type.isFraction || wanted.isFraction)
        guard plain.type.isNumber || plain.type.isBool, !isSame else { return plain }
        return coerce(plain, to: wanted)
    }

    /// `[NSPredicate predicateWithFormat:@"SELF MATCHES %@", pattern]`; nil for other formats.
    private mutating func matchingPredicate(_ message: Message) -> SwiftExpression? {
        guard case .string(let literals, _) = message.arguments[0].kind, message.variadic.count == 1,
            literals.joined().trimmingPrefix("@").uppercased() == "\"SELF MATCHES %@\""
        else { return nil }
        // A closure of a predicate captures constants only.
        if case .name(let name) = message.variadic[0].kind, assigned.contains(name) { return nil }
        guard let pattern = expression(message.variadic[0], as: .string).plain else { return nil }
        // A literal stands inside of the literal.
        let inside = pattern.hasPrefix("\"") ? String(pattern.dropFirst().dropLast()) : "\\(\(pattern))"
        let range = #"range(of: "\\A(?:\#(inside))\\z", options: .regularExpression)"#
        return SwiftExpression("NSPredicate { value, _ in (value as? String)?.\(range) != nil }", .named("NSPredicate"))
    }

    /// `[NSPredicate predicateWithFormat:@"age > %d", age]`; the format is read at run time.
    private mutating func formattedPredicate(_ message: Message) -> SwiftExpression {
        use(module: "CompatShims")
        usesKeys = true
        noteKey(message.arguments[0])
        var list = [SwiftExpression.Argument(label: "format", value: expression(message.arguments[0], as: .string))]
        list += message.variadic.map { .init(label: nil, value: passed($0).withoutHolder) }
        return SwiftExpression("NSPredicate").call(list, .named("NSPredicate"))
    }

    private mutating func collection(_ name: String, _ message: Message) -> SwiftExpression? {
        let type = TypeName(objectOf: name)
        let plain = plainType(type)
        let isSet = { if case .set = plain { true } else { false } }()
        switch message.selector {
        case _ where isSet && (message.selector == "setWithArray:" || message.selector == "initWithArray:"):
            return set(of: expression(message.arguments[0]), plain)
        case "array", "dictionary", "set", "arrayWithCapacity:", "dictionaryWithCapacity:", "setWithCapacity:", "new",
            "init", "initWithCapacity:":
            return emptyCollection(plain)
        case "arrayWithArray:", "dictionaryWithDictionary:", "setWithSet:", "initWithDictionary:", "initWithSet:",
            "initWithArray:":
            return present(expression(message.arguments[0]).withoutHolder, plain)
        case "initWithArray:copyItems:", "initWithDictionary:copyItems:":
            guard !isSet else { return nil }
            let copies = expression(message.arguments[1]).plain
            if copies != "true", copies != "false" {
                giveUp("RAC-3002", "Whether the items are copied is known at run time only: write both cases.")
            }
            let value = expression(message.arguments[0]).withoutHolder
            let items = present(value.type == .any ? coerce(value, to: plain.asOptional) : value, plain)
            guard copies == "true" else { return items }
            use(module: "CompatShims")
            return SwiftExpression("copiedItems").call([.init(label: nil, value: items)], plain)
        case "arrayWithObject:":
            checkKept(byLiteral: message.arguments)
            let value = element(message.arguments[0], .unknown)
            return SwiftExpression(.array([value]), .array(SharedKind(value.type) == nil ? value.type : .any))
        case "setWithObject:":
            return set(of: SwiftExpression(.array([element(message.arguments[0], .unknown)])), plain)
        case "arrayWithObjects:", "initWithObjects:", "setWithObjects:":
            // The list ends at the first nil.
            let list = ([message.arguments[0]] + message.variadic).prefix { !$0.isNil }
            checkKept(byLiteral: Array(list))
            let objects = untilNil("untilNil", Array(list))
            let values = objects?.kind ?? .array(list.map { element($0, .unknown) })
            return isSet
                ? set(of: SwiftExpression(values, objects == nil ? plain : .array(.any)), plain)
                : SwiftExpression(values, plain)
        case "dictionaryWithObject:forKey:":
            guard case .dictionary(let key, _) = plain else { return nil }
            checkKept(byLiteral: message.arguments)
            let pair = (key: element(message.arguments[1], key), value: element(message.arguments[0], .unknown))
            return SwiftExpression(.dictionary([pair]), plain)
        case "dictionaryWithObjectsAndKeys:", "initWithObjectsAndKeys:":
            let list = Array(([message.arguments[0]] + message.variadic).prefix { !$0.isNil })
            guard list.count.isMultiple(of: 2), !list.isEmpty, case .dictionary(let key, _) = plain else { return nil }
            checkKept(byLiteral: list)
            if let objects = untilNil("dictionary", label: "objectsAndKeys", list) {
                return SwiftExpression(objects.kind, plain)
            }
            let pairs = stride(from: 0, to: list.count, by: 2).map { index in
                (key: element(list[index + 1], key), value: element(list[index], .unknown))
            }
            return SwiftExpression(.dictionary(pairs), plain)
        default: return nil
        }
    }

    /// The call of a function that ends a list at its first nil; nil where no object of the list may be nil.
    private mutating func untilNil(_ name: String, label: String? = nil, _ list: [Expression]) -> SwiftExpression? {
        var probe = self
        guard list.contains(where: { probe.expression($0).type.isOptional }) else { return nil }
        let values = list.map { expression($0) }
        use(module: "CompatShims")
        return unhidden(
            SwiftExpression(name).call(values.enumerated().map { .init(label: $0 == 0 ? label : nil, value: $1) }))
    }

    /// The source of a new collection: a collection made from nil is empty.
    private mutating func present(_ value: SwiftExpression, _ type: SwiftType) -> SwiftExpression {
        guard value.type.isOptional || value.isNil else { return value }
        if value.isNil { return emptyCollection(type) }
        let known = value.type.wrapped == .any ? coerce(value, to: type.asOptional) : value
        return SwiftExpression(.binary(known, "??", emptyCollection(type)), known.type.wrapped)
    }

    /// A set of the elements of an array; an empty set for nil.
    private mutating func set(of values: SwiftExpression, _ type: SwiftType) -> SwiftExpression {
        let callee = SwiftExpression(type.text ?? "Set")
        if case .array(let items) = values.kind {
            if items.contains(where: { SharedKind($0.type) != nil }) {
                giveUp("RAC-3061", "The set holds an object that changes: its elements are values in Swift.")
            }
            let elements = type == .set(.named("AnyHashable")) ? keys(values) : values
            return callee.call(items.isEmpty ? [] : [.init(label: nil, value: elements)], type)
        }
        var values = values
        if values.type.wrapped == .any {
            values = SwiftExpression(.cast(values, "as?", "[AnyHashable]"), .optional(type))
        }
        if values.type.isOptional {
            values = SwiftExpression(.binary(values, "??", SwiftExpression("[]")), values.type.wrapped)
        }
        if values.type.wrapped == .array(.any) || type == .set(.named("AnyHashable")) { values = keys(values) }
        return callee.call([.init(label: nil, value: values)], type)
    }

    func emptyCollection(_ type: SwiftType) -> SwiftExpression {
        if case .dictionary = type { return SwiftExpression(.dictionary([]), type) }
        return SwiftExpression(.array([]), type)
    }

    /// Whether a type is one of values of Swift: `String`, `[Any]`.
    private func isOfValues(_ type: SwiftExpression) -> Bool { type.type.text.map { SwiftType($0).isValue } ?? false }

    mutating func classCall(
        _ type: SwiftExpression, _ name: String, _ message: Message, _ tokens: Range<Int>
    ) -> SwiftExpression {
        if let method = model.method("+" + message.selector, of: name) {
            if isOfValues(type), model.root(of: "+" + message.selector, in: name) == "NSObject" {
                giveUp("RAC-3040", "A value of Swift has no methods of NSObject.")
            }
            let arguments = self.arguments(message, method.parameters, method)
            var returns = method.returns
            if returns == .named("Self") { returns = .named(name) }
            // `instancetype` is the class of the receiver.
            if let made = returns.name, made != name, model.inherits(name, from: made),
                message.receiver.isClassName(name), method.isOfAskedClass
            {
                returns = returns.isOptional ? .optional(.named(name)) : .named(name)
            }
            let call = SwiftExpression(
                .call(type.member(method.base), labelled(arguments, of: method, in: name)), returns)
            guard method.isThrowing, let last = message.arguments.last, !throwing(last) else { return call }
            return SwiftExpression(.prefix("try? ", call), returns.asOptional)
        }
        // A subclass of the program makes objects of its own, where the library's class does.
        let inherited = registry.method(named: message.selector, on: model.root(of: name), scope: .class)
        if let entry = registry.method(named: message.selector, on: name, scope: .class)
            ?? inherited.flatMap({ $0.returns == "Self" ? $0 : nil })
        {
            if let known = apply(entry, type, message.arguments, message.variadic, tokens) { return known }
        }
        checkDeclared("+" + message.selector, by: .named(name), tokens)
        if isOfValues(type), !type.type.isNumber, !type.type.isBool, let text = type.type.text,
            !isOfForeignCategory(message.selector, of: text, tokens)
        {
            giveUp("RAC-3040", "\(message.selector) of \(text) has no form in Swift that is known.")
        }
        if let call = throwingCall(message, type) { return call }
        let arguments = self.arguments(message, [], nil)
        let (base, labels, _) = swiftName(words: message.words, count: message.arguments.count, isPlain: true)
        // A convenience constructor of an unknown class keeps the words of its selector.
        return SwiftExpression(.call(type.member(base), labelled(arguments, labels)), .unknown)
    }

    /// A call of an unknown method whose last argument takes the address of an error: it throws in Swift.
    mutating func throwingCall(_ message: Message, _ receiver: SwiftExpression) -> SwiftExpression? {
        guard takesError(message), let last = message.arguments.last else { return nil }
        let words = Array(message.words.dropLast())
        let (base, labels, _) = swiftName(words: words, count: words.count)
        let isThrowing = throwing(last)
        let values = message.arguments.dropLast().map { passed($0) }
        let call = link(receiver, .unknown) { SwiftExpression(.call($0.member(base), labelled(Array(values), labels))) }
        return isThrowing ? call : SwiftExpression(.prefix("try? ", call), .unknown)
    }

    /// Whether the last argument is the address of an error, or nothing in its place.
    func takesError(_ message: Message) -> Bool {
        message.words.count > 1 && message.words.last == "error" && message.arguments.last.map(isErrorAddress) == true
    }

    private func isErrorAddress(_ argument: Expression) -> Bool {
        switch argument.kind {
        case .prefix("&", _), .name("nil"), .name("NULL"): true
        case .name(let name): name == errorParameter
        default: false
        }
    }

    /// `[[X alloc] initWith…]`.
    mutating func newObject(_ name: String, _ message: Message, _ tokens: Range<Int>) -> SwiftExpression {
        if let kind = SharedKind(rawValue: name), model.classes[name]?.superclass == nil {
            return object(of: kind, with: newObject(kind.original, message, tokens).withoutHolder)
        }
        let type = TypeName(objectOf: name)
        if ["NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet"].contains(name),
            let literal = collection(name, message)
        {
            return literal
        }
        if name.hasSuffix("String"), message.selector == "initWithFormat:" { return format(message) }
        if name.hasSuffix("String"), message.selector == "initWithFormat:arguments:" {
            return formatOfFurtherArguments(message)
        }
        let plain = model.classes[name] != nil ? .named(name) : plainType(type)
        let text = plain.text ?? name
        let swiftName = text.hasPrefix("any ") ? name : text
        if model.classes[name]?.superclass == nil, model.method(message.selector, of: name) == nil,
            let entry = registry.method(named: message.selector, on: name, scope: .instance),
            entry.swift != nil || entry.class == .byHand
        {
            if let known = apply(entry, SwiftExpression(swiftName, plain), message.arguments, message.variadic, tokens)
            {
                return known
            }
        }
        checkInitializer(message.selector, of: name)
        return initializer(SwiftExpression(swiftName, plain), name, message, plain)
    }

    /// `[[self alloc] init…]` and `[[[self class] alloc] init…]`: an object of the receiver's class.
    ///
    /// If no class of the program inherits from this class, the receiver's class is this class.
    mutating func newSelf(_ type: String, _ message: Message, _ tokens: Range<Int>) -> SwiftExpression {
        let name = currentClass ?? "Self"
        guard model.hasSubclasses(name) else { return newObject(name, message, tokens) }
        if model.classes[name]?.superclass == nil {
            giveUp(
                "RAC-3074", "The initializer of another library's class is not required: make the object in each class."
            )
        }
        let made = newObject(name, message, tokens)
        guard case .call(_, let arguments) = made.kind else { return made }
        return SwiftExpression(.call(SwiftExpression("\(type).init"), arguments), made.type)
    }

    /// `[[kind alloc] init…]` of a class in a variable, as an object of the target's class.
    mutating func newObject(of kind: Expression, _ message: Message, _ target: SwiftType, _ tokens: Range<Int>)
        -> SwiftExpression
    {
        guard let name = target.wrapped.name, model.classes[name]?.superclass != nil else {
            if let made = newObject(ofMakers: kind, message, tokens) { return made }
            giveUp("RAC-3070", "Swift makes objects of a class that is named: declare the class as \"Name.Type\".")
            return SwiftExpression("nil")
        }
        let made = newObject(name, message, tokens)
        guard case .call(_, let arguments) = made.kind else { return made }
        let value = expression(kind)
        let known = metatype(name, of: value, isLast: !value.type.isOptional)
        return link(known, made.type) { $0.member("init").call(arguments, made.type) }
    }

    /// A class that a variable holds, as a class of the program; the last one that it may be stops for another.
    func metatype(_ name: String, of value: SwiftExpression, isLast: Bool) -> SwiftExpression {
        let type = SwiftType.named("\(name).Type")
        guard isLast else { return SwiftExpression(.cast(value, "as?", "\(name).Type"), type.asOptional) }
        let isOptional = value.type.isOptional
        return SwiftExpression(
            .tuple([SwiftExpression(.cast(value, "as!", "\(name).Type" + (isOptional ? "?" : "")))]),
            isOptional ? type.asOptional : type)
    }

    /// `[[kind alloc] init…]` for a variable of any class: each class that the program uses as a value is asked for.
    private mutating func newObject(ofMakers kind: Expression, _ message: Message, _ tokens: Range<Int>)
        -> SwiftExpression?
    {
        let makers = model.makers(message.selector)
        let type = SwiftType.named("AnyClass")
        if message.selector == "init", !makers.isEmpty, !model.made.isAny {
            use(module: "CompatShims")
            let known = SwiftExpression.Argument(label: "of", value: expression(kind, as: type.asOptional))
            return SwiftExpression("newObject").call([known], .anyOptional)
        }
        guard message.selector != "init", (1...8).contains(makers.count) else { return nil }
        var forms: [SwiftExpression] = []
        let value = expression(kind)
        for name in makers {
            let made = newObject(name, message, tokens)
            guard case .call(_, let arguments) = made.kind else { return nil }
            let known = metatype(name, of: value, isLast: name == makers.last)
            forms.append(link(known, .named(name)) { $0.member("init").call(arguments, .named(name)) })
        }
        if forms.count == 1 { return forms[0] }
        let objects = forms.map { SwiftExpression(.cast($0, "as", "Any?"), .anyOptional) }
        return objects.dropFirst().reduce(objects[0]) { SwiftExpression(.binary($0, "??", $1), .anyOptional) }
    }

    private mutating func initializer(
        _ callee: SwiftExpression, _ name: String, _ message: Message, _ type: SwiftType
    ) -> SwiftExpression {
        let method = model.method(message.selector, of: name)
        var words = message.words
        var list = message.arguments
        var isAttempted = false
        if let last = list.last,
            method?.isThrowing ?? (words.count > 1 && words.last == "error" && isErrorAddress(last))
        {
            isAttempted = !throwing(last)
            list.removeLast()
            if words.count > 1 { words.removeLast() }
        }
        let types = method?.parameters ?? []
        var arguments = list.enumerated().map { index, argument in
            if let method { notePassedOptional(argument, message, index, method) }
            return passed(
                argument, as: index < types.count ? types[index] : .unknown, number: method?.number(of: index))
        }
        arguments += furtherArguments(message, method)
        let labels = method?.labels ?? swiftName(words: words, count: list.count).labels
        let isOptional = isAttempted || method?.returns.isOptional == true && method?.isThrowing == false
        let parts = method.map { labelled(arguments, of: $0, in: type.name) } ?? labelled(arguments, labels)
        let call = SwiftExpression(.call(callee, parts), isOptional ? type.asOptional : type)
        return isAttempted ? SwiftExpression(.prefix("try? ", call), call.type) : call
    }
}
