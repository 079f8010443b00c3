import StreamCore

private final class Skip: BindObserver, @unchecked Sendable {  // see BindObserver
    private var remaining: Int

    init(_ output: Output, _ count: Int) {
        remaining = count
        super.init(output)
    }

    override func receive(_ value: Any?) {
        guard isOpen else { return }
        if remaining > 0 { remaining -= 1 } else { emit(value) }
    }
}

private final class SkipUntilBlock: BindObserver, @unchecked Sendable {  // see BindObserver
    private let isBeginning: (Any?) -> Bool
    private var isSkipping = true

    init(_ output: Output, _ isBeginning: @escaping (Any?) -> Bool) {
        self.isBeginning = isBeginning
        super.init(output)
    }

    override func receive(_ value: Any?) {
        guard isOpen else { return }
        if isSkipping {
            guard isBeginning(value) else { return }
            isSkipping = false
        }
        emit(value)
    }
}

extension RACSignal {
    /// Sends all values but the first ones.
    public final func skip(_ count: Int) -> RACSignal {
        require(count >= 0, "skip(_:) needs a count of 0 or more, not \(count).")
        return bound { output in Skip(output, count) }.named("[\(name)] -skip: \(count)")
    }

    /// Sends the first value that satisfies a predicate, and all after it.
    public final func skipUntilBlock(_ predicate: @escaping (Any?) -> Bool) -> RACSignal {
        bound { output in SkipUntilBlock(output, predicate) }.named("[\(name)] -skipUntilBlock:")
    }

    /// Sends the first value that does not satisfy a predicate, and all after it.
    public final func skipWhileBlock(_ predicate: @escaping (Any?) -> Bool) -> RACSignal {
        skipUntilBlock { !predicate($0) }.named("[\(name)] -skipWhileBlock:")
    }
}
