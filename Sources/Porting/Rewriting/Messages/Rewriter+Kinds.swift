/// Tests of an object's class.
extension Rewriter {
    /// The function that returns the class of an object, which a variable or member with its name hides.
    var typeFunction: String {
        let isHidden = scope["type"] != nil || model.property("type", of: currentClass) != nil
        return isHidden ? "Swift.type" : "type"
    }

    /// The class of an object; nil has none.
    func classOfObject(_ object: SwiftExpression) -> SwiftExpression {
        let kind = SwiftType.named("AnyClass")
        if isClassMethod, object.plain == "self" { return SwiftExpression("self", kind) }
        // The superclass is asked for the class of `self`.
        if object.plain == "super" { return classOfObject(SwiftExpression("self", selfType)) }
        guard object.type.isOptional else {
            return SwiftExpression(typeFunction).call([.init(label: "of", value: object)], kind)
        }
        let object = hasChain(object) ? SwiftExpression(.tuple([object]), object.type) : object
        return object.member("map").call(
            [.init(label: nil, value: SwiftExpression("{ \(typeFunction)(of: $0) }"))], .optional(kind))
    }

    /// The classes of Foundation whose objects are of other classes, which are not public.
    private static let clusters: Set<String> = [
        "NSString", "NSMutableString", "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet",
        "NSMutableSet", "NSNumber", "NSValue", "NSData", "NSMutableData", "NSDate", "NSCharacterSet",
    ]

    /// The answer of a class of Foundation, where Swift would give another; nil for other questions.
    ///
    /// Every object is an `NSObject`, and none is a member of the public class of a cluster. Asks for a review where an
    /// object is asked whether it may change.
    mutating func foundationKind(
        _ value: SwiftExpression, _ message: Message, _ tokens: Range<Int>
    ) -> SwiftExpression? {
        guard let asked = message.arguments[0].classWord, model.classes[asked]?.superclass == nil else { return nil }
        let isMember = message.selector == "isMemberOfClass:"
        let isMutable = Self.clusters.contains(asked) && Self.isMutableValue(TypeName(objectOf: asked))
        let isCall = if case .call = value.kind { true } else { false }
        if isMember, Self.clusters.contains(asked), !isCall { return SwiftExpression("false", .bool) }
        if !isMember, asked == "NSObject", value.type.wrapped == .any {
            return SwiftExpression(.binary(value, "!=", SwiftExpression("nil")), .bool)
        }
        var declared = message.receiver.localName.flatMap { facts.type(of: $0)?.name }
        switch message.receiver.kind {
        case .array, .dictionary, .string:
            if !isMember, isMutable { return SwiftExpression("false", .bool) }
        case .message(let made): if case .name(let name) = made.receiver.kind { declared = name }
        default: break
        }
        if isMutable, declared != asked {
            review(
                "RAC-3071", "The answer is yes for any value of Swift of this kind, whether it may change or not.",
                at: tokens)
        }
        return nil
    }

    /// `isKindOfClass:` and `isMemberOfClass:` with a class that is named.
    mutating func kind(_ value: SwiftExpression, _ name: String, isExact: Bool) -> SwiftExpression {
        let isOptional = value.type.isOptional || value.type == .unknown
        if isExact, model.classes[name]?.superclass != nil || name == "NSObject" {
            if value.type.wrapped == .any {
                use(module: "CompatShims")
                let kind = SwiftExpression("\(name).self")
                return SwiftExpression("isObject").call(
                    [.init(label: nil, value: value), .init(label: "ofExactly", value: kind)], .bool)
            }
            let type = link(value, .named("AnyClass")) {
                SwiftExpression(typeFunction).call([.init(label: "of", value: $0)])
            }
            guard value.type.isOptional || hasChain(value) else {
                return SwiftExpression(.binary(type, "==", SwiftExpression("\(name).self")), .bool)
            }
            // Nil is of no class.
            let same = SwiftExpression("map").call([
                .init(label: nil, value: SwiftExpression("{ \(typeFunction)(of: $0) == \(name).self }"))
            ])
            let test = SwiftExpression(.member(parenthesized(value), SwiftPrinter().text(same)))
            return SwiftExpression(.binary(test, "??", SwiftExpression("false")), .bool)
        }
        // A call is carried out, whatever its type says.
        let isCall = if case .call = value.kind { !isOptional } else { false }
        // The Swift type already answers the test.
        if value.type.wrapped.text == name, !isCall {
            return isOptional
                ? SwiftExpression(.binary(value, "!=", SwiftExpression("nil")), .bool) : SwiftExpression("true", .bool)
        }
        // An object of a class of the program is an object of another class only if that is a superclass.
        if let known = value.type.wrapped.name, model.classes[known]?.superclass != nil,
            model.inherits(known, from: name), !isCall
        {
            return isOptional
                ? SwiftExpression(.binary(value, "!=", SwiftExpression("nil")), .bool) : SwiftExpression("true", .bool)
        }
        return SwiftExpression(.cast(value, "is", name), .bool)
    }

