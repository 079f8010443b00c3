import StreamCore

/// A buffer of all values, for whoever comes later.
extension TypedSuite {
    static func replay(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let replayed = signal.producer.replayLazily(upTo: .max)
        let first = replayed.start()
        for value in 0..<Workload.replayed { input.send(value: value) }
        for _ in 0..<count {
            let start = replayed.startWithValues { sum.pointee &+= $0 }
            start.dispose()
        }
        first.dispose()
    }

    static func replayFilled(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let start = signal.producer.replayLazily(upTo: .max).startWithValues { sum.pointee &+= $0 }
        for value in 0..<count { input.send(value: value) }
        start.dispose()
    }
}
