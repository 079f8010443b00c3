import Dispatch
import Foundation
import StreamCore

/// The names of `Scheduler.swift` and `UnidirectionalBinding.swift`.
enum SchedulerNames {
    static func schedule(_ clock: DateScheduler) {
        let immediate: Disposable? = ImmediateScheduler().schedule {}
        let hop: Disposable? = UIScheduler().schedule {}
        let repeating: Disposable? = clock.schedule(after: .seconds(1), interval: .seconds(1)) {}
        let soft: Disposable? = clock.schedule(after: .seconds(1), interval: .seconds(1), leeway: .seconds(0)) {}
        _ = (immediate, hop, repeating, soft)
    }

    static func wait(_ clock: DateScheduler) async throws {
        try await clock.sleep(for: .seconds(1))
        try await clock.sleep(for: .seconds(1), leeway: .milliseconds(1))
        try await clock.sleep(until: clock.currentDate)
        try await clock.sleep(until: clock.currentDate, leeway: .milliseconds(1))
        let ticks: AsyncStream<Date> = clock.timer(interval: .seconds(1))
        let softTicks: AsyncStream<Date> = clock.timer(interval: .seconds(1), leeway: .milliseconds(1))
        _ = (ticks, softTicks)
    }

    static func queues() {
        let main: QueueScheduler = .main
        let now: Date = main.currentDate
        let queue: DispatchQueue = main.queue
        let own = QueueScheduler(qos: .background, name: "work", targeting: queue)
        let plain = QueueScheduler()
        let work: Disposable? = plain.schedule {}
        let later: Disposable? = plain.schedule(after: now, action: {})
        let often: Disposable? = plain.schedule(after: now, interval: .seconds(1), action: {})
        let soft: Disposable? = plain.schedule(after: now, interval: .seconds(1), leeway: .seconds(0)) {}
        for disposable in [work, later, often, soft] { disposable?.dispose() }
        _ = own
    }

    static func test() -> Date {
        let clock = TestScheduler()
        _ = TestScheduler(startDate: Date())
        let work: Disposable? = clock.schedule {}
        let delayed: Disposable? = clock.schedule(after: .seconds(1)) {}
        let dated: Disposable? = clock.schedule(after: clock.currentDate) {}
        let often: Disposable? = clock.schedule(after: clock.currentDate, interval: .seconds(1), leeway: .seconds(0)) {}
        for disposable in [work, delayed, dated, often] { disposable?.dispose() }
        clock.advance()
        clock.advance(by: .seconds(1))
        clock.advance(by: 1)
        clock.advance(to: clock.currentDate)
        clock.run()
        clock.rewind(by: .seconds(1))
        return clock.currentDate
    }

    static func testAsynchronously(_ clock: TestScheduler) async {
        await clock.advance()
        await clock.advance(by: .seconds(1))
        await clock.advance(by: 1)
        await clock.advance(to: clock.currentDate)
        await clock.run()
    }

    private final class Label { var text = "" }

    static func bind<Source: BindingSource<String>, Target: BindingTargetProvider<String>>(
        _ source: Source, _ t: Target
    ) {
        let (lifetime, _) = Lifetime.make()
        let label = Label()
        let plain = BindingTarget<String>(lifetime: lifetime) { print($0) }
        let placed = BindingTarget<String>(on: UIScheduler(), lifetime: lifetime, action: { print($0) })
        let keyed = BindingTarget<String>(lifetime: lifetime, object: label, keyPath: \.text)
        let placedKeyed = BindingTarget(on: UIScheduler(), lifetime: lifetime, object: label, keyPath: \Label.text)
        let action: (String) -> Void = plain.action
        let own: BindingTarget<String> = plain.bindingTarget
        let optional = MutableProperty<String?>(nil)
        let (signal, input) = Signal<String, Never>.pipe()
        let first: Disposable? = t <~ source
        let second: Disposable? = optional <~ source
        let third: Disposable? = input <~ MutableProperty("")
        let unwrapped: BindingTarget<String?> = optional.bindingTarget
        let absent: BindingTarget<String>? = nil
        absent <~ signal
        let some: BindingTarget<String> = Optional(plain).bindingTarget
        _ = (placed, keyed, placedKeyed, action, own, first, second, third, unwrapped, some, own.lifetime)
    }
}
