import StreamCore

private final class DistinctUntilChanged: BindOperation {
    private var last: Any?
    private var isFirst = true
    private var replaced: Any?

    override func step(_ value: Any?) -> BindStep {
        if !isFirst, isEqual(value, last) { return .nothing }
        isFirst = false
        replaced = exchange(&last, with: value)
        return .value(value)
    }

    override func takeReplaced() -> Any? { exchange(&replaced, with: nil) }
}

extension RACSignal {
    /// Sends the values that are not equal to the one before; always the first, even nil.
    public final func distinctUntilChanged() -> RACSignal {
        stepping { DistinctUntilChanged() }.named("[\(name)] -distinctUntilChanged")
    }
}

extension RACSequence {
    /// Returns the values that differ from the one before.
    public final func distinctUntilChanged() -> RACSequence {
        stepping(DistinctUntilChanged()).renamed("[\(name)] -distinctUntilChanged")
    }
}
