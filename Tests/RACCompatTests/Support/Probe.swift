import RACCompat

/// A signal that is sent to by hand, and counts its subscriptions.
final class Probe: @unchecked Sendable {  // used by one thread
    let subject = RACSubject()
    /// How many subscriptions there have been.
    private(set) var count = 0
    /// How many of them have not been disposed.
    private(set) var openCount = 0

    var signal: RACSignal {
        .createSignal { [self] subscriber in
            count += 1
            openCount += 1
            let inner = subject.subscribe(subscriber)
            return RACDisposable { [self] in
                inner?.dispose()
                openCount -= 1
            }
        }
    }

    /// The signal, with values that it sends as soon as it is subscribed to.
    func signal(sendingFirst values: Any?...) -> RACSignal {
        .createSignal { [self] subscriber in
            let subscription = signal.subscribe(subscriber)
            for value in values { subscriber.sendNext(value) }
            return subscription
        }
    }
}
