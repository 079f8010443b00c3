/// The attempts of one start of a retried source.
private final class Attempts<Value, Failure: Error>: @unchecked Sendable {  // attempts follow one another
    let observer: Observer<Value, Failure>
    let segment: Segment
    private let source: Source<Value, Failure>
    private let trampoline = Trampoline()
    private var remaining: Int

    init(_ source: Source<Value, Failure>, _ observer: Observer<Value, Failure>, _ segment: Segment, retries: Int) {
        self.source = source
        self.observer = observer
        self.segment = segment
        remaining = retries
    }

    func begin() {
        trampoline.bounce {
            let (child, token) = segment.makeChild()
            if child.isActive { source.attach(Attempt(self, token), child) }
        }
    }

    func failed(_ failure: Failure, _ token: MemberToken) {
        guard segment.isActive else { return }
        guard remaining > 0 else { return segment.fail(failure, observer) }
        remaining -= 1
        segment.remove(token)
        begin()
    }
}

private final class Attempt<Value, Failure: Error>: Observer<Value, Failure>, @unchecked Sendable {  // see AnyObserver
    private let attempts: Attempts<Value, Failure>
    private let segment: Segment
    private let observer: Observer<Value, Failure>
    private let token: MemberToken

    init(_ attempts: Attempts<Value, Failure>, _ token: MemberToken) {
        self.attempts = attempts
        segment = attempts.segment
        observer = attempts.observer
        self.token = token
        super.init()
    }

    override func receive(_ value: Value) { segment.send(value, to: observer) }
    override func fail(_ failure: Failure) { attempts.failed(failure, token) }
    override func complete() { segment.complete(observer) }
    override func interrupt() { if segment.isActive { segment.interrupt(observer) } }
}

extension Source {
    package func retry(upTo count: Int) -> Source {
        precondition(count >= 0, "retry(upTo:) needs a count of 0 or more, not \(count).")
        guard count > 0 else { return self }
        return Source { observer, segment in Attempts(self, observer, segment, retries: count).begin() }
    }
}

extension SignalProducer {
    /// Starts the producer again when it fails, a number of times.
    ///
    ///     -1-X
    ///      retry(upTo: 1)
    ///     -1-1-X>
    ///
    /// The last failure is passed on; completion and interruption pass at once. Attempts that fail while they are
    /// being started follow one another in a loop. Disposal stops the running one.
    ///
    /// - Parameter count: How many attempts are made besides the first one; 0 or more.
    public func retry(upTo count: Int) -> SignalProducer {
        SignalProducer(source.retry(upTo: count))
    }
}
