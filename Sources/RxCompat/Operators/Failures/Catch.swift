import StreamCore

private final class Catch<Element>: Sink<Element, Element>, @unchecked Sendable {  // see Subscriber
    private let handler: (any Error) throws -> Observable<Element>
    private let current = SerialDisposable()

    init(_ downstream: Receiver<Element>, _ handler: @escaping (any Error) throws -> Observable<Element>) {
        self.handler = handler
        super.init(downstream)
    }

    func begin(_ source: Observable<Element>) {
        let first = SingleAssignmentDisposable()
        current.disposable = first
        first.setDisposable(source.attach(self))
        set(current)
    }

    override func receive(_ value: Element) { send(value) }

    override func fail(_ failure: any Error) {
        do {
            let other = try handler(failure)
            current.disposable = other.attach(PassingReceiver(self))
        } catch { end(with: error) }
    }
}

/// Continues with the next observable after each error.
private final class CatchSequence<Element>: SuccessionSink<Element>, @unchecked Sendable {  // see Subscriber
    private var lastError: (any Error)?

    override func fail(_ failure: any Error) {
        release(exchange(&lastError, with: failure))
        moveOn()
    }

    override func finish() {
        if let lastError { end(with: lastError) } else { end() }
    }
}

private final class Attempts<Sources: Sequence, Element>: Succession<Sources, Element>,
    @unchecked Sendable  // immutable
where Sources.Element == Observable<Element> {
    /// How often one observable runs, where all are the same: the generic sequence would be asked for each attempt.
    private let repeated: (source: Observable<Element>, count: Int)?

    init(_ sources: Sources, repeating repeated: (source: Observable<Element>, count: Int)? = nil) {
        self.repeated = repeated
        super.init(sources)
    }

    override func run(_ receiver: Receiver<Element>) -> any Disposable {
        let sink = CatchSequence(receiver, attempts())
        sink.begin()
        return sink
    }

    private func attempts() -> () -> Observable<Element>? {
        // One of the same type has parts.
        guard let repeated, type(of: repeated.source) != type(of: self) else { return parts() }
        var left = repeated.count
        return {
            guard left > 0 else { return nil }
            left -= 1
            return repeated.source
        }
    }
}

extension ObservableType {
    /// Continues after an error with the observable that a closure returns for the error; an error that the closure
    /// throws is sent.
    public func `catch`(
        _ handler: @escaping (any Swift.Error) throws -> Observable<Element>
    ) -> Observable<Element> {
        let source = asObservable()
        return ClosureProducer { receiver in
            let sink = Catch(receiver, handler)
            sink.begin(source)
            return sink
        }
    }

    /// Sends a value instead of an error, then completes.
    public func catchAndReturn(_ element: Element) -> Observable<Element> {
        self.catch { _ in .just(element) }
    }

    /// Continues with the next observable of a sequence after an error; fails with the last error when none is left.
    public static func `catch`<Sources: Sequence>(sequence: Sources) -> Observable<Element>
    where Sources.Element == Observable<Element> {
        Attempts(sequence)
    }

    /// Subscribes again after every error.
    public func retry() -> Observable<Element> {
        let source = asObservable()
        return Attempts(sequence(first: source) { $0 }, repeating: (source, .max))
    }

    /// Subscribes again after an error, and runs at most `maxAttemptCount` times; with 0 it completes.
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        guard maxAttemptCount >= 0 else { fatalError("retry(_:) needs a count of 0 or more, not \(maxAttemptCount).") }
        let source = asObservable()
        return Attempts(Swift.repeatElement(source, count: maxAttemptCount), repeating: (source, maxAttemptCount))
    }
}
