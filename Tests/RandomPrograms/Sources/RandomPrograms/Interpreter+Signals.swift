/// What a signal delivers.
enum Event {
    case next(Value), completed, failed(Object)
}

/// What a signal sends to.
///
/// As in the original, what is subscribed to is let go of once the subscription has begun: a source that sends before does not
/// hear that nobody listens any more, and each operator drops what comes after its end.
final class Subscriber {
    private(set) var isOpen = true
    private var isSending = false
    private var sources: [Subscriber] = []
    private let observer: (Event) throws -> Void

    init(_ observer: @escaping (Event) throws -> Void) { self.observer = observer }

    func send(_ event: Event) throws {
        guard isOpen else { return }
        if case .next = event {} else { close() }
        // What comes from inside of a delivery is the business of the model of the operators.
        guard !isSending else { throw Rejection("an event from inside of a delivery") }
        isSending = true
        defer { isSending = false }
        try observer(event)
    }

    func close() {
        isOpen = false
        for source in sources { source.close() }
    }

    fileprivate func attach(_ source: Subscriber) {
        sources.append(source)
        if !isOpen { source.close() }
    }
}

struct Signal {
    let start: (Subscriber) throws -> Void

    init(_ start: @escaping (Subscriber) throws -> Void) { self.start = start }

    init(_ values: [Value]) {
        start = { subscriber in
            for value in values { try subscriber.send(.next(value)) }
            try subscriber.send(.completed)
        }
    }

    func subscribe(_ observer: @escaping (Event) throws -> Void) throws -> Subscriber {
        let subscriber = Subscriber(observer)
        try start(subscriber)
        return subscriber
    }

    /// Subscribes for what another subscriber gets.
    fileprivate func subscribe(for outer: Subscriber, _ observer: @escaping (Event) throws -> Void) throws {
        outer.attach(try subscribe(observer))
    }

    /// A signal that does something else with each value.
    fileprivate func binding(_ next: @escaping (Value, Subscriber) throws -> Void) -> Signal {
        Signal { subscriber in
            try subscribe(for: subscriber) { event in
                guard subscriber.isOpen else { return }
                if case .next(let value) = event { try next(value, subscriber) } else { try subscriber.send(event) }
            }
        }
    }

    /// A signal with state, which each subscription begins anew.
    fileprivate func binding<State>(
        from state: State, _ next: @escaping (inout State, Value, Subscriber) throws -> Void
    ) -> Signal {
        Signal { subscriber in
            var state = state
            try binding { try next(&state, $0, $1) }.start(subscriber)
        }
    }

    fileprivate func followed(by next: @escaping () throws -> Signal) -> Signal {
        Signal { subscriber in
            try subscribe(for: subscriber) { event in
                if case .completed = event { try next().start(subscriber) } else { try subscriber.send(event) }
            }
        }
    }

    /// A signal that does something before it delivers an event.
    fileprivate func before(_ action: @escaping (Event) throws -> Void) -> Signal {
        Signal { subscriber in
            try subscribe(for: subscriber) { event in
                try action(event)
                try subscriber.send(event)
            }
        }
    }

    /// The signal ends when all that it was made of has.
    fileprivate func flattened(_ inner: @escaping (Value) throws -> Signal) -> Signal {
        Signal { subscriber in
            var running = 1
            func end(_ event: Event) throws {
                guard case .completed = event else { return try subscriber.send(event) }
                running -= 1
                if running == 0 { try subscriber.send(event) }
            }
            try subscribe(for: subscriber) { event in
                guard subscriber.isOpen else { return }
                guard case .next(let value) = event else { return try end(event) }
                let signal = try inner(value)
                running += 1
                try signal.subscribe(for: subscriber, end)
            }
        }
    }

    fileprivate func ended(by trigger: Signal) -> Signal {
        Signal { subscriber in
            try trigger.subscribe(for: subscriber) { event in
                if case .failed = event { return }
                try subscriber.send(.completed)
            }
            if subscriber.isOpen { try subscribe(for: subscriber) { try subscriber.send($0) } }
        }
    }

