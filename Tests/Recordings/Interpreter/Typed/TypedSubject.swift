import StreamCore

/// Feeds a producer of the typed core.
package struct TypedSubject {
    let input: TypedFace.HotSignal.Observer
    /// The producer of the events that `input` receives, for hot signals.
    var output = TypedFace.Producer.empty
}
