import StreamCore

/// Collects what happens, in order, to be compared whole.
///
/// The history is one line: values as they print, `completed`, `interrupted`, `failed(…)`, and whatever a test notes,
/// separated by spaces. With a clock, the time stands before each: `10:1 20:2 20:completed`.
final class Recorder<Value, Failure: Error>: @unchecked Sendable {  // the entries are under the lock
    private let lock = Lock()
    private var entries: [String] = []
    private let now: (() -> String)?

    init() {
        now = nil
    }

    /// Makes a recorder that reads the time, as a number of seconds, from a clock.
    init(clock: @escaping () -> Double) {
        now = {
            let seconds = clock()
            return seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
        }
    }

    /// Everything so far.
    var history: String {
        lock.withLock { entries.joined(separator: " ") }
    }

    /// How many entries there are.
    var count: Int {
        lock.withLock { entries.count }
    }

    /// Records something that is not an event.
    func note(_ text: String) {
        let entry = now.map { "\($0()):\(text)" } ?? text
        lock.withLock { entries.append(entry) }
    }

    /// Records an event.
    func record(_ event: Signal<Value, Failure>.Event) {
        switch event {
        case .value(let value): note("\(value)")
        case .failed(let failure): note("failed(\(failure))")
        case .completed: note("completed")
        case .interrupted: note("interrupted")
        }
    }

    /// An observer that records every event.
    var observer: Signal<Value, Failure>.Observer {
        Signal.Observer { self.record($0) }
    }
}
