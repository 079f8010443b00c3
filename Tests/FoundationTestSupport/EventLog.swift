public import Foundation

/// Writes down, on any thread, what happens, one entry an event.
public final class EventLog: @unchecked Sendable {  // the entries are reached under the condition's lock only
    private let condition = NSCondition()
    private var entries: [String] = []

    /// Makes an empty log.
    public init() {}

    /// Everything so far.
    public var events: [String] { condition.withLock { entries } }

    /// Adds an entry.
    public func add(_ entry: String) {
        condition.withLock {
            entries.append(entry)
            condition.broadcast()
        }
    }

    /// Waits until `entry` has been written so many times, and tells whether it was in time.
    public func wait(for entry: String, count: Int = 1, seconds: TimeInterval = 300) -> Bool {
        let deadline = Date(timeIntervalSinceNow: seconds)
        return condition.withLock {
            while entries.count(where: { $0 == entry }) < count {
                if !condition.wait(until: deadline) { return entries.count(where: { $0 == entry }) >= count }
            }
            return true
        }
    }
}
