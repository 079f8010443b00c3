import Dispatch
import StreamCore

/// Groups, windows and buffers.
extension TypedSuite {
    static func groupBy(count: Int, sum: UnsafeMutablePointer<Int>) {
        send(count, sum) { $0.groupBy { $0 % 10 }.flatten(.merge) }
    }

    static func groupByKeys(count: Int, sum: UnsafeMutablePointer<Int>) {
        send(count, sum) { $0.groupBy { $0 }.flatten(.merge) }
    }

    static func windowCount(count: Int, sum: UnsafeMutablePointer<Int>) {
        send(count, sum) { $0.window(count: 10).flatten(.merge) }
    }

    static func windowUpTo(count: Int, sum: UnsafeMutablePointer<Int>) {
        let scheduler = TestScheduler()
        send(count, on: scheduler, sum) { $0.window(upTo: 10, every: .seconds(1), on: scheduler).flatten(.merge) }
    }

    static func bufferSkip(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        signal.buffer(count: 10, skip: 5).observeValues { for value in $0 { sum.pointee &+= value } }
        for value in 0..<count { input.send(value: value) }
        input.sendCompleted()
    }

    static func bufferUpTo(count: Int, sum: UnsafeMutablePointer<Int>) {
        let scheduler = TestScheduler()
        send(count, on: scheduler, sum) {
            $0.buffer(upTo: 10, every: .seconds(1), on: scheduler).map { $0.reduce(0, &+) }
        }
    }

    static func bufferEvery(count: Int, sum: UnsafeMutablePointer<Int>) {
        let scheduler = TestScheduler()
        send(count, on: scheduler, sum) { $0.buffer(every: .seconds(1), on: scheduler).map { $0.reduce(0, &+) } }
    }

    /// Sends all values, with a second after every tenth where there is a clock, and completion.
    private static func send(
        _ count: Int, on scheduler: TestScheduler? = nil, _ sum: UnsafeMutablePointer<Int>,
        through operation: (Signal<Int, Never>) -> Signal<Int, Never>
    ) {
        let (signal, input) = Signal<Int, Never>.pipe()
        operation(signal).observeValues { sum.pointee &+= $0 }
        for value in 0..<count {
            input.send(value: value)
            if value % 10 == 9 { scheduler?.advance(by: .seconds(1)) }
        }
        input.sendCompleted()
        scheduler?.advance()
    }
}
