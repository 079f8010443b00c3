/// Properties, elements and structures, with chains through values that may be nil.
extension Rewriter {
    mutating func member(_ base: Expression, _ name: String, _ isArrow: Bool, _ tokens: Range<Int>)
        -> SwiftExpression
    {
        if isArrow, case .name("self") = base.kind {
            return instanceVariable(name) ?? SwiftExpression("self.\(name.drop { $0 == "_" })")
        }
        if name == "class", case .name(let type) = base.kind, isClassName(type), model.classes[type] == nil,
            registry.type(type).map({ SwiftType($0.swift ?? type).isValue }) == true
        {
            return SwiftExpression("\(type).self", .named("AnyClass"))
        }
        if case .name(let type) = base.kind, isClassName(type) {
            return classMessage(
                type, Message(receiver: base, words: [name], arguments: [], variadic: [], wordTokens: []), tokens)
        }
        if name == "class" {
            return classOfObject(expression(base))
        }
        if name == Self.sharedCopy { return changeableCopy(self.receiver(base)) }
        // self.class.name sends to the class.
        if let type = classReceiver(base), name != "class" {
            let message = Message(receiver: base, words: [name], arguments: [], variadic: [], wordTokens: [])
            if name == "new" { return newSelf(type, Message.plainInit(of: message), tokens) }
            return classCall(SwiftExpression(type), currentClass ?? "", message, tokens)
        }
        if case .member(_, "class", _) = base.kind {
            let message = Message(receiver: base, words: [name], arguments: [], variadic: [], wordTokens: [])
            if let known = messageToClassOfObject(message, tokens) { return known }
        }
        if isArrow, case .prefix("&", let target) = base.withoutParentheses.kind {
            return member(target, name, false, tokens)
        }
        var receiver = self.receiver(base)
        receiver = sharedObject(receiver, with: name) ?? receiver
        if isArrow { receiver = pointee(receiver) ?? receiver }
        let name = isArrow ? variable(name, of: receiver.type) : name
        let value: SwiftExpression
        if isArrow, let (type, number) = model.variable(name, of: receiver.type.name) {
            if receiver.type.name != currentClass { model.askedOfAny.insert(name) }
            value = link(receiver, type) { $0.member(name) }.of(number)
        } else if isArrow, let known = backingProperty(name, of: receiver.type) {
            value = link(receiver, known.type) { $0.member(name) }.of(known.number)
        } else {
            value = property(name, of: receiver, tokens, base: base)
        }
        return placed(value, receiver, before: tokens.upperBound - 1)
    }

    /// The property of another object of the class whose accessors read and set a variable of their own.
    private func backingProperty(_ name: String, of type: SwiftType) -> ProgramModel.Property? {
        let plain = SharedPlaces.plain(name)
        guard name != plain, type.name == currentClass, backing.contains(plain) else { return nil }
        return model.property(plain, of: currentClass)
    }

    /// The name in Swift of an instance variable of another object: that of its property.
    private func variable(_ name: String, of type: SwiftType) -> String {
        let plain = SharedPlaces.plain(name)
        guard name != plain, let owner = type.name, model.variable(name, of: owner) == nil,
            model.property(plain, of: owner) != nil, !(owner == currentClass && backing.contains(plain))
        else { return name }
        return plain
    }

