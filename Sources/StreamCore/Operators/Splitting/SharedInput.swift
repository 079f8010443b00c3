import Synchronization

/// The input of an operator whose values are streams, which runs as long as somebody takes an interest in any of them.
///
/// One interest is that of the operator's output, which ends with it; one more comes with every substream.
final class SharedInput: Sendable {
    /// The segment that the input is attached in; not one of the output's, whose end it may outlive.
    let segment = Segment(policy: .typed)
    private let interests = Atomic<Int>(1)

    func addInterest() {
        interests.add(1, ordering: .relaxed)
    }

    /// Stops the input if this was the last interest.
    func endInterest() {
        if interests.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { segment.dispose() }
    }
}
