/// Messages to objects of the program, with the arguments of its own methods.
extension Rewriter {
    private func isVariable(_ receiver: Expression) -> Bool {
        switch receiver.kind {
        case .name(let name): name != "self" && name != "super" && !isClassName(name)
        case .member(_, let name, _): name != "class"
        default: false
        }
    }

    mutating func instanceMessage(
        _ message: Message, _ receiver: SwiftExpression, _ tokens: Range<Int>
    ) -> SwiftExpression {
        let selector = message.selector
        if let object = sharedObject(receiver, with: selector) { return instanceMessage(message, object, tokens) }
        // An operator of key paths is one for a key, too.
        if selector == "valueForKey:", case .string(let literals, isObject: true) = message.arguments[0].kind,
            literals.first?.dropFirst().first == "@"
        {
            let path = Message(
                receiver: message.receiver, words: ["valueForKeyPath"], arguments: message.arguments, variadic: [],
                wordTokens: message.wordTokens)
            return instanceMessage(path, receiver, tokens)
        }
        if selector == "hash", let hash = hash(of: receiver) { return hash }
        noteKeys(message, receiver)
        let type = receiver.type.name
        let getter = model.property(ofGetter: selector, of: type) ?? selector
        if message.arguments.isEmpty, let property = model.property(getter, of: type) {
            return read(getter, property, of: receiver)
        }
        let isNumber = receiver.type.isNumber || receiver.type.isBool
        if message.arguments.isEmpty, let property = category(of: receiver.type, { model.property(selector, of: $0) }) {
            return read(selector, property, of: isNumber ? boxedObject(receiver) : widened(receiver))
        }
        if let setter = setter(message, of: type), message.arguments.count == 1 {
            if message.receiver.isSelfName {
                let target = Expression(kind: .member(message.receiver, setter.name, isArrow: false), tokens: tokens)
                return assignment(target, "=", message.arguments[0], tokens)
            }
            let value = passed(message.arguments[0], as: setter.type, number: setter.number)
            return SwiftExpression(.binary(link(receiver, setter.type) { $0.member(setter.name) }, "=", value), .void)
        }
        // A category of the files on a class that is a type of Swift, or of the system.
        var method = model.method(selector, of: type)
        var receiver = receiver
        if method == nil, let found = category(of: receiver.type, { model.method(selector, of: $0) }) {
            (method, receiver) = (found, widened(receiver))
        }
        if isNumber, model.method(selector, of: "NSNumber") != nil {
            return instanceMessage(message, boxedObject(receiver), tokens)
        }
        if method == nil, receiver.plain == "super" { method = nil }
        if method == nil, type == nil || type == "Self" {
            method = receiver.type == .unknown ? model.method(selector) : nil
        }
        if method == nil, let text = described(selector, of: receiver) { return text }
        if method == nil { receiver = ofAnyClass(receiver) }
        if method == nil, let known = anyMessage(message, receiver, tokens) { return known }
        if let method, isVariable(selector) {
            return link(receiver, method.returns) { $0.member(method.base) }.of(method.number)
        }
        if let method {
            let arguments = labelled(
                self.arguments(message, method.parameters, method), of: method, in: receiver.type.wrapped.name)
            var isOptional = false
            if method.isThrowing, let last = message.arguments.last { isOptional = !throwing(last) }
            if isOptional {
                let call = link(receiver, method.returns) {
                    SwiftExpression(.call($0.member(method.base), arguments))
                }
                return SwiftExpression(.prefix("try? ", call), method.returns.asOptional)
            }
            if method.isInitializer {
                return SwiftExpression(.call(receiver.member("init"), arguments), method.returns)
            }
            return link(receiver, method.returns == .named("Self") ? receiver.type.wrapped : method.returns) {
                SwiftExpression(.call($0.member(method.base), arguments))
            }
            .of(method.number)
        }
        if message.arguments.isEmpty, let number = boxedNumber(selector, of: receiver) { return number }
        if let known = registered(selector, receiver, message.arguments, message.variadic, tokens) {
            return known.of(Self.results[selector] ?? known.number)
        }
        if message.arguments.isEmpty, let entry = propertyEntry(ofGetter: selector, on: receiver.type),
            let known = apply(entry, receiver, [], [], tokens)
        {
            return known
        }
        if let set = foreignSetter(message, receiver.type, tokens) { return set }
        if let known = declaredObject(message.receiver, receiver) { return instanceMessage(message, known, tokens) }
        // A value of Swift has only the methods that are known.
        if receiver.type.isValue, !receiver.type.isNumber, !receiver.type.isBool, let type = receiver.type.wrapped.text,
            !isOfForeignCategory(selector, of: type, tokens)
        {
            giveUp("RAC-3040", "\(selector) of \(type) has no form in Swift that is known.")
        }
        if receiver.type.wrapped == .named("AnyClass"), isVariable(message.receiver) {
            if let known = messageToClass(message, receiver, tokens) { return known }
            giveUp("RAC-3070", "Swift asks a class that is named: declare the variable as \"Name.Type\".")
        }
        if receiver.plain != "super" { checkDeclared(selector, by: receiver.type, tokens) }
        if let call = throwingCall(message, receiver) { return call }
        let arguments = self.arguments(message, [], nil)
        let (base, labels, isInitializer) = swiftName(words: message.words, count: message.arguments.count)
        if isInitializer, receiver.plain == "super" || receiver.plain == "self" {
            return SwiftExpression(.call(receiver.member("init"), labelled(arguments, labels)), receiver.type)
        }
        return link(receiver, selector == "count" ? .int : .unknown) {
            SwiftExpression(.call($0.member(base), labelled(arguments, labels)))
        }
    }

