/// Signals and sequences of ReactiveObjC, each of which ends while it is subscribed to.
extension Generator {
    private mutating func value() -> Type { pick([.string, .number]) }

    /// A signal or sequence: a stored one, a source, or what an operator makes of others.
    mutating func stream(_ type: Type, _ size: Int) -> Expression {
        let element = type.element ?? .object
        let isSignal = type == .signal(element)
        guard size > 0 else { return source(type, element, 0) }
        return choose([
            (3, { $0.stored(type) }), (3, { $0.source(type, element, size - 1) }),
            (isSignal ? 2 : 0, { $0.call(returning: type, size) }), (7, { $0.operation(type, element, size) }),
            (isSignal ? 4 : 0, { $0.signalOperation(type, element, size) }),
            (isSignal ? 6 : 0, { $0.furtherOperation(type, element, size) }),
        ])
    }

    // MARK: Blocks

    /// A block whose parameters and result may be declared as `id`, as those of programs often are.
    private mutating func block(of parameters: [Type], _ result: Type?, isBare: Bool, _ size: Int) -> Expression {
        let variables = parameters.map { type in
            let isValue = type == .string || type == .number
            let type = isValue && random.chance(20) ? .object : type
            return Variable(name: name(for: type), type: type)
        }
        var block = block(variables, result, isBare: isBare, size)
        if result == .string || result == .number, random.chance(70) {
            block.type = .block(variables.map(\.type), .object)
        }
        return block
    }

    // MARK: Sources

    private mutating func source(_ type: Type, _ element: Type, _ size: Int) -> Expression {
        guard type == .signal(element) else { return sequence(of: element, size) }
        return choose([
            (3, { made(type, "return:", [$0.argument(element, size)]) }),
            (1, { _ in made(type, "empty", []) }), (1, { made(type, "error:", [$0.failure()]) }),
            (3, { $0.created(type, element, size) }), (4, { $0.observed(type, element) }),
            (3, { $0.stored(.subject(element)) }),
            (1, { made(type, "defer:", [$0.block(of: [], type, isBare: false, size)]) }),
            (3, { reply(type, $0.sequence(of: element, size), "signalWithScheduler:", [immediate]) }),
        ])
    }

    private mutating func sequence(of element: Type, _ size: Int) -> Expression {
        reply(.sequence(element), expression(.array(element), size), "rac_sequence", [])
    }

    mutating func failure() -> Expression {
        reply(.failure, library("NSError"), "errorWithCode:", [Expression(.int, .integer(number(1...9)))])
    }

    /// A signal that sends what its block says.
    private mutating func created(_ type: Type, _ element: Type, _ size: Int) -> Expression {
        let subscriber = Variable(name: name(for: .subscriber(element)), type: .subscriber(element))
        let block = block([subscriber], nil, size)
        guard case .block(let parameters, var body) = block.kind else { return block }
        let target = Expression(subscriber.type, .variable(subscriber.name))
        let isExit = if case .end? = body.last { true } else { false }
        if isExit { body.removeLast() }
        body.insert(sent(to: target, size), at: number(0...body.count))
        let end =
            random.chance(85)
            ? reply(.object, target, "sendCompleted", []) : reply(.object, target, "sendError:", [failure()])
        body += [.expression(end), .end(Expression(.object, .null))]
        return made(type, "createSignal:", [Expression(.block([subscriber.type], .object), .block(parameters, body))])
    }

    mutating func subject(of element: Type, _ size: Int) -> Expression {
        let type = Type.subject(element)
        return choose([
            (3, { _ in reply(type, library("RACSubject"), "subject", []) }),
            (
                1,
                {
                    let count = Expression(.int, .integer($0.number(1...2)))
                    return reply(type, library("RACReplaySubject"), "replaySubjectWithCapacity:", [count])
                }
            ),
            (
                1,
                {
                    let value = $0.argument(element, size)
                    return reply(type, library("RACBehaviorSubject"), "behaviorSubjectWithDefaultValue:", [value])
                }
            ),
        ])
    }

    /// `RACObserve` of a property that holds such values.
    private mutating func observed(_ type: Type, _ element: Type) -> Expression? {
        let properties = self.properties.filter { $0.type == element || element == .number && $0.type.isArithmetic }
        guard let property = properties.randomElement(using: &random) else { return nil }
        let place = Expression(property.type, .property(property.name))
        return reply(type, Expression(.own, .receiver), "RACObserve:", [place])
    }

