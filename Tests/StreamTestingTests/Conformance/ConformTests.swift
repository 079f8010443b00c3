import RACCompat
import StreamCore
import StreamTesting
import Testing

@Suite struct ConformTests {
    @Test("The subjects of the package keep the rules")
    func subjects() throws {
        try conform(subject: { Signal<Int, any Error>.pipe() })
        try conform(subject: { SignalProducer<Int, any Error>.pipe(replaying: 2) })
        try conform(subject: { SignalProducer<Int, any Error>.pipe(current: 0) })
        try conform(subject: { RACSubject() })
        try conform(subject: { RACReplaySubject() })
        try conform(subject: { RACReplaySubject(capacity: 1) })
        try conform(subject: { RACBehaviorSubject(defaultValue: 0) })
    }

    @Test("A mutable property keeps the rules")
    func properties() throws {
        try conform(property: { MutableProperty(0) })
    }

    @Test("Operators of the package keep the rules")
    func operators() throws {
        try conform(operator: { $0.map { $0 + 1 } })
        try conform(operator: { $0.filter { $0 > 2 } })
        try conform(operator: { $0.scan(0, +) })
        try conform(operator: { $0.take(first: 2) })
        try conform(operator: { $0.collect(count: 2) })
        try conform(operator: { $0.flatMap(.concat) { SignalProducer<Int, any Error>([$0, $0]) } })
        try conform(operator: { $0.delay(1, on: QueueScheduler.main) })
        try conform(operator: { $0.throttle(1, on: QueueScheduler.main) })
        try conform(operator: { $0.zip(with: $1) })
        try conform(operator: { $0.combineLatest(with: $1) })
        try conform(operator: { (signal: RACSignal) in signal.map { $0 } })
        try conform(operator: { (signal: RACSignal) in signal.distinctUntilChanged() })
        try conform(operator: { (signal: RACSignal) in signal.delay(1) })
        try conform(operator: { (signal: RACSignal) in signal.take(2) })
    }

    @Test("Sources of the package keep the rules")
    func sources() throws {
        try conform(source: { SignalProducer<Int, Never>([1, 2, 3]) })
        try conform(source: { SignalProducer<Int, Never>(value: 1).delay(1, on: QueueScheduler.main) })
        try conform(source: { SignalProducer.timer(interval: .seconds(1), on: QueueScheduler.main) })
        try conform(source: { RACSignal.return(1).delay(1) })
    }

    @Test("Schedulers of the package keep the rules")
    func schedulers() throws {
        try conform(scheduler: { QueueScheduler() })
        try conform(scheduler: { ImmediateScheduler() }, isImmediate: true)
        try conform(scheduler: { TestScheduler() }, run: { $0.run() })
        try conform(scheduler: { RACScheduler.scheduler() })
        try conform(scheduler: { RACScheduler.immediateScheduler() }, isImmediate: true)
        try conform(scheduler: { RACTestScheduler() }, run: { $0.stepAll() })
    }
}
