package import StreamTesting

/// An entry of a trace, made while a sequence was observed.
package struct SequenceEntry: Equatable, Sendable, CustomStringConvertible {
    package let step: Int
    /// The kind of the entry: `eval`, `item`, `next`, `result`, or another.
    package let kind: String
    /// The label of the block that was called; nil for other kinds than `eval`.
    package let label: String?
    package let value: JSONValue

    package init(step: Int, kind: String, label: String?, value: JSONValue) {
        self.step = step
        self.kind = kind
        self.label = label
        self.value = value
    }

    /// Reads an entry as recordings write it: step, kind, value, with the label before the value of an `eval`.
    init(_ json: JSONValue) throws(Malformed) {
        guard let parts = json.array, parts.count >= 3, let step = parts[0].int, let kind = parts[1].string,
            parts.count == (kind == "eval" ? 4 : 3), let value = parts.last
        else { throw Malformed("an entry of a sequence is [step, kind, value], not \(json)") }
        self.init(step: step, kind: kind, label: kind == "eval" ? parts[2].string : nil, value: value)
    }

    package var description: String {
        let label = label.map { "\(JSONValue.string($0)), " } ?? ""
        return "[\(step), \"\(kind)\", \(label)\(value)]"
    }
}
