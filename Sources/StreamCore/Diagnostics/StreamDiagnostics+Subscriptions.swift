import Synchronization

extension StreamDiagnostics {
    private static let isTracking = Atomic<Bool>(false)
    private static let list = LiveSubscriptionList()

    /// Whether all new subscriptions of the process are listed; see `SubscriptionTracker` for those of one test.
    ///
    /// A subscription that began before is not listed. A listed subscription stays on the list until it ends.
    public static var tracksSubscriptions: Bool {
        get { isTracking.load(ordering: .relaxed) }
        set {
            guard isTracking.exchange(newValue, ordering: .acquiringAndReleasing) != newValue else { return }
            TrackingScope.changeTrackerCount(by: newValue ? 1 : -1)
        }
    }

    /// The listed subscriptions of the process that are alive, in the order in which they began.
    public static var liveSubscriptions: [LiveSubscription] { list.all }

    /// The number of listed subscriptions of the process that are alive.
    public static var liveSubscriptionCount: Int { list.count }

    /// The list of the process; nil unless `tracksSubscriptions` is true.
    static var processList: LiveSubscriptionList? { tracksSubscriptions ? list : nil }
}
