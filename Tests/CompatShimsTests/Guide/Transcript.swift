import Foundation

/// What the examples of the guide print.
final class Transcript: @unchecked Sendable {  // the lines are reached under the lock only
    static let shared = Transcript()

    /// The transcript of an example that waits, and of the tasks that it starts.
    @TaskLocal static var ofTask: Transcript?

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
    (Transcript.ofTask ?? .shared).append(items.map { "\($0)" }.joined(separator: " "))
}
