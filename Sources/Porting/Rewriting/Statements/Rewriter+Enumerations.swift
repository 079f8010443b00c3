/// Enumerations with a block, as loops.
extension Rewriter {
    private static let objectEnumerations = ["enumerateObjectsUsingBlock:", "enumerateObjectsWithOptions:usingBlock:"]
    private static let indexEnumerations = ["enumerateIndexesUsingBlock:", "enumerateIndexesWithOptions:usingBlock:"]
    private static let keyEnumerations = [
        "enumerateKeysAndObjectsUsingBlock:", "enumerateKeysAndObjectsWithOptions:usingBlock:",
    ]

    /// Whether an enumeration begins at the end; nil where its options are not known.
    ///
    /// What runs at the same time has no order: one after the other is one of the orders that it may have.
    private func isReverse(_ message: Message) -> Bool? {
        guard message.arguments.count == 2 else { return false }
        return switch message.arguments[0].kind {
        case .name("NSEnumerationReverse"): !Self.keyEnumerations.contains(message.selector)
        case .name("NSEnumerationConcurrent"), .name("kNilOptions"), .number("0"): false
        default: nil
        }
    }

    /// `enumerateObjectsUsingBlock:` or `enumerateKeysAndObjectsUsingBlock:` as a loop; nil if the block has no form as
    /// one.
    mutating func enumeration(_ message: Message) -> [SwiftStatement]? {
        if let loop = indexLoop(message) { return loop }
        let isDictionary = Self.keyEnumerations.contains(message.selector)
        guard isDictionary || Self.objectEnumerations.contains(message.selector), let isReverse = isReverse(message)
        else { return nil }
        guard case .block(let block)? = message.arguments.last?.kind else { return nil }
        let stop = block.parameters.count > 2 ? block.parameters[2].name ?? "" : ""
        let names = block.parameters.prefix(2).map { $0.name ?? "_" }
        guard names.count == 2, let loop = loopBody(block.body, stop, isTail: true) else { return nil }
        var values = expression(message.receiver)
        if values.type.wrapped == .any {
            // The block of a set has no index.
            guard block.parameters.count == 3 else { return nil }
            values = elements(of: values, isDictionary ? .dictionary : .array)
        }
        // In a category of the collection.
        if message.receiver.isSelfName, let currentClass, !isDictionary,
            case .array = plainType(TypeName(objectOf: currentClass))
        {
            values.type = .array(.any)
        }
        if let name = values.type.name, name.hasSuffix("OrderedSet") {
            values = link(values, .array(.any)) { $0.member("array") }
        }
        if let element = block.parameters.dropFirst(isDictionary ? 1 : 0).first {
            values = sharedElements(values, plainType(element.type), isKeys: !isDictionary)
        }
        if values.type.isOptional {
            let empty = SwiftExpression(isDictionary ? "[:]" : "[]")
            values = SwiftExpression(.binary(values, "??", empty), values.type.wrapped)
        }
        let usage = Usage(block.body)
        scope.push()
        defer { scope.pop() }
        var pattern: [String] = []
        for (parameter, name) in zip(block.parameters, names) {
            if Self.isMutableValue(parameter.type), mutations.changes(name) {
                share(parameter.tokens, Self.sharedKinds(of: parameter.type))
                giveUp("RAC-3061", "The loop changes the elements of its collection: change them where they are.")
            }
            var type = plainType(parameter.type)
            var text = usage.mentioned.contains(name) ? name.local : "_"
            let element: SwiftType
            switch values.type.wrapped {
            case .array(let value): element = pattern.isEmpty ? value : .int
            case .dictionary(let key, let value): element = pattern.isEmpty ? key : value
            default: return nil
            }
            if type == .any || type == .named("NSNumber") && (element.isNumber || element.isBool) { type = element }
            if type != element, takesAnyClass(name, block.body) { type = .any }
            if type != element, type != .any, element == .any || element == .named("AnyHashable"), text != "_" {
                text += " as \(type.text ?? "Any")"
            }
            scope.declare(name, type)
            pattern.append(text)
        }
        let statements = copies(of: Array(block.parameters.prefix(2)), usage) + body(loop, inside: block.inside)
        let pairs = isDictionary ? values : link(values, .unknown) { $0.member("enumerated").call() }
        let list = isReverse ? pairs.member("reversed").call() : pairs
        if isReverse { values = link(values, values.type) { $0.member("reversed").call() } }
        let order = isDictionary ? pattern : [pattern[1], pattern[0]]
        let name: String
        if order[0] == "_", !isDictionary {
            let isCast = order[1].contains(" as ")
            return [
                SwiftStatement(
                    kind: .forEach(
                        isCast ? "case let \(order[1])" : order[1], in: values, statements))
            ]
        }
        name =
            order.contains { $0.contains(" as ") }
            ? "case let (\(order.joined(separator: ", ")))" : "(\(order.joined(separator: ", ")))"
        return [SwiftStatement(kind: .forEach(name, in: list, statements))]
    }

