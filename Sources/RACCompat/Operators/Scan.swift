import StreamCore

private final class Scan: BindObserver, @unchecked Sendable {  // see BindObserver
    private let reduce: (Any?, Any?, Int) -> Any?
    private var running: Any?
    private var index = 0

    init(_ output: Output, _ start: Any?, _ reduce: @escaping (Any?, Any?, Int) -> Any?) {
        running = flattened(start)
        self.reduce = reduce
        super.init(output)
    }

    override func receive(_ value: Any?) {
        guard isOpen else { return }
        let index = self.index
        self.index += 1
        let result = flattened(reduce(running, value, index))
        // The value before goes after the delivery: its `deinit` may send.
        withExtendedLifetime(exchange(&running, with: result)) { emit(result) }
    }
}

extension RACSignal {
    /// Combines all values up to each one, and sends every result.
    public final func scanWithStart(_ start: Any?, reduce: @escaping (Any?, Any?) -> Any?) -> RACSignal {
        scanWithStart(start) { running, next, _ in reduce(running, next) }
            .named("[\(name)] -scanWithStart: \(RACDescription(start)) reduce:")
    }

    /// Combines all values up to each one, with their indexes from 0, and sends every result.
    public final func scanWithStart(
        _ start: Any?, reduceWithIndex reduce: @escaping (_ running: Any?, _ next: Any?, _ index: Int) -> Any?
    ) -> RACSignal {
        bound { output in Scan(output, start, reduce) }
            .named("[\(name)] -scanWithStart: \(RACDescription(start)) reduceWithIndex:")
    }
}
