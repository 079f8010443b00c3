import Foundation
import RxCompat

/// A clock that stands still until it is told to move; it starts at 0 seconds.
final class Clock {
    let scheduler = HistoricalScheduler()

    func advance(to seconds: Double) { scheduler.advanceTo(Date(timeIntervalSince1970: seconds)) }

    /// Runs something at a time.
    func at(_ seconds: Double, _ action: @escaping () -> Void) {
        _ = scheduler.scheduleAbsoluteVirtual((), time: Date(timeIntervalSince1970: seconds)) { _ in
            action()
            return Disposables.create()
        }
    }

    /// Sends values at times, then completes.
    func source(_ values: (Double, Int)..., end: Double? = nil) -> Observable<Int> {
        let subject = PublishSubject<Int>()
        for (time, value) in values { at(time) { subject.onNext(value) } }
        if let end { at(end) { subject.onCompleted() } }
        return subject
    }

    /// Follows an observable for a while, with the time before each event.
    func lines<Source: ObservableType>(_ source: Source, until end: Double = 100) -> String {
        let log = Lines()
        let time = { [scheduler] in
            let seconds = scheduler.now.timeIntervalSince1970
            return seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
        }
        let subscription = source.subscribe(
            onNext: { log("\(time()):\($0)") }, onError: { log("\(time()):error(\($0))") },
            onCompleted: { log("\(time()):completed") })
        advance(to: end)
        subscription.dispose()
        return log.text
    }
}
