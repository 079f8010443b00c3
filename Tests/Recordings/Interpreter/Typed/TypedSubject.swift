import StreamCore

/// Feeds a producer of the typed layer.
package struct TypedSubject {
    let input: TypedFace.HotSignal.Observer
    /// What is sent to `input`, for hot signals.
    var output = TypedFace.Producer.empty
}
