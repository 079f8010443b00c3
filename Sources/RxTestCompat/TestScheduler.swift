public import RxCompat

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A moment of virtual time, in ticks.
public typealias TestTime = Int

/// Runs actions in virtual time: the clock counts ticks, and moves only when the test moves it.
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let taps = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(250)])
///     let result = scheduler.start { taps.map { $0 * 10 } }
///     XCTAssertEqual(result.events, [.next(210, 10), .next(220, 20), .completed(250)])
///     XCTAssertEqual(taps.subscriptions, [Subscription(200, 250)])
///
/// Work that is scheduled for now runs a tick later, unless `simulateProcessingDelay` is false. The scheduler belongs to
/// the thread of the test.
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>,
    @unchecked Sendable  // immutable, and see VirtualTimeScheduler
{
    /// The default times of `start`.
    public enum Defaults {
        /// When the observable is made.
        public static let created = 100
        /// When the observable is subscribed to.
        public static let subscribed = 200
        /// When the subscription is disposed.
        public static let disposed = 1000
    }

    private let simulateProcessingDelay: Bool

    /// Makes a scheduler whose clock begins at a moment.
    ///
    /// - Parameters:
    ///   - initialClock: The first moment.
    ///   - resolution: The length of a tick, in seconds.
    ///   - simulateProcessingDelay: Whether work that is scheduled for now runs a tick later.
    public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
        guard resolution > 0, resolution < .infinity else {
            fatalError("A TestScheduler needs a resolution of more than 0 seconds, not \(resolution).")
        }
        self.simulateProcessingDelay = simulateProcessingDelay
        super.init(initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
    }

    /// Returns the moment at which an action that is due at `time` runs: the next tick, if `time` is now.
    override public func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
        time <= clock ? clock.later(by: simulateProcessingDelay ? 1 : 0) : time
    }

    // MARK: Sources and observers

    /// Makes an observable that sends its events at times of the clock, whether there are observers or not.
    public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        HotObservable(self, events)
    }

    /// Makes an observable that sends its events to each observer, at times that count from the observer's
    /// subscription.
    public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        ColdObservable(self, events)
    }

    /// Makes an observer that records events with their times.
    public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
        TestableObserver(self)
    }

    // MARK: Running

    /// Schedules an action for a moment.
    public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
        _ = scheduleAbsoluteVirtual((), time: time) { _ in
            action()
            return Disposables.create()
        }
    }

    /// Runs all scheduled actions, and records an observable meanwhile.
    ///
    /// - Parameters:
    ///   - created: When the observable is made.
    ///   - subscribed: When it is subscribed to.
    ///   - disposed: When the subscription is disposed.
    ///   - create: Makes the observable.
    /// - Returns: The observer, with all events until disposal.
    public func start<Element, OutputSequence: ObservableConvertibleType>(
        created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element> where OutputSequence.Element == Element {
        let observer = createObserver(Element.self)
        var source: Observable<Element>?
        var subscription: (any Disposable)?
        scheduleAt(created) { source = create().asObservable() }
        scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
        scheduleAt(disposed) { subscription?.dispose() }
        start()
        return observer
    }

    /// Runs all scheduled actions, and records an observable from 200 until `disposed`.
    ///
    /// - Parameters:
    ///   - disposed: When the subscription is disposed.
    ///   - create: Makes the observable, at 100.
    /// - Returns: The observer, with all events until disposal.
    public func start<Element, OutputSequence: ObservableConvertibleType>(
        disposed: TestTime, create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element> where OutputSequence.Element == Element {
        start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
    }

    /// Runs all scheduled actions, and records an observable, which is made at 100, from 200 until 1000.
    ///
    /// - Parameter create: Makes the observable.
    /// - Returns: The observer, with all events until disposal.
    public func start<Element, OutputSequence: ObservableConvertibleType>(
        _ create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element> where OutputSequence.Element == Element {
        start(disposed: Defaults.disposed, create: create)
    }
}

/// Measures virtual time in ticks, which all last the same number of seconds.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType, Sendable {
    /// A moment is a number of ticks.
    public typealias VirtualTimeUnit = Int
    /// A span is a number of ticks.
    public typealias VirtualTimeIntervalUnit = Int

    private let resolution: Double

    init(resolution: Double) {
        self.resolution = resolution
    }

    /// Returns the date of a moment, counted from 1970.
    public func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
        Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
    }

    /// Returns the tick that is nearest to a date.
    public func convertToVirtualTime(_ time: RxTime) -> Int {
        convertToVirtualTimeInterval(time.timeIntervalSince1970)
    }

    /// Returns the seconds of a number of ticks.
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
        TimeInterval(virtualTimeInterval) * resolution
    }

    /// Returns the number of ticks that is nearest to a number of seconds, or the greatest number of ticks.
    public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
        let ticks = (timeInterval / resolution + 0.5).rounded(.towardZero)
        return Int(exactly: ticks) ?? (ticks < 0 ? .min : .max)
    }

    /// Returns the moment that is a span later, or the last moment.
    public func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time.later(by: offset) }

    /// Returns which of two moments is earlier.
    public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
    }
}

extension Int {
    /// The moment that is a span later; the last moment stands for all later moments.
    fileprivate func later(by span: Int) -> Int {
        let (moment, overflows) = addingReportingOverflow(span)
        return overflows ? (span < 0 ? .min : .max) : moment
    }
}
