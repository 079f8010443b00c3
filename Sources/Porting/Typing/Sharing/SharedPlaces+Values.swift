/// The places whose objects expressions have for values.
extension SharedPlaces {
    /// The places outside of this program that values pass through: signals, and blocks that other code calls.
    mutating func world() -> Int { graph.named("world") }

    /// The place whose object is the value of an expression; nil if the object never changes.
    mutating func value(_ expression: Expression) -> Int? {
        let place = plainValue(expression)
        if let place { note(expression.tokens, place) }
        return place
    }

    private mutating func plainValue(_ expression: Expression) -> Int? {
        switch expression.kind {
        case .name(let name):
            if isLocal(name) { noteMention(name, at: expression.tokens.lowerBound) }
            return named(name)
        case .parenthesized(let inner), .cast(_, let inner): return value(inner)
        case .boxed(let inner):
            _ = value(inner)
            return nil
        case .array(let list): return made(of: list)
        case .dictionary(let pairs):
            for pair in pairs { _ = value(pair.key) }
            return made(of: pairs.map(\.value))
        case .member(let base, let name, _):
            let receiver = value(base)
            return property(name, of: receiver)
        case .element(let base, let index):
            _ = value(index)
            return value(base).map { graph.element(of: $0) }
        case .message(let message): return self.message(message)
        case .call(let callee, let arguments): return call(callee, arguments)
        case .assignment(let target, _, let new): return assignment(target, new)
        case .conditional(let condition, let positive, let negative):
            let first =
                positive.map {
                    _ = value(condition); return value($0)
                } ?? value(condition)
            let second = value(negative)
            graph.join(first, second)
            return first ?? second
        case .block(let block):
            read(block, parameters: world(), result: world())
            return nil
        case .statements(let list):
            for statement in list { read(statement) }
            return nil
        case .atCall(_, let list), .initializerList(_, let list), .comma(let list):
            for inner in list { graph.join(world(), value(inner)) }
            return nil
        case .prefix(_, let inner), .postfix(let inner, _):
            _ = value(inner)
            return nil
        case .binary(let left, _, let right):
            _ = value(left)
            _ = value(right)
            return nil
        case .number, .string, .character, .atWord, .sizeOf, .sizeOfValue, .declaration, .unknown: return nil
        }
    }

    private mutating func named(_ name: String) -> Int? {
        if isLocal(name) { return local(name) }
        if name == "self" { return own }
        if isFunction(name) { passOn(function: name) }
        if graph.contains("g:" + name) { return graph.named("g:" + name) }
        let property = Self.plain(name)
        guard properties.contains(property) else { return nil }
        return self.property(property, of: nil)
    }

    private mutating func made(of list: [Expression]) -> Int {
        let place = graph.fresh()
        let element = graph.element(of: place)
        for value in list {
            graph.join(element, self.value(value))
            noteStore(of: value, element)
        }
        return place
    }

    /// The place of a property of the program, or of the result of a message without arguments.
    private mutating func property(_ name: String, of receiver: Int?) -> Int? {
        if properties.contains(name) || methods.contains(name) {
            guard isCopying(name) else { return property(name) }
            return part(of: property(name))
        }
        if Self.picking.contains(name) { return receiver.map { graph.element(of: $0) } }
        if isReactive(name) { return world() }
        return receiver.map { part(of: $0) }
    }

    /// A new object with the elements of another.
    private mutating func part(of place: Int) -> Int {
        let copy = graph.fresh()
        graph.join(graph.element(of: copy), graph.element(of: place))
        return copy
    }

    private mutating func assignment(_ target: Expression, _ new: Expression) -> Int? {
        let value = self.value(new)
        switch target.kind {
        case .member(let base, let name, _) where isCopying(name):
            _ = self.value(base)
            guard let value else { return nil }
            noteCopy(of: new, value)
            graph.join(graph.element(of: property(name)), graph.element(of: value))
            return value
        case .name(let name) where name.hasPrefix("_") && isCopying(Self.plain(name)):
            graph.join(property(name), value)
            return value
        default: break
        }
        let place = self.value(target)
        if case .element(let changed, let key) = target.kind, let element = self.value(changed) {
            let isIndex = if case .number = key.kind { true } else { false }
            noteChange(of: changed, element, isIndex ? [.array] : [.array, .dictionary])
            if let place { noteStore(of: new, place) }
        }
        graph.join(place, value)
        return place
    }

    private mutating func call(_ callee: Expression, _ arguments: [Expression]) -> Int? {
        let values = arguments.map { value($0) }
        if case .name(let name) = callee.kind, isFunction(name) {
            for (index, value) in values.enumerated() { graph.join(graph.named("a:\(name):\(index)"), value) }
            return graph.named("f:" + name)
        }
        if case .name(let name) = callee.kind, Association.calls.contains(name), arguments.count > 1 {
            guard let key = Association.key(arguments[1], in: selector) else { return world() }
            let place = graph.named("o:\(key)")
            guard arguments.count > 3, let value = values[2] else { return place }
            let isCopied = Association.policy(arguments[3]) == ".copy"
            graph.join(isCopied ? graph.element(of: place) : place, isCopied ? graph.element(of: value) : value)
            return place
        }
        if case .name(let name) = callee.kind, !isLocal(name), !graph.contains("g:" + name) {
            // A function of C keeps nothing, and a macro such as RAC(self, name) passes everything on.
            guard name.hasPrefix("RAC") else { return nil }
            for value in values { graph.join(world(), value) }
            return world()
        }
        for value in values { graph.join(world(), value) }
        if case .block(let block) = callee.withoutParentheses.kind { return readCalled(block, callee.tokens) }
        _ = value(callee)
        return world()
    }

