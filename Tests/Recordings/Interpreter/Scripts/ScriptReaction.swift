/// Carries out one action of a script.
typealias ScriptAction = () -> Void

/// Says what a script does directly after a certain entry has been made.
struct ScriptReaction {
    /// What an entry is about.
    struct Cause: Hashable {
        let name: String
        let kind: String
    }

    let cause: Cause
    /// The number, counted from 1, of the entry among those with the same cause.
    let number: Int
    let actions: [ScriptAction]
}
