private final class Filter: OperatorWalk {
    private let isIncluded: (Any?) -> Bool

    init(_ isIncluded: @escaping (Any?) -> Bool) {
        self.isIncluded = isIncluded
        super.init()
    }

    override func step(_ value: Any?) -> Step { isIncluded(value) ? .result(value) : .nothing }

    override func head() -> Any? {
        while true {
            // Not unwrapped: an `Any?` that stays one is not copied.
            let value = nextOfSource()
            if value == nil { break }
            let isResult = isIncluded(value)
            advanceSource()
            if isResult { return value }
        }
        isOver = true
        return nil
    }
}

extension RACSequence {
    /// Returns the values that satisfy a predicate.
    public final func filter(_ block: @escaping (Any?) -> Bool) -> RACSequence {
        applying(Filter(block)).renamed("[\(name)] -filter:")
    }

    /// Returns the values that are not equal to `value`.
    public final func ignore(_ value: Any?) -> RACSequence {
        filter { !isEqual($0, value) }.renamed("[\(name)] -ignore: \(RACDescription(value))")
    }
}
