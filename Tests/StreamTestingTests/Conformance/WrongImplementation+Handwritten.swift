import Foundation
import StreamCore
import StreamTesting

/// Faults of operators, sources, properties and schedulers that programs write by hand.
extension WrongImplementation {
    private static func `operator`(
        _ name: String, _ rule: ContractRule, deadline: Double = 300,
        _ make: @escaping @Sendable (Input) -> any RecordableStream
    ) -> WrongImplementation {
        WrongImplementation("an operator that \(name)", rule) {
            try conform(operator: { HandmadeStream(make($0)) }, deadline: deadline)
        }
    }

    private static func joining(
        _ name: String, _ rule: ContractRule, _ make: @escaping @Sendable (Input, Input) -> any RecordableStream
    ) -> WrongImplementation {
        WrongImplementation("an operator of two streams that \(name)", rule) {
            try conform(operator: { HandmadeStream(make($0, $1)) })
        }
    }

    /// Attempts again a second after a failure.
    private static func retrying(_ input: Input) -> Input {
        Input { observer, lifetime in
            let run = SerialDisposable()
            @Sendable func attempt(_ rest: Int) {
                let next = input.start { event in
                    guard case .failed = event, rest > 0 else { return observer.send(event) }
                    QueueScheduler.main.schedule(afterDelay: 1) { attempt(rest - 1) }
                }
                if rest == 2 { run.inner = next }
            }
            attempt(2)
            lifetime += run
        }
    }

    static let handwritten: [WrongImplementation] = [
        `operator`("sends a waiting value after a failure", .nothingAfterTheEnd) { input in
            HandmadeStream { recorder in
                let timer = SerialDisposable()
                let run = input.start { event in
                    guard case .value = event else { return recorder.receive(event) }
                    timer.inner = QueueScheduler.main.schedule(afterDelay: 1) { recorder.receive(event) }
                }
                return {
                    timer.dispose()
                    run.dispose()
                }
            }
        },
        `operator`("begins again after disposal", .disposalReleasesResources) { retrying($0) },
        `operator`("leaves a timer for each value", .disposalReleasesResources) { input in
            input.on(value: { _ in
                SignalProducer.timer(interval: .seconds(1), on: QueueScheduler.main).startWithValues { _ in }
            })
        },
        `operator`("holds one lock for all of its starts", .operatorsDoNotWait, deadline: brief) { input in
            let lock = NSLock()
            return HandmadeStream { recorder in
                let run = input.start { event in lock.withLock { recorder.receive(event) } }
                return { run.dispose() }
            }
        },
        `operator`("searches all that it has seen", .growsInProportion) { input in
            HandmadeStream { recorder in
                let seen = WrongOperators.State([Int]())
                let run = input.start { event in
                    if case .value(let value) = event, !seen.content.contains(-value) { seen.content.append(value) }
                    recorder.receive(event)
                }
                return { run.dispose() }
            }
        },
        joining("stays subscribed to one when the other fails", .endReleasesResources) { first, second in
            HandmadeStream { recorder in
                let hasEnded = Guarded(false)
                let runs = [first, second].map { input in
                    input.start { event in
                        guard case .failed = event else { return }
                        if !hasEnded.exchange(true) { recorder.receive(event) }
                    }
                }
                return { for run in runs { run.dispose() } }
            }
        },
        joining("loses the end when both end together", .everyEndTerminates) { first, second in
            Input { observer, lifetime in
                let rest = Guarded(2)
                for input in [first, second] {
                    lifetime += input.start { event in
                        guard case .completed = event else { return observer.send(event) }
                        let now = rest.read() - 1
                        sched_yield()
                        rest.withLock { $0 = now }
                        if now == 0 { observer.sendCompleted() }
                    }
                }
            }
        },
        WrongImplementation("a source that works on after its end", .endReleasesResources) {
            try conform(source: {
                SignalProducer<Int, Never> { observer, lifetime in
                    let poll = QueueScheduler.main.schedule(
                        after: QueueScheduler.main.currentDate, interval: .seconds(1), leeway: .seconds(0)
                    ) {}
                    let hasEnded = Guarded(false)
                    lifetime.observeEnded { if !hasEnded.read() { poll?.dispose() } }
                    lifetime += QueueScheduler.main.schedule(afterDelay: 1) {
                        hasEnded.withLock { $0 = true }
                        observer.sendCompleted()
                    }
                }
            })
        },
        WrongImplementation("a source that leaves its callback registered", .disposalReleasesResources) {
            try conform(source: {
                let ticks = SignalProducer.timer(interval: .seconds(1), on: QueueScheduler.main)
                return SignalProducer<Int, Never> { observer, _ in
                    ticks.startWithValues { _ in observer.send(value: 1) }
                }
            })
        },
        scheduler("forgets past dates", .orderOfDates, .forgetsPast),
        scheduler("runs actions of a past date inside the call", .actionsInOrder, .runsPastInside),
        scheduler("begins repetitions at once", .actionsWait, .repeatsAtOnce),
        scheduler("cancels all actions of a date", .cancelledActions, .cancelsDates),
        scheduler("runs a batch, whatever is cancelled in it", .cancelledActions, .runsBatches),
    ]

    private static func scheduler(
        _ name: String, _ rule: ContractRule, _ fault: CarelessScheduler.Fault
    ) -> WrongImplementation {
        WrongImplementation("a scheduler that \(name)", rule) {
            try conform(scheduler: { CarelessScheduler(fault) }, deadline: brief, run: { $0.base.run() })
        }
    }
}

private final class CarelessScheduler: DateScheduler, Sendable {
    enum Fault { case forgetsPast, runsPastInside, repeatsAtOnce, cancelsDates, runsBatches }

    typealias Action = @Sendable () -> Void

    private final class Item: Sendable {
        let action: Guarded<Action?>
        init(_ action: @escaping Action) { self.action = Guarded(action) }
        func cancel() { action.withLock { $0 = nil } }
    }

    let base = TestScheduler()
    private let items = Guarded<[(date: Date, item: Item)]>([])
    private let fault: Fault

    init(_ fault: Fault) { self.fault = fault }

    var currentDate: Date { base.currentDate }

    func schedule(_ action: @escaping Action) -> (any Disposable)? {
        guard fault == .runsBatches else { return base.schedule(action) }
        let item = Item(action)
        items.withLock { $0.append((.distantPast, item)) }
        base.schedule { [self] in
            for action in items.exchange([]).map({ $0.item.action.exchange(nil) }) { action?() }
        }
        return AnyDisposable { item.cancel() }
    }

    func schedule(after date: Date, action: @escaping Action) -> (any Disposable)? {
        switch fault {
        case .forgetsPast where date < currentDate: return nil
        case .runsPastInside where date < currentDate:
            action()
            return nil
        case .cancelsDates:
            let item = Item(action)
            items.withLock { $0.append((date, item)) }
            base.schedule(after: date) { item.action.read()?() }
            return AnyDisposable { [self] in
                for (other, item) in items.read() where other == date { item.cancel() }
            }
        default: return base.schedule(after: date, action: action)
        }
    }

    func schedule(
        after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval, action: @escaping Action
    ) -> (any Disposable)? {
        let first = fault == .repeatsAtOnce ? currentDate : date
        return base.schedule(after: first, interval: interval, leeway: leeway, action: action)
    }
}
