/// A connection, which subscribes once to what it was made of.
final class Connection {
    let source: Signal
    let subject: Subject
    private var isConnected = false

    init(_ source: Signal, _ subject: Subject = Subject(capacity: 0, isReplaying: false)) {
        (self.source, self.subject) = (source, subject)
    }

    func connect() throws {
        guard !isConnected else { return }
        isConnected = true
        _ = try source.subscribe { try self.subject.send($0) }
    }
}

/// A command.
///
/// What its block returns is subscribed to later, on the main queue: not before the program has returned.
final class Command {
    let block: Object
    let isEnabled: Bool
    var isExecuting = false

    init(_ block: Object, isEnabled: Bool) { (self.block, self.isEnabled) = (block, isEnabled) }
}

extension Signal {
    /// The values of the signal that was sent last.
    func switched(_ inner: @escaping (Value) throws -> Signal) -> Signal {
        Signal { subscriber in
            var (last, isEnded) = (Subscriber?.none, false)
            try subscribe(for: subscriber) { event in
                guard case .next(let value) = event else {
                    guard case .completed = event else { return try subscriber.send(event) }
                    isEnded = true
                    if last?.isOpen != true { try subscriber.send(event) }
                    return
                }
                // The one before ends when the next one has begun.
                let before = last
                let next = Subscriber { event in
                    guard case .completed = event else { return try subscriber.send(event) }
                    if isEnded { try subscriber.send(event) }
                }
                last = next
                subscriber.attach(next)
                try inner(value).start(next)
                before?.close()
            }
        }
    }
}

/// Tuples, events, connections, commands, and more operators.
extension Interpreter {
    func send(_ selector: String, toTuple values: [Value]) throws -> Value {
        switch selector {
        case "first": return values[0]
        case "second": return values[1]
        default: throw unknown(selector)
        }
    }

    func unpack(_ variables: [Variable], _ tuple: Object?, _ frame: inout Frame) throws {
        guard case .pair(let values)? = tuple?.content, values.count == variables.count else {
            throw Rejection("no tuple")
        }
        for (variable, value) in zip(variables, values) {
            frame.locals[variable.name] = .init(box: Box(value), isShared: false)
        }
    }

    func send(_ selector: String, toEvent event: Event) throws -> Value {
        switch (selector, event) {
        case ("value", .next(let value)): return value
        case ("value", _): return .object(nil)
        case ("finished", .next): return .flag(false)
        case ("finished", _): return .flag(true)
        default: throw unknown(selector)
        }
    }

    func send(_ selector: String, toConnection connection: Connection) throws -> Value {
        switch selector {
        case "signal": return made(connection.subject.signal)
        case "connect": try connection.connect()
        default: throw unknown(selector)
        }
        return .object(nil)
    }

    func watch(_ object: Object, _ selector: String) -> Value {
        let subject = object.watchers[selector] ?? Subject(capacity: 0, isReplaying: false)
        object.watchers[selector] = subject
        return made(subject.signal)
    }

    /// Two properties that have the same value: the first has the second's at once.
    func join(_ first: Box, _ second: Box, _ type: Type) throws {
        guard first !== second, first.peer == nil, second.peer == nil, !first.isBound, !second.isBound else {
            throw Rejection("a property that is joined twice")
        }
        try set(first, type, second.value)
        (first.peer, second.peer) = (second, first)
    }

    // MARK: Commands

    func command(_ arguments: [Value]) throws -> Value {
        let block = try present(arguments[arguments.count - 1])
        var isEnabled = true
        if arguments.count > 1 {
            guard case .object(let object?)? = try signal(arguments[0]).result().values.last,
                case .number(_, let value) = object.content
            else { throw Rejection("a command that is neither enabled nor disabled") }
            isEnabled = value.isTrue
        }
        return .object(Object(.command(Command(block, isEnabled: isEnabled))))
    }

    func send(_ selector: String, to command: Command, _ arguments: [Value]) throws -> Value {
        guard selector == "execute:" else { throw unknown(selector) }
        // RACCommandErrorNotEnabled
        let failure = Object(.failure(1))
        guard command.isEnabled, !command.isExecuting else { return made(Signal { try $0.send(.failed(failure)) }) }
        _ = try signal(invoke(command.block, arguments, .object))
        command.isExecuting = true
        // Nothing is sent before the main queue's next turn.
        return made(Signal { _ in })
    }