    /// `removeObjectsForKeys:` as a loop.
    mutating func removingKeys(_ message: Message) -> [SwiftStatement]? {
        guard message.selector == "removeObjectsForKeys:", case let dictionary = receiver(message.receiver),
            case .dictionary(let key, _) = dictionary.type.wrapped, let name = key.text
        else { return nil }
        // Each turn of the loop names the dictionary, which is a variable, and no call.
        switch message.receiver.kind {
        case .name(let variable) where variable != "key": break
        case .member(let base, _, _) where base.isSelfName: break
        default: return nil
        }
        var keys = expression(message.arguments[0], as: .array(key))
        if case .array(let list) = keys.kind, list.contains(where: { $0.type != list[0].type }) {
            keys = SwiftExpression(.cast(keys, "as", "[\(name)]"), .array(key))
        }
        guard case .array(let element) = keys.type.wrapped else { return nil }
        let list =
            keys.type.isOptional ? SwiftExpression(.binary(keys, "??", SwiftExpression("[]")), keys.type.wrapped) : keys
        let place = link(dictionary, .unknown) {
            SwiftExpression(.element($0, [.init(label: nil, value: SwiftExpression("key", key))]))
        }
        let removal = SwiftExpression(.binary(place, "=", SwiftExpression("nil")), .void)
        return [
            SwiftStatement(
                kind: .forEach(
                    element == key ? "key" : "case let key as \(name)", in: list,
                    [SwiftStatement(kind: .expression(removal))]))
        ]
    }

    /// `enumerateIndexesUsingBlock:` and `enumerateIndexesWithOptions:usingBlock:` as a loop.
    private mutating func indexLoop(_ message: Message) -> [SwiftStatement]? {
        guard Self.indexEnumerations.contains(message.selector), let isReverse = isReverse(message),
            case .block(let block)? = message.arguments.last?.kind, let name = block.parameters.first?.name,
            let loop = loopBody(
                block.body, block.parameters.count > 1 ? block.parameters[1].name ?? "" : "", isTail: true)
        else { return nil }
        var values = expression(message.receiver)
        guard values.type.wrapped == .named("IndexSet") else { return nil }
        if values.type.isOptional {
            values = SwiftExpression(.binary(values, "??", SwiftExpression("IndexSet()")), values.type.wrapped)
        }
        if isReverse { values = values.member("reversed").call() }
        scope.push()
        defer { scope.pop() }
        scope.declare(name, .int)
        let pattern = Usage(block.body).mentioned.contains(name) ? name.local : "_"
        return [SwiftStatement(kind: .forEach(pattern, in: values, body(loop, inside: block.inside)))]
    }