    /// `RAC` of a property with a signal.
    mutating func binding(_ size: Int) -> Statement? {
        let properties = self.properties.filter { $0.type == .string || $0.type == .number || $0.type.isArithmetic }
        guard let property = properties.randomElement(using: &random) else { return nil }
        let place = Expression(property.type, .property(property.name))
        let signal = stream(.signal(property.type == .string ? .string : .number), size)
        if case .null = signal.kind { return nil }
        return .expression(reply(.object, Expression(.own, .receiver), "RAC:", [place, signal]))
    }

    mutating func disposal() -> Statement? {
        stored(.disposable).map { .expression(reply(.object, $0, "dispose", [])) }
    }

    private mutating func sent(to target: Expression, _ size: Int) -> Statement {
        .expression(reply(.object, target, "sendNext:", [argument(target.type.element ?? .object, size)]))
    }

    /// A value for the subscriber of a source, or for a subject.
    mutating func sending(_ size: Int) -> Statement? {
        if let subscriber = scope.map(\.variable).last(where: \.type.isSubscriber), random.chance(50) {
            return sent(to: Expression(subscriber.type, .variable(subscriber.name)), size)
        }
        guard let subject = stored(.subject(element())) else { return nil }
        return random.chance(90)
            ? sent(to: subject, size) : .expression(reply(.object, subject, "sendCompleted", []))
    }

    // MARK: Operators

    /// What signals and sequences have alike.
    ///
    /// When a sequence calls its blocks is not said, so they do nothing.
    private mutating func operation(_ type: Type, _ element: Type, _ size: Int) -> Expression {
        let isSignal = type == .signal(element)
        let (size, isBare) = (size - 1, !isSignal)
        let other = value()
        let otherType: Type = isSignal ? .signal(other) : .sequence(other)
        typealias Make = (inout Generator) -> Expression
        let same: Make = { $0.stream(type, size) }
        let others: Make = { $0.stream(otherType, size) }
        func block(_ parameters: [Type], _ result: Type) -> Make {
            { $0.block(of: parameters, result, isBare: isBare, size) }
        }
        let count = Expression(.int, .integer(number(0...3)))
        let condition = pick(["takeUntilBlock:", "takeWhileBlock:", "skipUntilBlock:", "skipWhileBlock:"])
        return choose([
            (4, { reply(type, others(&$0), "map:", [block([other], element)(&$0)]) }),
            (3, { reply(type, same(&$0), "filter:", [block([element], .bool)(&$0)]) }),
            (1, { reply(type, same(&$0), "take:", [count]) }),
            (1, { reply(type, same(&$0), "skip:", [count]) }),
            (2, { reply(type, others(&$0), "flattenMap:", [block([other], type)(&$0)]) }),
            (1, { reply(type, same(&$0), "concat:", [same(&$0)]) }),
            (1, { reply(type, same(&$0), "startWith:", [$0.expression(element, size)]) }),
            (
                2,
                {
                    let arguments = [$0.argument(element, size), block([element, other], element)(&$0)]
                    return reply(type, others(&$0), "scanWithStart:reduce:", arguments)
                }
            ),
            (1, { reply(type, same(&$0), "distinctUntilChanged", []) }),
            (1, { reply(type, same(&$0), "ignore:", [$0.argument(element, size)]) }),
            (1, { reply(type, others(&$0), "mapReplace:", [$0.argument(element, size)]) }),
            (1, { reply(type, same(&$0), condition, [block([element], .bool)(&$0)]) }),
        ])
    }

