import Synchronization

/// The trackers for which what happens now is recorded; carried by tasks, tracked observers and scheduled actions.
final class TrackingScope: Sendable {
    /// How many trackers there are; with none, a start costs one load and one branch more.
    private static let trackerCount = Atomic<Int>(0)
    @TaskLocal private static var ofTask: TrackingScope?

    let lists: [LiveSubscriptionList]

    private init(_ lists: [LiveSubscriptionList]) {
        self.lists = lists
    }

    /// Whether anybody tracks anything.
    static var isUsed: Bool {
        @inline(__always) get { trackerCount.load(ordering: .relaxed) != 0 }
    }

    /// Counts a tracker that has come, or gone.
    static func changeTrackerCount(by change: Int) {
        trackerCount.add(change, ordering: .relaxed)
    }

    /// The scope of the running code.
    static var current: TrackingScope? { ofTask }

    /// What is recorded inside `body` if a list is added to what is recorded now.
    static func adding(_ list: LiveSubscriptionList) -> TrackingScope {
        let lists = current?.lists ?? []
        return TrackingScope(lists.contains { $0 === list } ? lists : lists + [list])
    }

    /// Runs `body` inside this scope and the present one.
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

    /// Makes an action that takes the present scope along to where it runs.
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
