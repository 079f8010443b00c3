extension RACSequence {
    /// Makes a signal that sends the values on a background scheduler, and completes.
    ///
    /// All its subscriptions share the scheduler, which is made by this call.
    public final func signal() -> RACSignal {
        signalWithScheduler(.scheduler()).named("[\(name)] -signal")
    }

    /// Makes a signal that sends the values, each in a block of its own on a scheduler, and completes.
    ///
    /// Disposal ends the walk; on the immediate scheduler there is nobody to do that, so that it goes to the end.
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

    /// The way of one subscription.
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
    /// A sequence of what the signal sends, with `NSNull` in the place of nil; it subscribes now.
    ///
    /// Asking for a value waits until that is sent or the signal has ended, as the blocking operators do. A failure looks
    /// like the end, but `array` is empty then. Every use makes a new subscription.
    public final var sequence: RACSequence {
        RACSignalSequence(self).renamed("[\(name)] -sequence")
    }
}
