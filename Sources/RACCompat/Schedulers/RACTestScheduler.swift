public import Foundation
package import StreamCore

/// Runs blocks in virtual time, when the test steps or advances the scheduler.
///
///     let scheduler = RACTestScheduler()
///     scheduler.afterDelay(5) { print("later") }
///     scheduler.schedule { print("first") }
///     scheduler.stepAll()  // "first", "later"; `now` is 5 s after the reference date
///
/// Blocks without a date run first, in the order of their scheduling, and do not move the clock. Dated blocks run in
/// the order of their dates, and blocks with equal dates in the order of their scheduling; each moves the clock to its
/// date, never back. A repeating block is scheduled again before it runs. While a block runs, the scheduler is the
/// current scheduler.
///
/// Scheduling and disposing are safe on any thread; only one thread at a time may step. A scheduler that is deallocated
/// runs the remaining blocks, repeating blocks once.
open class RACTestScheduler: RACScheduler, @unchecked Sendable {  // the timeline is guarded
    private let timeline: Guarded<VirtualTimeline>
    private let repeats: Bool
    private static let givenName = "org.reactivecocoa.ReactiveObjC.RACTestScheduler"

    /// Creates a scheduler whose clock stands at the reference date, 1 January 2001.
    public init() {
        timeline = Guarded(VirtualTimeline())
        repeats = true
        super.init(name: Self.givenName)
    }

    /// Creates a scheduler that runs the blocks that another scheduler has left.
    private init(heirOf timeline: VirtualTimeline) {
        self.timeline = Guarded(timeline)
        repeats = false
        super.init(name: Self.givenName)
    }

    deinit {
        // Blocks may retain their current scheduler, and this scheduler can no longer be retained: an heir runs the
        // blocks.
        let left = timeline.exchange(VirtualTimeline())
        if left.nextDate != nil { RACTestScheduler(heirOf: left).stepAll() }
    }

    /// The virtual time.
    override open var now: Date { timeline.withLock { $0.now } }

    /// The due date of the next block: ``now`` for a block without a date, nil when no block waits.
    ///
    /// A cancelled block counts until a step has passed over it.
    public final var nextDate: Date? { timeline.withLock { $0.nextDate } }

    /// Runs the next block, if there is one; a cancelled block does not run, but uses up the step.
    public final func step() {
        runNext()
    }

    /// Takes at most `ticks` steps.
    public final func step(_ ticks: UInt) {
        for _ in 0..<ticks where !runNext() { return }
    }

    /// Takes steps until no block waits; does not return while a repeating block is scheduled.
    public final func stepAll() {
        while runNext() {}
    }

    /// Runs all blocks due up to `date`, and then moves the clock to `date`.
    public final func advance(to date: Date) {
        require(date == date, "The clock cannot be advanced to a date that is not a number.")
        while runNext(until: date) {}
        timeline.withLock { $0.moveClock(to: date) }
    }

    /// Runs `block` before all dated blocks, after the blocks already scheduled without a date.
    @discardableResult
    override open func schedule(_ block: @escaping () -> Void) -> RACDisposable? {
        add(at: nil, block: block)
    }

    /// Runs `block` when the clock reaches `date`.
    @discardableResult
    override open func after(_ date: Date, schedule block: @escaping () -> Void) -> RACDisposable? {
        add(at: date, block: block)
    }

    /// Runs `block` when the clock reaches `date`, and then every `interval` seconds.
    @discardableResult
    override open func after(
        _ date: Date, repeatingEvery interval: TimeInterval, withLeeway leeway: TimeInterval,
        schedule block: @escaping () -> Void
    ) -> RACDisposable? {
        requireRepetition(every: interval, withLeeway: leeway)
        return add(at: date, every: interval, block: block)
    }

    private func add(
        at date: Date?, place: Int? = nil, every interval: TimeInterval? = nil, block: @escaping () -> Void
    ) -> RACDisposable {
        let disposable = RACDisposable()
        let block = UncheckedBlock(block).run
        timeline.withLock { $0.add(at: date, place: place, every: interval, disposable: disposable, block: block) }
        return disposable
    }

    package final func takeTurn() -> (now: TimeInterval, place: Int) {
        timeline.withLock { ($0.now.timeIntervalSinceReferenceDate, $0.takePlace()) }
    }

    package final func isFirst(_ place: Int) -> Bool { timeline.withLock { $0.isFirst(place) } }

    package final func schedule(
        afterDelay delay: TimeInterval, at place: Int, action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        add(at: now.addingTimeInterval(delay), place: place, block: action)
    }

    @discardableResult
    private func runNext(until limit: Date? = nil) -> Bool {
        let entry: VirtualTimeline.Entry? = timeline.withLock { timeline in
            if let limit, let next = timeline.nextDate, next > limit { return nil }
            return timeline.takeNext()
        }
        guard let entry else { return false }
        guard !entry.disposable.isDisposed else { return true }
        timeline.withLock { timeline in
            guard let date = entry.date else { return }
            timeline.moveClock(to: date)
            guard let interval = entry.interval, repeats else { return }
            timeline.add(
                at: date.addingTimeInterval(interval), every: interval, disposable: entry.disposable, block: entry.block
            )
        }
        performAsCurrentScheduler(entry.block)
        return true
    }
}

extension RACTestScheduler: PlacingScheduler {}
