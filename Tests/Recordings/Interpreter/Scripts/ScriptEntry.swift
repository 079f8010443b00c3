package import StreamTesting

/// Tells one thing that happened while a script was carried out.
package struct ScriptEntry: Equatable, Sendable, CustomStringConvertible {
    /// The index of the step that was being carried out.
    package let step: Int
    /// The name of what it happened to.
    package let name: String
    package let kind: String
    package let value: JSONValue

    package init(step: Int, name: String, kind: String, value: JSONValue) {
        self.step = step
        self.name = name
        self.kind = kind
        self.value = value
    }

    /// Reads an entry as recordings write it: step, name, kind, value.
    init(_ json: JSONValue) throws(Malformed) {
        guard let parts = json.array, parts.count == 4, let step = parts[0].int, let name = parts[1].string,
            let kind = parts[2].string
        else { throw Malformed("an entry of a script is [step, name, kind, value], not \(json)") }
        self.init(step: step, name: name, kind: kind, value: parts[3])
    }

    /// Whether it tells when a source was subscribed to or something was disposed.
    var isCleanUp: Bool { kind == "disposed" || kind == "subscribed" }

    package var description: String { "[\(step), \"\(name)\", \"\(kind)\", \(value)]" }
}
