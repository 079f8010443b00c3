import StreamCore

private final class Filter: BindObserver, @unchecked Sendable {  // see BindObserver
    private let isIncluded: (Any?) -> Bool

    init(_ output: Output, _ isIncluded: @escaping (Any?) -> Bool) {
        self.isIncluded = isIncluded
        super.init(output)
    }

    override func receive(_ value: Any?) {
        if isOpen, isIncluded(value) { emit(value) }
    }
}

extension RACSignal {
    /// Sends the values that satisfy a predicate.
    public final func filter(_ block: @escaping (Any?) -> Bool) -> RACSignal {
        bound { output in Filter(output, block) }.named("[\(name)] -filter:")
    }

    /// Sends the values that are not equal to `value`.
    public final func ignore(_ value: Any?) -> RACSignal {
        filter { !isEqual($0, value) }.named("[\(name)] -ignore: \(RACDescription(value))")
    }

    /// Sends no values, only the end.
    public final func ignoreValues() -> RACSignal {
        filter { _ in false }.named("[\(name)] -ignoreValues")
    }
}
