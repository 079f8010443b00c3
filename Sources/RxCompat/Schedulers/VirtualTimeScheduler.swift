public import Dispatch
import StreamCore

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Converts the units of a virtual clock to real time and back.
public protocol VirtualTimeConverterType {
    /// A moment of the virtual clock.
    associatedtype VirtualTimeUnit
    /// A span of virtual time.
    associatedtype VirtualTimeIntervalUnit

    /// Returns the date of a moment.
    func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

    /// Returns the moment of a date.
    func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

    /// Returns the length of a span, in seconds.
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval

    /// Returns the span of a number of seconds.
    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit

    /// Returns the moment that is a span later.
    func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit

    /// Returns the order of two moments.
    func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// The order of two moments.
public enum VirtualTimeComparison: Sendable {
    /// The first moment is earlier.
    case lessThan
    /// The moments are the same.
    case equal
    /// The second moment is earlier.
    case greaterThan
}

/// A scheduled action with its time.
private final class VirtualItem<Time>: Cancelable {
    let time: Time
    let action: () -> any Disposable
    private let result = SingleAssignmentDisposable()

    init(_ time: Time, _ action: @escaping () -> any Disposable) {
        self.time = time
        self.action = action
    }

    var isDisposed: Bool { result.isDisposed }
    func dispose() { result.dispose() }
    func invoke() { result.setDisposable(action()) }
}

/// Runs actions in virtual time: the clock moves only when the program moves it, and actions run on the calling thread.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType,
    @unchecked Sendable  // used by one thread
{
    /// The type of the moments of the clock.
    public typealias VirtualTime = Converter.VirtualTimeUnit
    /// The type of the spans of virtual time.
    public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

    private let converter: Converter
    private var isRunning = false
    /// The waiting actions; the action that runs first is at the end.
    private var waiting: [VirtualItem<VirtualTime>] = []

    /// The current moment.
    public private(set) var clock: VirtualTime

    /// The current moment, as a date.
    public var now: RxTime { converter.convertFromVirtualTime(clock) }

    /// Makes a scheduler whose clock begins at a moment.
    public init(initialClock: VirtualTime, converter: Converter) {
        clock = initialClock
        self.converter = converter
        check(initialClock)
        Resources.increment()
    }

    deinit { Resources.decrement() }

    /// Schedules an action for the current moment.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(state, dueTime: .microseconds(0), action: action)
    }

    /// Schedules an action to run after `dueTime`.
    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let time = converter.convertToVirtualTime(now.addingTimeInterval(dueTime.seconds))
        return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
    }

    /// Schedules an action to run after a span of virtual time.
    public func scheduleRelativeVirtual<StateType>(
        _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleAbsoluteVirtual(
            state, time: converter.offsetVirtualTime(clock, offset: dueTime), action: action)
    }

    /// Schedules an action for a moment.
    public func scheduleAbsoluteVirtual<StateType>(
        _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        check(time)
        let item = VirtualItem(time) { action(state) }
        let place = waiting.firstIndex { converter.compareVirtualTime($0.time, item.time) != .greaterThan }
        waiting.insert(item, at: place ?? waiting.endIndex)
        return ActionDisposable { [weak self] in
            item.dispose()
            self?.waiting.removeAll { $0 === item }
        }
    }

    /// Returns the moment at which an action that is due at `time` runs; a subclass may return a later moment.
    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

    /// Runs all scheduled actions, and moves the clock to the time of each.
    public func start() {
        guard !isRunning else { return }
        isRunning = true
        while isRunning, let item = waiting.popLast() { run(item) }
        isRunning = false
    }

    private func run(_ item: VirtualItem<VirtualTime>) {
        if item.isDisposed { return }
        if converter.compareVirtualTime(item.time, clock) == .greaterThan { clock = item.time }
        item.invoke()
    }

    /// Runs all actions that are scheduled up to a moment, and moves the clock to that moment.
    public func advanceTo(_ virtualTime: VirtualTime) {
        guard !isRunning else { fatalError("Scheduler is already running") }
        check(virtualTime)
        isRunning = true
        while isRunning, let next = waiting.last,
            converter.compareVirtualTime(next.time, virtualTime) != .greaterThan
        {
            waiting.removeLast()
            run(next)
        }
        clock = virtualTime
        isRunning = false
    }

    /// Moves the clock without running actions.
    public func sleep(_ virtualInterval: VirtualTimeInterval) {
        let sleepTo = converter.offsetVirtualTime(clock, offset: virtualInterval)
        check(sleepTo)
        guard converter.compareVirtualTime(sleepTo, clock) != .lessThan else { fatalError("Can't sleep to past.") }
        clock = sleepTo
    }

    /// Stops the program at a moment that has no place among others.
    private func check(_ time: VirtualTime) {
        require(
            converter.compareVirtualTime(time, time) == .equal,
            "A date that is not a number is no moment of virtual time: it is not equal to itself.")
    }

    /// Stops `start()` and `advanceTo(_:)` after the running action.
    public func stop() { isRunning = false }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
    /// The times of the waiting actions, the earliest first.
    public var debugDescription: String { "\(waiting.reversed().map(\.time))" }
}

/// Measures virtual time in dates and seconds.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType, Sendable {
    /// A moment is a date.
    public typealias VirtualTimeUnit = RxTime
    /// A span is a number of seconds.
    public typealias VirtualTimeIntervalUnit = TimeInterval

    /// The date itself.
    public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }

    /// The date itself.
    public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }

    /// The interval itself.
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TimeInterval) -> TimeInterval {
        virtualTimeInterval
    }

    /// The interval itself.
    public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval { timeInterval }

    /// Returns the date that is an interval later.
    public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime {
        time.addingTimeInterval(offset)
    }

    /// Returns which of two dates is earlier.
    public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
        lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
    }
}

/// Runs actions in virtual time; the moments of the clock are dates.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter>,
    @unchecked Sendable  // see VirtualTimeScheduler
{
    /// Makes a scheduler whose clock begins at a date.
    public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
        super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
    }
}
