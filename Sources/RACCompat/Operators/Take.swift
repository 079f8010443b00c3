import StreamCore

private final class Take: BindObserver, @unchecked Sendable {  // see BindObserver
    private var remaining: Int

    init(_ output: Output, _ count: Int) {
        remaining = count
        super.init(output)
    }

    override func receive(_ value: Any?) {
        guard isOpen else { return }
        guard remaining > 0 else {
            stop()
            return
        }
        remaining -= 1
        let isLast = remaining == 0
        emit(value)
        if isLast { stop() }
    }
}

private final class TakeUntilBlock: BindObserver, @unchecked Sendable {  // see BindObserver
    private let isEnd: (Any?) -> Bool

    init(_ output: Output, _ isEnd: @escaping (Any?) -> Bool) {
        self.isEnd = isEnd
        super.init(output)
    }

    override func receive(_ value: Any?) {
        guard isOpen else { return }
        if isEnd(value) { stop() } else { emit(value) }
    }
}

extension RACSignal {
    /// Sends the first values, then completes; with 0, completes at once without subscribing.
    public final func take(_ count: Int) -> RACSignal {
        require(count >= 0, "take(_:) needs a count of 0 or more, not \(count).")
        guard count > 0 else { return .empty() }
        return bound { output in Take(output, count) }.named("[\(name)] -take: \(count)")
    }

    /// Sends values until one satisfies a predicate, then completes without that one.
    public final func takeUntilBlock(_ predicate: @escaping (Any?) -> Bool) -> RACSignal {
        bound { output in TakeUntilBlock(output, predicate) }.named("[\(name)] -takeUntilBlock:")
    }

    /// Sends values as long as they satisfy a predicate, then completes.
    public final func takeWhileBlock(_ predicate: @escaping (Any?) -> Bool) -> RACSignal {
        takeUntilBlock { !predicate($0) }.named("[\(name)] -takeWhileBlock:")
    }
}
