/// Lists the subscriptions that were begun inside its scope and are still alive: what a test for leaks asks.
///
///     let tracker = SubscriptionTracker()
///     tracker.track {
///         let screen = SearchScreen()
///         screen.appear()
///     }
///     #expect(tracker.report == nil)
///
/// A subscription is a start of a producer or an observation of a signal that the program makes; those that operators make
/// for themselves belong to it. It is alive until its terminal event has been delivered, it is disposed, or all that it
/// consists of has been released.
///
/// The scope is what runs inside `track`, in this task and its child tasks, and what that sets off: code that runs in
/// observers of tracked subscriptions, on whatever thread, and in actions scheduled from inside on the schedulers of
/// `StreamCore`. Tests that run in parallel do not see one another. What is begun on a thread of the program's own (a
/// `DispatchQueue.async`, a detached task), or in a closure of an operator that such a thread sends to, is outside, unless
/// that calls `track` itself.
///
/// While no tracker exists, a start or observation costs one load and one branch more.
public final class SubscriptionTracker: Sendable {
    private let list = LiveSubscriptionList()

    /// Makes a tracker; it tracks nothing until `track` is called.
    public init() {
        TrackingScope.changeTrackerCount(by: 1)
    }

    deinit {
        TrackingScope.changeTrackerCount(by: -1)
    }

    /// Runs `body`, and records the subscriptions that it begins or sets off.
    ///
    /// It can be called again, on any thread; trackers nest, and the outer ones record as well.
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

    /// How many subscriptions are alive.
    public var count: Int { list.count }

    /// What is still alive, a line each; nil if nothing is.
    ///
    /// Any test framework shows it when it expects nil: `#expect(tracker.report == nil)`, `XCTAssertNil(tracker.report)`.
    public var report: String? { live.subscriptionReport }

    /// Runs `body`, and says what it has left alive; nil if it has left nothing.
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
