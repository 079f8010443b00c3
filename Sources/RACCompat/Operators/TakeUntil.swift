import StreamCore

extension RACSignal {
    /// Sends the values of the receiver until another signal sends a value or completes, then completes.
    ///
    /// A failure of the other signal is ignored.
    public final func takeUntil(_ signalTrigger: RACSignal) -> RACSignal {
        .operation { output in
            let open = RACCompoundDisposable()
            let end = {
                open.dispose()
                output.sendCompleted()
            }
            open.addDisposable(
                SubscriptionDisposable(signalTrigger.input(next: { _ in end() }, error: nil, completed: end)))
            if !open.isDisposed {
                open.addDisposable(
                    SubscriptionDisposable(
                        self.input(next: output.sendNext, error: output.sendError, completed: end)))
            }
            return open
        }
        .named("[\(name)] -takeUntil: \(signalTrigger)")
    }

    /// Sends the values of the receiver until another signal sends any event, then the events of the other signal.
    ///
    /// The receiver's completion is ignored.
    public final func takeUntilReplacement(_ replacement: RACSignal) -> RACSignal {
        .operation { output in
            let receiver = LateDisposable()
            let replacing = replacement.input(
                next: {
                    receiver.dispose()
                    output.sendNext($0)
                },
                error: {
                    receiver.dispose()
                    output.sendError($0)
                },
                completed: {
                    receiver.dispose()
                    output.sendCompleted()
                })
            if !receiver.isDisposed {
                receiver.set(self.concat(RACSignal.never()).passThrough(to: output))
            }
            return RACDisposable {
                receiver.dispose()
                replacing.dispose()
            }
        }
        // The original gives this operator no name.
        .named("+createSignal:")
    }
}
