extension RACSignal {
    /// Sends the values of the receiver, then those of another signal; that one is subscribed to when the receiver
    /// has completed.
    public final func concat(_ signal: RACSignal) -> RACSignal {
        .operation { output in
            let open = RACCompoundDisposable()
            open.addDisposable(
                SubscriptionDisposable(
                    self.input(
                        next: output.sendNext,
                        error: output.sendError,
                        completed: {
                            open.addDisposable(SubscriptionDisposable(signal.passThrough(to: output)))
                        })))
            return open
        }
        .named("[\(name)] -concat: \(signal)")
    }

    /// Sends the values of one signal after the other.
    public class func concat(_ signals: some Sequence<RACSignal>) -> RACSignal {
        let signals = Array(signals)
        guard var result = signals.first else { return .empty() }
        for signal in signals.dropFirst() { result = result.concat(signal) }
        return result.named("+concat: \(SignalNames.list(signals))")
    }

    /// Sends the values of the signals that the receiver sends, one signal after the other.
    public final func concat() -> RACSignal {
        flattenSignals(atMost: 1, in: "-concat").named("[\(name)] -concat")
    }

    /// Sends no values of the receiver, and when it has completed those of the signal that a block returns.
    public final func then(_ block: @escaping () -> RACSignal) -> RACSignal {
        ignoreValues().concat(RACSignal.defer(block)).named("[\(name)] -then:")
    }
}