    /// `[formatter setDateFormat:format]`: the setters of the system's classes are properties in Swift.
    private mutating func foreignSetter(
        _ message: Message, _ type: SwiftType, _ tokens: Range<Int>
    ) -> SwiftExpression? {
        guard message.arguments.count == 1, let name = message.words[0].propertyOfSetter,
            let original = originalNames(of: type).first(where: { registry.type($0) != nil })
        else { return nil }
        let property = registry.property(setBy: message.selector, on: original)?.name ?? name
        let target = Expression(kind: .member(message.receiver, property, isArrow: false), tokens: tokens)
        return assignment(target, "=", message.arguments[0], tokens)
    }

    /// A message to a class that a variable holds: one of the classes of the program has the method, and its subclasses.
    private mutating func messageToClass(
        _ message: Message, _ receiver: SwiftExpression, _ tokens: Range<Int>
    ) -> SwiftExpression? {
        let key = "+" + message.selector
        let owners = model.classes.filter { name, known in
            known.superclass != nil && known.methods[key] != nil
                && known.superclass.flatMap { model.method(key, of: $0) } == nil
        }
        if (2...8).contains(owners.count) { return messageToClasses(owners.keys.sorted(), message, receiver, tokens) }
        guard owners.count == 1, let owner = owners.keys.first, registry.type(owner) == nil else { return nil }
        // Another class does not have the method: the message ended the program, too.
        let known = metatype(owner, of: receiver, isLast: true)
        let returns = model.method(key, of: owner)?.returns ?? .unknown
        return link(known, returns == .named("Self") ? .named(owner) : returns) {
            classCall($0, owner, message, tokens)
        }
    }

    /// A message to a class that a variable holds, of several classes of the program with results of one type.
    private mutating func messageToClasses(
        _ owners: [String], _ message: Message, _ receiver: SwiftExpression, _ tokens: Range<Int>
    ) -> SwiftExpression? {
        let results = owners.map { model.method("+" + message.selector, of: $0)?.returns.wrapped ?? .unknown }
        guard results.allSatisfy({ $0 == results[0] && $0 != .void && $0 != .unknown && $0.text != "Self" }) else {
            return nil
        }
        let forms = owners.map { owner in
            link(metatype(owner, of: receiver, isLast: owner == owners.last), results[0]) {
                classCall($0, owner, message, tokens)
            }
        }
        return forms.dropFirst().reduce(forms[0]) { SwiftExpression(.binary($0, "??", $1), $1.type) }
    }

