import StreamCore

/// Operators that are written wrongly, each in the way in which one is got wrong, with what they should have been.
///
/// Each is made of the core's public vocabulary, as a user would write it.
enum WrongOperators {
    /// The state of an operator that is written by hand: used by one sender at a time.
    final class State<Content>: @unchecked Sendable {  // used by one thread
        var content: Content
        init(_ content: Content) { self.content = content }
    }

    typealias Stream = SignalProducer<String, any Error>

    /// Writes an operator by hand: a closure takes each event, with what the operator remembers.
    static func operation<Memory>(
        _ stream: Stream, _ memory: Memory,
        _ body: @escaping (Stream.ProducedSignal.Event, inout Memory, Stream.ProducedSignal.Observer) -> Void
    ) -> Stream {
        SignalProducer { observer, lifetime in
            let state = State(memory)
            lifetime += stream.start { event in body(event, &state.content, observer) }
        }
    }

    /// `zip` that forgets what waits on the left when the right has sent nothing yet.
    static func zip(_ left: Stream, _ right: Stream) -> Stream {
        SignalProducer { observer, lifetime in
            let state = State((left: String?.none, right: [String](), leftEnded: false, rightEnded: false))
            let pair = {
                if let first = state.content.left, !state.content.right.isEmpty {
                    state.content.left = nil
                    observer.send(value: first + state.content.right.removeFirst())
                }
                let isOver =
                    state.content.leftEnded && state.content.left == nil
                    || state.content.rightEnded && state.content.right.isEmpty
                if isOver { observer.sendCompleted() }
            }
            lifetime += left.start { event in
                switch event {
                case .value(let value): state.content.left = value
                case .completed: state.content.leftEnded = true
                case .failed(let error): observer.send(error: error)
                case .interrupted: observer.sendInterrupted()
                }
                pair()
            }
            lifetime += right.start { event in
                switch event {
                case .value(let value): state.content.right.append(value)
                case .completed: state.content.rightEnded = true
                case .failed(let error): observer.send(error: error)
                case .interrupted: observer.sendInterrupted()
                }
                pair()
            }
        }
    }

    /// `take(first: 2)` that completes with the third value, not with the second.
    static func takeTwo(_ stream: Stream) -> Stream {
        operation(stream, 0) { event, count, observer in
            guard case .value = event else { return observer.send(event) }
            count += 1
            if count <= 2 { observer.send(event) } else { observer.sendCompleted() }
        }
    }

    /// `skipRepeats` that compares with the value before the last one.
    static func skipRepeats(_ stream: Stream) -> Stream {
        operation(stream, [String]()) { event, seen, observer in
            guard case .value(let value) = event else { return observer.send(event) }
            if seen.suffix(2).first != value { observer.send(value: value) }
            seen.append(value)
        }
    }

    /// `scan` that sends the old total.
    static func scan(_ stream: Stream) -> Stream {
        operation(stream, "") { event, total, observer in
            guard case .value(let value) = event else { return observer.send(event) }
            observer.send(value: total)
            total += value
        }
    }

    /// `collect` that forgets its last, unfinished group at completion.
    static func collectPairs(_ stream: Stream) -> Stream {
        operation(stream, [String]()) { event, group, observer in
            switch event {
            case .value(let value):
                group.append(value)
                if group.count == 2 {
                    observer.send(value: group.joined())
                    group = []
                }
            case .failed, .completed, .interrupted: observer.send(event)
            }
        }
    }

    /// `merge` that completes with its first input.
    static func merge(_ left: Stream, _ right: Stream) -> Stream {
        SignalProducer { observer, lifetime in
            lifetime += left.start { observer.send($0) }
            lifetime += right.start { observer.send($0) }
        }
    }

    /// `combineLatest` that sends before the other side has a value.
    static func combineLatest(_ left: Stream, _ right: Stream) -> Stream {
        left.prefix(value: "").combineLatest(with: right).map { $0 + $1 }
    }

    /// `flatMap(.latest)` that goes on with old inner streams.
    static func latest(_ stream: Stream, _ inner: @escaping (String) -> Stream) -> Stream {
        stream.flatMap(.merge, inner)
    }

    /// `concat` that starts its second stream at once.
    static func concat(_ first: Stream, _ second: Stream) -> Stream {
        first.merge(with: second)
    }

    /// `take(until:)` that goes on when the trigger has ended without a value.
    static func take(_ stream: Stream, until trigger: Stream) -> Stream {
        let end = trigger.map { _ in }.flatMapError { _ in SignalProducer<Void, Never>.never }.concat(.never)
        return stream.take(until: end)
    }

    /// `delay` that delays failures as well.
    static func delay(_ stream: Stream, _ seconds: Double, on scheduler: any DateScheduler) -> Stream {
        stream.materialize().delay(seconds, on: scheduler).dematerialize()
    }

    /// `retry(upTo: 1)` that loses the first value of its second attempt.
    static func retryOnce(_ stream: Stream) -> Stream {
        stream.flatMapError { _ in stream.skip(first: 1) }
    }

    /// An operator that does not end its subscription.
    static func leaking(_ stream: Stream) -> Stream {
        SignalProducer { observer, _ in stream.start(observer) }
    }

    /// `take(first: 2)` whose count is made once, and not for each run.
    static func takeTwoOfAll(_ stream: Stream) -> Stream {
        let count = State(0)
        return operationOfAll(stream, count) { event, count, observer in
            observer.send(event)
            if case .value = event { count += 1 }
            if count >= 2 { observer.sendCompleted() }
        }
    }

    private static func operationOfAll<Memory>(
        _ stream: Stream, _ memory: State<Memory>,
        _ body: @escaping (Stream.ProducedSignal.Event, inout Memory, Stream.ProducedSignal.Observer) -> Void
    ) -> Stream {
        SignalProducer { observer, lifetime in
            lifetime += stream.start { event in body(event, &memory.content, observer) }
        }
    }

    /// An operator that drops the values that come while it sends.
    static func withoutReentrance(_ stream: SignalProducer<Any?, any Error>) -> Stream {
        SignalProducer { observer, lifetime in
            let isSending = State(false)
            lifetime += stream.map { $0 as? String ?? "" }.start { event in
                guard case .value(let value) = event else { return observer.send(event) }
                if isSending.content { return }
                isSending.content = true
                observer.send(value: value)
                isSending.content = false
            }
        }
    }
}
