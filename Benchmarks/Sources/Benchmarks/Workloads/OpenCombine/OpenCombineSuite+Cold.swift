import OpenCombine

/// Cold sources and restarts.
extension OpenCombineSuite {
    private struct Refusal: Error {}

    static func coldSequence(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subscription = (0..<count).publisher
            .map { $0 &+ 1 }
            .filter { $0 != -1 }
            .sink { sum.pointee &+= $0 }
        subscription.cancel()
    }

    static func subscriptions(count: Int, sum: UnsafeMutablePointer<Int>) {
        for _ in 0..<count {
            let subscription = Just(1).map { $0 &+ 1 }.sink { sum.pointee &+= $0 }
            subscription.cancel()
        }
    }

    static func retry(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subscription = Deferred { () -> Fail<Int, Refusal> in
            sum.pointee &+= 1
            return Fail(error: Refusal())
        }
        .retry(count)
        .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        subscription.cancel()
    }
}