    /// The types of variables without assignments, where a test of their classes is true or false.
    func kindsAsked(in condition: Expression, isTrue: Bool) -> [String: SwiftType] {
        switch condition.kind {
        case .parenthesized(let inner): return kindsAsked(in: inner, isTrue: isTrue)
        case .prefix("!", let inner): return kindsAsked(in: inner, isTrue: !isTrue)
        case .binary(let left, let sign, let right) where sign == (isTrue ? "&&" : "||"):
            return kindsAsked(in: left, isTrue: isTrue).merging(kindsAsked(in: right, isTrue: isTrue)) { $1 }
        case .message(let message) where isTrue && message.selector == "isKindOfClass:":
            guard case .name(let name) = message.receiver.kind, scope[name] != nil, !assigned.contains(name),
                let type = className(of: message.arguments[0])
            else { return [:] }
            return [name: SwiftType(type)]
        default: return [:]
        }
    }

    /// `isKindOfClass:` and `isMemberOfClass:` with a class that is a value.
    mutating func kind(_ value: SwiftExpression, of type: Expression, isExact: Bool) -> SwiftExpression {
        use(module: "CompatShims")
        return SwiftExpression("isObject").call(
            [
                .init(label: nil, value: value),
                .init(
                    label: isExact ? "ofExactly" : "of", value: expression(type, as: .optional(.named("AnyClass")))),
            ], .bool)
    }

    /// The receiver of a message that classes and objects answer.
    mutating func askedObject(_ message: Message) -> SwiftExpression {
        guard case .name(let name) = message.receiver.kind, isClassName(name) else { return receiver(message.receiver) }
        return SwiftExpression("\(name).self", .named("AnyClass"))
    }

    /// `[kind isSubclassOfClass:[Pear class]]`: a class of the program that is named is asked for by its metatype.
    mutating func subclass(_ message: Message) -> SwiftExpression {
        let other = message.arguments[0]
        let kind = coerce(askedObject(message), to: .optional(.named("AnyClass")))
        if let name = className(of: other), model.classes[name]?.superclass != nil {
            return SwiftExpression(.cast(kind, "is", "\(name).Type"), .bool)
        }
        use(module: "CompatShims")
        return SwiftExpression("isClass").call(
            [
                .init(label: nil, value: kind),
                .init(label: "subclassOf", value: expression(other, as: .optional(.named("AnyClass")))),
            ], .bool)
    }

    /// `conformsToProtocol:` with a protocol that is named; nil for other arguments.
    mutating func conformance(_ message: Message) -> SwiftExpression? {
        guard case .atWord("@protocol", let written) = message.arguments[0].kind else { return nil }
        let name = written.filter { !$0.isWhitespace }
        let proto = "any " + protocolName(name)
        if case .name(let type) = message.receiver.kind, scope[type] == nil, isClassName(type) {
            let kind = SwiftExpression("\(type).self", .named("AnyClass"))
            return SwiftExpression(.cast(kind, "is", proto + ".Type"), .bool)
        }
        let value = receiver(message.receiver)
        // A class adopts what its objects do.
        if value.type.wrapped == .named("AnyClass") || isClassMethod && value.plain == "self" {
            return SwiftExpression(.cast(value, "is", proto + ".Type"), .bool)
        }
        // Values of Swift do not adopt what the classes of Foundation do.
        guard !model.protocols.contains(name), registry.type(name) != nil,
            value.type.isValue || value.type.wrapped == .any || value.type == .unknown
        else { return SwiftExpression(.cast(value, "is", proto), .bool) }
        use(module: "CompatShims")
        if proto == "any Sequence" {
            return SwiftExpression("isEnumerable").call([.init(label: nil, value: value)], .bool)
        }
        let adopted = SwiftExpression("(\(proto)).self")
        return SwiftExpression("isObject").call(
            [.init(label: nil, value: value), .init(label: "adopting", value: adopted)], .bool)
    }

    /// Whether an object has a method: a test for the classes of the program and of Foundation that have it.
    ///
    /// The result is nil where the object is of a class or protocol that is not the program's.
    mutating func responds(_ value: SwiftExpression, _ selector: String) -> SwiftExpression? {
        let type = value.type.wrapped
        if let proto = model.optionalOwner(of: selector, in: type) {
            return isOfOne(model.implementers(of: selector, of: proto), value)
        }
        if type.isProtocol, let name = type.name,
            model.method(selector, of: name) != nil || hasAccessor(selector, name)
        {
            // All classes that adopt the protocol have the method.
            return value.type.isOptional
                ? SwiftExpression(.binary(value, "!=", SwiftExpression("nil")), .bool) : SwiftExpression("true", .bool)
        }
        var names = classes(with: selector)
        if type == .any {
            for (name, swift) in Self.kinds where registry.methods(named: selector).contains(where: { $0.type == name })
            {
                names.append(swift)
            }
            guard !names.isEmpty else { return SwiftExpression("false", .bool) }
        } else {
            guard let name = type.name, model.classes[name] != nil else { return nil }
            if model.classes[name]?.superclass != nil {
                if implements(selector, name) || hasAccessor(selector, name) {
                    return value.type.isOptional
                        ? SwiftExpression(.binary(value, "!=", SwiftExpression("nil")), .bool)
                        : SwiftExpression("true", .bool)
                }
                names = names.filter { model.inherits($0, from: name) }
                if names.isEmpty { return SwiftExpression("false", .bool) }
            } else {
                return nil
            }
        }
        return isOfOne(names, value)
    }

