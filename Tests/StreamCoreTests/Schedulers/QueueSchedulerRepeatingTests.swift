import Dispatch
import Foundation
import StreamCore
import Testing

@Suite(.timeLimit(.minutes(40)), .takesTurns) struct QueueSchedulerRepeatingTests {
    private let scheduler = QueueScheduler()
    private let isOver = DispatchSemaphore(value: 0)

    @Test("An action is repeated, also when nobody keeps the disposable", arguments: Form.allCases)
    func repeatsUnretained(form: Form) {
        _ = form.schedule(on: scheduler, every: .milliseconds(2)) { [isOver] in isOver.signal() }
        for _ in 0..<5 { #expect(isOver.isSignalled()) }
        // Nobody can stop the timer any more; its queue can, which must not be released in that state.
        _ = Unmanaged.passRetained(scheduler.queue)
        scheduler.queue.suspend()
    }

    @Test("Disposal inside a repeating action stops it", arguments: Form.allCases)
    func stopsInside(form: Form) {
        let runs = Counter()
        let disposable = SerialDisposable()
        disposable.inner = form.schedule(on: scheduler, every: .milliseconds(1)) { [isOver] in
            if runs.increment() == 3 {
                disposable.dispose()
                isOver.signal()
            }
        }
        #expect(isOver.isSignalled())
        scheduler.schedule(afterDelay: 0.02) { [isOver] in isOver.signal() }
        #expect(isOver.isSignalled())
        #expect(runs.value == 3)
    }

    @Test("Disposal on another thread prevents the runs that have not begun", arguments: Form.allCases)
    func stopsOutside(form: Form) {
        let runs = Counter()
        scheduler.queue.suspend()
        let disposable = form.schedule(on: scheduler, every: .milliseconds(1)) { runs.increment() }
        disposable?.dispose()
        scheduler.queue.resume()
        scheduler.schedule(afterDelay: 0.02) { [isOver] in isOver.signal() }
        #expect(isOver.isSignalled())
        #expect(disposable?.isDisposed == true)
        #expect(runs.value == 0)
    }

    @Test("Objects that a repeating action retains are released after disposal", arguments: Form.allCases)
    func releases(form: Form) {
        let disposable: (any Disposable)?
        do {
            let item = ReleasedItem(isOver)
            disposable = form.schedule(on: scheduler, every: .seconds(100)) { withExtendedLifetime(item) {} }
        }
        #expect(!isOver.isSignalled(within: 0))
        disposable?.dispose()
        #expect(isOver.isSignalled())
    }

    @Test("Runs keep to the interval", arguments: Form.allCases)
    func keepsInterval(form: Form) {
        let runs = Counter()
        let begin = scheduler.elapsedTime
        let disposable = form.schedule(on: scheduler, every: .milliseconds(20)) { [isOver] in
            if runs.increment() == 3 { isOver.signal() }
        }
        #expect(isOver.isSignalled())
        disposable?.dispose()
        #expect(scheduler.elapsedTime - begin > 0.035)
    }

    @Test("Intervals beyond all measure give one run", arguments: Form.allCases)
    func runsOnce(form: Form) {
        let runs = Counter()
        for interval in [DispatchTimeInterval.never, .seconds(.max)] {
            let disposable = form.schedule(on: scheduler, every: interval) { [isOver] in
                runs.increment()
                isOver.signal()
            }
            #expect(isOver.isSignalled())
            disposable?.dispose()
        }
        #expect(runs.value == 2)
    }

    /// The ways to schedule an action that is repeated, from now on.
    enum Form: CaseIterable {
        case date
        case dateAndLeeway
        case delay
        case delayAndLeeway

        func schedule(
            on scheduler: QueueScheduler, every interval: DispatchTimeInterval, _ action: @escaping @Sendable () -> Void
        ) -> (any Disposable)? {
            switch self {
            case .date: scheduler.schedule(after: Date(), interval: interval, action: action)
            case .dateAndLeeway:
                scheduler.schedule(after: Date(), interval: interval, leeway: .milliseconds(1), action: action)
            case .delay: scheduler.schedule(after: .seconds(0), interval: interval, action: action)
            case .delayAndLeeway:
                scheduler.schedule(after: .seconds(0), interval: interval, leeway: .milliseconds(1), action: action)
            }
        }
    }
}
