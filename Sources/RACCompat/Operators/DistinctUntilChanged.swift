import StreamCore

private final class DistinctUntilChanged: BindObserver, @unchecked Sendable {  // see BindObserver
    private var last: Any?
    private var isFirst = true

    override func receive(_ value: Any?) {
        guard isOpen else { return }
        if !isFirst, isEqual(last, value) { return }
        isFirst = false
        // The value before goes after the delivery: its `deinit` may send.
        withExtendedLifetime(exchange(&last, with: value)) { emit(value) }
    }
}

extension RACSignal {
    /// Sends the values that are not equal to the one before; always the first, even nil.
    public final func distinctUntilChanged() -> RACSignal {
        bound { output in DistinctUntilChanged(output) }.named("[\(name)] -distinctUntilChanged")
    }
}
