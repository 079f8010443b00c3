import Synchronization

/// The input of an operator whose values are streams; the input runs as long as it has interests.
///
/// The operator's output is one interest, until it ends; every substream adds another interest.
final class SharedInput: Sendable {
    /// The segment of the input; not within the output's segment, because the input may outlive the output.
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
