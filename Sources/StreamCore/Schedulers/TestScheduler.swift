public import Dispatch

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Runs actions when the test says so, in virtual time.
///
///     let scheduler = TestScheduler()
///     scheduler.schedule(afterDelay: 5) { print("later") }
///     scheduler.advance(by: .seconds(4))      // nothing
///     scheduler.advance(by: .seconds(1))      // "later"
///
/// Actions run in the order of their dates, equal dates in the order of their scheduling, on the thread that advances;
/// the clock shows an action's date while it runs. Scheduling is safe on any thread, also from inside an action;
/// advancing is for one thread at a time.
public final class TestScheduler: DateScheduler, Sendable {
    private let timeline: Guarded<VirtualTimeline>
    /// The date at which the clock began; all dates are a countable time away from it.
    private let startDate: Date

    /// Makes a scheduler whose clock stands at a date; by default, at 1 January 2001.
    public init(startDate: Date = Date(timeIntervalSinceReferenceDate: 0)) {
        self.startDate = startDate
        timeline = Guarded(VirtualTimeline(now: startDate))
    }

    /// The virtual date.
    public var currentDate: Date { timeline.withLock { $0.now } }

    // MARK: Scheduling

    /// Runs an action when the clock is advanced the next time.
    @_disfavoredOverload
    @discardableResult
    public func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        add(at: nil, action)
    }

    /// Runs an action when the clock has come to `currentDate` plus an interval.
    @_disfavoredOverload
    @discardableResult
    public func schedule(
        after delay: DispatchTimeInterval, action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        schedule(after: currentDate.addingTimeInterval(delay.seconds), action: action)
    }

    /// Runs an action when the clock has come to a date.
    @_disfavoredOverload
    @discardableResult
    public func schedule(after date: Date, action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        add(at: date, action)
    }

    /// Runs an action when the clock has come to a date, then after every interval, until disposed.
    ///
    /// With an interval of 0 the clock stands still until the action has been disposed.
    @_disfavoredOverload
    @discardableResult
    public func schedule(
        after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval = .seconds(0),
        action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        interval.checkRepeats(leeway: leeway)
        let repeating = RepeatingAction(action)
        repeats(repeating, from: date, every: interval.seconds)
        return repeating
    }

    private func repeats(_ repeating: RepeatingAction, from date: Date, every interval: TimeInterval) {
        add(at: date) { [unowned self] in
            guard !repeating.isDisposed else { return }
            // Before it runs, as a real timer: at equal dates it then comes before what this run schedules.
            repeats(repeating, from: countable(date.addingTimeInterval(interval)), every: interval)
            repeating.run()
        }
    }

    @discardableResult
    private func add(
        at date: Date?, place: Int? = nil, _ action: @escaping @Sendable () -> Void
    ) -> ScheduledAction {
        let scheduled = ScheduledAction(action)
        timeline.withLock {
            $0.add(at: date.map(countable) ?? $0.now, place: place, disposable: scheduled, block: scheduled.run)
        }
        return scheduled
    }

    package func takeTurn() -> (now: TimeInterval, place: Int) {
        timeline.withLock { ($0.now.timeIntervalSinceReferenceDate, $0.takePlace()) }
    }

    package func isFirst(_ place: Int) -> Bool { timeline.withLock { $0.isFirst(place) } }

    package func schedule(
        afterDelay delay: TimeInterval, at place: Int, action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        add(at: currentDate.addingTimeInterval(delay), place: place, action)
    }

    // MARK: Advancing

    /// Advances the clock by a nanosecond, and so runs the actions that are due now.
    public func advance() {
        advance(by: .nanoseconds(1))
    }

    /// Advances the clock by an interval, and runs the actions that become due, each at its date.
    public func advance(by interval: DispatchTimeInterval) {
        advance(by: interval.seconds)
    }

    /// Advances the clock by an interval in seconds, and runs the actions that become due, each at its date.
    public func advance(by interval: TimeInterval) {
        let date = dateToAdvance(by: interval)
        // Not by way of `advance(to:)`: its check is not for what another thread or an action has done meanwhile.
        runAll(until: date)
        moveClock(to: date)
    }

    /// Advances the clock to a date, and runs the actions that become due, each at its date.
    public func advance(to date: Date) {
        let date = dateToAdvance(to: date)
        runAll(until: date)
        moveClock(to: date)
    }

    /// Runs all scheduled actions, including actions that they schedule, then moves the clock to the distant future.
    ///
    /// It can be called again: a clock in the distant future or after it continues from its date. An action scheduled
    /// after an interval of `never` does not run.
    public func run() {
        runAll(until: .lastOfAll)
        moveClock(to: .distantFuture)
    }

    /// The due date of the next action, nil when there is none; a cancelled action counts until it is passed over.
    package var nextDate: Date? { timeline.withLock { $0.nextDate } }

    /// Runs the next action, whenever it is due, and moves the clock to its date; passes over a cancelled one.
    package func step() {
        takeNext(until: .distantFuture)?.block()
    }

    /// Moves the clock back by an interval of 0 or more, and runs nothing.
    public func rewind(by interval: DispatchTimeInterval) {
        require(
            0..<Double.infinity ~= interval.seconds,
            "The clock is moved back by 0 seconds or more, not \(interval.seconds).")
        timeline.withLock { $0.setClock(to: countable($0.now.addingTimeInterval(-interval.seconds))) }
    }

    private func runAll(until date: Date) {
        while let entry = takeNext(until: date) { entry.block() }
    }

    func dateToAdvance(by interval: TimeInterval) -> Date {
        require(interval >= 0, "The clock is advanced by 0 seconds or more, not \(interval).")
        return countable(currentDate.addingTimeInterval(interval))
    }

    func dateToAdvance(to date: Date) -> Date {
        require(date == date, "The clock cannot be advanced to a date that is not a number.")
        require(date >= currentDate, "The clock is advanced, not moved back; see `rewind(by:)`.")
        return countable(date)
    }

    private func countable(_ date: Date) -> Date { date.countable(from: startDate) }

    func moveClock(to date: Date) {
        timeline.withLock { $0.moveClock(to: date) }
    }

    /// Removes the action that is due next, and moves the clock to its date.
    func takeNext(until date: Date) -> VirtualTimeline.Entry? {
        timeline.withLock { timeline in
            guard let next = timeline.nextDate, next <= date else { return nil }
            let entry = timeline.takeNext()
            if let date = entry?.date { timeline.moveClock(to: date) }
            return entry
        }
    }
}

extension TestScheduler: PlacingScheduler {}
