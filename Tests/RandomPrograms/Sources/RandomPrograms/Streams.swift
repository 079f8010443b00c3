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

    func attach(_ source: Subscriber) {
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
    func subscribe(for outer: Subscriber, _ observer: @escaping (Event) throws -> Void) throws {
        outer.attach(try subscribe(observer))
    }

    /// A signal that does something else with each value.
    func binding(_ next: @escaping (Value, Subscriber) throws -> Void) -> Signal {
        Signal { subscriber in
            try subscribe(for: subscriber) { event in
                guard subscriber.isOpen else { return }
                if case .next(let value) = event { try next(value, subscriber) } else { try subscriber.send(event) }
            }
        }
    }

    /// A signal with state, which each subscription begins anew.
    func binding<State>(
        from state: State, _ next: @escaping (inout State, Value, Subscriber) throws -> Void
    ) -> Signal {
        Signal { subscriber in
            var state = state
            try binding { try next(&state, $0, $1) }.start(subscriber)
        }
    }

    func followed(by next: @escaping () throws -> Signal) -> Signal {
        Signal { subscriber in
            try subscribe(for: subscriber) { event in
                if case .completed = event { try next().start(subscriber) } else { try subscriber.send(event) }
            }
        }
    }

    /// A signal that does something before it delivers an event.
    func before(_ action: @escaping (Event) throws -> Void) -> Signal {
        Signal { subscriber in
            try subscribe(for: subscriber) { event in
                try action(event)
                try subscriber.send(event)
            }
        }
    }

    /// The signal ends when all that it was made of has.
    func flattened(_ inner: @escaping (Value) throws -> Signal) -> Signal {
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

    func ended(by trigger: Signal) -> Signal {
        Signal { subscriber in
            try trigger.subscribe(for: subscriber) { event in
                if case .failed = event { return }
                try subscriber.send(.completed)
            }
            if subscriber.isOpen { try subscribe(for: subscriber) { try subscriber.send($0) } }
        }
    }

    /// The pairs of two signals: of what came last, or of what has the same place.
    static func joined(_ signals: [Signal], isZip: Bool) -> Signal {
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
