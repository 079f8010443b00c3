import Synchronization

extension StreamDiagnostics {
    private static let isTracking = Atomic<Bool>(false)
    private static let list = LiveSubscriptionList()

    /// Whether all subscriptions of the process are listed from now on; see `SubscriptionTracker` for those of one test.
    ///
    /// Those that began before are not listed. Those that are listed stay so until they end.
    public static var tracksSubscriptions: Bool {
        get { isTracking.load(ordering: .relaxed) }
        set {
            guard isTracking.exchange(newValue, ordering: .acquiringAndReleasing) != newValue else { return }
            TrackingScope.changeTrackerCount(by: newValue ? 1 : -1)
        }
    }

    /// The listed subscriptions of the process that are alive, in the order in which they began.
    public static var liveSubscriptions: [LiveSubscription] { list.all }

    /// How many listed subscriptions of the process are alive.
    public static var liveSubscriptionCount: Int { list.count }

    /// The list of the process, while that is kept.
    static var processList: LiveSubscriptionList? { tracksSubscriptions ? list : nil }
}
