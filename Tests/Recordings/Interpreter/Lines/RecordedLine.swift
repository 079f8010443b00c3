package import StreamTesting

/// Holds a line of a recording before its kind is known.
package struct RecordedLine: Sendable {
    /// The scenario that was carried out.
    package let scenario: [String: JSONValue]
    /// The whole line.
    package let members: [String: JSONValue]

    /// Reads a line.
    package init(_ bytes: [UInt8]) throws(Malformed) {
        guard let members = try JSONParser.parse(bytes).object else { throw Malformed("the line is not an object") }
        guard let scenario = members["scenario"]?.object else { throw Malformed("there is no scenario object") }
        guard scenario["id"]?.string != nil else { throw Malformed("the scenario has no id") }
        self.scenario = scenario
        self.members = members
    }

    /// The name of the scenario.
    package var id: String { scenario["id"]?.string ?? "" }
}
