/// Says why a scenario cannot be run with what this build has.
enum Obstacle {
    /// What names show that a scenario is about something of a later release.
    private static let laterParts: [(subject: String, names: Set<String>)] = [
        (
            "sequences",
            ["seqSignal", "seqSignalOn", "seqPlainSignal", "sequenceArray", "sequenceHead", "sequenceWalk"]
        )
    ]

    static func isAbout(_ subject: String) -> String {
        "is about \(subject), which are part of a later release"
    }

    /// Returns the reason for the names that are not yet built, nil when there are none.
    static func reason(missing: Set<String>) -> String? {
        guard !missing.isEmpty else { return nil }
        let part = laterParts.first { !$0.names.isDisjoint(with: missing) }
        return part.map { isAbout($0.subject) }
            ?? "names an operator not yet built: \(missing.sorted().joined(separator: ", "))"
    }
}
