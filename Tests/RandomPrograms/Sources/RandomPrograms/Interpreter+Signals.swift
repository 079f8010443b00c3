/// What ReactiveObjC does with a message.
extension Interpreter {
    func made(_ signal: Signal) -> Value { .object(Object(.signal(signal))) }

    func signal(_ value: Value) throws -> Signal {
        guard case .object(let object) = value else { throw Rejection("a number as a signal") }
        switch object?.content {
        case .signal(let signal)?, .sequence(let signal)?: return signal
        case .subject(let subject)?: return subject.signal
        case nil: throw Rejection("nil as a signal")
        default: throw Rejection("no signal")
        }
    }

    /// What a block returns for `flattenMap:`: nothing is sent for nil.
    func inner(_ value: Value) throws -> Signal {
        if case .object(nil) = value { return Signal([]) }
        return try signal(value)
    }

    func send(_ selector: String, toLibrary arguments: [Value]) throws -> Value {
        switch selector {
        case "command:", "commandIfEnabled:block:": return try command(arguments)
        case "switch:cases:default:", "if:then:else:": return try chosen(selector, arguments)
        case "concat:":
            let signals = try items(arguments[0]).map { try signal(.object($0)) }
            return made(signals.dropFirst().reduce(signals[0]) { first, next in first.followed { next } })
        case "combineLatest:", "zip:":
            let signals = try items(arguments[0]).map { try signal(.object($0)) }
            return made(Signal.joined(signals, isZip: selector == "zip:"))
        case "pack": return .object(Object(.pair(arguments)))
        case "null": return .object(Object(.nothing))
        case "errorWithCode:":
            guard case .integer(let code) = arguments[0] else { throw Rejection("no code") }
            return .object(Object(.failure(code)))
        case "subject": return .object(Object(.subject(Subject(capacity: 0, isReplaying: false))))
        case "replaySubjectWithCapacity:":
            let capacity = try index(arguments[0], upTo: 100)
            return .object(Object(.subject(Subject(capacity: capacity, isReplaying: true))))
        case "behaviorSubjectWithDefaultValue:":
            return .object(Object(.subject(Subject(capacity: 1, isReplaying: false, arguments))))
        case "return:": return made(Signal([arguments[0]]))
        case "empty": return made(Signal([]))
        case "error:":
            let failure = try present(arguments[0])
            return made(Signal { try $0.send(.failed(failure)) })
        case "createSignal:":
            let block = try present(arguments[0])
            return made(Signal { _ = try invoke(block, [.object(Object(.subscriber($0)))], .object) })
        case "defer:":
            let block = try present(arguments[0])
            return made(Signal { try self.signal(invoke(block, [], .object)).start($0) })
        case "merge:":
            let signals = try items(arguments[0]).map { Value.object($0) }
            return made(Signal(signals).flattened { try signal($0) })
        case "combineLatest:reduce:", "zip:reduce:":
            let signals = try items(arguments[0]).map { try signal(.object($0)) }
            let block = try present(arguments[1])
            return made(
                Signal.joined(signals, isZip: selector.hasPrefix("zip")).binding { pair, subscriber in
                    guard case .object(let object) = pair, case .pair(let values)? = object?.content else { return }
                    try subscriber.send(.next(invoke(block, values, .object)))
                })
        default: throw unknown(selector)
        }
    }

    func items(_ value: Value) throws -> [Object] {
        guard case .list(let items) = try present(value).content else { throw Rejection("no list") }
        return items
    }

    func send(_ selector: String, to subscriber: Subscriber, _ arguments: [Value]) throws -> Value {
        switch selector {
        case "sendNext:": try subscriber.send(.next(arguments[0]))
        case "sendError:": try subscriber.send(.failed(present(arguments[0])))
        case "sendCompleted": try subscriber.send(.completed)
        case "dispose": subscriber.close()
        default: throw unknown(selector)
        }
        return .object(nil)
    }

    func send(_ selector: String, toSubject subject: Subject, _ arguments: [Value]) throws -> Value {
        switch selector {
        case "sendNext:": try subject.send(.next(arguments[0]))
        case "sendError:": try subject.send(.failed(present(arguments[0])))
        case "sendCompleted": try subject.send(.completed)
        default: return try send(selector, toSignal: subject.signal, arguments)
        }
        return .object(nil)
    }

    /// `RACObserve` of a property, and `RAC` of one with a signal.
    func observe(_ property: Box, _ type: Type) -> Value {
        made(
            Signal { subscriber in
                // In which order several observers hear of a change is not said, nor what one hears that begins.
                guard property.observers.listenerCount == 0, !property.isStarting else {
                    throw Rejection("several observers of a property")
                }
                property.isStarting = true
                try subscriber.send(.next(property.value.boxed(type)))
                property.isStarting = false
                if subscriber.isOpen { try property.observers.signal.start(subscriber) }
            })
    }

