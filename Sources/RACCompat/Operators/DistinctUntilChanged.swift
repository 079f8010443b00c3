import StreamCore

private final class DistinctUntilChanged: BindOperation {
    @exclusivity(unchecked)  // one sender at a time
    private var last: Any?
    private var isFirst = true

    override func step(_ value: Any?, _ replaced: inout Any?) -> BindStep {
        if !isFirst, isEqual(value, last) { return .nothing }
        isFirst = false
        replaced = exchange(&last, with: value)
        return .pass
    }
}

extension RACSignal {
    /// Sends the values that are not equal to the previous value; always the first value, even nil.
    public final func distinctUntilChanged() -> RACSignal {
        stepping { DistinctUntilChanged() }.named("[\(name)] -distinctUntilChanged")
    }
}

extension RACSequence {
    /// Returns the values that differ from the previous value.
    public final func distinctUntilChanged() -> RACSequence {
        stepping(DistinctUntilChanged()).renamed("[\(name)] -distinctUntilChanged")
    }
}
