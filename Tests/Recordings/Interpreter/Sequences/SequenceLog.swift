import StreamTesting

/// Collects the entries that are made while a sequence is observed.
final class SequenceLog {
    private(set) var entries: [SequenceEntry] = []
    /// The index of the observation that is being made, -1 while the sequence is being built.
    var step = -1

    func record(_ kind: String, _ value: JSONValue) {
        entries.append(SequenceEntry(step: step, kind: kind, label: nil, value: value))
    }

    /// Notes that a block was called.
    func evaluate(_ label: String, _ arguments: [Any?]) {
        note(label, .array(arguments.map(ValueEncoding.encode)))
    }

    /// Notes that a block of a source was called.
    func note(_ label: String, _ value: JSONValue) {
        entries.append(SequenceEntry(step: step, kind: "eval", label: label, value: value))
    }
}