    /// Whether a value is of one of several types; nil where there is none.
    private func isOfOne(_ types: [String], _ value: SwiftExpression) -> SwiftExpression? {
        let tests = types.map { SwiftExpression(.cast(value, "is", $0), .bool) }
        return tests.first.map { tests.dropFirst().reduce($0) { SwiftExpression(.binary($0, "||", $1), .bool) } }
    }

    /// Whether a class has a method, or inherits it, and does not only declare it.
    private func implements(_ selector: String, _ type: String) -> Bool {
        model.nearest(to: type) { $0.methods[selector] == nil ? nil : $0.stubs.contains(selector) } == false
    }

    /// Whether a class, or the class of an object, has a method of its own, or its objects have a method.
    mutating func classResponds(_ message: Message, _ asked: String, _ tokens: Range<Int>) -> SwiftExpression? {
        let isOfObjects = message.selector == "instancesRespondToSelector:"
        let selector = isOfObjects ? asked : "+" + asked
        if case .name(let name) = message.receiver.kind, isClassName(name) {
            guard model.classes[name]?.superclass != nil else { return nil }
            if implements(selector, name) || isOfObjects && hasAccessor(asked, name) {
                return SwiftExpression("true", .bool)
            }
            review("RAC-3004", "The class has no such method in these files: the answer is no.", at: tokens)
            return SwiftExpression("false", .bool)
        }
        let object: Expression
        switch message.receiver.kind {
        case .message(let inner) where inner.selector == "class": object = inner.receiver
        case .member(let inner, "class", _): object = inner
        default: return nil
        }
        if case .name(let name) = object.kind, isClassName(name) || isClassMethod && name == "self" { return nil }
        let value = receiver(object)
        return isOfObjects ? responds(value, asked) : isOfOne(classes(with: selector), value)
    }

    /// The types of Swift whose values are objects of Foundation, for questions at run time.
    private static let kinds = [
        ("NSString", "String"), ("NSNumber", "NSNumber"), ("NSArray", "[Any]"), ("NSDictionary", "[AnyHashable: Any]"),
        ("NSSet", "Set<AnyHashable>"), ("NSDate", "Date"), ("NSData", "Data"), ("NSURL", "URL"),
    ]

    /// Whether a message gets or sets a property of a type.
    private func hasAccessor(_ selector: String, _ type: String) -> Bool {
        model.nearest(to: type) { $0.hasAccessor(selector) ? true : nil } == true
    }

    /// The classes of the program that have a method, without the classes that inherit it.
    func classes(with selector: String) -> [String] {
        let all = model.classes.filter { known in
            known.value.superclass != nil
                && (known.value.methods[selector] != nil && !known.value.stubs.contains(selector)
                    || known.value.hasAccessor(selector))
        }.keys
        return all.filter { name in !all.contains { $0 != name && model.inherits(name, from: $0) } }.sorted()
    }

    /// The removal of the elements that are equal to an object from an array.
    mutating func removal(_ array: SwiftExpression, _ object: SwiftExpression) -> SwiftExpression {
        use(module: "CompatShims")
        return link(array, .void) { $0.member("removeObject").call([.init(label: nil, value: object)]) }
    }

    /// A value whose optional is hidden, for `type(of:)` and casts.
    func asAny(_ value: SwiftExpression) -> SwiftExpression {
        value.type.isOptional ? SwiftExpression(.cast(value, "as", "Any"), .any) : value
    }

    private func parenthesized(_ value: SwiftExpression) -> SwiftExpression {
        hasChain(value) ? SwiftExpression("(\(SwiftPrinter().text(value)))", value.type) : value
    }
}

extension Rewriter {
    /// A value of a class of a library, as one of the program's class that a variable is declared as:
    /// `Row *row = [table dequeueReusableCellWithIdentifier:…];`.
    func subclassObject(_ value: SwiftExpression, of target: SwiftType) -> SwiftExpression? {
        guard let name = target.wrapped.name, let known = value.type.wrapped.name, name != known, known != "NSObject",
            model.classes[name]?.superclass != nil
        else { return nil }
        let isSubclass =
            model.classes[known]?.superclass == nil
            ? registry.ancestry(of: model.root(of: name)).contains(known) : model.inherits(name, from: known)
        guard isSubclass else { return nil }
        // `[super make]` of a class method makes an object of the own class.
        if case .call(let callee, _) = value.kind, case .member(let base, _) = callee.kind, base.plain == "super" {
            return nil
        }
        let isOptional = value.type.isOptional
        return SwiftExpression(
            .cast(value, isOptional ? "as?" : "as!", name), isOptional ? target.wrapped.asOptional : target.wrapped)
    }
}