    func bind(_ property: Box, _ type: Type, to value: Value) throws {
        guard !property.isBound, property.peer == nil else { throw Rejection("a property with two signals") }
        property.isBound = true
        _ = try signal(value).subscribe { event in
            guard case .next(let value) = event else { return }
            guard case .object(let object) = value else { throw Rejection("a number as an object") }
            guard type.isArithmetic else { return try set(property, type, value) }
            guard case .number(_, let number)? = object?.content else { throw Rejection("nil for a number") }
            let new = try number.converted(to: type)
            // What a signal sends is not followed.
            if case .integer(let number) = new, number > Int128(Int64.max) {
                throw Rejection("a bound number that wrapped")
            }
            try set(property, type, new)
        }
    }

    /// Sets a property, and tells its observers.
    func set(_ property: Box, _ type: Type, _ value: Value) throws {
        guard !property.isStarting else { throw Rejection("a change while an observer begins") }
        property.value = value
        // A property that copies its value holds what does not change later.
        if type == .string, case .object(let text?) = value { property.value = .object(Object(text.content)) }
        if let peer = property.peer {
            guard property.observers.listenerCount == 0, peer.observers.listenerCount == 0, !peer.isBound else {
                throw Rejection("observers of properties that are joined")
            }
            peer.value = property.value
        }
        if property.observers.listenerCount > 0 { try property.observers.send(.next(property.value.boxed(type))) }
    }

    func send(_ selector: String, toSequence sequence: Signal, _ arguments: [Value]) throws -> Value {
        switch selector {
        case "array": return .object(Object(.list(try sequence.result().values.map { try present($0) })))
        case "head": return try sequence.result().values.first ?? .object(nil)
        case "signalWithScheduler:": return made(sequence)
        case "foldLeftWithStart:reduce:":
            let block = try present(arguments[1])
            return try sequence.result().values.reduce(arguments[0]) { try invoke(block, [$0, $1], .object) }
        case "any:", "all:", "objectPassingTest:":
            let block = try present(arguments[0])
            let values = try sequence.result().values
            let isTrue = { try invoke(block, [$0], .bool).isTrue }
            if selector == "all:" { return .flag(try values.allSatisfy(isTrue)) }
            let found = try values.first(where: isTrue)
            if selector == "any:" { return .flag(found?.isTrue ?? false) }
            return found ?? .object(nil)
        default:
            guard let made = try operation(selector, sequence, arguments) else { throw unknown(selector) }
            // A sequence computes its values when they are asked for, and what it is made of may have changed meanwhile.
            guard isFromRight else { return .object(Object(.sequence(made))) }
            // Nil is the end of a sequence.
            return .object(Object(.sequence(Signal(try made.result().values.map { .object(try present($0)) }))))
        }
    }

