import StreamCore

/// Streams of streams.
extension TypedSuite {
    static func flatMapMerge(count: Int, sum: UnsafeMutablePointer<Int>) {
        flatMap(.merge, count: count, sum: sum)
    }

    static func flatMapConcat(count: Int, sum: UnsafeMutablePointer<Int>) {
        flatMap(.concat, count: count, sum: sum)
    }

    static func flatMapLatest(count: Int, sum: UnsafeMutablePointer<Int>) {
        flatMap(.latest, count: count, sum: sum)
    }

    private static func flatMap(_ strategy: FlattenStrategy, count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let observation =
            signal
            .flatMap(strategy) { SignalProducer<Int, Never>(value: $0) }
            .observeValues { sum.pointee &+= $0 }
        for value in 0..<count { input.send(value: value) }
        observation?.dispose()
    }

    static func concatenation(count: Int, sum: UnsafeMutablePointer<Int>) {
        let start = SignalProducer<Int, Never>(0..<count)
            .flatMap(.concat) { _ in SignalProducer<Int, Never>(value: 1) }
            .startWithValues { sum.pointee &+= $0 }
        start.dispose()
    }

    static func recursion(count: Int, sum: UnsafeMutablePointer<Int>) {
        func level(_ remaining: Int) -> SignalProducer<Int, Never> {
            if remaining == 0 { return SignalProducer(value: count) }
            return SignalProducer(value: remaining - 1).flatMap(.merge, level)
        }
        let start = level(count).startWithValues { sum.pointee &+= $0 }
        start.dispose()
    }
}
