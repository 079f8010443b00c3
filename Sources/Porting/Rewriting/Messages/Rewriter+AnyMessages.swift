/// Messages to objects of any class: casts to the program's classes that have the method, then functions for any value.
extension Rewriter {
    /// The type of the registry that has the forms of messages to values of any class.
    private static let anyType = "id"

    /// Writes a message to an object of any class; nil where neither the program nor the registry knows the selector.
    mutating func anyMessage(_ message: Message, _ receiver: SwiftExpression, _ tokens: Range<Int>) -> SwiftExpression?
    {
        let receiver = ofAnyClass(receiver)
        let isWeak = receiver.type.isAnyObject || receiver.isBareObject
        guard receiver.type.wrapped == .any || isWeak, receiver.plain != "super" else { return nil }
        if Usage.mutators.contains(message.words[0]), message.words[0] != "setValue" {
            share(message.receiver.tokens, SharedKind.changed(by: message.selector))
        }
        var object = isWeak ? SwiftExpression(receiver.kind, .anyOptional) : asOptionalAny(receiver)
        object.mayBeShared = receiver.mayBeShared
        var owners = receiver.isWidened ? [] : owners(of: message).filter { takes(message, $0) }
        let proto = commonProtocol(of: owners, message)
        if owners.contains(where: { $0 != currentClass }) {
            model.askedOfAny.insert(message.words[0].propertyOfSetter ?? message.words[0])
        }
        if let proto { owners = [proto] }
        var forms = owners.map { owner in
            let type = owner == proto ? SwiftType("any \(protocolName(owner))") : plainType(TypeName(objectOf: owner))
            let cast = SwiftExpression(.cast(object, "as?", type.text ?? owner), .optional(type))
            return instanceMessage(message, cast, tokens)
        }
        if !isForProgram(message, forms.count),
            let entry = registry.method(named: message.selector, on: Self.anyType, scope: .instance),
            entry.type == Self.anyType,
            let form = apply(
                entry, unchained(isWeak ? asAnyObject(receiver) : object), message.arguments, message.variadic, tokens)
        {
            // Where Foundation's method returns a number, that is the type of the message.
            if form.type.isNumber || form.type.isBool {
                forms.removeAll { !$0.type.wrapped.isNumber && !$0.type.wrapped.isBool && $0.type != .unknown }
            }
            forms.append(form)
        }
        guard let first = forms.first else { return nil }
        return forms.dropFirst().reduce(first) { result, next in
            SwiftExpression(.binary(result, "??", next), next.type)
        }
    }

    /// The protocol of the program that all classes with a method have it from, where there are several.
    private func commonProtocol(of owners: [String], _ message: Message) -> String? {
        guard owners.count > 2 else { return nil }
        return model.protocols.sorted().first { name in
            guard let proto = model.classes[name] else { return false }
            return proto.methods[message.selector] != nil && !proto.optional.contains(message.selector)
                && owners.allSatisfy { model.adopts($0, name) }
        }
    }

    /// An element of a set, or a key, as the object of any class that it is; other values as they are.
    func ofAnyClass(_ value: SwiftExpression) -> SwiftExpression {
        guard value.type.wrapped == .named("AnyHashable") else { return value }
        return SwiftExpression(.tuple([SwiftExpression(.cast(value, "as", "Any?"))]), .anyOptional)
    }

    /// A message to an object of any class that two or three classes of Foundation have, with results of one type: each
    /// is asked for.
    mutating func alternatives(
        _ selector: String, _ receiver: SwiftExpression, _ arguments: [Expression], _ variadic: [Expression],
        _ tokens: Range<Int>
    ) -> SwiftExpression? {
        guard receiver.type.wrapped == .any else { return nil }
        var entries: [(entry: RegistryEntry, text: String)] = []
        for entry in registry.methods(named: selector) where entry.scope == .instance && entry.swift != nil {
            guard entry.class == .exact, let type = entry.type, type != Self.anyType,
                let returns = entry.returns,
                returns != "Void",
                entries.first.map({ SwiftType($0.entry.returns ?? "").wrapped == SwiftType(returns).wrapped }) ?? true,
                let text = plainType(TypeName(objectOf: type)).text
            else { return nil }
            if !entries.contains(where: { $0.text == text }) { entries.append((entry, text)) }
        }
        guard (2...3).contains(entries.count) else { return nil }
        let forms = entries.compactMap { entry, text in
            let object = SwiftExpression(.cast(receiver, "as?", text), .optional(.named(text)))
            return apply(entry, object, arguments, variadic, tokens)
        }
        guard forms.count == entries.count else { return nil }
        let last = forms[forms.count - 1]
        return forms.dropLast().reversed().reduce(last) { SwiftExpression(.binary($1, "??", $0), last.type) }
    }

