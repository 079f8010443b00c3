import OpenCombine

/// Values pushed through a chain.
extension OpenCombineSuite {
    static func noObserver(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PassthroughSubject<Int, Never>()
        for value in 0..<count { subject.send(value) }
    }

    static func oneObserver(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.sink { sum.pointee &+= $0 }
        for value in 0..<count { subject.send(value) }
        subscription.cancel()
    }

    static func mapFilterMap(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PassthroughSubject<Int, Never>()
        let subscription =
            subject
            .map { $0 &+ 1 }
            .filter { $0 != -1 }
            .map { $0 &* 2 }
            .sink { sum.pointee &+= $0 }
        for value in 0..<count { subject.send(value) }
        subscription.cancel()
    }

    static func tenMaps(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PassthroughSubject<Int, Never>()
        let subscription =
            subject
            .map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
            .map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
            .sink { sum.pointee &+= $0 }
        for value in 0..<count { subject.send(value) }
        subscription.cancel()
    }

    static func manyObservers(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PassthroughSubject<Int, Never>()
        var subscriptions: [AnyCancellable] = []
        for _ in 0..<Workload.fanOut {
            subscriptions.append(subject.sink { sum.pointee &+= $0 })
        }
        for value in 0..<count { subject.send(value) }
        for subscription in subscriptions { subscription.cancel() }
    }

    static func deepChain(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PassthroughSubject<Int, Never>()
        var chain = subject.eraseToAnyPublisher()
        for _ in 0..<count { chain = chain.map { $0 &+ 1 }.eraseToAnyPublisher() }
        let subscription = chain.sink { sum.pointee &+= $0 }
        subject.send(0)
        subscription.cancel()
    }
}
