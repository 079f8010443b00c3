/// Messages, by kind, and the messages that become no call in Swift.
extension Rewriter {
    /// Writes a message send.
    mutating func message(_ message: Message, _ tokens: Range<Int>, _ target: SwiftType = .unknown) -> SwiftExpression {
        if message.words.first?.isEmpty != false { giveUp("RAC-3000", "This could not be read.") }
        checkKept(by: message)
        checkReceiver(of: message)
        let outer = changedReceiver
        changedReceiver = changedKind(by: message).map { (message.receiver.tokens, $0) }
        defer { changedReceiver = outer }
        if let change = changedAfterReading(message, tokens, target) { return change }
        if let special = specialMessage(message, tokens, target) { return index(special, message) }
        if case .name(let name) = message.receiver.kind, isClassName(name) {
            return classMessage(name, message, tokens)
        }
        if let type = classReceiver(message.receiver) {
            if let currentClass, SharedKind(rawValue: currentClass) != nil {
                return classMessage(currentClass, message, tokens)
            }
            return classCall(SwiftExpression(type), currentClass ?? "", message, tokens)
        }
        if isClassMethod, case .name("super") = message.receiver.kind,
            let superclass = currentClass.flatMap({ model.classes[$0]?.superclass }),
            model.method("+" + message.selector, of: superclass) != nil
        {
            return classCall(SwiftExpression("super"), superclass, message, tokens)
        }
        if let known = messageToClassOfObject(message, tokens) { return known }
        let receiver = receiver(askedReceiver(message.receiver, message.selector))
        if receiver.type.isOptional, receiver.type.wrapped != .any || !owners(of: message).isEmpty,
            let call = evaluated(message, tokens, target)
        {
            return call
        }
        let value = index(instanceMessage(message, receiver, tokens), message)
        return placed(value, receiver, before: message.wordTokens[0])
    }

    /// `[self class]` and `self.class` as the receiver of a class method.
    func classReceiver(_ expression: Expression) -> String? {
        switch expression.kind {
        case .message(let message):
            guard message.words == ["class"], case .name("self") = message.receiver.kind else { return nil }
        case .member(let base, "class", _):
            guard case .name("self") = base.kind else { return nil }
        case .name("self"):
            return isClassMethod ? onceClass ?? "self" : nil
        default: return nil
        }
        return isClassMethod ? onceClass ?? "self" : "\(typeFunction)(of: self)"
    }

    /// Whether an object is a number of another type than the numbers in an array, to which it may be equal.
    private func isOtherNumber(_ object: SwiftExpression, in type: SwiftType) -> Bool {
        guard case .array(let element) = type.wrapped, element.isNumber || element.isBool else { return false }
        return object.type.wrapped != element && !(object.isLiteral && element.isFraction)
    }

    // MARK: What is no call in Swift

