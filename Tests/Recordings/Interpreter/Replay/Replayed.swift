/// Holds how the replay of one line went, and what the line was about.
package struct Replayed: Sendable {
    package let outcome: Outcome
    /// The scenario's name, nil when the line could not be read so far.
    package var id: String?
    /// The operators that the scenario names.
    package var operators: Set<String> = []
    /// What each of them is, for the summary.
    package var groups: [String: OperatorGroup] = [:]
    /// Those of them that are not yet built.
    package var missing: Set<String> = []
}