    func send(_ selector: String, toSignal signal: Signal, _ arguments: [Value]) throws -> Value {
        if let made = try operation(selector, signal, arguments) { return self.made(made) }
        if let made = try furtherOperation(selector, signal, arguments) { return self.made(made) }
        func block(_ index: Int = 0) throws -> Object { try present(arguments[index]) }
        switch selector {
        case "collect":
            return made(
                Signal { subscriber in
                    var values: [Object] = []
                    try signal.subscribe(for: subscriber) { event in
                        if case .next(let value) = event { return values.append(try present(value)) }
                        if case .completed = event { try subscriber.send(.next(.object(Object(.list(values))))) }
                        try subscriber.send(event)
                    }
                })
        case "aggregateWithStart:reduce:":
            let (start, block) = (arguments[0], try block(1))
            return made(
                Signal { subscriber in
                    var last = start
                    try signal.subscribe(for: subscriber) { event in
                        if case .next(let value) = event {
                            last = try invoke(block, [last, value], .object)
                        } else {
                            if case .completed = event { try subscriber.send(.next(last)) }
                            try subscriber.send(event)
                        }
                    }
                })
        case "doNext:":
            let block = try block()
            return made(
                signal.before { if case .next(let value) = $0 { _ = try invoke(block, [value], nil) } })
        case "doCompleted:":
            let block = try block()
            return made(signal.before { if case .completed = $0 { _ = try invoke(block, [], nil) } })
        case "finally:":
            let block = try block()
            return made(signal.before { if case .next = $0 {} else { _ = try invoke(block, [], nil) } })
        case "initially:":
            let block = try block()
            return made(
                Signal {
                    _ = try invoke(block, [], nil)
                    try signal.start($0)
                })
        case "takeUntil:": return made(signal.ended(by: try self.signal(arguments[0])))
        case "catch:", "catchTo:":
            let argument = arguments[0]
            return made(
                Signal { subscriber in
                    try signal.subscribe(for: subscriber) { event in
                        guard case .failed(let failure) = event else { return try subscriber.send(event) }
                        let other =
                            selector == "catchTo:" ? argument : try invoke(block(), [.object(failure)], .object)
                        try self.signal(other).start(subscriber)
                    }
                })
        case "then:":
            let block = try block()
            return made(signal.binding { _, _ in }.followed { try self.signal(invoke(block, [], .object)) })
        case "ignoreValues": return made(signal.binding { _, _ in })
        case "first", "firstOrDefault:":
            return try signal.result().values.first ?? arguments.first ?? .object(nil)
        case "toArray":
            let (values, end) = try signal.result()
            guard case .completed = end else { return .object(nil) }
            return .object(Object(.list(try values.map { try present($0) })))
        case _ where selector.hasPrefix("subscribe"):
            let kinds = selector.dropFirst("subscribe".count).split(separator: ":").map { $0.lowercased() }
            let blocks = Dictionary(uniqueKeysWithValues: zip(kinds, arguments))
            let subscription = try signal.subscribe { event in
                switch event {
                case .next(let value): _ = try blocks["next"].map { try invoke(present($0), [value], nil) }
                case .failed(let failure):
                    _ = try blocks["error"].map { try invoke(present($0), [.object(failure)], nil) }
                case .completed: _ = try blocks["completed"].map { try invoke(present($0), [], nil) }
                }
            }
            return .object(Object(.subscriber(subscription)))
        case "publish": return .object(Object(.connection(Connection(signal))))
        default: throw unknown(selector)
        }
    }

    /// What signals and sequences have alike.
    func operation(_ selector: String, _ signal: Signal, _ arguments: [Value]) throws -> Signal? {
        func isEqual(_ left: Value, _ right: Value) -> Bool {
            guard case (.object(let left), .object(let right)) = (left, right) else { return false }
            return left.map { $0.isEqual(right) } ?? (right == nil)
        }
        func count() throws -> Int { try index(arguments[0], upTo: 100) }
        switch selector {
        case "map:":
            let block = try present(arguments[0])
            return signal.binding { try $1.send(.next(invoke(block, [$0], .object))) }
        case "mapReplace:": return signal.binding { try $1.send(.next(arguments[0])) }
        case "filter:":
            let block = try present(arguments[0])
            return signal.binding { if try invoke(block, [$0], .bool).isTrue { try $1.send(.next($0)) } }
        case "ignore:": return signal.binding { if !isEqual($0, arguments[0]) { try $1.send(.next($0)) } }
        case "take:":
            let count = try count()
            if count == 0 { return Signal([]) }
            return signal.binding(from: 0) { taken, value, subscriber in
                taken += 1
                if taken <= count { try subscriber.send(.next(value)) }
                if taken == count { try subscriber.send(.completed) }
            }
        case "skip:":
            let count = try count()
            return signal.binding(from: 0) { skipped, value, subscriber in
                if skipped < count { skipped += 1 } else { try subscriber.send(.next(value)) }
            }
        case "flattenMap:":
            let block = try present(arguments[0])
            return signal.flattened { try inner(invoke(block, [$0], .object)) }
        case "concat:":
            let other = try self.signal(arguments[0])
            return signal.followed { other }
        case "startWith:": return Signal([arguments[0]]).followed { signal }
        case "scanWithStart:reduce:":
            let block = try present(arguments[1])
            return signal.binding(from: arguments[0]) { running, value, subscriber in
                running = try invoke(block, [running, value], .object)
                try subscriber.send(.next(running))
            }
        case "distinctUntilChanged":
            return signal.binding(from: Value?.none) { last, value, subscriber in
                if let last, isEqual(value, last) { return }
                last = value
                try subscriber.send(.next(value))
            }
        case "takeUntilBlock:", "takeWhileBlock:":
            let block = try present(arguments[0])
            return signal.binding { value, subscriber in
                let isOver = try invoke(block, [value], .bool).isTrue == (selector == "takeUntilBlock:")
                try subscriber.send(isOver ? .completed : .next(value))
            }
        case "skipUntilBlock:", "skipWhileBlock:":
            let block = try present(arguments[0])
            return signal.binding(from: true) { isSkipping, value, subscriber in
                isSkipping =
                    try isSkipping && invoke(block, [value], .bool).isTrue == (selector == "skipWhileBlock:")
                if !isSkipping { try subscriber.send(.next(value)) }
            }
        default: return nil
        }
    }
}
