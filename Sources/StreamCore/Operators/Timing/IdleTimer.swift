import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Acts when an interval has passed without a restart.
///
/// A restart costs a reading of the clock: a single timer runs, and is set again for the rest when it fires too early,
/// or before its place.
final class IdleTimer: Disposable, Sendable {
    private let interval: TimeInterval
    private let clock: any DateScheduler
    /// The clock, if its actions have places.
    private let places: (any PlacingScheduler)?
    /// When to act, in seconds on the clock, as bits; infinite while paused.
    private let due = Atomic<UInt64>(TimeInterval.infinity.bitPattern)
    /// The place among the actions due at that time, if there are places.
    private let place = Atomic<Int>(0)
    private let isOver = Atomic<Bool>(false)
    private let timer = Guarded<(any Disposable)?>(nil)

    init(_ interval: TimeInterval, on clock: any DateScheduler) {
        self.interval = interval
        self.clock = clock
        places = clock as? any PlacingScheduler
    }

    /// Begins: runs the action one interval from now, unless the timer is restarted or paused.
    func begin(_ action: @escaping @Sendable () -> Void) {
        restart()
        wait(interval, action)
    }

    /// Postpones the action until the timer is restarted.
    func pause() { due.store(TimeInterval.infinity.bitPattern, ordering: .relaxed) }

    /// Postpones the action to one interval from now.
    func restart() {
        guard let places else {
            return due.store((clock.elapsedTime + interval).bitPattern, ordering: .relaxed)
        }
        let turn = places.takeTurn()
        due.store((turn.now + interval).bitPattern, ordering: .relaxed)
        place.store(turn.place, ordering: .relaxed)
    }

    var isDisposed: Bool { isOver.load(ordering: .relaxed) }

    func dispose() {
        let last = timer.withLock { timer in
            isOver.store(true, ordering: .relaxed)
            return timer.take()
        }
        last?.dispose()
    }

    private func wait(_ delay: TimeInterval, _ action: @escaping @Sendable () -> Void) {
        let place = place.load(ordering: .relaxed)
        let next = clock.schedule(afterDelay: delay, at: place, of: places) { self.fire(action, at: place) }
        let (isLate, _) = timer.withLock { timer in
            isDisposed ? (true, nil) : (false, exchange(&timer, with: next))
        }
        if isLate { next?.dispose() }
    }

    /// Whether the turn of the current place has come; always true for the place for which the firing timer was set.
    private func isFirst(otherThan place: Int) -> Bool {
        let last = self.place.load(ordering: .relaxed)
        return last == place || places.map { $0.isFirst(last) } ?? true
    }

    private func fire(_ action: @escaping @Sendable () -> Void, at place: Int) {
        guard !isDisposed else { return }
        let now = clock.elapsedTime
        let bits = due.load(ordering: .relaxed)
        var decision = DueDecision(interval: interval, due: TimeInterval(bitPattern: bits))
        switch decision.fired(at: now, isFirst: isFirst(otherThan: place)) {
        case .act: action()
        case .wait(let rest):
            // The exchange fails if the timer has been restarted meanwhile.
            _ = due.compareExchange(expected: bits, desired: decision.due.bitPattern, ordering: .relaxed)
            wait(rest, action)
        }
    }
}
