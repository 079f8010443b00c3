extension Rewriter {
    /// Writes a call of a function or macro.
    mutating func call(_ callee: Expression, _ arguments: [Expression], _ tokens: Range<Int>) -> SwiftExpression {
        guard case .name(let name) = callee.kind else {
            // `(Kind)(a + b)` is a cast, where the name is that of a type.
            if case .parenthesized(let inner) = callee.kind, case .name(let type) = inner.kind, arguments.count == 1,
                scope[type] == nil, isDeclaredType(type)
            {
                return cast(TypeName(type), arguments[0])
            }
            // The call of a block.
            let block = calledBlock(callee)
            guard case .function(let types, let returns) = block.type.wrapped else {
                return SwiftExpression(.call(block, arguments.map { .init(label: nil, value: passed($0)) }))
            }
            return called(block, blockArguments(arguments, types, of: callee), returns).of(callee, self)
        }
        if let special = macroCall(name, arguments, tokens) { return unhidden(special) }
        if let wait = timedWait(callee, arguments) {
            // The function of C returns zero in time.
            let isInTime = SwiftExpression(.binary(wait, "==", SwiftExpression(".success")), .bool)
            return SwiftExpression(.conditional(isInTime, SwiftExpression("0"), SwiftExpression("1")), .int)
        }
        if let local = scope[name] ?? instanceVariable(name).map({ Scope.Local(type: $0.type, name: $0.plain) }),
            case .function(let types, let returns) = local.type.wrapped
        {
            let base = SwiftExpression(local.name ?? name.safe, local.type)
            return called(base, blockArguments(arguments, types, of: callee), returns).of(callee, self)
        }
        // A block of a type that another library names.
        if let local = scope[name], let type = local.type.wrapped.name, isForeignBlock(type) {
            let values = arguments.map { passed($0) }
            return called(SwiftExpression(local.name ?? name.safe, local.type), values, .unknown)
        }
        if case .function(let types, let returns)? = model.globals[name] {
            for (index, argument) in arguments.enumerated() where index < types.count {
                notePassedOptional(argument, to: types[index], index, [Self.functionOwner + name])
                checkKept(argument, by: name, index)
            }
            let values = passed(arguments, as: types, model.parameterNumbers[name] ?? [])
            let result = SwiftExpression(globalName(name)).call(values.map { .init(label: nil, value: $0) }, returns)
            return model.numbers[name].map { result.of($0) } ?? result.of(callee, self)
        }
        if let global = model.globals[name], case .function(let types, let returns) = global.wrapped {
            return called(
                SwiftExpression(globalName(name), global), blockArguments(arguments, types, of: callee), returns
            ).of(callee, self)
        }
        if let entry = registry.function(name) ?? registry.macro(name), entry.swift != nil || entry.class == .byHand {
            if var known = apply(entry, SwiftExpression(name), arguments, [], tokens) {
                // Swift has several functions of the name, for numbers of several types.
                if case .call(let callee, var list) = known.kind, known.type == .double,
                    list.allSatisfy({ Double($0.value.plain ?? "") != nil })
                {
                    for index in list.indices {
                        let text = list[index].value.plain ?? ""
                        if Int(text) != nil { list[index].value = SwiftExpression(text + ".0", .double) }
                    }
                    known = SwiftExpression(.call(callee, list), known.type).of(known.number)
                }
                return unhidden(known.overAnyRange(maximum)).of(Self.results[name] ?? known.number)
            }
        }
        missingNames.insert(name)
        let values = arguments.map { SwiftExpression.Argument(label: nil, value: expression($0.withoutCharacters)) }
        return unhidden(SwiftExpression(name.safe).call(values))
    }

    /// Whether the program declares a type of values with a name.
    private func isDeclaredType(_ name: String) -> Bool {
        model.enumerations.contains(name) || model.optionSets.contains(name)
            || model.aliases[name].map { !$0.isFunction } ?? false
    }

    /// The call of a block, with a question mark where it may be nil.
    private func called(
        _ block: SwiftExpression, _ values: [SwiftExpression], _ returns: SwiftType
    ) -> SwiftExpression {
        link(block, returns) { SwiftExpression(.call($0, values.map { .init(label: nil, value: $0) })) }
    }

    /// The arguments of the call of a block.
    private mutating func blockArguments(
        _ arguments: [Expression], _ types: [SwiftType], of callee: Expression
    ) -> [SwiftExpression] {
        let numbers = blockType(of: callee)?.parameters.map { CType($0.type) } ?? []
        let key = ProgramModel.blockOwner + SwiftType.signature(of: types)
        for (index, argument) in arguments.enumerated() where index < types.count {
            notePassedOptional(argument, to: types[index], index, [key])
        }
        return zip(arguments, passed(arguments, as: types, numbers)).enumerated().map { index, pair in
            // A pointer to a truth value that is passed on.
            guard index < types.count, types[index] == .named("inout Bool"), case .name = pair.0.kind else {
                return pair.1
            }
            return SwiftExpression(.prefix("&", pair.1), pair.1.type)
        }
    }

    private mutating func passed(
        _ arguments: [Expression], as types: [SwiftType], _ numbers: [CType?]
    ) -> [SwiftExpression] {
        arguments.enumerated().map { index, argument in
            passed(
                argument, as: index < types.count ? types[index] : .unknown,
                number: index < numbers.count ? numbers[index] : nil)
        }
    }

    /// The last words of a key path: `account.name` of `RACObserve(self.model, account.name)`.
    private func keyPath(_ expression: Expression) -> [String]? {
        switch expression.kind {
        case .name(let name): return [name]
        case .member(let base, let name, isArrow: false): return keyPath(base).map { $0 + [name] }
        default: return nil
        }
    }

    /// `\.account?.name`: a question mark after a property that may be nil, as far as types are known; a text where the path
    /// leads through an object of any class.
    func swiftKeyPath(_ words: [String], of type: SwiftType) -> String {
        var text = "\\"
        var current = type.wrapped
        for (index, word) in words.enumerated() {
            text += ".\(word)"
            let property = model.property(word, of: current.name)?.type ?? .unknown
            if index < words.count - 1, property.wrapped == .any { return "\"\(words.joined(separator: "."))\"" }
            if index < words.count - 1, property.isOptional { text += "?" }
            current = property.wrapped
        }
        return text
    }

    /// Gives up a key path through a property that a subclass declares again, as it cannot cast, or through a method.
    mutating func checkKeyPath(_ words: [String], of type: SwiftType) {
        var current = type.wrapped
        for (index, word) in words.enumerated() {
            if model.property(word, of: current.name) == nil, let method = model.method(word, of: current.name),
                !isVariable(word)
            {
                giveUp("RAC-3055", "\(method.base) is a method: make it a property that announces its changes.")
                return
            }
            if index < words.count - 1, let narrow = model.narrowedType(of: word, in: current.name)?.text {
                giveUp("RAC-3054", "\(word) is declared again as \(narrow): a key path cannot cast it.")
            }
            current = model.property(word, of: current.name)?.type.wrapped ?? .unknown
        }
    }

    /// The type of the value of a key path that may be nil; nil if it never is.
    private func optionalValue(_ words: [String], of type: SwiftType) -> SwiftType? {
        var current = type
        var isOptional = false
        for word in words {
            guard let property = model.property(word, of: current.name), property.type != .unknown else {
                return .unknown
            }
            isOptional = isOptional || property.type.isOptional
            if case .implicit = property.type, word == words.last { isOptional = true }
            current = property.type
        }
        return isOptional ? current : nil
    }

    private mutating func macroCall(_ name: String, _ arguments: [Expression], _ tokens: Range<Int>) -> SwiftExpression?
    {
        switch name {
        case "va_arg": return furtherArgument(arguments)
        case "pthread_mutex_init" where arguments.last?.isNil == false: return mutexWithAttributes()
        case "dispatch_source_create" where arguments.first?.localName != "DISPATCH_SOURCE_TYPE_TIMER":
            giveUp(
                "RAC-4419",
                "Write the source of this kind: `DispatchSource.makeReadSource(fileDescriptor:queue:)` or its kin.")
            return SwiftExpression("nil")
        case "RACObserve" where arguments.count == 2:
            guard let words = keyPath(arguments[1]) else { return nil }
            use(module: "CompatShims")
            let object = expression(arguments[0])
            checkKeyPath(words, of: object.type)
            // An observer is told of another object, and not of what the object is changed to.
            shareHeld(arguments[1])
            let path = SwiftExpression(swiftKeyPath(words, of: object.type))
            let list: [SwiftExpression.Argument] = [.init(label: nil, value: object), .init(label: nil, value: path)]
            // In a closure, the call must name the observer.
            let isNamed = closureDepth > 0 && currentClass != nil
            let callee = isNamed ? SwiftExpression("self").member("RACObserve") : SwiftExpression("RACObserve")
            var signal = callee.call(list, .named("RACSignal"))
            let missing = optionalValue(words, of: object.type)
            signal.values = .value(missing != nil)
            if let missing, missing != .unknown { noteSent(missing) }
            return signal
        case "RAC" where arguments.count >= 2, "RACChannelTo" where arguments.count >= 2:
            guard let words = keyPath(arguments[1]) else { return nil }
            use(module: "CompatShims")
            let object = expression(arguments[0])
            checkKeyPath(words, of: object.type)
            // Nothing can be written through an optional but by a string.
            let path = swiftKeyPath(words, of: object.type)
            let written = path.contains("?.") ? "\"\(words.joined(separator: "."))\"" : path
            var list: [SwiftExpression.Argument] = [
                .init(label: nil, value: object), .init(label: nil, value: SwiftExpression(written)),
            ]
            list += arguments.dropFirst(2).map { .init(label: nil, value: expression($0)) }
            return SwiftExpression(name).call(list, .named(name))
        case "RACTuplePack", "RACTuplePack_":
            checkKept(byLiteral: arguments)
            let values = arguments.map { passed($0) }
            for value in values { noteSent(value) }
            return SwiftExpression("RACTuplePack").call(values.map { .init(label: nil, value: $0) }, .named("RACTuple"))
        case _ where model.logMacros[name] != nil && !arguments.isEmpty:
            return logged(arguments[0], Array(arguments.dropFirst()), prefix: model.logMacros[name] ?? "")
        case "NSLog":
            guard let format = arguments.first else { return nil }
            return logged(format, Array(arguments.dropFirst()))
        case "printf", "fprintf", "puts", "fputs": return printing(name, arguments)
        case "tolower", "toupper", "isalpha", "isdigit", "isalnum", "isspace", "isupper", "islower", "ispunct",
            "isxdigit":
            guard arguments.count == 1 else { return nil }
            let character = coerce(expression(arguments[0]), to: .named("Int32"))
            return SwiftExpression("Int").call(
                [.init(label: nil, value: SwiftExpression(name).call([.init(label: nil, value: character)]))], .int)
        case _ where Self.memoryFunctions.contains(name):
            if let set = name == "qsort" ? sortedMemory(arguments) : wholeMemory(name, arguments) { return set }
            fallthrough
        case "snprintf", "sprintf", "scanf", "fscanf", "sscanf", "gets", "fgets", "realloc", "strcpy", "strncpy",
            "strcat":
            giveUp("RAC-3017", "This function of C writes to memory: use an array or a string.")
            return nil
        case _ where Self.assertions.contains(name):
            guard let first = arguments.first else { return nil }
            var list: [SwiftExpression.Argument] = [.init(label: nil, value: condition(first))]
            if !name.contains("Parameter"), arguments.count > 1 {
                list.append(.init(label: nil, value: interpolation(arguments[1], Array(arguments.dropFirst(2)))))
            }
            return SwiftExpression("assert").call(list, .void)
        // A macro that releases its argument and sets it to nil.
        case _ where name.uppercased() == name && name.contains("RELEASE") && arguments.count == 1:
            return SwiftExpression(.binary(expression(arguments[0]), "=", SwiftExpression("nil")), .void)
        case "dispatch_queue_create" where arguments.count == 2:
            guard case .name(let attribute) = arguments[1].kind,
                ["NULL", "nil", "DISPATCH_QUEUE_SERIAL", "DISPATCH_QUEUE_CONCURRENT"].contains(attribute)
            else { return nil }
            // A label of C may be made of a string.
            let text = expression(arguments[0].withoutCharacters, as: .string)
            var list = [SwiftExpression.Argument(label: "label", value: text)]
            if attribute == "DISPATCH_QUEUE_CONCURRENT" {
                list.append(.init(label: "attributes", value: SwiftExpression(".concurrent")))
            }
            modules.insert("Dispatch")
            return SwiftExpression("DispatchQueue").call(list, .named("DispatchQueue"))
        case "dispatch_get_main_queue": return dispatch(SwiftExpression("DispatchQueue.main", .named("DispatchQueue")))
        case "dispatch_async" where arguments.count == 2, "dispatch_sync" where arguments.count == 2:
            if name == "dispatch_async", isMainQueue(arguments[0]) {
                // The scheduler takes closures of any class; a queue takes only closures that may change threads.
                let block = expression(arguments[1], as: .function([], .void))
                return mainScheduler.member("schedule").call([.init(label: nil, value: block)], .void)
            }
            if name == "dispatch_async" {
                let scheduler = self.scheduler(over: arguments[0])
                let block = expression(arguments[1], as: .function([], .void))
                return scheduler.member("schedule").call([.init(label: nil, value: block)], .void)
            }
            let queue = expression(arguments[0])
            let block = expression(arguments[1], as: .function([], .void))
            return dispatch(queue.member("sync").call([.init(label: "execute", value: block)], .void))
        case "dispatch_after" where arguments.count == 3:
            guard let seconds = seconds(arguments[0]) else { return nil }
            let delay = expression(seconds, as: .double)
            let scheduler = isMainQueue(arguments[1]) ? mainScheduler : self.scheduler(over: arguments[1])
            let block = expression(arguments[2], as: .function([], .void))
            return scheduler.member("afterDelay").call(
                [.init(label: nil, value: delay), .init(label: "schedule", value: block)], .void)
        case "NSLocalizedString" where arguments.count == 2, "NSLocalizedStringFromTable" where arguments.count == 3,
            "NSLocalizedStringFromTableInBundle" where arguments.count == 4:
            return localized(arguments)
        case "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects":
            return association(name, arguments, tokens)
        case "NSStringFromSelector" where arguments.count == 1: return expression(arguments[0])
        case "object_getClass" where arguments.count == 1: return classObject(of: arguments[0], tokens)
        case "NSStringFromClass" where arguments.count == 1, "class_getName" where arguments.count == 1:
            let kind = expression(arguments[0])
            guard kind.type.isOptional else {
                return SwiftExpression("String").call([.init(label: "describing", value: kind)], .string)
            }
            return kind.member("map").call(
                [.init(label: nil, value: SwiftExpression("{ String(describing: $0) }"))], .optional(.string))
        case "abs" where arguments.count == 1 && model.globals[name] == nil:
            // The argument becomes an `int`.
            let value = narrowed(coerce(plainNumber(expression(arguments[0])), to: .int), arguments[0], to: .int)
            return SwiftExpression(name).call([.init(label: nil, value: value)], .int).of(.int)
        case "MAX" where !arguments.isEmpty, "MIN" where !arguments.isEmpty, "ABS" where !arguments.isEmpty:
            // Cases and truth values are compared by their numbers.
            var values = arguments.map { plainNumber(expression($0)) }
            // A small number is promoted to `int`.
            if name == "ABS", let small = values[0].cType, !small.isFraction, small.bits < 32 {
                values[0] = converted(values[0], to: .int).of(.int)
            }
            if name == "ABS", values[0].type.isInteger, values[0].cType?.isSigned == false { return values[0] }
            if values.count == 2,
                let extreme = extreme(name.lowercased(), values[0], arguments[0], values[1], arguments[1])
            {
                return extreme
            }
            if values.allSatisfy({ $0.type.wrapped.isNumber }) {
                // Both are numbers of one type; a nil counted as zero.
                let type = values.map(\.type.wrapped).first { $0 != .int } ?? .int
                values = values.map { value in
                    value.type == type || value.plain.map { Double($0) != nil } == true
                        ? value : coerce(value, to: type)
                }
            }
            return SwiftExpression(name.lowercased()).call(
                values.map { .init(label: nil, value: $0) }, values.first { $0.type != .int }?.type ?? values[0].type
            ).of(values.count == 1 ? values[0].number : nil)
        case "NSMakeRange" where arguments.count == 2:
            return SwiftExpression("NSRange").call(
                [
                    .init(label: "location", value: expression(arguments[0], as: .int)),
                    .init(label: "length", value: expression(arguments[1], as: .int)),
                ],
                .named("NSRange"))
        case "CGRectMake" where arguments.count == 4, "CGSizeMake" where arguments.count == 2,
            "CGPointMake" where arguments.count == 2:
            let labels =
                name == "CGRectMake"
                ? ["x", "y", "width", "height"] : name == "CGSizeMake" ? ["width", "height"] : ["x", "y"]
            let type = String(name.dropLast(4))
            return SwiftExpression(type).call(
                labelled(arguments.map { expression($0, as: .double) }, labels), .named(type))
        default: return nil
        }
    }

    private mutating func dispatch(_ value: SwiftExpression) -> SwiftExpression {
        use(module: "Dispatch")
        return value
    }

    private var mainScheduler: SwiftExpression {
        SwiftExpression("RACScheduler").member("mainThreadScheduler").call([], .named("RACScheduler"))
    }

    /// A scheduler over a queue: the scheduler takes closures of any class, and a queue only closures that may change
    /// threads.
    private mutating func scheduler(over queue: Expression) -> SwiftExpression {
        use(module: "RACCompat")
        if case .call(let callee, _) = queue.kind, case .name("dispatch_get_global_queue") = callee.kind {
            return SwiftExpression("RACScheduler").member("scheduler").call([], .named("RACScheduler"))
        }
        return SwiftExpression("RACTargetQueueScheduler").call(
            [
                .init(label: "name", value: SwiftExpression("nil")),
                .init(label: "targetQueue", value: passed(queue, as: .named("DispatchQueue"))),
            ],
            .named("RACScheduler"))
    }

    private func isMainQueue(_ expression: Expression) -> Bool {
        guard case .call(let callee, _) = expression.kind, case .name("dispatch_get_main_queue") = callee.kind else {
            return false
        }
        return true
    }

    /// The seconds of `dispatch_time(DISPATCH_TIME_NOW, seconds * NSEC_PER_SEC)`.
    private func seconds(_ expression: Expression) -> Expression? {
        switch expression.kind {
        case .call(let callee, let arguments):
            guard case .name("dispatch_time") = callee.kind, arguments.count == 2 else { return nil }
            return seconds(arguments[1])
        case .cast(_, let inner), .parenthesized(let inner): return seconds(inner)
        case .binary(let left, "*", let right):
            if case .name("NSEC_PER_SEC") = right.kind { return left }
            if case .name("NSEC_PER_SEC") = left.kind { return right }
            return nil
        default: return nil
        }
    }

    /// Writes `@keypath(…)` and the like.
    mutating func macro(_ name: String, _ arguments: [Expression], _ tokens: Range<Int>) -> SwiftExpression {
        switch name {
        case "keypath":
            use(module: "CompatShims")
            if arguments.count == 2, let words = keyPath(arguments[1]) {
                return SwiftExpression("\"\(words.joined(separator: "."))\"", .string)
            }
            if arguments.count == 1, let words = keyPath(arguments[0]), words.count > 1 {
                return SwiftExpression("\"\(words.dropFirst().joined(separator: "."))\"", .string)
            }
        case "collectionKeypath":
            let words = arguments.compactMap { keyPath($0)?.last }
            if words.count >= 2 { return SwiftExpression("\"\(words[0]).\(words[words.count - 1])\"", .string) }
        default: break
        }
        giveUp("RAC-3006", "@\(name) has no form in Swift that is known.")
        return SwiftExpression("nil")
    }
}
