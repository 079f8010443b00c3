extension Rewriter {
    /// Writes a message send.
    mutating func message(_ message: Message, _ tokens: Range<Int>, _ target: SwiftType = .unknown) -> SwiftExpression {
        if message.words.first?.isEmpty != false { giveUp("RAC-3000", "This could not be read.") }
        if let special = specialMessage(message, tokens, target) { return special }
        if case .name(let name) = message.receiver.kind, isClassName(name) {
            return classMessage(name, message, tokens)
        }
        if let type = classReceiver(message.receiver) {
            return classCall(SwiftExpression(type), currentClass ?? "", message, tokens)
        }
        let receiver = expression(message.receiver)
        return placed(instanceMessage(message, receiver, tokens), receiver, before: message.wordTokens[0])
    }

    /// `[self class]` and `self.class` as the receiver of a class method.
    func classReceiver(_ expression: Expression) -> String? {
        switch expression.kind {
        case .message(let message):
            guard message.words == ["class"], case .name("self") = message.receiver.kind else { return nil }
        case .member(let base, "class", _):
            guard case .name("self") = base.kind else { return nil }
        case .name("self"):
            return isClassMethod ? "self" : nil
        default: return nil
        }
        return isClassMethod ? "self" : "type(of: self)"
    }

    // MARK: What is no call in Swift

    private mutating func specialMessage(_ message: Message, _ tokens: Range<Int>, _ target: SwiftType)
        -> SwiftExpression?
    {
        let selector = message.selector
        switch selector {
        case "retain", "autorelease", "copy", "mutableCopy", "self":
            if selector == "mutableCopy" || selector == "copy" {
                let value = expression(message.receiver)
                if value.type.isValue || value.type.isFunction { return value }
                if selector == "copy", value.type.name == "RACSignal" || value.type == .unknown { return value }
                // A sequence, a tuple and an event are their own copies.
                if selector == "copy", let name = value.type.name, name.hasPrefix("RAC") {
                    return link(value, value.type.wrapped) { $0.member("copy").call() }
                }
                return link(value, value.type.wrapped) {
                    SwiftExpression(.cast($0.member(selector).call(), "as!", value.type.wrapped.text ?? "NSObject"))
                }
            }
            return expression(message.receiver)
        case "class":
            if isClassMethod, case .name("self") = message.receiver.kind {
                return SwiftExpression("self", .named("AnyClass"))
            }
            if case .name(let name) = message.receiver.kind, isClassName(name) {
                return SwiftExpression("\(name).self", .named("AnyClass"))
            }
            return SwiftExpression("type").call(
                [.init(label: "of", value: expression(message.receiver))], .named("AnyClass"))
        case "new":
            if case .name(let name) = message.receiver.kind, isClassName(name) {
                return newObject(name, Message.plainInit(of: message), tokens)
            }
            if classReceiver(message.receiver) != nil {
                return SwiftExpression(currentClass ?? "Self").call([], selfType)
            }
        case "alloc":
            if case .name(let name) = message.receiver.kind { return SwiftExpression(name, .named(name)) }
        case "allObjects":
            let value = expression(message.receiver)
            if case .array = value.type.wrapped { return value }
            if case .set(let element) = value.type.wrapped {
                return SwiftExpression("Array").call([.init(label: nil, value: value)], .array(element))
            }
        case "containsObject:", "indexOfObject:":
            let value = expression(message.receiver)
            guard value.type.wrapped == .array(.any) else { break }
            // Elements of any type are compared as objects.
            let isSearch = selector == "indexOfObject:"
            let element = expression(message.arguments[0])
            if let name = element.type.name, isObserved(name) {
                // RACObject is no NSObject: an object of it is equal to itself alone.
                let test = SwiftExpression("{ $0 as AnyObject === \(SwiftPrinter().text(element)) }")
                let found = coerce(value, to: .array(.any)).member(isSearch ? "firstIndex" : "contains").call([
                    .init(label: "where", value: test)
                ])
                return isSearch
                    ? SwiftExpression(.binary(found, "??", SwiftExpression("NSNotFound")), .int)
                    : SwiftExpression(found.kind, .bool)
            }
            let array = SwiftExpression(.cast(coerce(value, to: .array(.any)), "as", "NSArray"), .named("NSArray"))
            return array.member(isSearch ? "index" : "contains").call(
                [.init(label: isSearch ? "of" : nil, value: element)], isSearch ? .int : .bool)
        case "nextObject":
            // The enumerator of a sequence is an iterator.
            let value = expression(message.receiver)
            guard value.type.wrapped.text == "AnyIterator<Any>" else { break }
            return link(value, .anyOptional) { $0.member("next").call() }
        case "removeObject:", "removeObjectIdenticalTo:":
            let value = expression(message.receiver)
            guard case .array(let element) = value.type.wrapped else { break }
            let object = coerce(expression(message.arguments[0]), to: element == .any ? .unknown : element)
            let text = SwiftPrinter().text(object)
            let test: String
            if element != .any, element != .unknown {
                test = element.isValue ? "$0 == \(text)" : "$0 === \(text)"
            } else if object.type.isValue {
                guard let type = object.type.wrapped.text else { break }
                test = "$0 as? \(type) == \(text)"
            } else {
                guard object.type != .unknown, object.type.wrapped != .any else { break }
                test = "$0 as AnyObject === \(text)"
            }
            return link(value, .void) {
                $0.member("removeAll").call([.init(label: "where", value: SwiftExpression("{ \(test) }"))])
            }
        case "sortedArrayUsingComparator:":
            return sorted(message)
        case "sortUsingComparator:":
            guard case .block(let block) = message.arguments[0].kind, block.parameters.count == 2,
                case let value = expression(message.receiver), case .array(let element) = value.type.wrapped,
                let order = ordering(block, element)
            else { break }
            return link(value, .void) { $0.member("sort").call([.init(label: "by", value: order)]) }
        case "predicateWithBlock:":
            guard case .block(let block) = message.arguments[0].kind, block.parameters.count == 2,
                let closure = castingClosure(block, .bool)
            else { break }
            return SwiftExpression("NSPredicate").call(
                [.init(label: "block", value: SwiftExpression(.closure(closure)))], .named("NSPredicate"))
        case "filteredArrayUsingPredicate:":
            if let filtered = filtered(message) { return filtered }
        case "indexOfObjectPassingTest:":
            if let index = firstIndex(message) { return index }
        case "valueForKey:":
            if let values = mapped(message) { return values }
        case "sortedArrayUsingSelector:":
            if let sorted = sortedBySelector(message) { return sorted }
        case "rac_signalForSelector:", "rac_signalForSelector:fromProtocol:":
            // A method of the class itself, which sends its calls.
            guard case .name("self") = message.receiver.kind,
                case .atWord("@selector", let selector) = message.arguments[0].kind,
                let name = calledName(selector, in: currentClass)
            else { break }
            return expression(message.receiver).member("rac_signalForSelector").call(
                [.init(label: nil, value: SwiftExpression("\"\(name)\"", .string))], .named("RACSignal"))
        case "URLWithString:":
            // Nil has no URL.
            guard case .name("NSURL") = message.receiver.kind, case let text = expression(message.arguments[0]),
                text.type.wrapped == .string, case .optional = text.type
            else { break }
            let value = SwiftPrinter().text(text)
            return SwiftExpression(hasChain(text) ? "(\(value))" : value).member("flatMap").call(
                [.init(label: nil, value: SwiftExpression("{ URL(string: $0) }"))], .optional(.named("URL")))
        case "description" where message.arguments.isEmpty:
            let value = expression(message.receiver)
            guard value.type.wrapped == .any || value.type == .unknown, value.plain != "super", value.plain != "self"
            else { break }
            return SwiftExpression("\"\\(\(inline(value)))\"", .string)
        case "isKindOfClass:", "isMemberOfClass:":
            guard let name = className(of: message.arguments[0]) else { break }
            let value = expression(message.receiver)
            if value.type.isOptional, value.type.wrapped.text == name {
                return SwiftExpression(.binary(value, "!=", SwiftExpression("nil")), .bool)
            }
            // The type of Swift says it.
            if value.type.text == name { return SwiftExpression("true", .bool) }
            return SwiftExpression(.cast(expression(message.receiver), "is", name), .bool)
        case "respondsToSelector:":
            review(
                "RAC-3004",
                "Swift has no optional methods: the method is there, or has a default in an extension of the protocol.",
                at: tokens)
            return SwiftExpression("true", .bool)
        case "isEqual:", "isEqualToString:", "isEqualToNumber:", "isEqualToArray:", "isEqualToDictionary:",
            "isEqualToDate:", "isEqualToSet:":
            return equality(message)
        case "stringByAppendingFormat:", "appendFormat:":
            let receiver = coerce(expression(message.receiver), to: .string)
            let sign = selector == "appendFormat:" ? "+=" : "+"
            return SwiftExpression(.binary(receiver, sign, format(message)), .string)
        case "performSelector:", "performSelector:withObject:":
            // The call of a selector that is named.
            guard case .atWord("@selector", let selector) = message.arguments[0].kind else { break }
            let receiver = expression(message.receiver)
            guard receiver.type.wrapped != .any else {
                giveUp("RAC-3005", "Give the receiver a type, and call the method itself.")
                return SwiftExpression("nil")
            }
            let call = Message(
                receiver: message.receiver, words: selector.split(separator: ":").map(String.init),
                arguments: Array(message.arguments.dropFirst()), variadic: [], wordTokens: [])
            return instanceMessage(call, receiver, tokens)
        case "performSelector:withObject:afterDelay:":
            giveUp("RAC-3005", "Call the method itself, or schedule it on a scheduler.")
            return SwiftExpression("nil")
        default: break
        }
        if message.words[0].hasPrefix("init"), case .message(let inner) = message.receiver.kind,
            inner.selector == "alloc" || inner.selector == "allocWithZone:"
        {
            if case .name(let name) = inner.receiver.kind, isClassName(name) { return newObject(name, message, tokens) }
            if classReceiver(inner.receiver) != nil {
                return newObject(currentClass ?? "Self", message, tokens)
            }
        }
        return nil
    }

    /// Selectors that compare texts, and nothing else.
    private static let textComparisons = [
        "caseInsensitiveCompare:": "caseInsensitiveCompare", "localizedCompare:": "localizedCompare",
        "localizedCaseInsensitiveCompare:": "localizedCaseInsensitiveCompare",
        "localizedStandardCompare:": "localizedStandardCompare",
    ]

    /// `sortedArrayUsingSelector:` of elements whose type is known from the array or from the selector.
    private mutating func sortedBySelector(_ message: Message) -> SwiftExpression? {
        guard case .atWord("@selector", let selector) = message.arguments[0].kind else { return nil }
        var value = expression(message.receiver)
        guard case .array(var element) = value.type.wrapped else { return nil }
        var comparison = Self.textComparisons[selector]
        if comparison != nil, element == .any || element == .unknown || element == .named("AnyHashable") {
            let texts = SwiftExpression(.cast(value, "as?", "[String]"), .optional(.array(.string)))
            value = SwiftExpression(.binary(texts, "??", SwiftExpression("[]")), .array(.string))
            element = .string
        }
        if element == .string, selector == "compare:" {
            return link(value, value.type.wrapped) { $0.member("sorted").call() }
        }
        if selector == "compare:", element == .named("NSNumber") || element == .named("Date") { comparison = "compare" }
        if comparison == nil, let known = model.method(selector, of: element.name), known.labels == [nil] {
            comparison = known.base
        }
        guard let comparison, element == .string || Self.textComparisons[selector] == nil else { return nil }
        let order = SwiftExpression("{ $0.\(comparison)($1) == .orderedAscending }")
        return link(value, .array(element)) { $0.member("sorted").call([.init(label: "by", value: order)]) }
    }

    /// `sortedArrayUsingComparator:` of Foundation, whose closure takes anything.
    private mutating func sorted(_ message: Message) -> SwiftExpression? {
        guard case .block(let block) = message.arguments[0].kind, block.parameters.count == 2 else { return nil }
        let value = expression(message.receiver)
        guard case .array(let element) = value.type.wrapped else { return nil }
        if let ordered = ordering(block, element) {
            return link(value, .array(element)) { $0.member("sorted").call([.init(label: "by", value: ordered)]) }
        }
        guard let closure = castingClosure(block, .named("ComparisonResult")) else { return nil }
        let array = SwiftExpression(.cast(coerce(value, to: .array(element)), "as", "NSArray"), .named("NSArray"))
        let call = array.member("sortedArray").call(
            [.init(label: "comparator", value: SwiftExpression(.closure(closure)))], .array(.any))
        guard element != .any, let text = SwiftType.array(element).text else { return call }
        return SwiftExpression(.cast(call, "as!", text), .array(element))
    }

    /// A block that compares two elements, as the closure of Swift that says whether the first comes before the second.
    private mutating func ordering(_ block: Block, _ element: SwiftType) -> SwiftExpression? {
        let types = block.parameters.map { plainType($0.type) }
        guard block.body.count == 1, element == .any || types == [element, element] else { return nil }
        let written: SwiftClosure?
        if element == .any {
            written = castingClosure(block, .named("ComparisonResult"))
        } else if case .closure(let closure) = closure(block, .function(types, .named("ComparisonResult"))).kind {
            written = closure
        } else {
            written = nil
        }
        guard var closure = written, let last = closure.body.indices.last,
            case .returns(let comparison?) = closure.body[last].kind
        else { return nil }
        for index in closure.parameters.indices { closure.parameters[index].type = nil }
        closure.body[last].kind = .returns(
            SwiftExpression(.binary(comparison, "==", SwiftExpression(".orderedAscending")), .bool))
        return SwiftExpression(.closure(closure))
    }

    /// `indexOfObjectPassingTest:` of a block that asks for the element alone.
    private mutating func firstIndex(_ message: Message) -> SwiftExpression? {
        guard case .block(let block) = message.arguments[0].kind, block.parameters.count == 3 else { return nil }
        let usage = Usage(block.body)
        guard !block.parameters.dropFirst().contains(where: { usage.mentioned.contains($0.name ?? "") }) else {
            return nil
        }
        let value = expression(message.receiver)
        guard case .array(let element) = value.type.wrapped, plainType(block.parameters[0].type) == element else {
            return nil
        }
        let only = Block(
            returns: block.returns, parameters: [block.parameters[0]], body: block.body, inside: block.inside)
        let test = closure(only, .function([element], .bool))
        let index = link(value, .optional(.int)) { $0.member("firstIndex").call([.init(label: "where", value: test)]) }
        return SwiftExpression(.binary(index, "??", SwiftExpression("NSNotFound")), .int)
    }

    /// `valueForKey:` of an array whose elements have the property.
    private mutating func mapped(_ message: Message) -> SwiftExpression? {
        guard case .string(let parts, _) = message.arguments[0].kind, parts.count == 1 else { return nil }
        let key = String(parts[0].dropFirst().dropLast())
        let value = expression(message.receiver)
        guard case .array(let element) = value.type.wrapped, let owner = element.name else { return nil }
        let (type, part): (SwiftType, SwiftExpression)
        if let property = model.property(key, of: owner) {
            (type, part) = (property.type, SwiftExpression("\\.\(key)"))
        } else if let method = model.method(key, of: owner), method.parameters.isEmpty, !method.isThrowing {
            var closure = SwiftClosure()
            closure.body = [SwiftStatement(kind: .expression(SwiftExpression("$0.\(method.base)()")))]
            closure.isShort = true
            (type, part) = (method.returns, SwiftExpression(.closure(closure)))
        } else {
            return nil
        }
        guard type.isOptional else {
            return link(value, .array(type)) { $0.member("map").call([.init(label: nil, value: part)]) }
        }
        review("RAC-1172", "What is nil was NSNull in the array, and is left out.", at: message.arguments[0].tokens)
        return link(value, .array(type.wrapped)) { $0.member("compactMap").call([.init(label: nil, value: part)]) }
    }

    /// A closure that takes values of any type, and casts them to the types of the block's parameters.
    private mutating func castingClosure(_ block: Block, _ result: SwiftType) -> SwiftClosure? {
        let types = block.parameters.map { plainType($0.type) }
        let written = closure(block, .function(types, result))
        guard case .closure(var closure) = written.kind else { return nil }
        for (index, type) in types.enumerated().reversed() {
            let name = closure.parameters[index].name
            closure.parameters[index].type = nil
            guard type != .any, name != "_", let text = type.text else { continue }
            let cast = SwiftExpression(.cast(SwiftExpression(name), "as!", text))
            closure.body.insert(SwiftStatement(kind: .variable("let", name: name, type: nil, cast)), at: 0)
        }
        return closure
    }

    /// `filteredArrayUsingPredicate:` with a predicate of a block, or with one that a variable holds.
    private mutating func filtered(_ message: Message) -> SwiftExpression? {
        guard case .message(let predicate) = message.arguments[0].kind, predicate.selector == "predicateWithBlock:",
            case .block(let block) = predicate.arguments[0].kind, block.parameters.count == 2,
            block.parameters[1].name.map({ !Usage(block.body).mentioned.contains($0) }) ?? true
        else { return nil }
        let value = expression(message.receiver)
        guard case .array(let element) = value.type.wrapped,
            let closure = castingClosure(
                Block(
                    returns: block.returns, parameters: [block.parameters[0]], body: block.body, inside: block.inside),
                .bool)
        else { return nil }
        var short = closure
        // A parameter of the element's own type needs no cast.
        if plainType(block.parameters[0].type) == element { short.body.removeFirst() }
        return link(value, .array(element)) {
            $0.member("filter").call([.init(label: nil, value: SwiftExpression(.closure(short)))])
        }
    }

    /// The class that `[X class]` or `X.class` names.
    func className(of expression: Expression) -> String? {
        let base: Expression
        switch expression.kind {
        case .message(let message) where message.words == ["class"]: base = message.receiver
        case .member(let inner, "class", _): base = inner
        default: return nil
        }
        guard case .name(let name) = base.kind, isClassName(name) else { return nil }
        var type = TypeName(name)
        type.pointers = 1
        return plainType(type).text
    }

    private mutating func equality(_ message: Message) -> SwiftExpression {
        equality(expression(message.receiver), expression(message.arguments[0]))
    }

    /// Whether two objects are equal.
    mutating func equality(_ first: SwiftExpression, _ second: SwiftExpression) -> SwiftExpression {
        var (first, second) = (first, second)
        // Elements of any type are compared as objects.
        if case .array(let one) = first.type.wrapped, case .array(let other) = second.type.wrapped,
            one == .any || other == .any
        {
            func object(_ value: SwiftExpression) -> SwiftExpression {
                SwiftExpression(.cast(value, "as", value.type.isOptional ? "NSArray?" : "NSArray"), .named("NSArray"))
            }
            return SwiftExpression(.binary(object(first), "==", object(second)), .bool)
        }
        let isAny =
            first.type.wrapped == .any || second.type.wrapped == .any
            || first.type == .unknown && second.type == .unknown
        if isAny,
            let type = [first.type.wrapped, second.type.wrapped].first(where: {
                $0 != .any && $0 != .unknown && $0.isValue
            })
        {
            first = coerce(first, to: .optional(type))
            second = coerce(second, to: .optional(type))
            return SwiftExpression(.binary(first, "==", second), .bool)
        }
        if isAny {
            let object = SwiftExpression(.cast(first, "as?", "NSObject"), .optional(.named("NSObject")))
            let call = link(object, .bool) { $0.member("isEqual").call([.init(label: nil, value: second)]) }
            return SwiftExpression(.binary(call, "??", SwiftExpression("false")), .bool)
        }
        if first.type.isBool || first.type.isNumber || second.type.isBool || second.type.isNumber {
            if first.type.wrapped == .named("NSNumber") { first = coerce(first, to: second.type.wrapped) }
            if second.type.wrapped == .named("NSNumber") { second = coerce(second, to: first.type.wrapped) }
        }
        return SwiftExpression(.binary(first, "==", second), .bool)
    }

    // MARK: Classes

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
    private mutating func throwingCall(_ message: Message, _ receiver: SwiftExpression) -> SwiftExpression? {
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
    private mutating func newObject(_ name: String, _ message: Message, _ tokens: Range<Int>) -> SwiftExpression {
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
        let arguments = list.enumerated().map { expression($1, as: $0 < types.count ? types[$0] : .unknown) }
        let labels = method?.labels ?? swiftName(words: words, count: list.count).labels
        let isOptional = isAttempted || method?.returns.isOptional == true && method?.isThrowing == false
        let call = SwiftExpression(.call(callee, labelled(arguments, labels)), isOptional ? type.asOptional : type)
        return isAttempted ? SwiftExpression(.prefix("try? ", call), call.type) : call
    }

    // MARK: Objects

    private mutating func instanceMessage(
        _ message: Message, _ receiver: SwiftExpression, _ tokens: Range<Int>
    ) -> SwiftExpression {
        let selector = message.selector
        let type = receiver.type.name
        let getter = model.property(ofGetter: selector, of: type) ?? selector
        if message.arguments.isEmpty, let property = model.property(getter, of: type) {
            return link(receiver, property.type) { $0.member(getter) }
        }
        if let setter = setter(message, of: type), message.arguments.count == 1 {
            let value = expression(message.arguments[0], as: setter.type)
            return SwiftExpression(.binary(link(receiver, setter.type) { $0.member(setter.name) }, "=", value), .void)
        }
        // A category of the files on a class that is a type of Swift, or of the system.
        var method = model.method(selector, of: type) ?? category(of: receiver.type) { model.method(selector, of: $0) }
        if method == nil, receiver.plain == "super" { method = nil }
        if method == nil, type == nil || type == "Self" {
            method = receiver.type == .unknown ? model.method(selector) : nil
        }
        if let method {
            let arguments = self.arguments(message, method.parameters, method)
            var isOptional = false
            if method.isThrowing, let last = message.arguments.last { isOptional = !throwing(last) }
            if isOptional {
                let call = SwiftExpression(.call(receiver.member(method.base), labelled(arguments, method.labels)))
                return SwiftExpression(.prefix("try? ", call), method.returns.asOptional)
            }
            if method.isInitializer {
                return SwiftExpression(
                    .call(receiver.member("init"), labelled(arguments, method.labels)), method.returns)
            }
            return link(receiver, method.returns == .named("Self") ? receiver.type.wrapped : method.returns) {
                SwiftExpression(.call($0.member(method.base), labelled(arguments, method.labels)))
            }
        }
        if let known = registered(selector, receiver, message.arguments, message.variadic, tokens) { return known }
        // A value of Swift has only the methods that are known.
        if receiver.type.isValue, !receiver.type.isNumber, !receiver.type.isBool, let type = receiver.type.wrapped.text
        {
            giveUp("RAC-3040", "\(selector) of \(type) has no form in Swift that is known.")
        }
        if let call = throwingCall(message, receiver) { return call }
        let arguments = self.arguments(message, [], nil)
        let (base, labels, isInitializer) = swiftName(words: message.words, count: message.arguments.count)
        if isInitializer, receiver.plain == "super" || receiver.plain == "self" {
            return SwiftExpression(.call(receiver.member("init"), labelled(arguments, labels)), receiver.type)
        }
        return link(receiver, .unknown) { SwiftExpression(.call($0.member(base), labelled(arguments, labels))) }
    }

    /// The result of `find` for the first category of the files on a class that a type stands for.
    func category<Found>(of type: SwiftType, _ find: (String) -> Found?) -> Found? {
        for name in originalNames(of: type) {
            if let found = find(name) { return found }
        }
        return nil
    }

    private func setter(_ message: Message, of type: String?) -> (name: String, type: SwiftType)? {
        guard message.words.count == 1, message.words[0].hasPrefix("set"), message.words[0].count > 3 else {
            return nil
        }
        let rest = message.words[0].dropFirst(3)
        let name = rest.prefix(1).lowercased() + rest.dropFirst()
        guard let property = model.property(name, of: type) else { return nil }
        return (name, property.type)
    }

    func labelled(_ arguments: [SwiftExpression], _ labels: [String?]) -> [SwiftExpression.Argument] {
        arguments.enumerated().map { .init(label: $0 < labels.count ? labels[$0] : nil, value: $1) }
    }

    mutating func arguments(_ message: Message, _ types: [SwiftType], _ method: ProgramModel.Method?)
        -> [SwiftExpression]
    {
        var list = message.arguments
        if let method, method.isThrowing { list = Array(list.dropLast()) }
        let written = list.enumerated().map { index, argument in
            if let method { notePassedOptional(argument, message, index, method) }
            let value = expression(argument, as: index < types.count ? types[index] : .unknown)
            return method?.changed.contains(index) == true ? passedToBeChanged(argument, value) : value
        }
        return written
            + message.variadic.filter { if case .name("nil") = $0.kind { false } else { true } }.map { expression($0) }
    }

    /// Remembers an argument that may be nil, where these are collected.
    private mutating func notePassedOptional(
        _ argument: Expression, _ message: Message, _ index: Int, _ method: ProgramModel.Method
    ) {
        guard passedOptionals != nil, method.open.contains(index), index < method.parameters.count,
            !method.parameters[index].isOptional, !method.isInitializer
        else { return }
        if case .block = argument.kind { return }
        // A block that reports a failure receives an error, though its type allows nil.
        var isOfError = false
        walk(argument) { part in
            if case .name(let name) = part.kind, scope[name]?.type.wrapped == .named("any Error") { isOfError = true }
        }
        if isOfError { return }
        var probe = self
        // Otherwise arguments of arguments would be written again at each level.
        probe.passedOptionals = nil
        guard case .optional(let wrapped) = probe.expression(argument).type, wrapped != .any, wrapped != .unknown else {
            return
        }
        for sign in ["", "+"] { passedOptionals?.insert(PassedOptional(key: sign + message.selector, index: index)) }
    }

    // MARK: What the registry knows

    /// The Swift form of a call on a receiver; nil if the registry does not know it.
    mutating func registered(
        _ selector: String, _ receiver: SwiftExpression, _ arguments: [Expression], _ variadic: [Expression],
        _ tokens: Range<Int>
    ) -> SwiftExpression? {
        if receiver.type.wrapped == .any, arguments.isEmpty, let owner = model.owner(ofProperty: selector),
            let property = model.property(selector, of: owner)
        {
            let cast = SwiftExpression(.cast(receiver, "as?", owner), .optional(.named(owner)))
            return link(cast, property.type) { $0.member(selector) }
        }
        if let entry = entry(for: selector, on: receiver.type) {
            var base = receiver
            // A value of any type is cast to the type that has the method.
            if receiver.type.wrapped == .any, let type = entry.type {
                var name = TypeName(type)
                name.pointers = 1
                let target = plainType(name)
                if target != .named("NSObject"), let text = target.text {
                    base = SwiftExpression(.cast(receiver, "as?", text), .optional(target))
                }
            }
            // A boxed number is a number in Swift, until a method of NSNumber is sent to it.
            if entry.type == "NSNumber", receiver.type.isNumber || receiver.type.isBool {
                base = coerce(receiver, to: .named("NSNumber"))
            }
            return apply(entry, base, arguments, variadic, tokens)
        }
        return nil
    }

    private func entry(for selector: String, on type: SwiftType) -> RegistryEntry? {
        for name in originalNames(of: type) {
            if let entry = registry.method(named: selector, on: name, scope: .instance) { return entry }
        }
        guard type == .unknown || type.wrapped == .any else { return nil }
        // A value of any type is no view.
        let all = registry.methods(named: selector).filter {
            $0.scope == .instance && $0.swift != nil && ($0.class != .appleOnly || type == .unknown)
        }
        guard let first = all.first else { return nil }
        // Several classes have the method: the form is known if all classes share it.
        if all.count == 1 || Set(all.map(\.swift)).count == 1 && type == .unknown { return first }
        // A value of a signal is more often a number or a text than a value of another type.
        for name in ["RACSignal", "NSNumber", "NSArray", "NSDictionary", "NSString", "RACTuple"] {
            if let entry = all.first(where: { $0.type == name }) { return entry }
        }
        return Set(all.map(\.swift)).count == 1 ? first : nil
    }

    /// The classes of Objective-C that a type of Swift stands for.
    private func originalNames(of type: SwiftType) -> [String] {
        switch type.wrapped {
        case .array: return ["NSMutableArray", "NSArray"]
        case .dictionary: return ["NSMutableDictionary", "NSDictionary"]
        case .set: return ["NSMutableSet", "NSSet"]
        case .named(let name):
            switch name {
            case "String": return ["NSMutableString", "NSString"]
            case "Int", "Double", "Bool", "Float", "CGFloat", "TimeInterval": return ["NSNumber"]
            case "Date", "URL", "IndexPath", "Locale", "Calendar", "TimeZone", "UUID", "CharacterSet", "Notification",
                "DateComponents",
                "NotificationCenter", "UserDefaults", "FileManager", "Bundle", "Timer", "URLSession", "URLResponse",
                "HTTPURLResponse",
                "DateFormatter", "NumberFormatter", "JSONSerialization", "OperationQueue", "Operation", "ProcessInfo",
                "Thread", "RunLoop",
                "URLComponents", "URLQueryItem", "FileHandle", "Scanner", "Process", "Pipe", "UndoManager",
                "URLSessionDataTask":
                return ["NS" + name]
            case "any Error": return ["NSError"]
            case "Data": return ["NSMutableData", "NSData"]
            case "URLRequest": return ["NSMutableURLRequest", "NSURLRequest"]
            case "IndexSet": return ["NSMutableIndexSet", "NSIndexSet"]
            case "NSCache<AnyObject, AnyObject>": return ["NSCache"]
            default:
                // A class of the file stands for the classes that it inherits from.
                var names: [String] = []
                var next: String? = name
                while let current = next, names.count < 16 {
                    names.append(current)
                    next = model.classes[current]?.superclass
                }
                return names
            }
        default: return []
        }
    }

    /// Fills the Swift form of an entry.
    mutating func apply(
        _ entry: RegistryEntry, _ receiver: SwiftExpression, _ arguments: [Expression], _ variadic: [Expression],
        _ tokens: Range<Int>
    ) -> SwiftExpression? {
        switch entry.class {
        case .byHand, .appleOnly:
            if entry.swift == nil {
                giveUp(entry.id, entry.why ?? "This has no equivalent.")
                return SwiftExpression("nil")
            }
            let message = entry.why ?? "This exists on Apple's platforms only."
            // The report has the message; a comment at each use of a view would hide the rest.
            note(entry.id, .review, message, at: tokens)
        case .exact, .substitute:
            if entry.review == true { review(entry.id, entry.differs ?? "Read what differs.", at: tokens) }
        }
        guard let swift = entry.swift, var template = Template(swift), arguments.count >= template.count else {
            // The form is no expression, or the call does not have the arguments of the form.
            giveUp(
                entry.id,
                entry.why ?? entry.differs ?? "Its form depends on what stands around it: \(entry.swift ?? "")")
            return SwiftExpression("nil")
        }
        use(entry)
        var types = (entry.parameters ?? []).map { SwiftType($0) }
        // What is added to an array is one of its elements.
        let adds = entry.name == "addObject:" || entry.name == "insertObject:atIndex:"
        if adds, case .array(let element) = receiver.type.wrapped, element.isValue { types[0] = element }
        if entry.name == "addObjectsFromArray:", case .array(let element) = receiver.type.wrapped, element != .any {
            types[0] = receiver.type.wrapped
        }
        var values: [SwiftExpression] = []
        for (index, argument) in arguments.enumerated() {
            if entry.throws == true, index == arguments.count - 1 { continue }
            if case .block = argument.kind {
                pendingValues = nilness(entry, receiver, values)
                // The types of the block's parameters tell how many values these methods take.
                typesAllParameters =
                    entry.name == "reduceEach:" || entry.name == "combineLatest:reduce:" || entry.name == "zip:reduce:"
            } else {
                pendingValues = nil
            }
            defer { pendingValues = nil }
            let type = index < types.count ? types[index] : .unknown
            // Collections take no nil.
            values.append(
                adds && index == 0 && type == .any ? element(argument, .unknown) : expression(argument, as: type))
        }
        var isOptional = false
        if entry.throws == true, let last = arguments.last { isOptional = !throwing(last) }
        let further = variadic.map { expression($0) }.filter { !$0.isNil }
        var base = receiver
        if !template.isChain, receiver.type.isOptional, entry.scope == .instance {
            if let bridging = template.ofOptional { template = bridging } else { base = forced(receiver) }
        }
        var result = template.filled(receiver: base, arguments: values, further: further)
        var type = entry.returns.map { SwiftType($0) } ?? (entry.throws == true ? .void : .unknown)
        if type == .named("Self") { type = receiver.type.wrapped }
        if case .array(let element) = receiver.type.wrapped, element != .any, type.wrapped == .any,
            Self.picking.contains(entry.name)
        {
            type = type.isOptional ? element.asOptional : element
        }
        if case .array(let element) = receiver.type.wrapped,
            type == .named("Element") || type == .optional(.named("Element"))
        {
            type = type.isOptional ? element.asOptional : element
        }
        if case .array(let element) = receiver.type.wrapped, element != .any, Self.keeping.contains(entry.name) {
            let added = values.first?.type.wrapped
            if added == nil || added == element || added == receiver.type.wrapped || entry.name == "subarrayWithRange:"
            {
                type = receiver.type.wrapped
            }
        }
        if result.type == .unknown || result.type != type { result.type = type }
        result.values = sent(entry, receiver, values)
        if hasChain(result) {
            result.type = type.asOptional
            result.own = type
        }
        if isOptional { result = SwiftExpression(.prefix("try? ", result), type.asOptional) }
        return result
    }

    /// Methods of collections that return an element.
    private static let picking: Set<String> = [
        "firstObject", "lastObject", "objectAtIndex:", "objectAtIndexedSubscript:",
    ]

    /// Methods of arrays that return an array of the same elements, with or without added elements.
    private static let keeping: Set<String> = [
        "arrayByAddingObject:", "arrayByAddingObjectsFromArray:", "subarrayWithRange:", "copy", "mutableCopy",
    ]

    /// Operators that send the values that they receive.
    private static let passing: Set<String> = [
        "skip:", "take:", "takeLast:", "distinctUntilChanged", "deliverOn:", "deliverOnMainThread", "subscribeOn:",
        "throttle:", "delay:", "filter:", "takeUntil:",
        "replay", "replayLast", "replayLazily", "doNext:", "doError:", "doCompleted:", "finally:", "initially:",
        "sample:", "timeout:onScheduler:", "retry",
        "retry:", "repeat", "setNameWithFormat:", "catch:", "catchTo:", "takeUntilBlock:", "takeWhileBlock:",
        "skipUntilBlock:", "skipWhileBlock:", "autoconnect",
        "logAll", "logNext", "throttle:valuesPassingTest:", "takeUntilReplacement:",
    ]

    /// Whether the values that the block of an operator receives may be nil.
    private func nilness(_ entry: RegistryEntry, _ receiver: SwiftExpression, _ arguments: [SwiftExpression])
        -> Nilness?
    {
        guard entry.scope == .class else { return receiver.values }
        guard entry.name == "combineLatest:reduce:" || entry.name == "zip:reduce:",
            case .array(let list)? = arguments.first?.kind
        else { return nil }
        return .tuple(list.map { $0.values?.mayBeNil ?? false })
    }

    /// Whether the values that an operator's signal sends may be nil.
    private func sent(_ entry: RegistryEntry, _ receiver: SwiftExpression, _ arguments: [SwiftExpression]) -> Nilness? {
        if entry.scope == .class {
            guard case .array(let list)? = arguments.first?.kind else { return nil }
            switch entry.name {
            case "combineLatest:", "zip:": return .tuple(list.map { $0.values?.mayBeNil ?? false })
            case "merge:", "concat:": return list.contains { $0.values?.mayBeNil == true } ? .value(true) : nil
            default: return nil
            }
        }
        switch entry.name {
        case "ignore:" where arguments.first?.isNil == true: return .value(false)
        case "map:", "tryMap:": return arguments.first?.values
        case "startWith:" where arguments.first?.isNil == true, "mapReplace:" where arguments.first?.isNil == true:
            return .value(true)
        case "combineLatestWith:", "zipWith:":
            return .tuple([receiver, arguments[0]].map { $0.values?.mayBeNil ?? false })
        case "startWith:", "merge:", "concat:", "ignore:": return receiver.values?.mayBeNil == true ? .value(true) : nil
        default: return Self.passing.contains(entry.name) ? receiver.values : nil
        }
    }

    /// Notes that a call throws, and where its error goes; false if nobody asks for the error.
    private mutating func throwing(_ argument: Expression) -> Bool {
        if argument.isNil { return false }
        if case .prefix("&", let target) = argument.kind, case .name(let name) = target.kind {
            if unreadErrors.contains(name) { return false }
            tryVariable = name.safe
        }
        needsTry = true
        return true
    }

    // MARK: Formats

    /// `stringWithFormat:` as an interpolation.
    mutating func format(_ message: Message) -> SwiftExpression {
        guard let first = message.arguments.first else { return SwiftExpression("\"\"", .string) }
        return interpolation(first, message.variadic)
    }

    /// A format and its arguments as a literal, where the format is a literal.
    mutating func interpolation(_ format: Expression, _ arguments: [Expression]) -> SwiftExpression {
        guard case .string(let literals, _) = format.kind else {
            let base = expression(format)
            if arguments.isEmpty { return base }
            return SwiftExpression("String").call(
                [.init(label: "format", value: base)]
                    + arguments.map { .init(label: nil, value: formatted(expression($0))) }, .string)
        }
        var values = arguments.map { expression($0) }[...]
        var result = ""
        var characters = Array(literals.map(swiftLiteral).joined())[...]
        while let character = characters.popFirst() {
            guard character == "%" else {
                result.append(character)
                continue
            }
            var specifier = ""
            while let next = characters.popFirst() {
                specifier.append(next)
                if next.isLetter, !"hlqLtzj".contains(next) || next == "@" { break }
                if next == "@" || next == "%" { break }
            }
            if specifier == "%" {
                result.append("%")
                continue
            }
            guard let value = values.popFirst() else { continue }
            let plain = specifier.drop { "hlqLtzj".contains($0) }
            switch plain {
            case "p": result += "\\(Unmanaged.passUnretained(\(SwiftPrinter().text(value))).toOpaque())"
            case "@", "d", "i", "u", "s": result += "\\(\(inline(value)))"
            default: result += "\\(String(format: \"%\(specifier)\", \(SwiftPrinter().text(value))))"
            }
        }
        return SwiftExpression("\"\(result)\"", .string)
    }

    /// A value that Foundation's formats take: a number, or text as an object.
    private func formatted(_ value: SwiftExpression) -> SwiftExpression {
        if value.type.isNumber, !value.type.isOptional { return value }
        let text = value.type == .string ? value : SwiftExpression("\"\\(\(inline(value)))\"", .string)
        return SwiftExpression(.cast(text, "as", "NSString"))
    }

    /// A value inside a literal; nil prints as it did.
    private func inline(_ value: SwiftExpression) -> String {
        let text = SwiftPrinter().text(value)
        guard value.type.isOptional || { if case .implicit = value.type { true } else { false } }() else { return text }
        if case .binary = value.kind { return text }
        // An operator behind it would belong to its last part.
        if case .conditional = value.kind { return "(\(text)) ?? \"(null)\"" }
        if value.type.wrapped == .any || value.type.wrapped == .string { return "\(text) ?? \"(null)\"" }
        // Behind a question mark, `map` would be that of the value.
        return "\(hasChain(value) ? "(\(text))" : text).map { \"\\($0)\" } ?? \"(null)\""
    }
}

extension Message {
    /// `[X new]` as `[[X alloc] init]`.
    fileprivate static func plainInit(of message: Message) -> Message {
        Message(
            receiver: message.receiver, words: ["init"], arguments: [], variadic: [], wordTokens: message.wordTokens)
    }
}
