import Foundation
import StreamCore

/// Timed operators, in virtual time.
extension TypedSuite {
    static func debounce(count: Int, sum: UnsafeMutablePointer<Int>) {
        let scheduler = TestScheduler()
        send(count, on: scheduler, sum) { $0.debounce(1, on: scheduler) }
    }

    static func throttle(count: Int, sum: UnsafeMutablePointer<Int>) {
        let scheduler = TestScheduler()
        send(count, on: scheduler, sum) { $0.throttle(1, on: scheduler) }
    }

    private static func send(
        _ count: Int, on scheduler: TestScheduler, _ sum: UnsafeMutablePointer<Int>,
        through operation: (Signal<Int, Never>) -> Signal<Int, Never>
    ) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let observation = operation(signal).observeValues { sum.pointee &+= $0 }
        for value in 0..<count {
            input.send(value: value)
            scheduler.advance(by: .seconds(2))
        }
        observation?.dispose()
    }
}
