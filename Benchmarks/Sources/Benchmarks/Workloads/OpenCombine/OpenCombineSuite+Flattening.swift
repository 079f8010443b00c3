import OpenCombine

/// Streams of streams.
extension OpenCombineSuite {
    static func flatMapMerge(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.flatMap { Just($0) }.sink { sum.pointee &+= $0 }
        for value in 0..<count { subject.send(value) }
        subscription.cancel()
    }

    static func flatMapConcat(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subscription = (0..<count).publisher
            .flatMap(maxPublishers: .max(1)) { Just($0) }
            .sink { sum.pointee &+= $0 }
        subscription.cancel()
    }

    static func flatMapLatest(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.map { Just($0) }.switchToLatest().sink { sum.pointee &+= $0 }
        for value in 0..<count { subject.send(value) }
        subscription.cancel()
    }

    static func concatenation(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subscription = (0..<count).publisher
            .flatMap(maxPublishers: .max(1)) { _ in Just(1) }
            .sink { sum.pointee &+= $0 }
        subscription.cancel()
    }

    static func recursion(count: Int, sum: UnsafeMutablePointer<Int>) {
        func level(_ remaining: Int) -> AnyPublisher<Int, Never> {
            if remaining == 0 { return Just(count).eraseToAnyPublisher() }
            return Just(remaining - 1).flatMap(level).eraseToAnyPublisher()
        }
        let subscription = level(count).sink { sum.pointee &+= $0 }
        subscription.cancel()
    }
}
