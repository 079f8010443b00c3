import Foundation
import RxCompat
import StreamCore

/// What an input sends, at times in seconds that no two inputs share.
struct Script: CustomStringConvertible {
    let description: String
    let values: [(time: Double, value: Int)]
    let end: (time: Double, error: TestError?)?

    static let firsts = [
        Script(description: "values", values: first, end: (6, nil)),
        Script(description: "failure", values: first, end: (6, .first)),
        Script(description: "no end", values: first, end: nil),
        Script(description: "empty", values: [], end: (3, nil)),
    ]

    static let seconds = [
        Script(description: "values", values: [(0.5, 7), (2.5, 8), (2.75, 8), (4.5, 9)], end: (5.5, nil)),
        Script(description: "failure", values: [(2.5, 8)], end: (3.5, .second)),
        Script(description: "late", values: [(7.5, 7)], end: (8.5, nil)),
        Script(description: "empty", values: [], end: (0.25, nil)),
        Script(description: "never", values: [], end: nil),
    ]

    private static let first = [(1.0, 1), (2, 1), (3, 2), (4, 3), (5, 2)]

    /// An observable that does this at each subscription.
    func observable(on scheduler: HistoricalScheduler) -> Observable<Int> {
        Observable.create { observer in
            let all = CompositeAction()
            for (time, value) in values {
                all.add(
                    scheduler.scheduleRelative((), dueTime: .after(time)) { _ in
                        observer.onNext(value)
                        return Disposables.create()
                    })
            }
            if let end {
                all.add(
                    scheduler.scheduleRelative((), dueTime: .after(end.time)) { _ in
                        if let error = end.error { observer.onError(error) } else { observer.onCompleted() }
                        return Disposables.create()
                    })
            }
            return Disposables.create { all.dispose() }
        }
    }

    /// A producer that does this at each start.
    func producer(on scheduler: TestScheduler) -> SignalProducer<Int, any Error> {
        SignalProducer { observer, lifetime in
            for (time, value) in values {
                lifetime += scheduler.schedule(after: .after(time)) { observer.send(value: value) }
            }
            guard let end else { return }
            lifetime += scheduler.schedule(after: .after(end.time)) {
                if let error = end.error { observer.send(error: error) } else { observer.sendCompleted() }
            }
        }
    }
}

/// Disposes of what was added, in order.
private final class CompositeAction {
    private var disposals: [() -> Void] = []

    func add(_ disposable: any RxCompat.Disposable) { disposals.append { disposable.dispose() } }

    func dispose() { for disposal in disposals { disposal() } }
}

extension DispatchTimeInterval {
    /// An interval in seconds.
    static func after(_ seconds: Double) -> DispatchTimeInterval { .milliseconds(Int(seconds * 1000)) }
}