    /// The property of a value, or the result of a method without parameters.
    mutating func property(
        _ name: String, of receiver: SwiftExpression, _ tokens: Range<Int>, base: Expression? = nil
    ) -> SwiftExpression {
        let name = model.property(ofGetter: name, of: receiver.type.name) ?? name
        if isClassMethod, receiver.plain == "super", let method = model.method("+\(name)", of: receiver.type.name),
            method.parameters.isEmpty
        {
            return result(of: method, name, from: receiver)
        }
        if let property = model.property(name, of: receiver.type.name) { return read(name, property, of: receiver) }
        if receiver.type.isNumber || receiver.type.isBool,
            model.property(name, of: "NSNumber") != nil || model.method(name, of: "NSNumber") != nil
        {
            return property(name, of: boxedObject(receiver), tokens)
        }
        if let property = category(of: receiver.type, { model.property(name, of: $0) }) {
            return link(widened(receiver), property.type) { $0.member(name) }
        }
        if let method = category(of: receiver.type, { model.method(name, of: $0) }), method.parameters.isEmpty {
            return link(widened(receiver), method.returns) { result(of: method, name, from: $0) }
        }
        // self.isOn of a property whose getter has that name.
        if let method = model.method(name, of: receiver.type.name), method.parameters.isEmpty {
            return link(receiver, method.returns) { result(of: method, name, from: $0) }.of(method.number)
        }
        if name == "allObjects", case .array = receiver.type.wrapped, let objects = allObjects(of: receiver) {
            return objects
        }
        if let text = described(name, of: receiver) { return text }
        if let number = boxedNumber(name, of: receiver) { return number }
        if let field = model.fields[receiver.type.name ?? ""]?.first(where: { $0.name == name }) {
            return link(receiver, field.type) { $0.member(name) }.of(field.number)
        }
        if receiver.type.wrapped == .named("NSRange"), name == "location" || name == "length" {
            return link(receiver, .int) { $0.member(name) }.of(.unsignedLong)
        }
        if let type = receiver.type.name.flatMap({ Self.geometry[$0]?[name] }) {
            return link(receiver, type) { $0.member(name) }
        }
        if name == "hash", let hash = hash(of: receiver) { return hash }
        let message = Message(
            receiver: Expression(kind: .unknown, tokens: tokens), words: [name], arguments: [], variadic: [],
            wordTokens: [])
        if receiver.type == .unknown, let base, isForeignChain(base),
            entry(for: name, on: receiver.type)?.isReactive == true
        {
            return link(receiver, .unknown) { $0.member(name) }
        }
        if let known = anyMessage(message, receiver, tokens) { return known.of(Self.results[name] ?? known.number) }
        if let known = registered(name, receiver, [], [], tokens) {
            return known.of(Self.results[name] ?? known.number)
        }
        if let base, let known = declaredObject(base, receiver) { return property(name, of: known, tokens) }
        if receiver.plain != "super" { checkDeclared(name, by: receiver.type, tokens) }
        // Whatever has it, a count is a number.
        return link(receiver, name == "count" ? .int : .unknown) { $0.member(name) }.of(Self.results[name])
    }

    /// Whether a chain begins with a variable of a class of another library, whose links are no signals: `make.left`.
    private func isForeignChain(_ base: Expression) -> Bool {
        switch base.kind {
        case .member(let inner, _, _), .call(let inner, _): return isForeignChain(inner)
        case .name(let name):
            guard let type = facts.type(of: name), type.pointers == 1 else { return false }
            return model.classes[type.name] == nil && registry.type(type.name) == nil && !Self.isBuiltIn(type.name)
        default: return false
        }
    }

    /// The fields of the structures for places on a screen.
    private static let geometry: [String: [String: SwiftType]] = {
        let number = SwiftType.named("CGFloat")
        return [
            "CGPoint": ["x": number, "y": number], "CGSize": ["width": number, "height": number],
            "CGRect": ["origin": .named("CGPoint"), "size": .named("CGSize")],
            "UIEdgeInsets": ["top": number, "left": number, "bottom": number, "right": number],
        ]
    }()

    /// Reads a property of a class of the program; cast, where a subclass declares it again as one of a subclass.
    func read(_ name: String, _ property: ProgramModel.Property, of receiver: SwiftExpression) -> SwiftExpression {
        let read = link(receiver, property.type) { $0.member(name) }.of(property.number)
        guard let type = model.narrowedType(of: name, in: receiver.type.name) else { return read }
        let narrow = read.type.isOptional ? type.asOptional : type
        return SwiftExpression(.tuple([SwiftExpression(.cast(read, "as!", narrow.text ?? "Any?"), narrow)]), narrow)
    }

    /// Adds a link to a chain, with a question mark where its base may be nil.
    func link(_ base: SwiftExpression, _ type: SwiftType, _ make: (SwiftExpression) -> SwiftExpression)
        -> SwiftExpression
    {
        let isChained = (base.own ?? base.type).isOptional
        var result = make(isChained ? SwiftExpression(.chained(base), base.type.wrapped) : base)
        if isChained || hasChain(base) {
            result.type = type.asOptional
            result.own = type
        } else {
            result.type = type
        }
        return result
    }

