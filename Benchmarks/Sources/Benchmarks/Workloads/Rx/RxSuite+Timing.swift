import Foundation
import RxCompat

/// Timed operators, in virtual time.
extension RxSuite {
    static func debounce(count: Int, sum: UnsafeMutablePointer<Int>) {
        send(count, sum) { $0.debounce(.seconds(1), scheduler: $1) }
    }

    static func throttle(count: Int, sum: UnsafeMutablePointer<Int>) {
        send(count, sum) { $0.throttle(.seconds(1), scheduler: $1) }
    }

    static func throttleToFirst(count: Int, sum: UnsafeMutablePointer<Int>) {
        send(count, sum) { $0.throttle(.seconds(1), latest: false, scheduler: $1) }
    }

    static func timeoutBetweenValues(count: Int, sum: UnsafeMutablePointer<Int>) {
        send(count, sum) { $0.timeout(.seconds(10), scheduler: $1) }
    }

    static func skipAndTakeForTime(count: Int, sum: UnsafeMutablePointer<Int>) {
        send(count, sum) {
            $0.skip(.seconds(1), scheduler: $1).take(for: .seconds(1_000_000_000), scheduler: $1)
        }
    }

    /// Subscribes two seconds before the first value.
    private static func send(
        _ count: Int, _ sum: UnsafeMutablePointer<Int>,
        through operation: (Observable<Int>, HistoricalScheduler) -> Observable<Int>
    ) {
        let scheduler = HistoricalScheduler()
        let subject = PublishSubject<Int>()
        let subscription = operation(subject, scheduler).subscribe(onNext: { sum.pointee &+= $0 })
        scheduler.advanceTo(scheduler.now + 2)
        for value in 0..<count {
            subject.onNext(value)
            scheduler.advanceTo(scheduler.now + 2)
        }
        subscription.dispose()
    }
}
