import StreamCore

/// One start for many observers, and the small operators that peers have.
extension TypedSuite {
    static func share(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let start = signal.producer.share(replay: 1).startWithValues { sum.pointee &+= $0 }
        for value in 0..<count { input.send(value: value) }
        start.dispose()
    }

    static func shareForever(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let start = signal.producer.share(replay: 1, scope: .forever).startWithValues { sum.pointee &+= $0 }
        for value in 0..<count { input.send(value: value) }
        start.dispose()
    }

    static func joins(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let shared = signal.producer.share(replay: 1)
        let first = shared.start()
        input.send(value: 1)
        for _ in 0..<count { shared.startWithValues { sum.pointee &+= $0 }.dispose() }
        first.dispose()
    }

    static func race(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let observation = signal.race(with: Signal.never).observeValues { sum.pointee &+= $0 }
        for value in 0..<count { input.send(value: value) }
        observation?.dispose()
    }

    static func emptySources(count: Int, sum: UnsafeMutablePointer<Int>) {
        for _ in 0..<count {
            SignalProducer<Int, Never>.empty.ifEmpty(1).startWithValues { sum.pointee &+= $0 }.dispose()
        }
    }

    static func distinctLast(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let observation = signal.distinct(last: 100).observeValues { sum.pointee &+= $0 }
        for value in 0..<count { input.send(value: value) }
        observation?.dispose()
    }

    static func distinctResetting(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let (trigger, reset) = Signal<(), Never>.pipe()
        let observation = signal.distinct(resetting: trigger).observeValues { sum.pointee &+= $0 }
        for value in 0..<count {
            input.send(value: value)
            if value & 63 == 0 { reset.send(value: ()) }
        }
        observation?.dispose()
    }
}
