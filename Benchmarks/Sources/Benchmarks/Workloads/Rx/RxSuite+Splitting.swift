import Foundation
import RxCompat

/// Groups, windows and buffers.
extension RxSuite {
    static func groupBy(count: Int, sum: UnsafeMutablePointer<Int>) {
        send(count, sum) { subject, _ in subject.groupBy { $0 % 10 }.merge() }
    }

    static func groupByKeys(count: Int, sum: UnsafeMutablePointer<Int>) {
        send(count, sum) { subject, _ in subject.groupBy { $0 }.merge() }
    }

    static func bufferUpTo(count: Int, sum: UnsafeMutablePointer<Int>) {
        send(count, sum) {
            $0.buffer(timeSpan: .seconds(1), count: 10, scheduler: $1).map { $0.reduce(0, &+) }
        }
    }

    static func windowUpTo(count: Int, sum: UnsafeMutablePointer<Int>) {
        send(count, sum) { $0.window(timeSpan: .seconds(1), count: 10, scheduler: $1).merge() }
    }

    /// Sends all values, with a second after every tenth, and completion.
    private static func send(
        _ count: Int, _ sum: UnsafeMutablePointer<Int>,
        through operation: (Observable<Int>, HistoricalScheduler) -> Observable<Int>
    ) {
        let scheduler = HistoricalScheduler()
        let subject = PublishSubject<Int>()
        let subscription = operation(subject, scheduler).subscribe(onNext: { sum.pointee &+= $0 })
        for value in 0..<count {
            subject.onNext(value)
            if value % 10 == 9 { scheduler.advanceTo(scheduler.now + 1) }
        }
        subject.onCompleted()
        subscription.dispose()
    }
}