    // MARK: Operators

    private func isTrue(_ value: Value) throws -> Bool {
        guard case .object(let object?) = value, case .number(_, let number) = object.content else {
            throw Rejection("no number")
        }
        return number.isTrue
    }

    func chosen(_ selector: String, _ arguments: [Value]) throws -> Value {
        let source = try signal(arguments[0])
        if selector == "if:then:else:" {
            let (first, second) = (try signal(arguments[1]), try signal(arguments[2]))
            return made(source.switched { try isTrue($0) ? first : second })
        }
        guard case .table(let cases) = try present(arguments[1]).content else { throw Rejection("no cases") }
        let other = try signal(arguments[2])
        return made(
            source.switched { value in
                guard case .object(let key) = value else { return other }
                guard let key else { return other }
                guard case .text(let text) = key.content else { throw Rejection("a key of another class") }
                return try cases[text].map { try signal(.object($0)) } ?? other
            })
    }

    func furtherOperation(_ selector: String, _ signal: Signal, _ arguments: [Value]) throws -> Signal? {
        switch selector {
        case "switchToLatest":
            return signal.switched { value in
                if case .object(nil) = value { return Signal([]) }
                return try self.signal(value)
            }
        case "materialize":
            return Signal { subscriber in
                try signal.subscribe(for: subscriber) { event in
                    try subscriber.send(.next(.object(Object(.event(event)))))
                    if case .next = event { return }
                    try subscriber.send(.completed)
                }
            }
        case "dematerialize":
            return signal.binding { value, subscriber in
                guard case .object(let object?) = value, case .event(let event) = object.content else {
                    throw Rejection("no event")
                }
                try subscriber.send(event)
            }
        case "replay", "replayLast":
            let connection = Connection(signal, Subject(capacity: selector == "replay" ? 1_000 : 1, isReplaying: true))
            try connection.connect()
            return connection.subject.signal
        case "replayLazily":
            let connection = Connection(signal, Subject(capacity: 1_000, isReplaying: true))
            return Signal { subscriber in
                try connection.connect()
                try connection.subject.signal.start(subscriber)
            }
        case "zipWith:", "combineLatestWith:":
            return Signal.joined([signal, try self.signal(arguments[0])], isZip: selector == "zipWith:")
        case "reduceEach:":
            let block = try present(arguments[0])
            return signal.binding { value, subscriber in
                guard case .object(let object?) = value, case .pair(let values) = object.content else {
                    throw Rejection("no tuple")
                }
                try subscriber.send(.next(invoke(block, values, .object)))
            }
        case "merge:":
            let values = [signal, try self.signal(arguments[0])].map { Value.object(Object(.signal($0))) }
            return Signal(values).flattened { try self.signal($0) }
        case "takeLast:":
            let count = try index(arguments[0], upTo: 10)
            return Signal { subscriber in
                var values: [Value] = []
                try signal.subscribe(for: subscriber) { event in
                    if case .next(let value) = event { return values = Array((values + [value]).suffix(count)) }
                    if case .completed = event { for value in values { try subscriber.send(.next(value)) } }
                    try subscriber.send(event)
                }
            }
        case "not": return signal.binding { try $1.send(.next(Value.flag(!isTrue($0)).boxed(.bool))) }
        case "doError:":
            let block = try present(arguments[0])
            return signal.before {
                if case .failed(let failure) = $0 { _ = try invoke(block, [.object(failure)], nil) }
            }
        case "tryMap:":
            let block = try present(arguments[0])
            return signal.binding { value, subscriber in
                let place = Box(.object(nil))
                let result = try invoke(block, [value, .object(Object(.place(place)))], .object)
                guard case .object(nil) = result else { return try subscriber.send(.next(result)) }
                guard case .object(let failure?) = place.value else { throw Rejection("no error") }
                try subscriber.send(.failed(failure))
            }
        default: return nil
        }
    }
}

extension Type {
    /// Whether messages to it without arguments are written with dots.
    var hasDots: Bool {
        switch self {
        case .tuple, .event, .connection: true
        default: false
        }
    }
}
