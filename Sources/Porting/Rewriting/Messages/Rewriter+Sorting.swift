/// Sorting, searching, mapping and filtering of arrays.
extension Rewriter {
    /// Selectors that compare texts, and nothing else.
    private static let textComparisons = [
        "caseInsensitiveCompare:": "caseInsensitiveCompare", "localizedCompare:": "localizedCompare",
        "localizedCaseInsensitiveCompare:": "localizedCaseInsensitiveCompare",
        "localizedStandardCompare:": "localizedStandardCompare",
    ]

    /// `sortedArrayUsingSelector:`, or `sortUsingSelector:` in place.
    mutating func sortedBySelector(_ message: Message, inPlace: Bool = false) -> SwiftExpression? {
        guard case .atWord("@selector", let written) = message.arguments[0].kind else { return nil }
        let selector = written.filter { !$0.isWhitespace }
        var value = receiver(message.receiver)
        if value.type.wrapped == .any, !inPlace { value = elements(of: value, .array) }
        guard case .array(let element) = value.type.wrapped else { return nil }
        let type: SwiftType = inPlace ? .void : .array(element)
        let isAny = element == .any || element == .unknown || element == .named("AnyHashable")
        if selector == "compare:" {
            if isAny || element.isNumber || element.isBool {
                use(module: "CompatShims")
                return link(value, type) { $0.member(inPlace ? "sortByCompare" : "sortedByCompare").call() }
            }
            if element == .string {
                return link(value, type) { $0.member(inPlace ? "sort" : "sorted").call() }
            }
        }
        var comparison = Self.textComparisons[selector]
        if selector == "compare:", element == .named("NSNumber") || element == .named("Date") { comparison = "compare" }
        var text: String?
        if let comparison, isAny {
            use(module: "CompatShims")
            let order = SwiftExpression("{ $0.\(comparison)($1) }")
            return link(value, type) {
                $0.member(inPlace ? "sortByTexts" : "sortedByTexts").call([.init(label: nil, value: order)])
            }
        } else if let comparison, element == .string || Self.textComparisons[selector] == nil {
            text = "$0.\(comparison)($1)"
        } else if let known = model.method(selector, of: element.name), known.labels == [nil] {
            text = "$0.\(known.base)($1)"
        } else if isAny, let owner = owner(ofComparison: selector), let known = model.method(selector, of: owner) {
            let other = known.parameters[0].isOptional ? "$1 as? \(owner)" : "$1 as! \(owner)"
            text = "($0 as? \(owner))?.\(known.base)(\(other))"
        }
        guard let text else { return nil }
        let order = SwiftExpression("{ \(text) == .orderedAscending }")
        return link(value, type) { $0.member(inPlace ? "sort" : "sorted").call([.init(label: "by", value: order)]) }
    }

    /// A sort descriptor whose selector compares objects, or texts.
    mutating func sortDescriptor(_ message: Message) -> SwiftExpression? {
        guard case .atWord("@selector", let written) = message.arguments[2].kind else { return nil }
        let selector = written.filter { !$0.isWhitespace }
        let comparison = Self.textComparisons[selector]
        guard comparison != nil || selector == "compare:" else { return nil }
        use(module: "CompatShims")
        usesKeys = true
        noteKey(message.arguments[0])
        var list = [
            SwiftExpression.Argument(label: "key", value: expression(message.arguments[0], as: .optional(.string))),
            SwiftExpression.Argument(label: "ascending", value: expression(message.arguments[1], as: .bool)),
        ]
        if let comparison { list.append(.init(label: "texts", value: SwiftExpression("{ $0.\(comparison)($1) }"))) }
        return SwiftExpression("KeySortDescriptor").call(list, .named("KeySortDescriptor"))
    }

    /// The class of the program that has a comparison, where only one class has it.
    private func owner(ofComparison selector: String) -> String? {
        let owners = model.classes.filter { $0.value.methods[selector]?.labels == [nil] && $0.value.superclass != nil }
        return owners.count == 1 ? owners.first?.key : nil
    }

    /// `sortedArrayUsingComparator:`, or `sortUsingComparator:` in place.
    mutating func sorted(_ message: Message, inPlace: Bool = false) -> SwiftExpression? {
        guard let argument = message.arguments.last, case let value = list(message, inPlace),
            case .array(let element) = value.type.wrapped
        else { return nil }
        let type: SwiftType = inPlace ? .void : .array(element)
        if case .block(let block) = argument.kind, block.parameters.count == 2 {
            if let ordered = ordering(block, element) {
                return link(value, type) {
                    $0.member(inPlace ? "sort" : "sorted").call([.init(label: "by", value: ordered)])
                }
            }
            guard let closure = castingClosure(block, .named("ComparisonResult"), of: [element, element]) else {
                return nil
            }
            return compared(value, SwiftExpression(.closure(closure)), type, inPlace)
        }
        let taken = SwiftType.function([element, element], .named("ComparisonResult"))
        let comparator = expression(argument)
        return compared(value, adapted(comparator, to: taken) ?? comparator, type, inPlace)
    }