    // MARK: Messages

    /// Messages that return an element.
    static let picking: Set<String> = [
        "firstObject", "lastObject", "anyObject", "objectAtIndex:", "objectAtIndexedSubscript:", "objectForKey:",
        "objectForKeyedSubscript:", "valueForKey:", "nextObject",
    ]

    /// Messages that put their first argument into a collection.
    private static let storing: Set<String> = [
        "addObject", "insertObject", "setObject", "setValue", "replaceObjectAtIndex", "arrayByAddingObject",
        "arrayWithObject", "arrayWithObjects", "setWithObject", "setWithObjects", "initWithObjects",
        "dictionaryWithObject", "dictionaryWithObjectsAndKeys", "initWithObjectsAndKeys", "setByAddingObject",
    ]

    private func isReactive(_ selector: String) -> Bool {
        let entries = registry.methods(named: selector)
        return selector.hasPrefix("rac_")
            || entries.contains(where: \.isReactive)
                && !entries.contains { $0.type.flatMap { SharedKind(className: $0) } != nil }
    }

    private mutating func message(_ message: Message) -> Int? {
        let selector = message.selector
        var receiver = value(message.receiver)
        if let key = message.readKey ?? message.setKey, properties.contains(key) {
            let place = property(key, of: receiver)
            if message.setKey != nil, !isCopying(key) { graph.join(place, value(message.arguments[0])) }
            graph.join(place, receiver.map { graph.element(of: $0) })
            return place
        }
        noteChange(by: message, of: receiver)
        noteCopy(by: message, of: receiver)
        if let name = extended[selector] {
            let place = graph.named("s:" + name)
            graph.join(place, receiver)
            if message.receiver.isClassName(name) {
                noteCreation(place, SharedKind(className: name), at: message.receiver.tokens.lowerBound)
            }
        }
        var madeClass: SharedKind?
        if case .name(let name) = message.receiver.kind, !isLocal(name) { madeClass = SharedKind(className: name) }
        if case .message(let inner) = message.receiver.kind, inner.selector == "alloc",
            case .name(let name) = inner.receiver.kind
        {
            madeClass = SharedKind(className: name)
        }
        if message.arguments.isEmpty, madeClass == nil, selector != "copy", selector != "mutableCopy" {
            return property(selector, of: receiver)
        }
        // The program's `init` is none of Foundation's collections.
        if methods.contains(selector), madeClass == nil || extended[selector] != nil {
            return program(message)
        }
        if message.arguments.count == 1, let name = message.words[0].propertyOfSetter, properties.contains(name) {
            let value = self.value(message.arguments[0])
            guard isCopying(name) else {
                graph.join(property(name), value)
                return nil
            }
            if let value {
                noteCopy(of: message.arguments[0], value)
                graph.join(graph.element(of: property(name)), graph.element(of: value))
            }
            return nil
        }
        if receiver == nil, madeClass == nil, isReactive(selector) {
            for argument in message.arguments + message.variadic { graph.join(world(), value(argument)) }
            return world()
        }
        let isReactive = madeClass == nil && isReactive(selector)
        let result = isReactive ? world() : graph.fresh()
        if let madeClass { noteMade(message, result, madeClass) }
        if selector == "mutableCopy", let token = message.wordTokens.first { noteCreation(result, nil, at: token) }
        if receiver == nil { receiver = result }
        if makesMutableContainers(message) { graph.join(result, graph.element(of: result)) }
        let elements = graph.element(of: receiver ?? result)
        if !isReactive { graph.join(graph.element(of: result), elements) }
        for (index, argument) in (message.arguments + message.variadic).enumerated() {
            if case .block(let block) = argument.kind {
                loops.append(argument.tokens)
                defer { loops.removeLast() }
                read(block, parameters: isReactive ? world() : elements, result: isReactive ? world() : elements)
                continue
            }
            guard let value = self.value(argument) else { continue }
            if isReactive {
                graph.join(world(), value)
            } else if Self.storing.contains(message.words[0]) {
                // The object that replaces another comes second.
                if message.words[0] != "replaceObjectAtIndex" || index == 1 {
                    graph.join(elements, value)
                    noteStore(of: argument, elements)
                }
            } else {
                noteCopy(by: message, of: argument, value)
                graph.join(elements, graph.element(of: value))
            }
        }
        return Self.picking.contains(selector) ? elements : result
    }

    /// Whether a message reads collections that can be changed, at every depth.
    private func makesMutableContainers(_ message: Message) -> Bool {
        guard Rewriter.readingContainers.contains(message.selector) else { return false }
        return message.arguments[1].tokens.contains {
            source.text(of: source.tokens[$0]).hasSuffix("MutableContainers")
        }
    }

    /// Remembers the class in `[NSMutableArray array]` and `[[NSMutableArray alloc] init]`.
    private mutating func noteMade(_ message: Message, _ place: Int, _ kind: SharedKind) {
        var named = message.receiver
        if case .message(let inner) = named.kind { named = inner.receiver }
        guard case .name(let name) = named.kind, name.hasPrefix("NSMutable") else { return }
        noteCreation(place, kind, at: named.tokens.lowerBound)
    }

    /// A message to an object of the program.
    private mutating func program(_ message: Message) -> Int {
        for (index, argument) in message.arguments.enumerated() {
            graph.join(graph.named("a:\(message.selector):\(index)"), value(argument))
        }
        for argument in message.variadic { graph.join(world(), value(argument)) }
        return graph.named("r:" + message.selector)
    }
}
