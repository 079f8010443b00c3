// As it would be written for ReactiveSwift 7.2, with `import ReactiveSwift` replaced by the next lines. It has to compile.

import Dispatch
import Foundation
import StreamCore
import Testing

/// What code of Swift 5 hands to schedulers: closures that capture variables and objects which are not `Sendable`.
private final class Player {
    let name = MutableProperty("")
    let (lifetime, token) = Lifetime.make()
    private var position = 0
    private var ticks: [Int] = []
    private let clock: DateScheduler
    private let scheduler: Scheduler = ImmediateScheduler()
    private let disposables = CompositeDisposable()
    private lazy var rename = Action<String, Int, Never> { [unowned self] name in
        self.name.value = name
        return SignalProducer { observer, lifetime in
            lifetime += self.scheduler.schedule {
                self.position += 1
                observer.send(value: self.position)
                observer.sendCompleted()
            }
        }
    }

    init(clock: DateScheduler) {
        self.clock = clock
    }

    func play() {
        scheduler.schedule { self.position = 1 }
        clock.schedule { [weak self] in self?.tick() }
        clock.schedule(after: Date()) { [unowned self] in self.tick() }
        disposables += clock.schedule(after: Date(), interval: .seconds(1), leeway: .seconds(0)) { [weak self] in
            self?.tick()
        }
        disposables += clock.schedule(after: .seconds(1), interval: .seconds(1), leeway: .seconds(0), action: tick)
        disposables += clock.schedule(after: .seconds(1), interval: .seconds(1)) { self.tick() }
        clock.schedule(afterDelay: 1) { self.position += 1 }
        let delayed = SerialDisposable()
        delayed.inner = clock.schedule(after: clock.currentDate.addingTimeInterval(1), action: tick)
        name.signal.observe(on: scheduler).observeValues { self.ticks.append($0.count) }
        name.producer.delay(1, on: clock).startWithValues { [weak self] _ in self?.position += 1 }
        rename.apply("a").start(on: scheduler).startWithResult { _ in self.position = 0 }
        let target = BindingTarget<String>(on: scheduler, lifetime: lifetime) { [weak self] in self?.position = $0.count
        }
        target <~ name
        lifetime.observeEnded { self.position = 0 }
    }

    private func tick() { ticks.append(position) }
}

/// Something to dispose of, as it was written for ReactiveSwift.
private final class Switch: Disposable {
    private(set) var isDisposed = false
    private let log: NSMutableArray

    init(_ log: NSMutableArray) {
        self.log = log
    }

    func dispose() {
        isDisposed = true
        log.add("off")
    }
}

/// A scheduler as it was written for ReactiveSwift.
private final class CountingScheduler: Scheduler {
    private(set) var count = 0

    func schedule(_ action: @escaping () -> Void) -> Disposable? {
        count += 1
        action()
        return nil
    }
}

/// A scheduler with dates, written in the same way: what it does not implement is derived.
private final class WallScheduler: DateScheduler {
    let currentDate = Date()
    var actions: [() -> Void] = []

    func schedule(_ action: @escaping () -> Void) -> Disposable? {
        actions.append(action)
        return nil
    }

    func schedule(after date: Date, action: @escaping () -> Void) -> Disposable? {
        actions.append(action)
        return AnyDisposable { [weak self] in self?.actions = [] }
    }

    func schedule(
        after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval, action: @escaping () -> Void
    ) -> Disposable? {
        schedule(after: date, action: action)
    }
}

private func runEverywhere<Place: Scheduler>(_ place: Place, _ log: inout [String]) {
    var own: [String] = []
    place.schedule { own.append("ran") }
    log += own
}

@Suite struct SchedulingSourceTests {
    @Test("Closures that capture variables are scheduled, and run")
    func capturesVariables() {
        var order: [String] = []
        let scheduler = TestScheduler()
        func note() { order.append("noted") }
        let work = { order.append("stored") }
        scheduler.schedule { order.append("next") }
        scheduler.schedule(note)
        scheduler.schedule(work)
        scheduler.schedule(after: .seconds(1)) { order.append("1") }
        scheduler.schedule(after: scheduler.currentDate.addingTimeInterval(2)) { order.append("2") }
        scheduler.schedule(afterDelay: 3) { order.append("3") }
        let repeating = scheduler.schedule(after: .seconds(4), interval: .seconds(1)) { order.append("tick") }
        scheduler.advance(by: .seconds(5))
        repeating?.dispose()
        scheduler.run()
        #expect(order == ["next", "noted", "stored", "1", "2", "3", "tick", "tick"])
    }

    @Test("A scheduler that was written for ReactiveSwift runs what operators schedule")
    func ownScheduler() {
        let counting = CountingScheduler()
        var received: [Int] = []
        SignalProducer([1, 2]).observe(on: counting).startWithValues { received.append($0) }
        _ = counting.schedule { received.append(3) }
        #expect(received == [1, 2, 3])
        #expect(counting.count > 1)
        var log: [String] = []
        runEverywhere(counting, &log)
        runEverywhere(ImmediateScheduler(), &log)
        #expect(log == ["ran", "ran"])
    }

    @Test("A date scheduler that was written for ReactiveSwift inherits what it does not implement")
    func ownDateScheduler() {
        let wall = WallScheduler()
        var received: [Int] = []
        SignalProducer([1]).delay(1, on: wall).startWithValues { received.append($0) }
        wall.schedule(afterDelay: 1) { received.append(2) }
        while !wall.actions.isEmpty { wall.actions.removeFirst()() }
        #expect(received.sorted() == [1, 2])
    }

    @Test("An object that is not Sendable is captured by everything that it starts")
    func capturesObjects() {
        let scheduler = TestScheduler()
        let player = Player(clock: scheduler)
        player.play()
        player.name.value = "b"
        scheduler.advance(by: .seconds(2))
        #expect(player.name.value == "b")
    }

    @Test("Queues take them as well")
    func queues() {
        let isOver = DispatchSemaphore(value: 0)
        var count = 0
        let queue = QueueScheduler(qos: .default, name: "queue")
        queue.schedule { count += 1 }
        queue.schedule(after: Date()) { count += 1 }
        let repeating = queue.schedule(after: Date(), interval: .milliseconds(1)) {
            count += 1
            isOver.signal()
        }
        #expect(isOver.wait(timeout: .now() + 300) == .success)
        repeating?.dispose()
        queue.queue.sync {}
        #expect(count >= 1)
    }
}