    /// The list that a message sorts: also an object of any class, which a copy is made of.
    private mutating func list(_ message: Message, _ inPlace: Bool) -> SwiftExpression {
        let value = receiver(message.receiver)
        guard value.type.wrapped == .any, !inPlace else { return value }
        use(module: "CompatShims")
        return asOptionalAny(value).member("array", .optional(.array(.any)))
    }

    private mutating func compared(
        _ value: SwiftExpression, _ comparator: SwiftExpression, _ type: SwiftType, _ inPlace: Bool
    ) -> SwiftExpression {
        use(module: "CompatShims")
        return link(value, type) {
            $0.member(inPlace ? "sortByComparator" : "sortedByComparator").call([.init(label: nil, value: comparator)])
        }
    }

    /// A block that compares two elements, as the closure of Swift that returns whether the first comes before the
    /// second.
    mutating func ordering(_ block: Block, _ element: SwiftType) -> SwiftExpression? {
        let types = block.parameters.map { plainType($0.type) }
        guard block.body.count == 1, element == .any || types == [element, element] else { return nil }
        let written: SwiftClosure?
        if element == .any {
            guard types.allSatisfy({ $0 == .any || $0 == .string || $0 == .named("NSNumber") }) else { return nil }
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
        closure.body[last].kind = .returns(isAscending(comparison))
        return SwiftExpression(.closure(closure))
    }

    /// Whether an order is ascending, as a condition; a constant if the order is a case.
    private func isAscending(_ order: SwiftExpression) -> SwiftExpression {
        switch order.kind {
        case .text(let text) where text.contains(".ordered"):
            return SwiftExpression(text.hasSuffix(".orderedAscending") ? "true" : "false", .bool)
        case .conditional(let test, let first, let second):
            let (one, other) = (isAscending(first), isAscending(second))
            if one.plain == "true", other.plain == "false" { return test }
            if one.plain == "false", other.plain == "true" { return negated(test) }
            return SwiftExpression(.conditional(test, one, other), .bool)
        default: return SwiftExpression(.binary(order, "==", SwiftExpression(".orderedAscending")), .bool)
        }
    }

    /// `indexOfObjectPassingTest:` of a block that asks for the element alone.
    mutating func firstIndex(_ message: Message) -> SwiftExpression? {
        guard case .block(let block) = message.arguments[0].kind, block.parameters.count == 3 else { return nil }
        let usage = Usage(block.body)
        guard !block.parameters.dropFirst().contains(where: { usage.mentioned.contains($0.name ?? "") }) else {
            return nil
        }
        let value = receiver(message.receiver)
        guard case .array(let element) = value.type.wrapped else { return nil }
        let only = Block(
            returns: block.returns, parameters: [block.parameters[0]], body: block.body, inside: block.inside)
        let test: SwiftExpression
        if plainType(block.parameters[0].type) == element {
            test = closure(only, .function([element], .bool))
        } else {
            guard element == .any, let casting = castingClosure(only, .bool) else { return nil }
            test = SwiftExpression(.closure(casting))
        }
        let call = [SwiftExpression.Argument(label: "where", value: test)]
        func index(in array: SwiftExpression) -> SwiftExpression {
            SwiftExpression(.binary(array.member("firstIndex").call(call), "??", SwiftExpression("NSNotFound")), .int)
        }
        guard value.type.isOptional else { return index(in: value) }
        // A message to nil returns 0.
        var closure = SwiftClosure()
        closure.parameters = [("array", nil)]
        closure.body = [SwiftStatement(kind: .expression(index(in: SwiftExpression("array", value.type.wrapped))))]
        let base = value.hasChain ? SwiftExpression(.tuple([value])) : value
        let found = base.member("map").call(
            [.init(label: nil, value: SwiftExpression(.closure(closure)))], .int.asOptional)
        return SwiftExpression(.binary(found, "??", SwiftExpression("0")), .int)
    }

    /// `indexesOfObjectsPassingTest:` with a block.
    mutating func indexes(_ message: Message) -> SwiftExpression? {
        guard case .block(let block) = message.arguments[0].kind, block.parameters.count == 3 else { return nil }
        let value = receiver(message.receiver)
        if let stop = block.parameters[2].name, Usage(block.body).mentioned.contains(stop) {
            guard case .array = value.type.wrapped, let test = castingClosure(block, .bool) else { return nil }
            use(module: "CompatShims")
            return link(value, .named("IndexSet")) {
                $0.member("indexes").call([.init(label: "passing", value: SwiftExpression(.closure(test)))])
            }
        }
        let turned = Block(
            returns: block.returns, parameters: [block.parameters[1], block.parameters[0]], body: block.body,
            inside: block.inside)
        guard case .array(.any) = value.type.wrapped, !value.type.isOptional,
            let test = castingClosure(turned, .bool)
        else { return nil }
        let found = value.member("enumerated").call().member("filter").call([
            .init(label: nil, value: SwiftExpression(.closure(test)))
        ])
        let list = found.member("map").call([.init(label: nil, value: SwiftExpression("\\.offset"))])
        return SwiftExpression("IndexSet").call([.init(label: nil, value: list)], .named("IndexSet"))
    }

    /// `keysSortedByValueUsingComparator:`, and `keysSortedByValueUsingSelector:` of values that Swift orders.
    mutating func keysSorted(_ message: Message) -> SwiftExpression? {
        let dictionary = receiver(message.receiver)
        guard case .dictionary(let key, let value) = dictionary.type.wrapped else { return nil }
        let comparison: SwiftExpression
        if case .block(let block) = message.arguments[0].kind {
            guard block.parameters.count == 2,
                let closure = castingClosure(block, .named("ComparisonResult"), of: [value, value])
            else { return nil }
            comparison = SwiftExpression(.closure(closure))
        } else if case .atWord("@selector", let written) = message.arguments[0].kind {
            let selector = written.filter { !$0.isWhitespace }
            if selector == "compare:", value.isNumber || value == .string {
                let sorted = SwiftExpression("{ $0.value < $1.value }")
                return link(dictionary, .array(key)) {
                    $0.member("sorted").call([.init(label: "by", value: sorted)]).member("map").call([
                        .init(label: nil, value: SwiftExpression("\\.key"))
                    ])
                }
            }
            let isText = value == .string && Self.textComparisons[selector] != nil
            let isOrdered = selector == "compare:" && [.named("NSNumber"), .named("Date")].contains(value)
            if selector == "compare:", value == .any {
                comparison = SwiftExpression("{ ($0 as Any?).compare($1) }")
            } else {
                guard isText || isOrdered else { return nil }
                comparison = SwiftExpression("{ $0.\(Self.textComparisons[selector] ?? "compare")($1) }")
            }
        } else {
            return nil
        }
        use(module: "CompatShims")
        return link(dictionary, .array(key)) {
            $0.member("keysSortedByValue").call([.init(label: nil, value: comparison)])
        }
    }

    /// `keysOfEntriesPassingTest:` with a block that does not stop.
    mutating func keysPassing(_ message: Message) -> SwiftExpression? {
        guard case .block(let block) = message.arguments[0].kind, block.parameters.count == 3,
            block.parameters[2].name.map({ !Usage(block.body).mentioned.contains($0) }) ?? true,
            case let dictionary = receiver(message.receiver), !dictionary.type.isOptional,
            case .dictionary(let key, let value) = dictionary.type
        else { return nil }
        let pair = Block(
            returns: block.returns, parameters: Array(block.parameters.dropLast()), body: block.body,
            inside: block.inside)
        let test: SwiftExpression
        if block.parameters.dropLast().map({ plainType($0.type) }) == [key, value] {
            test = closure(pair, .function([key, value], .bool))
        } else {
            guard let casting = castingClosure(pair, .bool, of: [key, value]) else { return nil }
            test = SwiftExpression(.closure(casting))
        }
        let found = dictionary.member("filter").call([.init(label: nil, value: test)]).member("keys")
        return SwiftExpression("Set").call([.init(label: nil, value: found)], .set(key))
    }

    /// A closure that takes values of any type, and casts them to the types of the block's parameters.
    ///
    /// - Parameter known: The types of the values, where they are known.
    mutating func castingClosure(_ block: Block, _ result: SwiftType, of known: [SwiftType] = []) -> SwiftClosure? {
        // A value that is declared as a number may be a text, and the reverse: messages test the class at run time.
        let types = block.parameters.enumerated().map { index, parameter -> SwiftType in
            if parameter.type.pointers == 1, parameter.type.name == "BOOL" { return .named("inout Bool") }
            let type = plainType(parameter.type)
            if type.isNumber || type == .named("NSRange") && index < known.count && known[index] == type { return type }
            if type == .string || type == .named("NSNumber") || type == .any { return .any }
            // Only the program makes objects of its classes.
            return type.name.map { model.classes[$0]?.superclass != nil } == true ? type : type.asOptional
        }
        let parameters = zip(block.parameters, types).map { parameter, type in
            type == .any ? Parameter(type: .id, name: parameter.name, tokens: parameter.tokens) : parameter
        }
        let asking = Block(returns: block.returns, parameters: parameters, body: block.body, inside: block.inside)
        let written = closure(asking, .function(types, result))
        guard case .closure(var closure) = written.kind else { return nil }
        for (index, type) in types.enumerated().reversed() {
            let name = closure.parameters[index].name
            closure.parameters[index].type = nil
            if type == .any || type.isNumber || type == .named("inout Bool") || name == "_" { continue }
            if index < known.count, known[index] == type { continue }
            guard let text = type.wrapped.text else { continue }
            if let kind = SharedKind(type) {
                closure.body.insert(shared(name, kind), at: 0)
                continue
            }
            closure.body.insert(.cast(name, text, by: type.isOptional ? "as?" : "as!"), at: 0)
        }
        return closure
    }

    /// `allObjects` of a set, or of a list that was reversed; nil for other values.
    func allObjects(of value: SwiftExpression) -> SwiftExpression? {
        func array(_ type: SwiftType) -> SwiftExpression {
            guard value.type.isOptional else {
                return SwiftExpression("Array").call([.init(label: nil, value: value)], type)
            }
            let base = hasChain(value) ? SwiftExpression(.tuple([value])) : value
            return base.member("map").call(
                [.init(label: nil, value: SwiftExpression("{ Array($0) }"))], .optional(type))
        }
        switch value.type.wrapped {
        case .set(let element): return array(.array(element))
        case .array:
            // Swift reverses lazily, unless it is asked for an array.
            guard case .call(let callee, _) = value.kind, case .member(_, "reversed") = callee.kind else {
                return value
            }
            return array(value.type.wrapped)
        default: return nil
        }
    }

    /// A block of declared classes as the argument of a method for objects of any class, which it asks for theirs; nil for
    /// other arguments.
    mutating func asking(
        _ argument: Expression, _ type: SwiftType, _ entry: RegistryEntry, of collection: SwiftType
    ) -> SwiftExpression? {
        guard case .block(let block) = argument.kind, entry.module == "CompatShims", !entry.isReactive,
            case .function(let parameters, let result) = type, parameters.count == block.parameters.count,
            parameters.contains(where: { $0.wrapped == .any || $0 == .named("AnyHashable") })
        else { return nil }
        let known: [SwiftType]
        switch collection {
        case .array(let element), .set(let element):
            known = parameters.map { $0 == .any || $0 == .named("AnyHashable") ? element : $0 }
        default: known = parameters
        }
        return castingClosure(block, result, of: known).map { SwiftExpression(.closure($0), type) }
    }

    /// `filterUsingPredicate:` of an array, with a predicate of a block.
    mutating func filteredInPlace(_ message: Message) -> SwiftExpression? {
        let value = receiver(message.receiver)
        guard value.holder == nil, case .array = value.type.wrapped, let filtered = filtered(message) else {
            return nil
        }
        return SwiftExpression(.binary(value, "=", filtered), .void)
    }

    /// `filteredArrayUsingPredicate:` with any predicate, of elements whose class is known.
    mutating func filteredByPredicate(_ message: Message) -> SwiftExpression? {
        let value = receiver(message.receiver)
        guard value.holder == nil, case .array(let element) = value.type.wrapped, ![.any, .unknown].contains(element)
        else { return nil }
        use(module: "CompatShims")
        let predicate = expression(message.arguments[0], as: .named("NSPredicate"))
        return link(value, value.type.wrapped) {
            $0.member("filtered").call([.init(label: "using", value: predicate)])
        }
    }

    /// `filteredArrayUsingPredicate:` with a predicate of a block.
    mutating func filtered(_ message: Message) -> SwiftExpression? {
        guard case .message(let predicate) = message.arguments[0].kind, predicate.selector == "predicateWithBlock:",
            case .block(let block) = predicate.arguments[0].kind, block.parameters.count == 2,
            block.parameters[1].name.map({ !Usage(block.body).mentioned.contains($0) }) ?? true
        else { return nil }
        let value = receiver(message.receiver)
        guard case .array(let element) = value.type.wrapped,
            let closure = castingClosure(
                Block(
                    returns: block.returns, parameters: [block.parameters[0]], body: block.body, inside: block.inside),
                .bool)
        else { return nil }
        var short = closure
        // A parameter of the element's own type needs no cast.
        if plainType(block.parameters[0].type) == element,
            case .variable("let", name: let name, _, _)? = short.body.first?.kind,
            name == short.parameters[0].name
        {
            short.body.removeFirst()
        }
        return link(value, .array(element)) {
            $0.member("filter").call([.init(label: nil, value: SwiftExpression(.closure(short)))])
        }
    }
}
