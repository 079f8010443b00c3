import StreamCore

/// Cold sources and restarts.
extension TypedSuite {
    private struct Refusal: Error {}

    static func coldSequence(count: Int, sum: UnsafeMutablePointer<Int>) {
        let start = SignalProducer<Int, Never>(0..<count)
            .map { $0 &+ 1 }
            .filter { $0 != -1 }
            .startWithValues { sum.pointee &+= $0 }
        start.dispose()
    }

    static func subscriptions(count: Int, sum: UnsafeMutablePointer<Int>) {
        for _ in 0..<count {
            let start = SignalProducer<Int, Never>(value: 1)
                .map { $0 &+ 1 }
                .startWithValues { sum.pointee &+= $0 }
            start.dispose()
        }
    }

    static func retry(count: Int, sum: UnsafeMutablePointer<Int>) {
        let start = SignalProducer<Int, Refusal> { observer, _ in
            sum.pointee &+= 1
            observer.send(error: Refusal())
        }
        .retry(upTo: count)
        .start()
        start.dispose()
    }

    static func retryWhen(count: Int, sum: UnsafeMutablePointer<Int>) {
        let start = failing(count, sum).retry { failures in failures }.start()
        start.dispose()
    }

    static func retryWithBackoff(count: Int, sum: UnsafeMutablePointer<Int>) {
        let scheduler = TestScheduler()
        let backoff = Backoff.exponential(initial: 0.5, limit: 8)
        let start = failing(count, sum).retry(upTo: count, backoff: backoff, on: scheduler).start()
        scheduler.run()
        start.dispose()
    }

    /// Fails a number of times, then completes.
    private static func failing(_ count: Int, _ sum: UnsafeMutablePointer<Int>) -> SignalProducer<Int, Refusal> {
        SignalProducer { observer, _ in
            sum.pointee &+= 1
            if sum.pointee > count { observer.sendCompleted() } else { observer.send(error: Refusal()) }
        }
    }

    static func repetition(count: Int, sum: UnsafeMutablePointer<Int>) {
        let start = SignalProducer<Int, Never>(value: 1)
            .repeat(count)
            .startWithValues { sum.pointee &+= $0 }
        start.dispose()
    }
}
