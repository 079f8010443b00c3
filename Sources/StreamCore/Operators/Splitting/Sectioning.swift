#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The rules by which buffers and windows that end by time are cut.
struct SectionRules {
    /// How many values fill a section; `Int.max` for any number.
    let limit: Int
    let interval: TimeInterval
    let scheduler: any DateScheduler
    /// Whether an interval without values has no section, rather than an empty section.
    let skipsEmpty: Bool
}

/// Cuts a stream into sections, one after the other: at a number of values, and when an interval has passed since the last
/// cut.
///
/// The input arrives on the scheduler. One timer runs at a time: a cut by number moves the date and the place, and the
/// timer is set again when it fires.
class Sectioning<Value, Section, Failure: Error>: Splitting<Value, Section, Failure>, @unchecked Sendable {  // gated
    private final let rules: SectionRules
    private final let timer = SerialDisposable()
    @exclusivity(unchecked)  // inside the gate
    private final var count = 0
    @exclusivity(unchecked)  // inside the gate
    private final var decision: DueDecision
    /// The scheduler, if its actions have places.
    private final let places: (any PlacingScheduler)?
    /// The place to which the timer is postponed.
    @exclusivity(unchecked)  // inside the gate
    private final var place: Int?

    init(_ output: Observer<Section, Failure>, _ segment: Segment, _ rules: SectionRules) {
        self.rules = rules
        decision = DueDecision(interval: rules.interval, due: 0)
        places = rules.scheduler as? any PlacingScheduler
        super.init(output, segment)
    }

    // MARK: For subclasses

    /// Begins a new section.
    func beginSection() {}

    /// Adds a value to the open section.
    func add(_ value: Value) {}

    /// Ends the open section: at a cut, or as the input ends.
    func endSection(_ termination: Termination<Failure>) {}

    // MARK: Cutting

    final override func receive(_ value: Value) {
        segment.enter(with: self, value) { $0.take($1) }
    }

    private final func take(_ value: Value) {
        if count == 0 { beginSection() }
        count += 1
        add(value)
        guard count == rules.limit else { return }
        count = 0
        decision.restart(at: rules.scheduler.elapsedTime)
        place = places?.takePlace()
        endSection(.completed)
    }

    private final func cut() {
        if count == 0 {
            guard !rules.skipsEmpty, segment.isActive else { return }
            beginSection()
        }
        count = 0
        endSection(.completed)
    }

    final override func finishParts(_ termination: Termination<Failure>) {
        if count > 0 { endSection(termination) }
    }

    // MARK: The timer

    final override func begin() {
        input.segment.add(timer)
        decision.restart(at: rules.scheduler.elapsedTime)
        // The first timer may fire, and the next timer be stored, before the first one is stored; hence a separate
        // container.
        let first = SerialDisposable()
        timer.inner = first
        wait(rules.interval, at: nil, in: first)
    }

    private final func wait(_ delay: TimeInterval, at place: Int?, in timer: SerialDisposable) {
        guard delay < .infinity else { return }
        timer.inner = rules.scheduler.schedule(afterDelay: delay, at: place, of: places) { [weak self] in
            if let self { self.segment.enter { self.fire() } }
        }
    }

    /// Whether the place's turn has come, at the instant for which the place was taken.
    private final var isFirst: Bool {
        guard let place, let places else { return true }
        return places.isFirst(place)
    }

    private final func fire() {
        guard input.segment.isActive else { return }
        let now = rules.scheduler.elapsedTime
        let action = decision.fired(at: now, isFirst: isFirst)
        // Set before the cut: at equal dates, the next timer then fires before the actions that the cut schedules.
        let newPlace = exchange(&place, with: nil)
        switch action {
        case .wait(let rest): wait(rest, at: newPlace, in: timer)
        case .act:
            wait(decision.advance(at: now), at: newPlace, in: timer)
            cut()
        }
    }

    override func interruptOutput(_ output: Observer<Section, Failure>) {
        let segment = self.segment
        rules.scheduler.schedule { segment.enter { output.interrupt() } }
    }
}
