/// Names the source of a trace that can be shown.
package enum ShownFace: String, CaseIterable, Sendable {
    /// The trace that was recorded from the original.
    case recorded
    /// The trace of the dynamic layer.
    case dynamic
    /// The trace of the typed core.
    case typed
}
