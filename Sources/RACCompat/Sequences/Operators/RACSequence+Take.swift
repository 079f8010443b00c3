import StreamCore

private final class Take: OperatorWalk {
    private var remaining: Int

    init(_ count: Int) {
        remaining = count
        super.init()
    }

    override func step(_ value: Any?) -> Step {
        remaining -= 1
        isOver = remaining == 0
        return .result(value)
    }
}

private final class TakeUntil: OperatorWalk {
    private let isEnd: (Any?) -> Bool

    init(_ isEnd: @escaping (Any?) -> Bool) {
        self.isEnd = isEnd
        super.init()
    }

    override func step(_ value: Any?) -> Step { isEnd(value) ? .end : .result(value) }
}

extension RACSequence {
    /// Returns the first values, at most `count`.
    public final func take(_ count: Int) -> RACSequence {
        require(count >= 0, "take(_:) needs a number of 0 or more, not \(count).")
        guard count > 0 else { return .empty() }
        return applying(Take(count)).renamed("[\(name)] -take: \(count)")
    }

    /// Returns the values before the first one that satisfies a predicate.
    public final func takeUntilBlock(_ predicate: @escaping (Any?) -> Bool) -> RACSequence {
        applying(TakeUntil(predicate)).renamed("[\(name)] -takeUntilBlock:")
    }

    /// Returns the values before the first one that does not satisfy a predicate.
    public final func takeWhileBlock(_ predicate: @escaping (Any?) -> Bool) -> RACSequence {
        applying(TakeUntil { !predicate($0) }).renamed("[\(name)] -takeWhileBlock:")
    }
}