    private mutating func signalOperation(_ type: Type, _ element: Type, _ size: Int) -> Expression {
        let size = size - 1
        let (first, second) = (value(), value())
        typealias Make = (inout Generator) -> Expression
        func signal(_ element: Type) -> Make { { $0.stream(.signal(element), size) } }
        func block(_ parameters: [Type], _ result: Type?) -> Make {
            { $0.block(of: parameters, result, isBare: false, size) }
        }
        let same = signal(element)
        let join = pick(["combineLatest:reduce:", "zip:reduce:"])
        let event = pick(["doCompleted:", "finally:", "initially:"])
        return choose([
            (
                2,
                {
                    let list = Expression(
                        .array(.signal(.object)), .list([signal(first)(&$0), signal(second)(&$0)]))
                    return made(type, join, [list, block([first, second], element)(&$0)])
                }
            ),
            (1, { made(type, "merge:", [Expression(.array(type), .list([same(&$0), same(&$0)]))]) }),
            (
                1,
                {
                    let arguments = [$0.argument(element, size), block([element, first], element)(&$0)]
                    return reply(type, signal(first)(&$0), "aggregateWithStart:reduce:", arguments)
                }
            ),
            (
                1,
                {
                    let collected = reply(.signal(.array(first)), signal(first)(&$0), "collect", [])
                    return reply(type, collected, "map:", [block([.array(first)], element)(&$0)])
                }
            ),
            (2, { reply(type, same(&$0), "doNext:", [block([element], nil)(&$0)]) }),
            (1, { reply(type, same(&$0), event, [block([], nil)(&$0)]) }),
            (2, { reply(type, same(&$0), "catch:", [block([.failure], type)(&$0)]) }),
            (1, { reply(type, same(&$0), "catchTo:", [same(&$0)]) }),
            (1, { reply(type, signal(first)(&$0), "then:", [block([], type)(&$0)]) }),
            (1, { reply(type, same(&$0), "ignoreValues", []) }),
            (1, { reply(type, same(&$0), "takeUntil:", [signal(first)(&$0)]) }),
        ])
    }

    // MARK: Results

    /// What a signal or sequence gives: an element, all of them, or what a test says of them.
    mutating func outcome(_ type: Type, _ size: Int) -> Expression? {
        let size = size - 1
        let other = value()
        switch type {
        case .array(.string), .array(.number):
            guard let element = type.element else { return nil }
            return random.chance(50)
                ? reply(type, stream(.signal(element), size), "toArray", [])
                : reply(type, stream(.sequence(element), size), "array", [])
        case .string, .number:
            return choose([
                (1, { reply(type, $0.stream(.signal(type), size), "first", []) }),
                (1, { reply(type, $0.stream(.sequence(type), size), "head", []) }),
                (1, { reply(type, $0.stream(.signal(type), size), "firstOrDefault:", [$0.argument(type, size)]) }),
                (
                    1,
                    {
                        let test = $0.block(of: [type], .bool, isBare: true, size)
                        return reply(type, $0.stream(.sequence(type), size), "objectPassingTest:", [test])
                    }
                ),
                (
                    2,
                    {
                        let step = $0.block(of: [type, other], type, isBare: true, size)
                        let arguments = [$0.argument(type, size), step]
                        return reply(type, $0.stream(.sequence(other), size), "foldLeftWithStart:reduce:", arguments)
                    }
                ),
            ])
        case .bool:
            let test = block(of: [other], .bool, isBare: true, size)
            return reply(.bool, stream(.sequence(other), size), pick(["any:", "all:"]), [test])
        case .long: return stored(.failure).map { reply(.long, $0, "code", []) }
        default: return nil
        }
    }

    mutating func subscription(_ size: Int) -> Statement? {
        guard size > 0 else { return nil }
        let element = value()
        let signal = stream(.signal(element), size)
        let selector = pick([
            "subscribeNext:", "subscribeNext:", "subscribeNext:completed:", "subscribeNext:error:completed:",
        ])
        var blocks = [block(of: [element], nil, isBare: false, size - 1)]
        if selector.contains("error") { blocks.append(block(of: [.failure], nil, isBare: false, size - 1)) }
        if selector.contains("completed") { blocks.append(block(of: [], nil, isBare: false, size - 1)) }
        let subscription = reply(.disposable, signal, selector, blocks)
        guard random.chance(20) else { return .expression(subscription) }
        return .declaration(Variable(name: name(for: .disposable), type: .disposable), isShared: false, subscription)
    }
}

private var immediate: Expression { library("RACScheduler.immediateScheduler") }

private func library(_ name: String) -> Expression { Expression(.object, .library(name)) }

private func reply(_ type: Type, _ receiver: Expression, _ selector: String, _ arguments: [Expression]) -> Expression {
    Expression(type, .message(receiver, selector, arguments))
}

/// A message to the class of signals.
private func made(_ type: Type, _ selector: String, _ arguments: [Expression]) -> Expression {
    reply(type, library("RACSignal"), selector, arguments)
}
