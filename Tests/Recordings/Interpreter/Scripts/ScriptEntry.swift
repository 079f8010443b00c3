package import StreamTesting

/// An entry of a trace, made while a script was carried out.
package struct ScriptEntry: Equatable, Sendable, CustomStringConvertible {
    /// The index of the step that was being carried out.
    package let step: Int
    /// The name of the object that the entry is about.
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

    /// Whether the entry is about the subscription of a source, or about a disposal.
    var isCleanUp: Bool { kind == "disposed" || kind == "subscribed" }

    package var description: String { "[\(step), \"\(name)\", \"\(kind)\", \(value)]" }
}