    /// A message to the class of an object of the program: `[[song class] title]`.
    mutating func messageToClassOfObject(_ message: Message, _ tokens: Range<Int>) -> SwiftExpression? {
        let object: Expression
        switch message.receiver.kind {
        case .message(let inner) where inner.words == ["class"]: object = inner.receiver
        case .member(let base, "class", _): object = base
        default: return nil
        }
        var probe = self
        let type = probe.receiver(object).type
        if type.wrapped == .any, model.classes.values.contains(where: { $0.methods["+" + message.selector] != nil }) {
            if let known = messageToClass(message, classOfObject(receiver(object)), tokens) { return known }
            giveUp("RAC-3070", "Swift asks a class that is named: declare the variable as \"Name.Type\".")
        }
        guard let owner = type.name, model.classes[owner]?.superclass != nil || type.wrapped.isProtocol,
            model.method("+" + message.selector, of: owner) != nil,
            case let kind = classOfObject(receiver(object))
        else { return nil }
        let returns = model.method("+" + message.selector, of: owner)?.returns ?? .unknown
        return link(kind, returns == .named("Self") ? .named(owner) : returns) {
            classCall($0, owner, message, tokens)
        }
    }

    /// The result of a method without parameters.
    func result(
        of method: ProgramModel.Method, _ selector: String, from base: SwiftExpression
    ) -> SwiftExpression {
        let member = base.member(method.base)
        return isVariable(selector) ? member : member.call()
    }

    /// A collection or an error as the type that a category extends, which knows nothing of the elements.
    func widened(_ value: SwiftExpression) -> SwiftExpression {
        switch value.kind {
        case .array, .dictionary: return value
        default: break
        }
        let key = SwiftType.named("AnyHashable")
        let wide: SwiftType
        switch value.type.wrapped {
        case .array(let element) where element != .any && element != .unknown: wide = .array(.any)
        case .dictionary(let known, let element) where known != key || element != .any: wide = .dictionary(key, .any)
        case .set(let element) where element != key: wide = .set(key)
        case .named("any Error"): wide = .named("NSError")
        default: return value
        }
        let type = value.type.isOptional ? wide.asOptional : wide
        return SwiftExpression(.tuple([SwiftExpression(.cast(value, "as", type.text ?? "[Any]"), type)]), type)
    }

    /// The result of `find` for the first category of the files on a class that a type stands for.
    func category<Found>(of type: SwiftType, _ find: (String) -> Found?) -> Found? {
        for name in originalNames(of: type) {
            if let found = find(name) { return found }
        }
        return nil
    }

    private func setter(_ message: Message, of type: String?) -> (name: String, type: SwiftType, number: CType?)? {
        guard let name = model.property(ofSetter: message.selector, of: type),
            let property = model.property(name, of: type)
        else { return nil }
        return (name, property.type, property.number)
    }

    func labelled(_ arguments: [SwiftExpression], _ labels: [String?]) -> [SwiftExpression.Argument] {
        // `init(private: ())`
        if arguments.isEmpty, let label = labels.first { return [.init(label: label, value: SwiftExpression("()"))] }
        return arguments.enumerated().map { .init(label: $0 < labels.count ? labels[$0] : nil, value: $1) }
    }

    /// The arguments of a method of a class.
    ///
    /// Swift leaves out the label of the first closure behind the parentheses: where another method of the class has
    /// other words only there, the closure stays inside.
    func labelled(_ arguments: [SwiftExpression], of method: ProgramModel.Method, in owner: String?)
        -> [SwiftExpression.Argument]
    {
        var list = labelled(arguments, method.labels)
        for index in list.indices.reversed() {
            guard case .closure = list[index].value.kind else { break }
            list[index].isTold =
                model.nearest(to: owner) { known in
                    known.methods.values.contains { $0.isNamed(as: method, exceptAt: index) } ? true : nil
                } ?? false
        }
        return list
    }

