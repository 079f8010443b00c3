/// Messages to classes: literals of collections, initializers, calls that throw.
extension Rewriter {
    mutating func classMessage(_ name: String, _ message: Message, _ tokens: Range<Int>) -> SwiftExpression {
        var type = TypeName(name)
        type.pointers = 1
        var swiftName = model.classes[name]?.superclass != nil ? name : plainType(type).text ?? name
        if swiftName.hasPrefix("any ") { swiftName = name }
        switch name {
        case "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet":
            if let literal = collection(name, message) { return literal }
        case "NSString", "NSMutableString":
            if message.selector == "stringWithFormat:" || message.selector == "string" { return format(message) }
        case "NSPredicate" where message.selector == "predicateWithFormat:":
            if let predicate = matchingPredicate(message) { return predicate }
        case "NSNumber":
            if message.words[0].hasPrefix("numberWith"), message.arguments.count == 1 {
                return expression(message.arguments[0])
            }
        case "NSNull" where message.selector == "null":
            return SwiftExpression("NSNull()", .named("NSNull"))
        default: break
        }
        return classCall(SwiftExpression(swiftName, .named(swiftName)), name, message, tokens)
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

    private mutating func collection(_ name: String, _ message: Message) -> SwiftExpression? {
        var type = TypeName(name)
        type.pointers = 1
        let plain = plainType(type)
        switch message.selector {
        case "array", "dictionary", "set", "arrayWithCapacity:", "dictionaryWithCapacity:", "setWithCapacity:", "new",
            "init", "initWithCapacity:":
            return emptyCollection(plain)
        case "arrayWithArray:", "dictionaryWithDictionary:", "setWithSet:", "initWithArray:", "initWithDictionary:",
            "arrayWithObject:":
            let value = expression(message.arguments[0])
            return message.selector == "arrayWithObject:" ? SwiftExpression(.array([value]), .array(value.type)) : value
        case "setWithObject:":
            let value = expression(message.arguments[0])
            return SwiftExpression("Set").call([.init(label: nil, value: SwiftExpression(.array([value])))], plain)
        case "arrayWithObjects:", "setWithObjects:":
            let values = ([message.arguments[0]] + message.variadic).map { expression($0) }.filter { !$0.isNil }
            return SwiftExpression(.array(values), plain)
        case "setWithArray:":
            let value = expression(message.arguments[0])
            if case .array(let items) = value.kind, items.isEmpty {
                return SwiftExpression(plain.text ?? "Set").call([], plain)
            }
            return SwiftExpression("Set").call([.init(label: nil, value: value)], plain)
        default: return nil
        }
    }

    private func emptyCollection(_ type: SwiftType) -> SwiftExpression {
        if case .dictionary = type { return SwiftExpression(.dictionary([]), type) }
        return SwiftExpression(.array([]), type)
    }

    mutating func classCall(
        _ type: SwiftExpression, _ name: String, _ message: Message, _ tokens: Range<Int>
    ) -> SwiftExpression {
        if let method = model.method("+" + message.selector, of: name) {
            let arguments = self.arguments(message, method.parameters, method)
            var returns = method.returns
            if returns == .named("Self") { returns = .named(name) }
            return SwiftExpression(.call(type.member(method.base), labelled(arguments, method.labels)), returns)
        }
        if let property = model.property(message.selector, of: name), property.isClass {
            return type.member(message.selector, property.type)
        }
        if let entry = registry.method(named: message.selector, on: name, scope: .class) {
            if let known = apply(entry, type, message.arguments, message.variadic, tokens) { return known }
        }
        if let call = throwingCall(message, type) { return call }
        let arguments = self.arguments(message, [], nil)
        let (base, labels, _) = swiftName(words: message.words, count: message.arguments.count)
        // A convenience constructor of an unknown class keeps the words of its selector.
        return SwiftExpression(.call(type.member(base), labelled(arguments, labels)), .unknown)
    }

    /// A call of an unknown method whose last argument takes the address of an error: it throws in Swift.
    mutating func throwingCall(_ message: Message, _ receiver: SwiftExpression) -> SwiftExpression? {
        guard message.words.count > 1, message.words.last == "error", let last = message.arguments.last else {
            return nil
        }
        guard isErrorAddress(last) else { return nil }
        let words = Array(message.words.dropLast())
        let (base, labels, _) = swiftName(words: words, count: words.count)
        let isThrowing = throwing(last)
        let values = message.arguments.dropLast().map { expression($0) }
        let call = link(receiver, .unknown) { SwiftExpression(.call($0.member(base), labelled(Array(values), labels))) }
        return isThrowing ? call : SwiftExpression(.prefix("try? ", call), .unknown)
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
        var type = TypeName(name)
        type.pointers = 1
        if ["NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet"].contains(name),
            let literal = collection(name, message)
        {
            return literal
        }
        if name.hasSuffix("String"), message.selector == "initWithFormat:" { return format(message) }
        let plain = model.classes[name] != nil ? .named(name) : plainType(type)
        let text = plain.text ?? name
        let swiftName = text.hasPrefix("any ") ? name : text
        if model.classes[name] == nil, let entry = registry.method(named: message.selector, on: name, scope: .instance),
            entry.swift != nil || entry.class == .byHand
        {
            if let known = apply(entry, SwiftExpression(swiftName, plain), message.arguments, message.variadic, tokens)
            {
                return known
            }
        }
        return initializer(SwiftExpression(swiftName, plain), name, message, plain)
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
        let arguments = list.enumerated().map { index, argument in
            if let method { notePassedOptional(argument, message, index, method) }
            return expression(argument, as: index < types.count ? types[index] : .unknown)
        }
        let labels = method?.labels ?? swiftName(words: words, count: list.count).labels
        let isOptional = isAttempted || method?.returns.isOptional == true && method?.isThrowing == false
        let call = SwiftExpression(.call(callee, labelled(arguments, labels)), isOptional ? type.asOptional : type)
        return isAttempted ? SwiftExpression(.prefix("try? ", call), call.type) : call
    }
}
