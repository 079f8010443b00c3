import Dispatch
import Foundation
import StreamCore
import StreamTesting
import Testing

/// `autoconnect(after:)` and `refCount(disconnectAfter:on:)`.
@Suite(.takesTurns) struct RefCountTests {
    private let source = Inner<Int>()

    private func start(_ producer: SignalProducer<Int, TestFailure>) -> (Recorder, any Disposable) {
        let recorder = Recorder()
        return (recorder, producer.start(recorder.observer()))
    }

    @Test(
        "refCount connects at the first start and disconnects when the last observer has left; the next start connects again"
    )
    func connectsAtFirst() {
        let connectable = source.producer.makeConnectable(replay: 1)
        for (round, producer) in [connectable.autoconnect(), connectable.refCount()].enumerated() {
            let (first, one) = start(producer)
            let (_, other) = start(producer)
            #expect(source.starts == round + 1)
            source.send(round)
            one.dispose()
            #expect(source.isRunning)
            other.dispose()
            #expect(!source.isRunning)
            #expect(first.history == (round == 0 ? "0 interrupted" : "0 1 interrupted"))
        }
    }

    @Test("autoconnect connects when the given number of observers have started")
    func connectsAfterSeveral() {
        let producer = source.producer.makeConnectable().autoconnect(after: 2)
        let (first, one) = start(producer)
        one.dispose()
        let (second, two) = start(producer)
        #expect(source.starts == 0)
        let (third, three) = start(producer)
        #expect(source.isRunning)
        source.send(1)
        two.dispose()
        #expect(source.isRunning, "One is left.")
        three.dispose()
        #expect(!source.isRunning)
        #expect([first, second, third].map(\.history) == ["interrupted", "1 interrupted", "1 interrupted"])
        _ = start(producer)
        #expect(source.starts == 1, "It takes two again.")
    }

    @Test("Observers that are too few to connect do not end a connection that others have made")
    func tooFew() {
        let connectable = source.producer.makeConnectable()
        let producer = connectable.autoconnect(after: 2)
        connectable.connect()
        let (waiting, start) = start(producer)
        source.send(1)
        start.dispose()
        #expect(waiting.history == "1 interrupted")
        #expect(source.isRunning)
    }

    @Test(
        "Observers whose connection was ended from outside do not end a connection that is made after it",
        arguments: [false, true])
    func foreignConnection(waits: Bool) {
        let scheduler = TestScheduler()
        let connectable = source.producer.makeConnectable()
        let producer = waits ? connectable.refCount(disconnectAfter: 5, on: scheduler) : connectable.refCount()
        let (_, start) = start(producer)
        connectable.connect().dispose()
        #expect(!source.isRunning)
        connectable.connect()
        start.dispose()
        scheduler.run()
        #expect(source.starts == 2)
        #expect(source.isRunning)
    }

    @Test("Starts of the plain producer do not count, but hear everything")
    func plainStarts() {
        let connectable = source.producer.makeConnectable()
        let (plain, _) = start(connectable.producer)
        let (_, counted) = start(connectable.autoconnect())
        source.send(1)
        counted.dispose()
        #expect(!source.isRunning)
        #expect(plain.history == "1")
    }

    @Test("The connection is kept for a while: who comes within it finds the same start")
    func keepsConnection() {
        let scheduler = TestScheduler()
        let producer = source.producer.makeConnectable().refCount(disconnectAfter: 5, on: scheduler)
        let (_, first) = start(producer)
        first.dispose()
        scheduler.advance(by: .seconds(4))
        #expect(source.isRunning)
        let (recorder, second) = start(producer)
        scheduler.advance(by: .seconds(60))
        source.send(1)
        #expect(recorder.history == "1")
        #expect(source.starts == 1)
        second.dispose()
        scheduler.advance(by: .milliseconds(4999))
        #expect(source.isRunning)
        scheduler.advance(by: .milliseconds(1))
        #expect(!source.isRunning)
        _ = start(producer)
        #expect(source.starts == 2)
    }

    @Test("Values sent without observers are replayed to an observer within the time of refCount, and to one after it")
    func replaysAfterGrace() {
        let scheduler = TestScheduler()
        let producer = source.producer.makeConnectable(replay: 1).refCount(disconnectAfter: 5, on: scheduler)
        let (_, first) = start(producer)
        first.dispose()
        source.send(1)
        let (within, second) = start(producer)
        second.dispose()
        scheduler.advance(by: .seconds(5))
        let (after, _) = start(producer)
        source.send(2)
        #expect(within.history == "1 interrupted")
        #expect(after.history == "1 2")
    }

    @Test("When the producer has ended nothing is scheduled any more")
    func endsInGrace() {
        let scheduler = CountingScheduler()
        let producer = source.producer.makeConnectable(replay: 1).refCount(disconnectAfter: 5, on: scheduler)
        let (recorder, _) = start(producer)
        source.send(1)
        source.complete()
        #expect(recorder.history == "1 completed")
        #expect(start(producer).0.history == "1 completed")
        #expect(scheduler.count == 0)
        #expect(source.starts == 1)
    }

    @Test("A producer that ends while nobody is there is over for who comes then")
    func endsWithoutObservers() {
        let scheduler = TestScheduler()
        let producer = source.producer.makeConnectable(replay: 1).refCount(disconnectAfter: 5, on: scheduler)
        let (_, first) = start(producer)
        first.dispose()
        source.send(1)
        source.fail(.second)
        #expect(start(producer).0.history == "1 failed(second)")
        scheduler.advance(by: .seconds(5))
        #expect(start(producer).0.history == "1 failed(second)")
        #expect(source.starts == 1)
    }

    @Test("An observer that hands over to another in its delivery keeps it connected")
    func handsOver() {
        let producer = source.producer.makeConnectable().autoconnect()
        let again = Recorder()
        var first: (any Disposable)?
        first = producer.start { event in
            guard event.value != nil else { return }
            first?.dispose()
            producer.start(again.observer())
        }
        source.send(1)
        #expect(first?.isDisposed == true)
        #expect(source.starts == 1)
        #expect(source.isRunning)
        source.send(2)
        #expect(again.history == "2")
    }

    @Test("The last observer leaves and another comes on two threads: it is connected, or starts anew")
    func threads() {
        let running = Counter()
        let stopped = Counter()
        let producer = SignalProducer<Int, Never> { input, lifetime in
            running.increment()
            lifetime.observeEnded {
                withExtendedLifetime(input) {}
                stopped.increment()
            }
        }
        .makeConnectable().autoconnect()
        for _ in 0..<500 {
            let first = producer.start()
            var second: (any Disposable)?
            onThreads(2) { index in if index == 0 { first.dispose() } else { second = producer.start() } }
            #expect(running.value == stopped.value + 1)
            second?.dispose()
            #expect(running.value == stopped.value)
        }
    }
}

/// Counts what is scheduled after a delay, and runs none of it.
private final class CountingScheduler: DateScheduler, @unchecked Sendable {  // its parts are
    private let timeline = TestScheduler()
    private let counter = Counter()

    var count: Int { counter.value }
    var currentDate: Date { timeline.currentDate }

    func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)? { timeline.schedule(action) }

    func schedule(after date: Date, action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        counter.increment()
        return nil
    }

    func schedule(
        after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval,
        action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        counter.increment()
        return nil
    }
}
