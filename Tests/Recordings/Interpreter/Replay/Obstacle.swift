/// The reason why this build cannot run a scenario.
enum Obstacle {
    /// Returns the reason for the names that are not yet built; nil when there are none.
    static func reason(missing: Set<String>) -> String? {
        missing.isEmpty ? nil : "names an operator not yet built: \(missing.sorted().joined(separator: ", "))"
    }
}
