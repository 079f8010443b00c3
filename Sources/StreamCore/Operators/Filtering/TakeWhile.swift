private final class TakeWhile<Value, Failure: Error>: Stage<Value, Value, Failure>, @unchecked Sendable {  // see Stage
    private let segment: Segment
    private let shouldContinue: (Value) -> Bool
    private let sendsLast: Bool
    private var isDone = false

    init(
        _ downstream: Observer<Value, Failure>, _ segment: Segment, sendsLast: Bool,
        _ shouldContinue: @escaping (Value) -> Bool
    ) {
        self.segment = segment
        self.sendsLast = sendsLast
        self.shouldContinue = shouldContinue
        super.init(downstream)
    }

    override func receive(_ value: Value) {
        guard !isDone else { return }
        if shouldContinue(value) { return forward(value) }
        isDone = true
        if sendsLast { forward(value) }
        segment.finish(downstream)
    }
}

extension Source {
    package func take(while shouldContinue: @escaping (Value) -> Bool) -> Source {
        through { observer, segment in TakeWhile(observer, segment, sendsLast: false, shouldContinue) }
    }

    package func take(until shouldContinue: @escaping (Value) -> Bool) -> Source {
        through { observer, segment in TakeWhile(observer, segment, sendsLast: true, shouldContinue) }
    }
}

extension SignalProducer {
    /// Sends values as long as they satisfy a predicate, then completes.
    ///
    ///     -1--2--3--1->
    ///      take(while: { $0 < 3 })
    ///     -1--2--|
    ///
    /// The first value that does not satisfy the predicate is dropped, and the producer's work is disposed of. Failure,
    /// completion and interruption pass at once.
    public func take(while shouldContinue: @escaping (Value) -> Bool) -> SignalProducer {
        SignalProducer(source.take(while: shouldContinue))
    }

    /// Sends values as long as they satisfy a predicate, and the first value that does not, then completes.
    ///
    ///     -1--2--3--1->
    ///      take(until: { $0 < 3 })
    ///     -1--2--3|
    ///
    /// As in ReactiveSwift, the closure returns true to *continue*. Failure, completion and interruption pass at once.
    public func take(until shouldContinue: @escaping (Value) -> Bool) -> SignalProducer {
        SignalProducer(source.take(until: shouldContinue))
    }
}

extension Signal {
    /// Sends values as long as they satisfy a predicate, then completes.
    ///
    /// See ``SignalProducer/take(while:)``.
    public func take(while shouldContinue: @escaping (Value) -> Bool) -> Signal {
        Signal(source.take(while: shouldContinue))
    }

    /// Sends values as long as they satisfy a predicate, and the first value that does not, then completes.
    ///
    /// See `SignalProducer/take(until:)`.
    public func take(until shouldContinue: @escaping (Value) -> Bool) -> Signal {
        Signal(source.take(until: shouldContinue))
    }
}
