/// Holds the outcome of a replayed line, and the names in the line.
package struct Replayed: Sendable {
    package let outcome: Outcome
    /// The scenario's name; nil when the line could not be read so far.
    package var id: String?
    /// The operators that the scenario names.
    package var operators: Set<String> = []
    /// The group of each operator, for the summary.
    package var groups: [String: OperatorGroup] = [:]
    /// The named operators that are not yet built.
    package var missing: Set<String> = []
}
