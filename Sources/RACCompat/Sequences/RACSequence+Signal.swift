extension RACSequence {
    /// Returns a signal that sends the values on a background scheduler, and completes.
    ///
    /// All subscriptions to the signal share the scheduler, which this call makes.
    public final func signal() -> RACSignal {
        signalWithScheduler(.scheduler()).named("[\(name)] -signal")
    }

    /// Returns a signal that sends the values, each in a block of its own on a scheduler, and completes.
    ///
    /// Disposal ends the walk. On the immediate scheduler, the walk reaches its end before the subscriber has a
    /// disposable.
    public final func signalWithScheduler(_ scheduler: RACScheduler) -> RACSignal {
        RACSignal.createSignal { [self] subscriber in
            let passage = Passage(makeWalk())
            return scheduler.scheduleRecursiveBlock { reschedule in
                guard let value = passage.head() else { return subscriber.sendCompleted() }
                subscriber.sendNext(value)
                passage.advance()
                reschedule()
            }
        }
        .named("[\(name)] -signalWithScheduler: \(scheduler)")
    }

    /// The walk of one subscription.
    private final class Passage: @unchecked Sendable {  // the blocks of a scheduler run one after the other
        private var walk: SequenceWalk?

        init(_ walk: SequenceWalk) {
            self.walk = walk
        }

        func head() -> Any? { walk?.head() }

        func advance() {
            walk.advance()
        }
    }
}

extension RACSignal {
    /// A sequence of the values that the signal sends, with `NSNull` in the place of nil; each access subscribes at
    /// once.
    ///
    /// A request for a value blocks the thread until the signal has sent the value or has ended, as the blocking
    /// operators do. A failure looks like the end of the sequence, except that `array` is then empty.
    public final var sequence: RACSequence {
        RACSignalSequence(self).renamed("[\(name)] -sequence")
    }
}
