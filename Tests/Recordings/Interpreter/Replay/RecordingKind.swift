package import StreamTesting

/// Replays the recordings of one kind; each kind of scenario that this build knows is one of these.
package protocol RecordingKind {
    /// Tells by the keys of a scenario whether it is of this kind.
    func recognises(_ scenario: [String: JSONValue]) -> Bool

    /// Returns the operators that a line names, without replaying it.
    func operators(of line: RecordedLine) throws -> Set<String>

    /// What a row of the summary stands for that counts scenarios with an operator of this kind.
    func group(of name: String) -> OperatorGroup

    /// Replays a line; throws ``Malformed`` when the line cannot be understood.
    func replay(_ line: RecordedLine) throws -> Replayed
}