    mutating func arguments(_ message: Message, _ types: [SwiftType], _ method: ProgramModel.Method?)
        -> [SwiftExpression]
    {
        var list = message.arguments
        if let method, method.isThrowing { list = Array(list.dropLast()) }
        let written = list.enumerated().map { index, argument in
            if let method { notePassedOptional(argument, message, index, method) }
            let value = passed(
                argument, as: index < types.count ? types[index] : .unknown, number: method?.number(of: index))
            return method?.changed.contains(index) == true ? passedToBeChanged(argument, value) : value
        }
        return written + furtherArguments(message, method)
    }

    /// The arguments after those that a selector names; the nil that ends them is one for the program's own methods.
    mutating func furtherArguments(_ message: Message, _ method: ProgramModel.Method?) -> [SwiftExpression] {
        message.variadic.filter { method?.isVariadic == true || !$0.isNil }.map { passed($0) }
    }

    /// Remembers an argument of a method that may be nil, where these are collected.
    mutating func notePassedOptional(
        _ argument: Expression, _ message: Message, _ index: Int, _ method: ProgramModel.Method
    ) {
        let isAssumed = method.assumed.contains(index)
        guard passedOptionals != nil, method.open.contains(index) || isAssumed, index < method.parameters.count
        else { return }
        let keys = ["", "+"].map { $0 + message.selector }
        guard isAssumed else { return notePassedOptional(argument, to: method.parameters[index], index, keys) }
        let parameter = method.parameters[index]
        guard isLookedUp(argument) || argument.isNil, !parameter.isOptional, parameter.wrapped != .any,
            scalarZero(parameter) == nil
        else { return }
        for key in keys { passedOptionals?.insert(PassedOptional(key: key, index: index, isLookedUp: true)) }
    }

    /// Remembers an argument that may be nil and that a parameter of a type takes, where these are collected.
    mutating func notePassedOptional(_ argument: Expression, to parameter: SwiftType, _ index: Int, _ keys: [String]) {
        guard passedOptionals != nil, parameter != .unknown else { return }
        if case .name(let name) = argument.kind, scope[name]?.type == .anyOptional, parameter.wrapped != .any,
            let declared = facts.type(of: name), declared.name != "id", isObject(declared), !parameter.isFunction,
            !parameter.isNumber, !parameter.isBool, askedKinds[name] != parameter.wrapped
        {
            // The variable may hold an object of another class than its declared one.
            for key in keys { passedOptionals?.insert(PassedOptional(key: key, index: index, isOfAnyClass: true)) }
            return
        }
        guard !parameter.isOptional else { return }
        if case .block = argument.kind { return }
        if case .name(let name) = argument.kind, askedKinds[name] == parameter { return }
        // A block that reports a failure receives an error, though its type allows nil.
        var isOfError = false
        walk(argument) { part in
            if case .name(let name) = part.kind, scope[name]?.type.wrapped == .named("any Error") { isOfError = true }
        }
        if isOfError { return }
        var probe = self
        // Otherwise arguments of arguments would be written again at each level.
        probe.passedOptionals = nil
        let value = probe.expression(argument)
        guard value.mayBeMissing || argument.isNil && value.type.isOptional else { return }
        // Zero stands for nil where a number is asked for.
        if value.type.wrapped == .any || value.isUnknownOfNil, scalarZero(parameter) != nil { return }
        for key in keys { passedOptionals?.insert(PassedOptional(key: key, index: index)) }
    }
}

/// An argument that may be nil, by the method that it is passed to and its position.
struct PassedOptional: Hashable {
    let key: String
    let index: Int
    /// Whether the argument may be of another class than the parameter's.
    var isOfAnyClass = false
    /// Whether the argument is asked from a dictionary of any values.
    var isLookedUp = false

    /// The type of a parameter that takes the argument, too.
    func widened(_ type: SwiftType) -> SwiftType {
        if type.wrapped == .any { return type.asOptional }
        return isOfAnyClass ? .anyOptional : type.asOptional
    }
}