    /// The pairs of two signals: of what came last, or of what has the same place.
    fileprivate static func joined(_ signals: [Signal], isZip: Bool) -> Signal {
        Signal { subscriber in
            var (values, ended) = (signals.map { _ in [Value]() }, signals.map { _ in false })
            func endIfDone() throws {
                let isDone =
                    isZip ? zip(values, ended).contains { $0.isEmpty && $1 } : ended.allSatisfy { $0 }
                if isDone { try subscriber.send(.completed) }
            }
            for (index, signal) in signals.enumerated() {
                try signal.subscribe(for: subscriber) { event in
                    switch event {
                    case .next(let value):
                        values[index] = isZip ? values[index] + [value] : [value]
                        guard values.allSatisfy({ !$0.isEmpty }) else { return }
                        let pair = values.compactMap(\.first)
                        if isZip { values = values.map { Array($0.dropFirst()) } }
                        try subscriber.send(.next(.object(Object(.pair(pair)))))
                        if isZip { try endIfDone() }
                    case .completed:
                        ended[index] = true
                        try endIfDone()
                    case .failed: try subscriber.send(event)
                    }
                }
            }
        }
    }

    /// The values of the signal, and how it ends.
    func result() throws -> (values: [Value], end: Event) {
        var values: [Value] = []
        var end: Event?
        _ = try subscribe { event in
            if case .next(let value) = event { values.append(value) } else { end = event }
        }
        guard let end else { throw Rejection("a signal that does not end") }
        return (values, end)
    }
}

/// A subject, or what observes a property.
final class Subject {
    /// How many values a new subscriber gets, and those that were sent.
    private let capacity: Int
    private let isReplaying: Bool
    private(set) var values: [Value]
    private var end: Event?
    private var subscribers: [Subscriber] = []

    init(capacity: Int, isReplaying: Bool, _ values: [Value] = []) {
        (self.capacity, self.isReplaying, self.values) = (capacity, isReplaying, values)
    }

    func send(_ event: Event) throws {
        if case .next(let value) = event { values = Array((values + [value]).suffix(capacity)) } else { end = event }
        for subscriber in subscribers { try subscriber.send(event) }
        subscribers.removeAll { !$0.isOpen }
    }

    var signal: Signal {
        Signal { subscriber in
            guard self.isReplaying else {
                self.subscribers.append(subscriber)
                for value in self.values { try subscriber.send(.next(value)) }
                return
            }
            for value in self.values { try subscriber.send(.next(value)) }
            if let end = self.end { try subscriber.send(end) } else { self.subscribers.append(subscriber) }
        }
    }

    var listenerCount: Int { subscribers.count(where: \.isOpen) }
}

/// What ReactiveObjC does with a message.
extension Interpreter {
    private func made(_ signal: Signal) -> Value { .object(Object(.signal(signal))) }

    private func signal(_ value: Value) throws -> Signal {
        guard case .object(let object) = value else { throw Rejection("a number as a signal") }
        switch object?.content {
        case .signal(let signal)?, .sequence(let signal)?: return signal
        case .subject(let subject)?: return subject.signal
        case nil: throw Rejection("nil as a signal")
        default: throw Rejection("no signal")
        }
    }

    /// What a block returns for `flattenMap:`: nothing is sent for nil.
    private func inner(_ value: Value) throws -> Signal {
        if case .object(nil) = value { return Signal([]) }
        return try signal(value)
    }

    func send(_ selector: String, toLibrary arguments: [Value]) throws -> Value {
        switch selector {
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
        guard !property.isBound else { throw Rejection("a property with two signals") }
        property.isBound = true
        _ = try signal(value).subscribe { event in
            guard case .next(let value) = event else { return }
            guard case .object(let object) = value else { throw Rejection("a number as an object") }
            guard type.isArithmetic else { return try set(property, type, value) }
            guard case .number(_, let number)? = object?.content else { throw Rejection("nil for a number") }
            try set(property, type, number.converted(to: type))
        }
    }

    /// Sets a property, and tells its observers.
    func set(_ property: Box, _ type: Type, _ value: Value) throws {
        guard !property.isStarting else { throw Rejection("a change while an observer begins") }
        property.value = value
        // A property that copies its value holds what does not change later.
        if type == .string, case .object(let text?) = value { property.value = .object(Object(text.content)) }
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
        default: throw unknown(selector)
        }
    }

    /// What signals and sequences have alike.
    private func operation(_ selector: String, _ signal: Signal, _ arguments: [Value]) throws -> Signal? {
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
