import StreamCore

/// Counts how many tracked objects are alive.
final class LiveCount: Sendable {
    private let counts = Guarded((alive: 0, highest: 0))

    var now: Int { counts.read().alive }
    var peak: Int { counts.read().highest }

    fileprivate func change(by difference: Int) {
        counts.withLock {
            $0.alive += difference
            $0.highest = max($0.highest, $0.alive)
        }
    }
}

/// An object that is captured or sent, and counted as long as anybody holds it.
final class Tracked: @unchecked Sendable {  // immutable
    private let count: LiveCount
    private let didEnd: () -> Void

    init(_ count: LiveCount, didEnd: @escaping () -> Void = {}) {
        self.count = count
        self.didEnd = didEnd
        count.change(by: 1)
    }

    deinit {
        count.change(by: -1)
        didEnd()
    }

    /// Returns the value; a closure that calls this holds the object.
    func pass(_ value: Any?) -> Any? { value }
}