    /// Unwraps a value by force: a nil stops the program.
    func forced(_ value: SwiftExpression) -> SwiftExpression {
        guard hasChain(value) else { return SwiftExpression(.forced(value), value.type.wrapped) }
        let inner = unchained(value)
        return value.own?.isOptional == true
            ? SwiftExpression(.forced(inner), value.type.wrapped) : SwiftExpression(inner.kind, value.type.wrapped)
    }

    /// A chain with exclamation marks in the place of its question marks.
    private func unchained(_ value: SwiftExpression) -> SwiftExpression {
        switch value.kind {
        case .chained(let base): SwiftExpression(.forced(unchained(base)), value.type)
        case .member(let base, let name): SwiftExpression(.member(unchained(base), name), value.type)
        case .call(let base, let list): SwiftExpression(.call(unchained(base), list), value.type)
        case .element(let base, let list): SwiftExpression(.element(unchained(base), list), value.type)
        case .commented(let comments, let base): SwiftExpression(.commented(comments, unchained(base)), value.type)
        default: value
        }
    }

    /// Whether an expression ends early when a part of it is nil.
    func hasChain(_ expression: SwiftExpression) -> Bool { expression.hasChain }

    /// Puts the comments before a token in front of the last link of a chain.
    mutating func placed(_ chain: SwiftExpression, _ receiver: SwiftExpression, before token: Int) -> SwiftExpression {
        guard token > 0, token < source.tokens.count, !placedComments.contains(token) else { return chain }
        let comments = source.trivia(before: source.tokens[token]).compactMap { piece -> String? in
            if case .comment(let comment) = piece { comment } else { nil }
        }
        guard !comments.isEmpty else { return chain }
        placedComments.insert(token)
        return commented(chain, comments)
    }

    /// Inserts comments below the last call of a chain.
    private func commented(_ chain: SwiftExpression, _ comments: [String]) -> SwiftExpression {
        switch chain.kind {
        case .call(let callee, let arguments):
            SwiftExpression(.call(commented(callee, comments), arguments), chain.type)
        case .member(let base, let name):
            SwiftExpression(.member(SwiftExpression(.commented(comments, base), base.type), name), chain.type)
        default: SwiftExpression(.commented(comments, chain), chain.type)
        }
    }

    /// A key of a dictionary: nothing is stored under nil, or under an object that cannot be a key.
    mutating func key(_ index: Expression, _ type: SwiftType, isRead: Bool = true) -> SwiftExpression {
        let key = expression(index)
        let hashable = SwiftType.named("AnyHashable")
        if !isRead, let copied = copiedKey(key) { return copied }
        if isRead, key.type.isOptional, key.type.wrapped != .any, !key.type.isValue || key.type.wrapped.isCollection,
            type == hashable, key.holder == nil
        {
            return objectKey(key)
        }
        if type == hashable, key.type.wrapped == .any {
            return objectKey(key)
        }
        if isRead, key.type.wrapped == .any, type.isValue, let name = type.text {
            use(module: "CompatShims")
            return SwiftExpression(.cast(key, "as?", name), .optional(type))
        }
        guard isRead, key.type.isOptional, key.type.wrapped == type || type == hashable && key.type.isValue else {
            return expression(index, as: type)
        }
        use(module: "CompatShims")
        return type == hashable ? SwiftExpression(.cast(key, "as", "AnyHashable?"), .optional(type)) : key
    }

    /// A copy of a key: a dictionary copies its keys, which objects of the program notice; nil for other keys.
    mutating func copiedKey(_ key: SwiftExpression) -> SwiftExpression? {
        guard let name = key.type.wrapped.name, model.implements("copyWithZone:", name) else { return nil }
        let copied = model.copyClass(of: name, "copy")
        return link(key, .named(copied)) {
            SwiftExpression(.cast($0.member("copy").call(), key.type.isOptional ? "as?" : "as!", copied))
        }
    }

