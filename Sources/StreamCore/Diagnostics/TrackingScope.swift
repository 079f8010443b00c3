import Synchronization

/// The lists that record new subscriptions; tasks, tracked observers and scheduled actions carry the scope along.
final class TrackingScope: Sendable {
    /// The number of trackers; while it is 0, a start costs one additional load and one additional branch.
    private static let trackerCount = Atomic<Int>(0)
    @TaskLocal private static var ofTask: TrackingScope?

    let lists: [LiveSubscriptionList]

    private init(_ lists: [LiveSubscriptionList]) {
        self.lists = lists
    }

    /// Whether any tracker exists.
    static var isUsed: Bool {
        @inline(__always) get { trackerCount.load(ordering: .relaxed) != 0 }
    }

    /// Counts a tracker that has been made, or released.
    static func changeTrackerCount(by change: Int) {
        trackerCount.add(change, ordering: .relaxed)
    }

    /// The scope of the running code.
    static var current: TrackingScope? { ofTask }

    /// Returns the current scope with a list added to it.
    static func adding(_ list: LiveSubscriptionList) -> TrackingScope {
        let lists = current?.lists ?? []
        return TrackingScope(lists.contains { $0 === list } ? lists : lists + [list])
    }

    /// Runs `body` inside this scope and the current one.
    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        let current = TrackingScope.current
        if current === self { return try body() }
        return try TrackingScope.$ofTask.withValue(joined(with: current), operation: body)
    }

    /// Runs `body` inside this scope.
    func run<Result>(
        isolation: isolated (any Actor)?, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await TrackingScope.$ofTask.withValue(self, operation: body, isolation: isolation)
    }

    /// Makes an action that runs inside the scope that is current now.
    static func carrying(_ action: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        guard isUsed, let current else { return action }
        return { current.run(action) }
    }

    private func joined(with other: TrackingScope?) -> TrackingScope {
        guard let other else { return self }
        let more = other.lists.filter { list in !lists.contains { $0 === list } }
        return more.isEmpty ? self : TrackingScope(lists + more)
    }
}
