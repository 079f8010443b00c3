package import StreamTesting

/// An event that a subscriber received, or an entry in the log of a side effect.
package struct TraceEntry: Equatable, Sendable, CustomStringConvertible {
    /// The virtual time.
    package let tick: Int
    /// `next`, `error` or `completed`, with the label of a further subscriber and a colon before it; or `log`.
    package let kind: String
    package let value: JSONValue

    package init(tick: Int, kind: String, value: JSONValue) {
        self.tick = tick
        self.kind = kind
        self.value = value
    }

    /// Reads an entry as recordings write it: tick, kind, value.
    package init(_ json: JSONValue) throws(Malformed) {
        guard let parts = json.array, parts.count == 3, let tick = parts[0].int, let kind = parts[1].string else {
            throw Malformed("a trace entry is [tick, kind, value], not \(json)")
        }
        self.init(tick: tick, kind: kind, value: parts[2])
    }

    /// Whether the entry is about a side effect, and not an event.
    package var isLog: Bool { kind == "log" }

    package var description: String { "[\(tick), \"\(kind)\", \(value)]" }
}
