/// The disposable of a start of work.
///
/// The start continues while this object, or the observer that the work received, is retained. When both have been
/// released, no code can end the start any more, and it is interrupted. A start that has operators on top continues
/// until it is disposed of.
final class StartHandle: Disposable {
    private let segment: Segment

    /// Makes the handle of a segment that counts its keepers.
    init(_ segment: Segment) {
        self.segment = segment
    }

    deinit { segment.releaseKeeper() }

    var isDisposed: Bool { segment.isDisposed }

    func dispose() { segment.dispose() }
}
