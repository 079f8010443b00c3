import StreamCore

/// One subscription of `flatten:`: a limited number of signals at once, the other signals in a queue.
private final class Flatten: @unchecked Sendable {  // state is reached inside the output's gate only
    private let output: Output
    private let place: CallPlace
    private let open = Segment(policy: .dynamic)
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
        let subscription = source.input(
            next: { [self] value in
                if let signal = signalOrNil(value, at: place) { add(signal) }
            },
            error: output.sendError,
            completed: { [self] in
                output.segment.enter { [self] in
                    if decision.outerCompleted() { output.sendCompleted() }
                }
            })
        open.add(subscription)
        return open
    }

    private func add(_ signal: RACSignal) {
        output.segment.enter { [self] in
            queue.append(signal)
            // At once, also when it is the start of another signal that makes the source send.
            if decision.arrived() == .start { start(queue.removeFirst()) }
        }
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

    private func remove(_ token: MemberToken) {
        open.remove(token)
        switch decision.ended() {
        case .startNext: startNext()
        case .wait: break
        case .finish: output.sendCompleted()
        }
    }

    private func start(_ signal: RACSignal) {
        let subscription = RACSerialDisposable()
        let token = open.add(subscription)
        subscription.disposable = SubscriptionDisposable(
            signal.input(
                next: output.sendNext,
                error: output.sendError,
                completed: { [self] in output.segment.enter { [self] in remove(token) } }))
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
