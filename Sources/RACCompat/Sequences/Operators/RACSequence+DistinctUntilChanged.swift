import StreamCore

private final class DistinctUntilChanged: OperatorWalk {
    private var previous: Any?
    private var isFirst = true

    override func step(_ value: Any?) -> Step {
        guard isFirst || !isEqual(value, previous) else { return .nothing }
        isFirst = false
        release(exchange(&previous, with: value))
        return .result(value)
    }
}

extension RACSequence {
    /// Returns the values that differ from the one before.
    public final func distinctUntilChanged() -> RACSequence {
        applying(DistinctUntilChanged()).renamed("[\(name)] -distinctUntilChanged")
    }
}
