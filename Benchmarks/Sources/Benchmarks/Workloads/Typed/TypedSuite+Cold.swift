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

    static func repetition(count: Int, sum: UnsafeMutablePointer<Int>) {
        let start = SignalProducer<Int, Never>(value: 1)
            .repeat(count)
            .startWithValues { sum.pointee &+= $0 }
        start.dispose()
    }
}
