import Foundation
import StreamCore

/// Collects what happens, in order, to be compared whole.
///
/// The history is one line: values as they print, `completed`, `interrupted`, `failed(…)`, and whatever a test notes,
/// separated by spaces. With a scheduler, the virtual time stands before each: `10:1 20:2 20:completed`.
final class Recorder<Value, Failure: Error>: @unchecked Sendable {  // the entries are under the lock
    private let lock = Lock()
    private var entries: [String] = []
    private let now: (() -> String)?

    init() {
        now = nil
    }

    /// Makes a recorder that writes down the virtual time, in seconds, with every entry.
    init(_ scheduler: TestScheduler) {
        now = {
            let milliseconds = (scheduler.currentDate.timeIntervalSinceReferenceDate * 1000).rounded() / 1000
            let seconds = milliseconds.rounded()
            return milliseconds == seconds ? "\(Int(seconds))" : "\(milliseconds)"
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
        note(event.entry)
    }

    /// An observer that records every event.
    var observer: Signal<Value, Failure>.Observer {
        Signal.Observer { self.record($0) }
    }
}

extension Signal.Event {
    /// The event as histories have it.
    var entry: String {
        switch self {
        case .value(let value): "\(value)"
        case .failed(let failure): "failed(\(failure))"
        case .completed: "completed"
        case .interrupted: "interrupted"
        }
    }
}
