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

    static func throttleToFirst(count: Int, sum: UnsafeMutablePointer<Int>) {
        let scheduler = TestScheduler()
        send(count, on: scheduler, sum) { $0.throttle(1, on: scheduler, latest: false) }
    }

    static func timeoutBetweenValues(count: Int, sum: UnsafeMutablePointer<Int>) {
        let scheduler = TestScheduler()
        send(count, on: scheduler, sum) {
            $0.timeout(betweenValues: 10, raising: Silence(), on: scheduler).flatMapError { _ in .empty }
        }
    }

    static func skipAndTakeForTime(count: Int, sum: UnsafeMutablePointer<Int>) {
        let scheduler = TestScheduler()
        send(count, on: scheduler, sum) {
            let stream = $0.skip(for: 1, on: scheduler).take(for: 1e9, on: scheduler)
            scheduler.advance(by: .seconds(2))
            return stream
        }
    }

    static func measureInterval(count: Int, sum: UnsafeMutablePointer<Int>) {
        let scheduler = TestScheduler()
        send(count, on: scheduler, sum) {
            let stream = $0.measureInterval(on: scheduler).map { Int($0) }
            scheduler.advance(by: .seconds(2))
            return stream
        }
    }

    static func timestamp(count: Int, sum: UnsafeMutablePointer<Int>) {
        let scheduler = TestScheduler()
        send(count, on: scheduler, sum) { $0.timestamp(on: scheduler).map(\.value) }
    }

    static func boundedHop(count: Int, sum: UnsafeMutablePointer<Int>) {
        let scheduler = TestScheduler()
        let (signal, input) = Signal<Int, Never>.pipe()
        let observation = signal.observe(on: scheduler, buffering: policy).observeValues { sum.pointee &+= $0 }
        for value in 0..<count {
            input.send(value: value)
            if value % Workload.capacity == Workload.capacity - 1 { scheduler.advance() }
        }
        scheduler.advance()
        observation?.dispose()
    }

    static func overflowingHop(count: Int, sum: UnsafeMutablePointer<Int>) {
        let scheduler = TestScheduler()
        let (signal, input) = Signal<Int, Never>.pipe()
        let observation = signal.observe(on: scheduler, buffering: policy).observeValues { sum.pointee &+= $0 }
        for value in 0..<count { input.send(value: value) }
        scheduler.advance()
        observation?.dispose()
    }

    private struct Silence: Error {}

    private static var policy: BufferingPolicy<Never> {
        .bounded(Workload.capacity, whenFull: .dropOldest, counting: DropCounter())
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