    private mutating func specialMessage(_ message: Message, _ tokens: Range<Int>, _ target: SwiftType)
        -> SwiftExpression?
    {
        let selector = message.selector
        switch selector {
        case "sortDescriptorWithKey:ascending:selector:", "initWithKey:ascending:selector:":
            if let descriptor = sortDescriptor(message) { return descriptor }
        case Self.sharedCopy: return changeableCopy(receiver(message.receiver))
        case "retain", "autorelease", "copy", "mutableCopy", "self":
            if selector == "mutableCopy" || selector == "copy" {
                let value = expression(message.receiver)
                if value.type.isValue || value.type.isFunction { return value.withoutHolder }
                // An object that several places share is a copy of its contents.
                let mayBeShared = value.type.wrapped == .any && !model.shared.isEmpty
                if selector == "copy", value.type.wrapped == .any, !mayBeShared {
                    // A value of Swift is a copy already; an object of any class is copied at run time, if it can be.
                    if target.isValue { return value }
                    let object = SwiftPrinter().text(value)
                    let isName = object.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
                    return SwiftExpression(
                        isName
                            ? "((\(object) as? any NSCopying)?.copy(with: nil) ?? \(object))"
                            : "{ ($0 as? any NSCopying)?.copy(with: nil) ?? $0 }(\(object))", value.type)
                }
                if selector == "mutableCopy" || mayBeShared, value.type.wrapped == .any {
                    use(module: "CompatShims")
                    return SwiftExpression(.call(asOptionalAny(value).member("copy"), []), .anyOptional)
                }
                let isOwnCopy = ["RACSignal", "any Error"].contains(value.type.wrapped.name)
                if selector == "copy", isOwnCopy || value.type == .unknown { return value }
                // A copy of an unknown class is a value of Swift where one is wanted.
                if value.type == .unknown, !target.isClass { return SwiftExpression(value.kind, target) }
                // A sequence, a tuple and an event are their own copies.
                if selector == "copy", let name = value.type.name, name.hasPrefix("RAC") {
                    return link(value, value.type.wrapped) { $0.member("copy").call() }
                }
                let own = value.type.name.map { .named(model.copyClass(of: $0, selector)) } ?? value.type.wrapped
                let type = target.isClass && SharedKind(target) == nil ? target.wrapped : own
                let mayBeNil = value.type.isOptional
                var copy = link(value, type) {
                    SwiftExpression(
                        .cast($0.member(selector).call(), mayBeNil ? "as?" : "as!", type.text ?? "NSObject"))
                }
                // `as?` ends the chain.
                if mayBeNil { copy.own = nil }
                return copy
            }
            return expression(message.receiver)
        case "copyWithZone:", "mutableCopyWithZone:":
            let value = expression(message.receiver)
            let word = selector == "copyWithZone:" ? "copy" : "mutableCopy"
            if value.plain != "super" {
                // The zone says nothing.
                let copy = Message(
                    receiver: message.receiver, words: [word], arguments: [], variadic: [],
                    wordTokens: message.wordTokens)
                return specialMessage(copy, tokens, target)
            }
            let zone = SwiftExpression.Argument(label: "with", value: expression(message.arguments[0]))
            let type = target.isClass ? target.wrapped : currentClass.map { .named($0) } ?? value.type.wrapped
            let copy = link(value, .any) { $0.member(word).call([zone]) }
            return SwiftExpression(.cast(copy, "as!", type.text ?? "NSObject"), type)
        case "class":
            if case .name(let name) = message.receiver.kind, isClassName(name) {
                return SwiftExpression("\(name).self", .named("AnyClass"))
            }
            return classOfObject(receiver(message.receiver))
        case "new":
            if case .name(let name) = message.receiver.kind, isClassName(name) {
                return newObject(name, Message.plainInit(of: message), tokens)
            }
            if let type = classReceiver(message.receiver) {
                return newSelf(type, Message.plainInit(of: message), tokens)
            }
            return newObject(of: message.receiver, Message.plainInit(of: message), target, tokens)
        case "alloc":
            giveUp("RAC-3046", "Swift makes no object without an initializer: call both in one statement.")
            return SwiftExpression("nil")
        case "allObjects":
            if let objects = allObjects(of: receiver(message.receiver)) { return objects }
        case "containsObject:", "indexOfObject:":
            let value = receiver(message.receiver)
            let isSearch = selector == "indexOfObject:"
            let element = expression(message.arguments[0])
            // Elements of any type are compared as objects, and nil is no element.
            guard
                value.type.wrapped == .array(.any) || value.type.isCollection && element.type.isOptional
                    || isOtherNumber(element, in: value.type)
            else { break }
            use(module: "CompatShims")
            return link(value, isSearch ? .int : .bool) {
                $0.member(isSearch ? "indexOfObject" : "containsObject").call([.init(label: nil, value: element)])
            }
        case "hasPrefix:", "hasSuffix:":
            // No text begins with an empty one.
            let value = receiver(message.receiver)
            guard value.type.wrapped == .string, !isPresentText(message.arguments[0]) else { break }
            let bridged = SwiftExpression(
                .tuple([SwiftExpression(.cast(value, "as", value.type.isOptional ? "NSString?" : "NSString"))]),
                value.type)
            return link(bridged, .bool) {
                $0.member(String(selector.dropLast())).call(
                    [.init(label: nil, value: expression(message.arguments[0], as: .string))])
            }
        case "conformsToProtocol:":
            if let adopted = conformance(message) { return adopted }
        case "nextObject":
            // The enumerator of a sequence is an iterator.
            let value = receiver(message.receiver)
            guard value.type.wrapped.text == "AnyIterator<Any>" else { break }
            return link(value, .anyOptional) { $0.member("next").call() }
        case "removeObject:", "removeObjectIdenticalTo:":
            let value = receiver(message.receiver)
            guard case .array(let element) = value.type.wrapped else { break }
            let given = expression(message.arguments[0])
            if isOtherNumber(given, in: value.type) { return removal(value, given) }
            let object = coerce(given, to: element == .any ? .unknown : element)
            // A closure would compute the object for each element, and may not read what it changes.
            if selector == "removeObject:", object.plain == nil { return removal(value, given) }
            let text = SwiftPrinter().text(object)
            let test: String
            if selector == "removeObject:", hasEquality(object.type) {
                if element == .any { return removal(value, object) }
                test = object.type.isOptional ? "\(text)?.isEqual($0) == true" : "\(text).isEqual($0)"
            } else if element != .any, element != .unknown {
                test = element.isValue ? "$0 == \(text)" : "$0 === \(text)"
            } else if object.type.isValue {
                guard let type = object.type.wrapped.text, type == "String" else { return removal(value, object) }
                test = "$0 as? \(type) == \(text)"
            } else if selector == "removeObject:" {
                return removal(value, object)
            } else {
                // `NSNull()` makes a new object each time, which counts as the same.
                let isNull = object.type.wrapped == .named("NSNull")
                guard isNull || object.plain != nil else { break }
                use(module: "CompatShims")
                test = "isSameObject($0, \(text))"
            }
            return link(value, .void) {
                $0.member("removeAll").call([.init(label: "where", value: SwiftExpression("{ \(test) }"))])
            }
        case "sortedArrayUsingComparator:", "sortedArrayWithOptions:usingComparator:":
            if let sorted = sorted(message) { return sorted }
        case "sortUsingComparator:", "sortWithOptions:usingComparator:":
            if let sorted = sorted(message, inPlace: true) { return sorted }
        // Without a block, the values are not transformed.
        case "groupBy:transform:" where message.arguments[1].isNil:
            return self.message(message.withoutLast, tokens, target)
        case "sortUsingSelector:":
            if let sorted = sortedBySelector(message, inPlace: true) { return sorted }
        case "keysSortedByValueUsingComparator:", "keysSortedByValueUsingSelector:":
            if let keys = keysSorted(message) { return keys }
        case "keysOfEntriesPassingTest:":
            if let keys = keysPassing(message) { return keys }
        case "addObserver:selector:name:object:", "removeObserver:", "removeObserver:name:object:",
            "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:", "addTarget:action:forControlEvents:",
            "detachNewThreadSelector:toTarget:withObject:", "initWithTarget:selector:object:":
            if let call = targeted(message, tokens) { return call }
        case "predicateWithBlock:":
            guard case .block(let block) = message.arguments[0].kind, block.parameters.count == 2,
                let closure = castingClosure(block, .bool)
            else { break }
            return SwiftExpression("NSPredicate").call(
                [.init(label: "block", value: SwiftExpression(.closure(closure)))], .named("NSPredicate"))
        case "filterUsingPredicate:":
            if let change = filteredInPlace(message) { return change }
        case "filteredArrayUsingPredicate:":
            if let filtered = filtered(message) ?? filteredByPredicate(message) { return filtered }
        case "indexesOfObjectsPassingTest:":
            if let indexes = indexes(message) { return indexes }
        case "indexOfObjectPassingTest:":
            if let index = firstIndex(message) { return index }
        case "valueForKey:":
            if let values = messageOfKeys(message) ?? mapped(message, target) { return values }
        case "sortedArrayUsingSelector:":
            if let sorted = sortedBySelector(message) { return sorted }
        case "rac_signalForSelector:", "rac_signalForSelector:fromProtocol:":
            // A method of the class itself, which sends its calls.
            guard case .name("self") = message.receiver.kind,
                case .atWord("@selector", let selector) = message.arguments[0].kind,
                let name = calledName(selector, in: currentClass)
            else {
                giveUp(
                    "RAC-0277",
                    "Write the method in a class that adopts RACSelectorSignalling, and call rac_didInvoke or "
                        + "rac_invoke in it.")
                return SwiftExpression("nil")
            }
            return receiver(message.receiver).member("rac_signalForSelector").call(
                [.init(label: nil, value: SwiftExpression("\"\(name)\"", .string))], .named("RACSignal"))
        case "rac_liftSelector:withSignals:", "rac_liftSelector:withSignalsFromArray:",
            "rac_liftSelector:withSignalOfArguments:":
            return lifted(message)
        case "URLWithString:":
            // Nil has no URL.
            guard case .name("NSURL") = message.receiver.kind, case let text = expression(message.arguments[0]),
                text.type.wrapped == .string, case .optional = text.type
            else { break }
            let value = hasChain(text) ? SwiftExpression(.tuple([text]), text.type) : text
            return value.member("flatMap").call(
                [.init(label: nil, value: SwiftExpression("{ URL(string: $0) }"))], .optional(.named("URL")))
        case "isKindOfClass:", "isMemberOfClass:":
            let value = receiver(message.receiver)
            if let answer = foundationKind(value, message, tokens) { return answer }
            guard let name = className(of: message.arguments[0]) else {
                return kind(value, of: message.arguments[0], isExact: selector == "isMemberOfClass:")
            }
            return kind(value, name, isExact: selector == "isMemberOfClass:")
        case "isSubclassOfClass:": return subclass(message)
        case "superclass":
            use(module: "CompatShims")
            let object = SwiftExpression.Argument(label: nil, value: askedObject(message))
            return SwiftExpression("superclassOf").call([object], .optional(.named("AnyClass")))
        case "respondsToSelector:", "instancesRespondToSelector:":
            guard case .atWord("@selector", let asked) = message.arguments[0].kind else { return responding(message) }
            if let answer = classResponds(message, asked.filter { !$0.isWhitespace }, tokens) { return answer }
            let asker = receiver(message.receiver)
            if let answer = responds(asker, asked.filter { !$0.isWhitespace }) {
                // What it guards is left out: objects of other programs may have the method.
                if answer.plain == "false" {
                    review("RAC-3004", "No class of these files has the method: the answer is no.", at: tokens)
                }
                return answer
            }
            if let proto = model.optionalOwner(of: asked.filter { !$0.isWhitespace }, in: asker.type.wrapped),
                model.hasAdopters(proto)
            {
                review("RAC-3004", "No class of these files has the method: the answer is no.", at: tokens)
                return SwiftExpression("false", .bool)
            }
            review(
                "RAC-3004",
                "Swift has no optional methods: the method is there, or has a default in an extension of the protocol.",
                at: tokens)
            // Nil has no methods.
            return asker.type.isOptional
                ? SwiftExpression(.binary(asker, "!=", SwiftExpression("nil")), .bool) : SwiftExpression("true", .bool)
        case "isEqual:", "isEqualToString:", "isEqualToNumber:", "isEqualToArray:", "isEqualToDictionary:",
            "isEqualToDate:", "isEqualToSet:", "isEqualToData:", "isEqualToIndexSet:", "isEqualToOrderedSet:":
            return equality(message)
        case "appendFormat:"
        where !isOfProgram(message)
            && (!model.shared.isEmpty || message.receiver.isElement || isOfAnyClass(message.receiver)):
            let receiver = receiver(message.receiver)
            if receiver.holder != nil {
                let text = format(message)
                return link(receiver, .void) { $0.member("append").call([.init(label: nil, value: text)]) }
            }
            guard receiver.type.wrapped == .any else { return appendedFormat(message) }
            share(message.receiver.tokens, [.text])
            use(module: "CompatShims")
            return SwiftExpression(
                .call(asOptionalAny(receiver).member("appendString"), [.init(label: nil, value: format(message))]),
                .void)
        case "stringByAppendingFormat:", "appendFormat:":
            if !isOfProgram(message) { return appendedFormat(message) }
        case "setValue:forKey:", "valueForUndefinedKey:", "setValue:forUndefinedKey:", "setNilValueForKey:":
            if let call = messageOfKeys(message) { return call }
        case "expectationWithDescription:":
            if let made = testExpectation(message) { return made }
        default: break
        }
        if let call = performing(message, tokens) ?? cancelling(message) ?? keyValueObserving(message) { return call }
        if message.isInitializer, case .message(let inner) = message.receiver.kind,
            inner.selector == "alloc" || inner.selector == "allocWithZone:"
        {
            if case .name(let name) = inner.receiver.kind, isClassName(name) { return newObject(name, message, tokens) }
            if let type = classReceiver(inner.receiver) { return newSelf(type, message, tokens) }
            return newObject(of: inner.receiver, message, target, tokens)
        }
        return nil
    }
}

