/// Holds a script as closures over its machine.
struct CompiledScript {
    let steps: [ScriptAction]
    let reactions: [ScriptReaction]
    /// The signals that the signal blocks of commands return, by the text of their input.
    let responses: [String: Recipe<DynamicFace>]
}