    /// An object of any class, cast to the class that has a method.
    mutating func object(_ receiver: SwiftExpression, of type: String) -> SwiftExpression {
        // What changes a collection or text changes the object.
        if let kind = SharedKind(className: type), kind.original == type {
            return contents(of: object(of: kind, with: asOptionalAny(receiver)))
        }
        let target = plainType(TypeName(objectOf: type))
        guard target != .named("NSObject"), let text = target.text else { return receiver }
        return SwiftExpression(.cast(receiver, "as?", text), .optional(target))
    }

    /// The elements of an object of any class, as a collection of a kind; nil of an object of another class.
    mutating func elements(of value: SwiftExpression, _ kind: SharedKind) -> SwiftExpression {
        use(module: "CompatShims")
        let name = kind == .dictionary ? "dictionary" : kind == .set ? "set" : "array"
        return SwiftExpression(.member(asOptionalAny(value), name), kind.contents.asOptional)
    }

    /// A value of type `Any` as one of type `Any?`, which messages are sent to.
    func asOptionalAny(_ value: SwiftExpression) -> SwiftExpression {
        if value.isBareObject { return asAnyObject(value) }
        if hasChain(value) { return SwiftExpression(.tuple([value]), .anyOptional) }
        return value.type == .any ? SwiftExpression(.cast(value, "as", "Any?"), .anyOptional) : value
    }

    /// An object that is held weakly, or whose type is a protocol, as a value of type `Any?`.
    func asAnyObject(_ value: SwiftExpression) -> SwiftExpression {
        SwiftExpression(.tuple([SwiftExpression(.cast(value, "as", "Any?"), .anyOptional)]), .anyOptional)
    }

    /// A value of type `Any?` that receives messages without a question mark: nil answers them, too.
    private func unchained(_ value: SwiftExpression) -> SwiftExpression {
        SwiftExpression(value.kind, .any)
    }

    /// Whether the object of a variable is of any class.
    func isOfAnyClass(_ object: Expression) -> Bool {
        object.withoutParentheses.localName.flatMap { scope[$0]?.type.wrapped } == .any
    }

    /// Whether a message is for a class of the program that has a method of its own for it.
    func isOfProgram(_ message: Message) -> Bool {
        guard model.classes.values.contains(where: { $0.methods[message.selector] != nil }) else { return false }
        var probe = self
        return probe.receiver(message.receiver).type.wrapped.name.map { model.method(message.selector, of: $0) != nil }
            ?? false
    }

    /// Whether the method of a class takes the arguments: a text is no object of a class of the program.
    private func takes(_ message: Message, _ owner: String) -> Bool {
        guard let method = model.method(message.selector, of: owner) else { return true }
        return zip(message.arguments, method.parameters).allSatisfy { argument, parameter in
            guard parameter.wrapped.name.map({ model.classes[$0]?.superclass != nil }) == true else { return true }
            var probe = self
            let type = probe.expression(argument).type.wrapped
            return type == .any || !type.isValue
        }
    }

    /// Whether an argument is an object of the only class of the program that has the method, which takes one.
    private func isForProgram(_ message: Message, _ count: Int) -> Bool {
        guard count == 1, let owner = owners(of: message).first, let argument = message.arguments.first,
            let parameter = model.method(message.selector, of: owner)?.parameters.first?.wrapped,
            parameter.name.map({ model.classes[$0]?.superclass != nil }) == true
        else { return false }
        var probe = self
        return probe.expression(argument).type.wrapped == parameter
    }

    /// The classes whose objects a message may be for: those of the program that have the method, and inherit it from no
    /// other of them, and those of Foundation that the program gives it to.
    func owners(of message: Message) -> [String] {
        let setter = message.words.count == 1 ? message.words[0].propertyOfSetter : nil
        func has(_ model: ProgramModel.Class) -> Bool {
            if let method = model.methods[message.selector] { return !method.isInitializer }
            if message.arguments.isEmpty {
                return model.properties[message.selector] != nil || model.getters[message.selector] != nil
            }
            return setter.map { model.properties[$0] != nil } ?? false
        }
        let all = model.classes.filter { name, known in
            (known.superclass != nil || isOfFoundation(TypeName(objectOf: name))) && has(known)
        }.keys
        return all.filter { name in !all.contains { $0 != name && model.inherits(name, from: $0) } }.sorted()
    }
}

extension String {
    /// The property whose setter this word is: `name` of `setName`.
    var propertyOfSetter: String? {
        guard hasPrefix("set"), count > 3, let first = dropFirst(3).first, first.isUppercase else { return nil }
        return first.lowercased() + dropFirst(4)
    }
}

extension Message {
    /// The property of `self` that a message sets: `name` of `[self setName:text]`.
    var ownSetter: String? {
        words.count == 1 && arguments.count == 1 && receiver.isSelfName ? words[0].propertyOfSetter : nil
    }
}
