import StreamCore
import Testing

/// Something besides operators that keeps what belongs to the user.
///
/// The body keeps an item whose `deinit` comes back, makes it go, and says what was wrong then, if anything.
struct HolderCase: Sendable, CustomTestStringConvertible {
    /// The name of its source file, and what tells its cases apart behind a dot.
    let name: String
    let check: @Sendable (HolderLog) -> String

    var testDescription: String { name }
    var file: String { String(name.prefix { $0 != "." }) }

    /// - Parameters:
    ///   - name: The source file, and what tells the cases of one file apart.
    ///   - expected: What `body` logs, in alphabetical order: when an object goes is up to the optimizer.
    init(_ name: String, _ expected: String, _ body: @escaping @Sendable (HolderLog) -> Void) {
        self.name = name
        check = { log in
            body(log)
            return log.text == expected ? "" : "\(log.text), not \(expected)"
        }
    }
}

/// What happened, whatever the order.
final class HolderLog: Sendable {
    private let notes = Shared<[String]>([])

    func callAsFunction(_ note: some CustomStringConvertible) {
        let text = "\(note)"
        notes.withLock { $0.append(text) }
    }

    var text: String { notes.withLock { $0 }.sorted().joined(separator: " ") }
}
