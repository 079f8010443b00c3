import Foundation

/// What the examples of the guide print.
final class Transcript: @unchecked Sendable {  // the lines are reached under the lock only
    static let shared = Transcript()

    private let lock = NSLock()
    private var lines: [String] = []

    func append(_ line: String) { lock.withLock { lines.append(line) } }

    /// Forgets everything, and returns it.
    func takeAll() -> [String] {
        lock.withLock {
            defer { lines = [] }
            return lines
        }
    }
}

/// Stands in for the standard library's `print` in the examples, which are compiled as they are shown.
func print(_ items: Any...) {
    Transcript.shared.append(items.map { "\($0)" }.joined(separator: " "))
}
