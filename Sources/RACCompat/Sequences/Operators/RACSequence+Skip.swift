import StreamCore

private final class Skip: OperatorWalk {
    private var remaining: Int

    init(_ count: Int) {
        remaining = count
        super.init()
    }

    override func step(_ value: Any?) -> Step {
        guard remaining > 0 else { return .result(value) }
        remaining -= 1
        return .nothing
    }
}

private final class SkipUntil: OperatorWalk {
    private let isBeginning: (Any?) -> Bool
    private var isSkipping = true

    init(_ isBeginning: @escaping (Any?) -> Bool) {
        self.isBeginning = isBeginning
        super.init()
    }

    override func step(_ value: Any?) -> Step {
        if isSkipping {
            guard isBeginning(value) else { return .nothing }
            isSkipping = false
        }
        return .result(value)
    }
}

extension RACSequence {
    /// Returns all but the first `skipCount` values.
    public final func skip(_ skipCount: Int) -> RACSequence {
        require(skipCount >= 0, "skip(_:) needs a number of 0 or more, not \(skipCount).")
        return applying(Skip(skipCount)).renamed("[\(name)] -skip: \(skipCount)")
    }

    /// Returns the values from the first one on that satisfies a predicate.
    public final func skipUntilBlock(_ predicate: @escaping (Any?) -> Bool) -> RACSequence {
        applying(SkipUntil(predicate)).renamed("[\(name)] -skipUntilBlock:")
    }

    /// Returns the values from the first one on that does not satisfy a predicate.
    public final func skipWhileBlock(_ predicate: @escaping (Any?) -> Bool) -> RACSequence {
        applying(SkipUntil { !predicate($0) }).renamed("[\(name)] -skipWhileBlock:")
    }
}
