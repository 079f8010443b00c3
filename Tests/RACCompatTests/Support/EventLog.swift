import Foundation
import RACCompat

/// Writes down, on any thread, what a subscription receives, one word an event.
final class EventLog: @unchecked Sendable {  // the words are reached under the condition's lock only
    private let condition = NSCondition()
    private var words: [String] = []

    var events: [String] { condition.withLock { words } }

    func add(_ word: String) {
        condition.withLock {
            words.append(word)
            condition.broadcast()
        }
    }

    /// Waits until `word` has been written, and tells whether it was in time.
    func wait(for word: String, seconds: TimeInterval = 300) -> Bool {
        let deadline = Date(timeIntervalSinceNow: seconds)
        return condition.withLock {
            while !words.contains(word) {
                if !condition.wait(until: deadline) { return words.contains(word) }
            }
            return true
        }
    }

    /// Subscribes to a signal: values as they print, "nil", "error", "error nil", "completed".
    @discardableResult
    func subscribe(to signal: RACSignal) -> RACDisposable {
        signal.subscribeNext(
            { self.add(text($0)) },
            error: { self.add($0.map { "error \(text($0))" } ?? "error nil") },
            completed: { self.add("completed") })
    }
}

/// A value as the log shows it.
func text(_ value: Any?) -> String {
    switch value {
    case nil: "nil"
    case let tuple as RACTuple: "(\(tuple.map { $0 is RACTupleNil ? "nil" : text($0) }.joined(separator: " ")))"
    case let value? where Mirror(reflecting: value).displayStyle == .optional: "a boxed optional"
    case let value?: "\(value)"
    }
}

/// The error that tests fail with.
enum TestFailure: Error, Equatable {
    case first
    case second
}
