import StreamCore

/// One subscription of `flatten:`: a limited number of signals at once, the others in a queue.
private final class Flatten: @unchecked Sendable {  // state is reached inside the output's gate only
    private let output: Output
    private let limit: Int
    private let operation: StaticString
    private let open = Segment(policy: .dynamic)
    private var activeCount = 0
    private var queue = ValueQueue<RACSignal>()
    private var isSourceCompleted = false
    private let restarts = Trampoline()

    init(_ output: Output, limit: Int, in operation: StaticString) {
        self.output = output
        self.limit = limit
        self.operation = operation
    }

    func subscribe(to source: RACSignal) -> any Disposable {
        let subscription = source.input(
            next: { [self] value in
                if let signal = signalOrNil(value, in: operation) { add(signal) }
            },
            error: output.sendError,
            completed: { [self] in
                output.segment.enter { [self] in
                    isSourceCompleted = true
                    completeIfOver()
                }
            })
        open.add(subscription)
        return open
    }

    private func add(_ signal: RACSignal) {
        output.segment.enter { [self] in
            queue.append(signal)
            startNext()
        }
    }

    /// Starts what the limit allows; in a loop, not from one signal's completion into the next one's start.
    private func startNext() {
        restarts.bounce {
            while limit == 0 || activeCount < limit, let signal = queue.popFirst() { start(signal) }
            completeIfOver()
        }
    }

    private func start(_ signal: RACSignal) {
        activeCount += 1
        let subscription = RACSerialDisposable()
        let token = open.add(subscription)
        subscription.disposable = SubscriptionDisposable(
            signal.input(
                next: output.sendNext,
                error: output.sendError,
                completed: { [self] in
                    output.segment.enter { [self] in
                        open.remove(token)
                        activeCount -= 1
                        startNext()
                    }
                }))
    }

    private func completeIfOver() {
        if isSourceCompleted, activeCount == 0, queue.isEmpty { output.sendCompleted() }
    }
}

extension RACSignal {
    /// Merges the signals that the receiver sends, at most `maxConcurrent` at once, the others later in their order;
    /// 0 is no limit, nil is ignored.
    public final func flatten(_ maxConcurrent: Int) -> RACSignal {
        require(maxConcurrent >= 0, "flatten(_:) needs a number of 0 or more, not \(maxConcurrent).")
        return flattenSignals(atMost: maxConcurrent, in: "-flatten:").named("[\(name)] -flatten: \(maxConcurrent)")
    }

    /// Merges signals, for the operator that a message about other values names.
    final func flattenSignals(atMost limit: Int, in operation: StaticString) -> RACSignal {
        .operation { output in Flatten(output, limit: limit, in: operation).subscribe(to: self) }
    }
}
