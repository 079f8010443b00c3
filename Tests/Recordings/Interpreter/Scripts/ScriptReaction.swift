/// Carries out an action of a script.
typealias ScriptAction = () -> Void

/// The actions of a script directly after a certain entry.
struct ScriptReaction {
    /// The name and the kind of an entry.
    struct Cause: Hashable {
        let name: String
        let kind: String
    }

    let cause: Cause
    /// The number of the entry among those with the same cause, counted from 1.
    let number: Int
    let actions: [ScriptAction]
}
