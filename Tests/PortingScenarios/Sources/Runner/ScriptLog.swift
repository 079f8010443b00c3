import Foundation
import RACCompat

/// A translated script under the name of its recording.
typealias Script = (id: String, run: (ScriptLog) -> Void)

/// Records what happens in a script, and carries out what the script does after certain entries.
final class ScriptLog {
    private struct Cause: Hashable {
        let name: String
        let kind: String
        let count: Int
    }

    private let runMainQueue: () -> Void
    private var step = 0
    private var isOver = false
    private var counts: [[String]: Int] = [:]
    private var reactions: [(cause: Cause, action: () -> Void)] = []
    private var kept: [Any] = []
    private(set) var entries: [[Any]] = []

    init(runMainQueue: @escaping () -> Void) { self.runMainQueue = runMainQueue }

    func step(_ index: Int) { step = index }
    func pump() { runMainQueue() }
    /// Keeps a subscriber for the whole run, so that its release is never what disposes.
    func keep(_ object: Any) { kept.append(object) }

    /// Carries out `action` directly after the entry with that number of that name and kind.
    func on(_ name: String, kind: String, count: Int, perform action: @escaping () -> Void) {
        reactions.append((Cause(name: name, kind: kind, count: count), action))
    }

    // MARK: Entries

    func next(_ value: Any?, as label: String) {
        add(label, "next", encode(value)) { [self] in
            guard let signal = value as? RACSignal else { return }
            let number = counts[[label, "signal"], default: 0] + 1
            counts[[label, "signal"]] = number
            let inner = "\(label).\(number)"
            signal.subscribeNext { [self] in
                next($0, as: inner)
            } error: { [self] in
                error($0, as: inner)
            } completed: { [self] in
                completed(inner)
            }
        }
    }
    func error(_ error: (any Error)?, as label: String) { add(label, "error", code(of: error)) }
    func completed(_ label: String) { add(label, "completed") }
    func subscribed(_ label: String) { add(label, "subscribed") }
    func disposed(_ label: String) { add(label, "disposed") }
    func note(_ name: String) { add(name, "log") }
    func block(_ input: Any?, of name: String) { add(name, "block", encode(input)) }
    func first(_ value: Any?, of name: String) { add(name, "first", encode(value)) }
    func isDisposed(_ answer: Bool?, of name: String) { add(name, "isDisposed", answer == true ? 1 : 0) }
    func allows(_ answer: Bool?, of name: String) { add(name, "allows", answer == true ? 1 : 0) }

    private func add(_ name: String, _ kind: String, _ value: Any = NSNull(), then next: () -> Void = {}) {
        guard !isOver else { return }
        entries.append([step, name, kind, value])
        let count = counts[[name, kind, "entries"], default: 0] + 1
        counts[[name, kind, "entries"]] = count
        next()
        let cause = Cause(name: name, kind: kind, count: count)
        for reaction in reactions where reaction.cause == cause { reaction.action() }
    }

    /// Records nothing more, and gives up what it holds.
    func finish() {
        isOver = true
        reactions = []
        kept = []
    }
}
