/// Names what a scenario can be shown on.
package enum ShownFace: String, CaseIterable, Sendable {
    /// What the original did.
    case recorded
    /// What the dynamic layer does.
    case dynamic
    /// What the typed layer does.
    case typed
}