    /// A value of any class as a key of a dictionary, or as an element of a set.
    mutating func objectKey(_ value: SwiftExpression) -> SwiftExpression {
        use(module: "CompatShims")
        return SwiftExpression("objectKey").call([.init(label: nil, value: value)], .named("AnyHashable"))
    }

    /// The elements of an array as keys: outside of Apple's platforms, an `NSNumber` is equal to a number of Swift, and
    /// has another hash.
    mutating func keys(_ values: SwiftExpression) -> SwiftExpression {
        let key = SwiftType.named("AnyHashable")
        if case .array(let items) = values.kind {
            return SwiftExpression(.array(items.map { coerce($0, to: key) }), .array(key))
        }
        guard [.array(.any), .array(.named("NSNumber"))].contains(values.type.wrapped) else { return values }
        use(module: "CompatShims")
        return SwiftExpression(
            .call(values.member("map"), [.init(label: nil, value: SwiftExpression("objectKey"))]), .array(key))
    }

    mutating func element(of base: Expression, at index: Expression) -> SwiftExpression {
        let isRead = !setsElement
        setsElement = false
        var receiver = self.receiver(base)
        if receiver.type.isAnyObject || receiver.isBareObject { receiver = asAnyObject(receiver) }
        if isRead, let own = ownElement(of: base, receiver, index) { return own }
        switch receiver.type.wrapped {
        case .array(let element):
            let position = expression(index, as: .int)
            // The number of an array of C is that of its elements.
            var number = receiver.number
            if case .name(let name) = base.kind, var type = facts.type(of: name) {
                if type.sizes.isEmpty { type.pointers -= 1 } else { type.sizes.removeFirst() }
                number = CType(type)
            }
            return link(receiver, element) { $0.element([.init(label: nil, value: position)]) }
                .of(number)
        case .dictionary(let key, let value):
            let position = self.key(index, key, isRead: isRead)
            return link(receiver, value.asOptional) { $0.element([.init(label: nil, value: position)]) }
        case .string:
            giveUpOnCharacters()
            return receiver
        case .named("RACTuple"), .named("RACSequence"):
            let position = expression(index, as: .int)
            return link(receiver, .anyOptional) { SwiftExpression(.element($0, [.init(label: nil, value: position)])) }
        case .named("NSOrderedSet"), .named("NSMutableOrderedSet"):
            let position = expression(index, as: .int)
            return link(receiver, .any) { $0.element([.init(label: nil, value: position)]) }
        case .any:
            // A number is an index; anything else is a key of a dictionary.
            var position = expression(index)
            use(module: "CompatShims")
            // An optional is another key than its value.
            if position.type.wrapped.isInteger, !isNumberObject(index) {
                position = orZero(position)
            } else if position.type.isOptional || position.type == .any {
                position = objectKey(position)
            } else if !position.type.isInteger {
                position = coerce(position, to: .named("AnyHashable"))
            }
            return SwiftExpression(
                .element(asOptionalAny(receiver), [.init(label: nil, value: position)]), .anyOptional)
        default:
            let position = expression(index)
            return link(receiver, .unknown) { SwiftExpression(.element($0, [.init(label: nil, value: position)])) }
        }
    }

    /// An element of an object of the program, whose class has the method for it; it is set where there is a new one.
    mutating func ownElement(
        of base: Expression, _ receiver: SwiftExpression, _ index: Expression, _ new: Expression? = nil
    ) -> SwiftExpression? {
        guard let type = receiver.type.wrapped.name, model.classes[type] != nil else { return nil }
        var probe = self
        let isNumber = probe.expression(index).type.isInteger && !isNumberObject(index)
        let word = isNumber ? "AtIndexedSubscript" : "ForKeyedSubscript"
        let words = new == nil ? ["object" + word] : ["setObject", lowercasedFirst(word)]
        let message = Message(
            receiver: base, words: words, arguments: [new, index].compactMap(\.self), variadic: [], wordTokens: [])
        guard model.method(message.selector, of: type) != nil else { return nil }
        return instanceMessage(message, receiver, base.tokens)
    }
}
