import StreamCore

/// One subscription of `flatten:`: a limited number of signals at once, the other signals in a queue.
private final class Flatten: @unchecked Sendable {  // state is reached inside the output's gate only
    let output: Output
    let place: CallPlace
    private let open = Segment(policy: .dynamic)
    private let noSubscription = NoSubscription.shared
    private var decision: LimitDecision
    /// The signals that have not been started, oldest first.
    private var queue = ValueQueue<RACSignal>()
    /// How many queued signals have a place already, and are started as soon as the trampoline reaches them.
    private var ready = 0
    private let starts = Trampoline()

    init(_ output: Output, limit: Int, at place: CallPlace) {
        self.output = output
        self.place = place
        decision = LimitDecision(limit: limit == 0 ? .max : limit)
    }

    func subscribe(to source: RACSignal) -> any Disposable {
        let subscription = Segment(policy: .dynamic)
        source.attach(FlattenSource(self, subscription), subscription)
        open.add(subscription)
        return open
    }

    // MARK: Inside the gate of the output

    func add(_ signal: RACSignal) {
        queue.append(signal)
        // At once, also when it is the start of another signal that makes the source send.
        if decision.arrived() == .start { start(queue.removeFirst()) }
    }

    func completeSource() {
        if decision.outerCompleted() { output.sendCompleted() }
    }

    /// Starts one more signal of the queue, in a loop, so that a start is not nested in the completion before it.
    private func startNext() {
        ready += 1
        starts.bounce {
            while ready > 0 {
                ready -= 1
                start(queue.removeFirst())
            }
        }
    }

    func remove(_ token: MemberToken) {
        open.remove(token)
        switch decision.ended() {
        case .startNext: startNext()
        case .wait: break
        case .finish: output.sendCompleted()
        }
    }

    private func start(_ signal: RACSignal) {
        if let immediate = signal as? RACReturnSignal, RACScheduler.hasCurrentScheduler {
            let token = open.add(noSubscription)
            output.sendNext(immediate.value)
            return remove(token)
        }
        // As in the original, disposal waits until the subscribe call has returned.
        let subscription = Segment(policy: .dynamic, isSettled: false)
        let token = open.add(subscription)
        signal.attach(FlattenInput(self, subscription, token), subscription)
        subscription.settle()
    }
}

/// Has the place of a subscription to a signal of one value, which is delivered in place: the order of disposal depends
/// on the places.
private final class NoSubscription: Disposable {
    static let shared = NoSubscription()

    let isDisposed = false

    func dispose() {}
}

/// The input from the signal that sends signals.
///
/// When no sender is left, the observer is released and disposes the subscription; see `BlockObserver`.
private final class FlattenSource: DynamicObserver, @unchecked Sendable {  // immutable
    private let flatten: Flatten
    private let subscription: Segment

    init(_ flatten: Flatten, _ subscription: Segment) {
        self.flatten = flatten
        self.subscription = subscription
        super.init()
    }

    deinit { subscription.dispose() }

    override func receive(_ value: Any?) {
        guard let signal = signalOrNil(value, at: flatten.place) else { return }
        flatten.output.segment.enter(with: flatten, signal) { flatten, signal in flatten.add(signal) }
    }

    override func fail(_ failure: RACFailure) { flatten.output.sendError(failure.error) }

    override func complete() {
        flatten.output.segment.enter(with: flatten, ()) { flatten, _ in flatten.completeSource() }
    }
}

/// The input from one of the signals.
private final class FlattenInput: DynamicObserver, @unchecked Sendable {  // immutable
    private let flatten: Flatten
    private let subscription: Segment
    private let token: MemberToken

    init(_ flatten: Flatten, _ subscription: Segment, _ token: MemberToken) {
        self.flatten = flatten
        self.subscription = subscription
        self.token = token
        super.init()
    }

    deinit { subscription.dispose() }

    override func receive(_ value: Any?) { flatten.output.sendNext(value) }
    override func fail(_ failure: RACFailure) { flatten.output.sendError(failure.error) }

    override func complete() {
        flatten.output.segment.enter(with: flatten, token) { flatten, token in flatten.remove(token) }
    }
}

extension RACSignal {
    /// Merges the signals that the receiver sends, at most `maxConcurrent` at once, and further signals later, in
    /// order; 0 is no limit, nil is ignored.
    ///
    /// A value that is no signal stops the program with the place of the call.
    public final func flatten(
        _ maxConcurrent: Int, file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        require(maxConcurrent >= 0, "flatten(_:) needs a number of 0 or more, not \(maxConcurrent).")
        return flattenSignals(atMost: maxConcurrent, at: CallPlace("-flatten:", of: self, file, line))
            .named("[\(name)] -flatten: \(maxConcurrent)")
    }

    /// Merges signals; a message about a value that is no signal names the given call.
    final func flattenSignals(atMost limit: Int, at place: CallPlace) -> RACSignal {
        .operation { output in Flatten(output, limit: limit, at: place).subscribe(to: self) }
    }
}
