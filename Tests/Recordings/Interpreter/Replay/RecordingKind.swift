package import StreamTesting

/// Replays the recordings of one kind; each kind of scenario that this build knows is such a type.
package protocol RecordingKind {
    /// Returns whether a scenario is of this kind, by its keys.
    func recognises(_ scenario: [String: JSONValue]) -> Bool

    /// Returns the operators that a line names, without replaying the line.
    func operators(of line: RecordedLine) throws -> Set<String>

    /// Returns the kind of the row that counts the scenarios with an operator of this kind.
    func group(of name: String) -> OperatorGroup

    /// Replays a line; throws ``Malformed`` when the line cannot be understood.
    func replay(_ line: RecordedLine) throws -> Replayed
}
