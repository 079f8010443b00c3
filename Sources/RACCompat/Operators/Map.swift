import StreamCore

private final class Map: BindObserver, @unchecked Sendable {  // see BindObserver
    private let transform: (Any?) -> Any?

    init(_ output: Output, _ transform: @escaping (Any?) -> Any?) {
        self.transform = transform
        super.init(output)
    }

    override func receive(_ value: Any?) {
        if isOpen { emitResult(transform(value)) }
    }
}

extension RACSignal {
    /// Sends the result of a block for every value.
    public final func map(_ block: @escaping (Any?) -> Any?) -> RACSignal {
        bound { output in Map(output, block) }.named("[\(name)] -map:")
    }

    /// Sends the same object for every value.
    public final func mapReplace(_ object: Any?) -> RACSignal {
        map { _ in object }.named("[\(name)] -mapReplace: \(RACDescription(object))")
    }
}