    /// The body of a block that is called for each element, as the body of a loop; nil if there is no such body.
    ///
    /// A `return` in the block continues the loop, and a stop leaves the loop. `isTail` is true if no statement follows
    /// in the block.
    func loopBody(_ list: [Statement], _ stop: String, isTail: Bool, wasStopped: Bool = false) -> [Statement]? {
        var result: [Statement] = []
        var isStopped = wasStopped
        for (index, statement) in list.enumerated() {
            let isLast = index == list.count - 1
            switch statement.kind {
            case .expression(let expression) where isStop(expression, stop):
                isStopped = true
                if isLast || list[(index + 1)...].allSatisfy({ if case .directive = $0.kind { false } else { true } }) {
                    continue
                }
                return nil
            case .returns(nil):
                result.append(Statement(kind: isStopped ? .breaks : .continues, tokens: statement.tokens))
                isStopped = wasStopped
            case .conditional(let condition, let positive, let negative):
                let isLeaving = { (branch: Statement) in
                    branch.bodyList.last.map { if case .returns = $0.kind { true } else { false } } ?? false
                }
                func branch(_ statement: Statement) -> Statement? {
                    loopBranch(statement, stop, isTail: isTail && isLast || isLeaving(statement), wasStopped: isStopped)
                }
                var stops = false
                walk(Statement(kind: .expression(condition), tokens: condition.tokens)) {
                    if setsStop($0, stop) { stops = true }
                }
                guard !stops, let first = branch(positive) else { return nil }
                let second = negative.flatMap(branch)
                if negative != nil, second == nil { return nil }
                result.append(Statement(kind: .conditional(condition, first, second), tokens: statement.tokens))
            default:
                var leaves = false
                walkStatements(statement) { if case .returns = $0.kind { leaves = true } }
                walk(statement) { if setsStop($0, stop) { leaves = true } }
                if leaves { return nil }
                result.append(statement)
            }
        }
        if isStopped, !wasStopped {
            guard isTail, let last = list.last else { return nil }
            result.append(Statement(kind: .breaks, tokens: last.tokens.upperBound..<last.tokens.upperBound))
        }
        return result
    }

    private func loopBranch(_ statement: Statement, _ stop: String, isTail: Bool, wasStopped: Bool) -> Statement? {
        guard let list = loopBody(statement.bodyList, stop, isTail: isTail, wasStopped: wasStopped) else { return nil }
        if case .block(let body) = statement.kind {
            return Statement(kind: .block(Statements(list: list, inside: body.inside)), tokens: statement.tokens)
        }
        return list.count == 1 ? list[0] : nil
    }

    /// Whether an expression is `*stop = YES`.
    private func isStop(_ expression: Expression, _ stop: String) -> Bool {
        guard setsStop(expression, stop), case .assignment(_, "=", let value) = expression.kind else { return false }
        return switch value.kind {
        case .name("YES"), .name("true"), .name("TRUE"), .number("1"): true
        default: false
        }
    }

    /// Whether an expression is the flag that stops an enumeration, or changes it.
    private func setsStop(_ expression: Expression, _ stop: String) -> Bool {
        switch expression.kind {
        case .assignment(let target, _, _):
            if case .prefix("*", let inner) = target.kind { inner.isClassName(stop) } else { false }
        case .name(stop): true
        default: false
        }
    }

    // MARK: Calls

    /// An enumeration whose block has no form as a loop, as a call with a closure that receives the flag to stop.
    mutating func enumerating(_ message: Message) -> [SwiftStatement]? {
        guard (Self.objectEnumerations + Self.keyEnumerations).contains(message.selector),
            let isReverse = isReverse(message), case .block(let block)? = message.arguments.last?.kind
        else { return nil }
        var values = expression(message.receiver)
        if values.type.wrapped == .any {
            let isSet = block.parameters.count == 2
            let isKeyed = Self.keyEnumerations.contains(message.selector)
            values = elements(of: values, isKeyed ? .dictionary : isSet ? .set : .array)
        }
        let (type, count): (SwiftType, Int)
        switch values.type.wrapped {
        case .array: (type, count) = (.array(.any), 3)
        case .dictionary: (type, count) = (.dictionary(.named("AnyHashable"), .any), 3)
        case .set: (type, count) = (.set(.named("AnyHashable")), 2)
        default: return nil
        }
        guard block.parameters.count == count, let closure = castingClosure(block, .void) else { return nil }
        // A set has no order.
        let beginsAtEnd = isReverse && count == 3
        use(module: "CompatShims")
        let name = type.isKeyed ? "enumerateKeysAndObjects" : "enumerateObjects"
        var plain = values
        if values.type.wrapped != type, let text = type.text {
            let isOptional = values.type.isOptional
            plain = SwiftExpression(
                .tuple([SwiftExpression(.cast(values, "as", isOptional ? text + "?" : text))]),
                isOptional ? .optional(type) : type)
        }
        let call = link(plain, .void) {
            var arguments = [SwiftExpression.Argument(label: nil, value: SwiftExpression(.closure(closure)))]
            if beginsAtEnd { arguments.insert(.init(label: "inReverse", value: SwiftExpression("true")), at: 0) }
            return $0.member(name).call(arguments, .void)
        }
        return [SwiftStatement(kind: .expression(call))]
    }
}

extension SwiftType {
    fileprivate var isKeyed: Bool { if case .dictionary = self { true } else { false } }
}
