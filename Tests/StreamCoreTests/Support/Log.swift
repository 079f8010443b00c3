import StreamCore

/// A list of notes that any thread may add to.
final class Log: @unchecked Sendable {  // the notes are under the lock
    private let lock = Lock()
    private var notes: [String] = []

    func callAsFunction(_ note: String) {
        lock.withLock { notes.append(note) }
    }

    /// The notes, separated by spaces.
    var text: String {
        lock.withLock { notes.joined(separator: " ") }
    }
}
