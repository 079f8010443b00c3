/// Lists the subscriptions that began inside the scope of the tracker and are still alive, for tests of leaks.
///
///     let tracker = SubscriptionTracker()
///     tracker.track {
///         let screen = SearchScreen()
///         screen.appear()
///     }
///     #expect(tracker.report == nil)
///
/// A subscription is a start of a producer or an observation of a signal that the program makes; the subscriptions that
/// operators make for themselves belong to it. A subscription is alive until its terminal event has been delivered, it
/// has been disposed, or all its parts have been released.
///
/// The scope is the code that runs inside `track`, in the calling task and its child tasks, and the code that it sets
/// off: the observers of tracked subscriptions, on any thread, and the actions scheduled from inside on the schedulers
/// of `StreamCore`. Tests that run in parallel do not see one another. Code on a thread of the program's own (a
/// `DispatchQueue.async`, a detached task), and the closure of an operator that such a thread sends to, are outside the
/// scope, unless that code calls `track` itself.
///
/// While no tracker exists, a start or an observation costs one additional load and one additional branch.
public final class SubscriptionTracker: Sendable {
    private let list = LiveSubscriptionList()

    /// Makes a tracker, which tracks nothing until `track` is called.
    public init() {
        TrackingScope.changeTrackerCount(by: 1)
    }

    deinit {
        TrackingScope.changeTrackerCount(by: -1)
    }

    /// Runs `body`, and records the subscriptions that it begins or sets off.
    ///
    /// The method can be called again, on any thread. Trackers can be nested; the outer trackers record as well.
    @discardableResult
    public func track<Result>(_ body: () throws -> Result) rethrows -> Result {
        try TrackingScope.adding(list).run(body)
    }

    /// Runs asynchronous `body`, and records the subscriptions that it begins or sets off.
    @discardableResult
    public func track<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await TrackingScope.adding(list).run(isolation: isolation, body)
    }

    /// The subscriptions that are alive, in the order in which they began.
    public var live: [LiveSubscription] { list.all }

    /// The number of subscriptions that are alive.
    public var count: Int { list.count }

    /// A report of the subscriptions that are still alive, a line each; nil if there is none.
    ///
    /// A test that expects nil shows the report: `#expect(tracker.report == nil)`, `XCTAssertNil(tracker.report)`.
    public var report: String? { live.subscriptionReport }

    /// Runs `body`, and reports the subscriptions that it has left alive; nil if it has left none.
    ///
    ///     #expect(SubscriptionTracker.report { SearchScreen().appear() } == nil)
    public static func report(after body: () throws -> Void) rethrows -> String? {
        let tracker = SubscriptionTracker()
        try tracker.track(body)
        return tracker.report
    }
}

extension [LiveSubscription] {
    fileprivate var subscriptionReport: String? {
        if isEmpty { return nil }
        let title = count == 1 ? "1 subscription is alive:" : "\(count) subscriptions are alive:"
        return map { "\n    \($0)" }.reduce(title, +)
    }
}