extension Rewriter {
    private mutating func appendedFormat(_ message: Message) -> SwiftExpression {
        var object = receiver(message.receiver)
        if object.type.wrapped == .any, message.selector == "stringByAppendingFormat:" {
            let text = SwiftExpression(.cast(object, "as?", "String"), .optional(.string))
            object = SwiftExpression(.tuple([text]), .optional(.string))
        }
        if object.type.isOptional, object.type.wrapped == .string {
            // Nil stays nil.
            if message.selector == "appendFormat:" {
                let text = format(message)
                let (place, added) = (SwiftPrinter().text(object), SwiftPrinter().text(text))
                // Swift does not read a variable while it is changed through a question mark.
                if added.contains(place), !added.contains("$0") {
                    let base = hasChain(object) ? "(\(place))" : place
                    return SwiftExpression(
                        .binary(object, "=", SwiftExpression("\(base).map { $0 + \(added) }", object.type)), .void)
                }
                return link(object, .void) { $0.member("append").call([.init(label: nil, value: text)]) }
            }
            let text = SwiftPrinter().text(format(message))
            if !text.contains("$0") {
                let base = hasChain(object) ? "(\(SwiftPrinter().text(object)))" : SwiftPrinter().text(object)
                return SwiftExpression("\(base).map { $0 + \(text) }", .optional(.string))
            }
        }
        let receiver = coerce(object, to: .string)
        let sign = message.selector == "appendFormat:" ? "+=" : "+"
        return SwiftExpression(.binary(receiver, sign, format(message)), .string)
    }
}

extension Expression {
    /// Whether an expression is an element of a collection, or the result of a message.
    fileprivate var isElement: Bool {
        switch kind {
        case .element, .message: true
        case .parenthesized(let inner), .cast(_, let inner): inner.isElement
        default: false
        }
    }
}

extension Rewriter {
    /// Whether an expression is a text that is not empty: a literal, or a constant.
    private func isPresentText(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .string(let literals, _): literals.joined().count > 2
        case .name(let name): scope[name] == nil && model.globals[name] == .string
        case .parenthesized(let inner): isPresentText(inner)
        default: false
        }
    }
}

extension Message {
    /// `[X new]` as `[[X alloc] init]`.
    static func plainInit(of message: Message) -> Message {
        Message(
            receiver: message.receiver, words: ["init"], arguments: [], variadic: [], wordTokens: message.wordTokens)
    }
}
