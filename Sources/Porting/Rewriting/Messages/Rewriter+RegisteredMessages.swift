/// Calls that the registry knows.
extension Rewriter {
    /// The Swift form of a call on a receiver; nil if the registry does not know it.
    mutating func registered(
        _ selector: String, _ receiver: SwiftExpression, _ arguments: [Expression], _ variadic: [Expression],
        _ tokens: Range<Int>
    ) -> SwiftExpression? {
        if let forms = alternatives(selector, receiver, arguments, variadic, tokens) { return forms }
        let isNumber = receiver.type.isNumber || receiver.type.isBool
        let own = entry(for: selector, on: receiver.type)
        if let entry = own ?? (isNumber ? entry(for: selector, on: .named("NSNumber")) : nil) {
            var base = receiver
            if receiver.type.wrapped == .any, let type = entry.type { base = object(receiver, of: type) }
            // A boxed number is a number in Swift, until a method of NSNumber is sent to it.
            if entry.type == "NSNumber", isNumber { base = boxedObject(receiver) }
            return apply(entry, base, arguments, variadic, tokens)
        }
        return nil
    }

    func entry(for selector: String, on type: SwiftType) -> RegistryEntry? {
        for name in originalNames(of: type) {
            if let entry = registry.method(named: selector, on: name, scope: .instance) { return entry }
        }
        guard type == .unknown || type.wrapped == .any else { return nil }
        // A value of any type is no view.
        let all = registry.methods(named: selector).filter {
            $0.scope == .instance && $0.type != "id" && $0.swift != nil && ($0.class != .appleOnly || type == .unknown)
                && !registry.replacing.contains($0.id)
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
        // The caller's error is thrown, and the default with it is lost.
        let passesOn = entry.throwing != nil && errorParameter.map { arguments.last?.localName == $0 } == true
        if passesOn, !arguments[0].isNil { giveUp("RAC-3018", "Write do and catch around the call that throws.") }
        let isThrowing = entry.throws == true || passesOn
        guard let swift = passesOn ? entry.throwing : entry.swift, var template = Template(swift),
            arguments.count >= template.count, swift != "…"
        else {
            // The form is no expression, or the call does not have the arguments of the form.
            giveUp(
                entry.id,
                entry.why ?? entry.differs
                    ?? (entry.swift == "…"
                        ? "Swift calls a method by its name: write a closure that does what the target does."
                        : "Its form depends on what stands around it: \(entry.swift ?? "")"))
            return SwiftExpression("nil")
        }
        use(entry)
        refuseKeyOfExtension(entry.name, arguments)
        if entry.usesKeys, entry.swift?.hasPrefix("KeySortDescriptor") == true { noteKey(arguments[0]) }
        var types = (entry.parameters ?? []).map { SwiftType($0) }
        // An object that is added to an array becomes one of its elements.
        let adds = entry.name == "addObject:" || entry.name == "insertObject:atIndex:"
        let stored = entry.name == "replaceObjectAtIndex:withObject:" ? 1 : adds ? 0 : nil
        if adds, case .array(let element) = receiver.type.wrapped, element.isValue || element == .named("NSNumber") {
            types[0] = element
        }
        // A number is compared with objects as one.
        if types.first == .named("AnyHashable"),
            [.array(.named("NSNumber")), .set(.named("NSNumber"))].contains(receiver.type.wrapped)
        {
            types[0] = .named("NSNumber")
        }
        if entry.name == "addObjectsFromArray:", case .array(let element) = receiver.type.wrapped, element != .any {
            types[0] = receiver.type.wrapped
        }
        // What is united with a set has its elements.
        if case .set = receiver.type.wrapped, types.first == .set(.named("AnyHashable")) {
            types[0] = receiver.type.wrapped
        }
        let outerNilSignal = nilSignal
        nilSignal = entry.nilSignal ?? "empty"
        defer { nilSignal = outerNilSignal }
        var values: [SwiftExpression] = []
        // A function of C takes a text itself.
        let arguments = entry.kind == .function ? arguments.map(\.withoutCharacters) : arguments
        for (index, argument) in arguments.enumerated() {
            if isThrowing, index == arguments.count - 1 { continue }
            if entry.throwing != nil, case .prefix("&", let target) = argument.kind,
                let name = target.localName, unreadErrors.contains(name)
            {
                values.append(SwiftExpression("nil"))
                continue
            }
            let outerSenders = senders
            defer { senders = outerSenders }
            if case .block = argument.kind {
                senders = ([receiver] + values).reduce([]) { $0.union(senders(of: $1)) }
                pendingValues = nilness(entry, receiver, values)
                takesAnyBlock = true
                // The types of the block's parameters determine how many values these methods take.
                // Foundation has another form of the last, for which the closure may be meant.
                typesAllParameters =
                    entry.name == "reduceEach:" || entry.name == "combineLatest:reduce:" || entry.name == "zip:reduce:"
                    || entry.name.hasPrefix("enumerateMatchesInString:")
            } else {
                pendingValues = nil
            }
            defer { pendingValues = nil }
            let type = index < types.count ? types[index] : .unknown
            // What the block returns is the running value of the next call.
            if case .block = argument.kind, Self.running.contains(entry.name) {
                var probe = self
                if probe.passed(argument, as: type).values != .value(false) {
                    pendingValues = .tuple([true, receiver.values?.mayBeNil])
                }
            }
            if let asking = asking(argument, type, entry, of: receiver.type.wrapped) {
                values.append(asking)
                continue
            }
            if entry.name == "objectForKey:", case .dictionary(let wanted, _) = receiver.type.wrapped {
                values.append(key(argument, wanted))
                continue
            }
            if index == 0, entry.type == "id", entry.name.hasPrefix("objectForKey"),
                case let key = expression(argument), key.type.isOptional
            {
                values.append(objectKey(key))
                continue
            }
            if index == 0, entry.name == "setObject:forKey:", case .dictionary(_, let kind) = receiver.type.wrapped,
                kind != .any
            {
                values.append(element(argument, kind))
                continue
            }
            if index == 1, entry.name == "setObject:forKey:", let copied = copiedKey(expression(argument)) {
                values.append(copied)
                continue
            }
            noteReceivedNil(argument, type, entry, receiver, values)
            let isInReactive = takesTypedBlock
            takesTypedBlock = entry.isReactive
            defer { takesTypedBlock = isInReactive }
            // Collections take no nil.
            values.append(
                index == stored && type == .any
                    ? element(argument, .unknown)
                    : entry.isReactive || entry.scope == .class
                        ? passed(argument, as: type) : orEmpty(argument, type))
        }
        if adds, case .set = receiver.type.wrapped, let added = arguments.first, expression(added).holder != nil {
            giveUp("RAC-3061", "The set holds an object that changes: its elements are values in Swift.")
        }
        values = unchecked(values, arguments, entry)
        if !values.isEmpty { values[0] = writtenContainers(values[0], entry.name) }
        guard template.isFilled(by: values.count) else {
            giveUp(entry.id, "Internal error: the form \(swift) is not filled in here.")
            return SwiftExpression("nil")
        }
        var isOptional = false
        if isThrowing, let last = arguments.last { isOptional = !throwing(last) }
        let isOfAny = entry.parameters?.last == "Any"
        let further = variadic.map { passed($0, as: isOfAny ? .any : .unknown) }.filter { !$0.isNil }
        if entry.name == "execute:" { noteInput(values[0]) }
        noteSent(entry, values + further)
        var base = receiver
        if !template.isChain, receiver.type.isOptional, entry.scope == .instance {
            if let bridging = template.ofOptional {
                template = bridging
            } else if let mapped = mapped(template, entry, receiver, values, further) {
                return mapped
            } else {
                base = forced(receiver)
            }
        }
        // Swift does not read a variable while it is changed through a question mark.
        if let name = receiver.plain, base.type.isOptional, let type = entry.type, Self.isMutableValue(TypeName(type)),
            arguments.contains(where: { reads($0, name) })
        {
            if sequel != nil {
                for (index, argument) in arguments.enumerated() where index < values.count && reads(argument, name) {
                    let new = "\(name)Argument\(index == 0 ? "" : "\(index + 1)")"
                    prelude.append(SwiftStatement(kind: .variable("let", name: new, type: nil, values[index])))
                    values[index] = SwiftExpression(new, values[index].type)
                }
            } else {
                base = forced(receiver)
            }
        }
        var result = template.filled(receiver: base, arguments: values, further: further)
        var type = entry.returns.map { SwiftType($0) } ?? (entry.throws == true ? .void : .unknown)
        // A view of an unknown class may have a property of the same name and another type.
        if entry.class == .appleOnly, receiver.type == .unknown { type = .unknown }
        if type == .named("Self") { type = receiver.type.wrapped }
        // A stream of an unknown class is a signal.
        if type == .named("RACStream"), receiver.type == .unknown { type = .named("RACSignal") }
        if case .array(let element) = receiver.type.wrapped, element != .any, type.wrapped == .any,
            Self.picking.contains(entry.name)
        {
            type = type.isOptional ? element.asOptional : element
        }
        if case .dictionary(_, let value) = receiver.type.wrapped, value != .any, entry.name == "objectForKey:" {
            type = value.asOptional
        }
        if case .dictionary(let key, let value) = receiver.type.wrapped, ["allKeys", "allValues"].contains(entry.name) {
            type = .array(entry.name == "allKeys" ? key : value)
        }
        if case .array(let element) = receiver.type.wrapped,
            type == .named("Element") || type == .optional(.named("Element"))
        {
            type = type.isOptional ? element.asOptional : element
        }
        if case .array(let element) = receiver.type.wrapped, element != .any, Self.keeping.contains(entry.name) {
            let added = values.first?.type.wrapped
            let wanted = entry.name == "arrayByAddingObject:" ? element : receiver.type.wrapped
            if added == nil || added == wanted || entry.name == "subarrayWithRange:" {
                type = receiver.type.wrapped
            }
        }
        // A result that is the receiver itself may be nil if the receiver may be.
        if template.expression.plain == "$self", base.type.isOptional { type = type.asOptional }
        result.isBareObject = type.isAnyObject
        if result.isBareObject { type = .anyOptional }
        if result.type == .unknown || result.type != type { result.type = type }
        result.values = sent(entry, receiver, values)
        if hasChain(result) {
            result.type = type.asOptional
            result.own = type
        }
        if isOptional { result = SwiftExpression(.prefix("try? ", result), type.asOptional) }
        result = readContainers(result, entry.name, tokens)
        return type == .int32 ? int(result) : result
    }

    /// An argument; a collection that is nil is as good as an empty one.
    private mutating func orEmpty(_ argument: Expression, _ type: SwiftType) -> SwiftExpression {
        guard type.isCollection, !type.isOptional else {
            let isNumber = type == .unknown && !isNumberObject(argument)
            let value = isNumber ? orZero(expression(argument)) : expression(argument, as: type)
            return boxed(argument, value, for: type)
        }
        if argument.isNil { return emptyCollection(type) }
        var value = expression(argument)
        if value.type == .anyOptional, let kind = type.kindOfAny { value = elements(of: value, kind) }
        guard value.type.isOptional, value.type.isCollection, value.holder == nil else {
            return expression(argument, as: type)
        }
        let present = SwiftExpression(.binary(value, "??", emptyCollection(type)), value.type.wrapped)
        return coerce(present.type == type ? present : SwiftExpression(.tuple([present]), present.type), to: type)
    }

    /// A form that is no chain, of an object that may be nil: its result is nil for nil.
    private func mapped(
        _ template: Template, _ entry: RegistryEntry, _ receiver: SwiftExpression, _ values: [SwiftExpression],
        _ further: [SwiftExpression]
    ) -> SwiftExpression? {
        if case .cast(let value, _, _) = receiver.kind, !value.type.isOptional { return nil }
        guard entry.throws != true, let returns = entry.returns.map({ SwiftType($0) }), returns != .void,
            !values.contains(where: { SwiftPrinter().text($0).contains("$0") })
        else { return nil }
        switch template.expression.kind {
        case .binary(let first, "+", _): guard first.plain == "$self" else { return nil }
        case .call(let callee, let list):
            guard callee.plain == "Array" && list.count == 1 || callee.plain == "min" || callee.plain == "max" else {
                return nil
            }
        default: return nil
        }
        let own = receiver.type.wrapped
        let result = template.filled(receiver: SwiftExpression("$0", own), arguments: values, further: further)
        let type: SwiftType =
            switch own {
            case .dictionary(let key, _) where entry.name == "allKeys": .optional(.array(key))
            case .dictionary(_, let value) where entry.name == "allValues": .optional(.array(value))
            default: returns == .array(.any) ? own.asOptional : returns.asOptional
            }
        let isInParentheses = hasChain(receiver) || SwiftPrinter().needsParentheses(receiver)
        let object = isInParentheses ? "(\(SwiftPrinter().text(receiver)))" : SwiftPrinter().text(receiver)
        return SwiftExpression("\(object).map { \(SwiftPrinter().text(result)) }", type)
    }

    /// Methods of collections that return an element.
    static let picking: Set<String> = [
        "firstObject", "lastObject", "objectAtIndex:", "objectAtIndexedSubscript:",
    ]

    /// Methods of arrays that return an array of the same elements, with or without added elements.
    private static let keeping: Set<String> = [
        "arrayByAddingObject:", "arrayByAddingObjectsFromArray:", "subarrayWithRange:", "copy", "mutableCopy",
    ]

    /// Operators whose block receives a running value.
    private static let running: Set<String> = [
        "aggregateWithStart:reduce:", "scanWithStart:reduce:", "foldLeftWithStart:reduce:",
        "combinePreviousWithStart:reduce:", "scanWithStart:reduceWithIndex:", "aggregateWithStart:reduceWithIndex:",
    ]

    /// The operators whose signals never send nil, and the tuples without nil.
    private static let neverNil: Set<String> = [
        "rac_sequence", "rac_keySequence", "rac_valueSequence", "collect", "executing", "enabled", "errors", "not",
        "rac_addObserverForName:object:",
        "and",
        "or", "any", "any:", "all:", "materialize", "executionSignals", "rac_textSignal", "groupBy:",
    ]

    /// The initializers of commands, whose block receives the input of an execution.
    private static let executing: Set<String> = ["initWithSignalBlock:", "initWithEnabled:signalBlock:"]

    /// Operators that send the values that they receive.
    private static let passing: Set<String> = [
        "skip:", "take:", "takeLast:", "distinctUntilChanged", "deliverOn:", "deliverOnMainThread", "subscribeOn:",
        "throttle:", "delay:", "filter:", "takeUntil:",
        "replay", "replayLast", "replayLazily", "doNext:", "doError:", "doCompleted:", "finally:", "initially:",
        "sample:", "timeout:onScheduler:", "retry",
        "retry:", "repeat", "setNameWithFormat:", "catch:", "catchTo:", "takeUntilBlock:", "takeWhileBlock:",
        "skipUntilBlock:", "skipWhileBlock:", "autoconnect",
        "signal", "signalWithScheduler:", "sequence", "tail", "eagerSequence", "lazySequence", "try:", "publish",
        "logAll", "logNext", "throttle:valuesPassingTest:", "takeUntilReplacement:",
    ]

    /// Whether the values that the block of an operator receives may be nil.
    func nilness(_ entry: RegistryEntry, _ receiver: SwiftExpression, _ arguments: [SwiftExpression])
        -> Nilness?
    {
        if Self.executing.contains(entry.name) { return .value(model.nilSent.contains(ProgramModel.input)) }
        guard entry.scope == .class else {
            // A running value begins with the argument.
            if Self.running.contains(entry.name), let start = arguments.first, start.isNil || start.type.isOptional {
                return .value(true)
            }
            return receiver.received
        }
        guard entry.name == "combineLatest:reduce:" || entry.name == "zip:reduce:",
            case .array(let list)? = arguments.first?.kind
        else { return nil }
        return .tuple(list.map { $0.values?.mayBeNil })
    }

    /// Whether the values that an operator's signal sends may be nil.
    private func sent(_ entry: RegistryEntry, _ receiver: SwiftExpression, _ arguments: [SwiftExpression]) -> Nilness? {
        if Self.neverNil.contains(entry.name) { return .value(false) }
        // A response with its data.
        if entry.name == "rac_sendAsynchronousRequest:" { return .tuple([false, false]) }
        if entry.scope == .class {
            if entry.name == "return:", let value = arguments.first {
                return value.isNil || value.type.isOptional ? .value(true) : isCertain(value.type) ? .value(false) : nil
            }
            guard case .array(let list)? = arguments.first?.kind else { return nil }
            switch entry.name {
            case "combineLatest:", "zip:": return .tuple(list.map { $0.values?.mayBeNil })
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
            return .tuple([receiver, arguments[0]].map { $0.values?.mayBeNil })
        case "reduceEach:", "scanWithStart:reduce:", "aggregateWithStart:reduce:": return arguments.last?.values
        case "ignore:": return receiver.values
        case "startWith:" where arguments.first.map({ isCertain($0.type) }) == true: return receiver.values
        case "startWith:", "merge:", "concat:":
            if receiver.values == arguments.first?.values { return receiver.values }
            return receiver.values?.mayBeNil == true ? .value(true) : nil
        default: return Self.passing.contains(entry.name) ? receiver.values : nil
        }
    }

    /// Notes that a call throws, and where its error goes; false if no statement asks for the error.
    mutating func throwing(_ argument: Expression) -> Bool {
        if argument.isNil { return false }
        if case .prefix("&", let target) = argument.kind, case .name(let name) = target.kind {
            if unreadErrors.contains(name) { return false }
            tryVariable = name.safe
        }
        needsTry = true
        return true
    }
}
