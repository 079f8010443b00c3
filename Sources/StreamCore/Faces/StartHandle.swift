/// What disposes of a start of work.
///
/// The start goes on while somebody holds this, or the observer that the work was given. When both have been released,
/// nobody can end it any more, and it is interrupted. A start that has operators on top goes on until it is disposed of.
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
