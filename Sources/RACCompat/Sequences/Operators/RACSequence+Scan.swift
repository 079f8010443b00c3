import StreamCore

private final class Scan: OperatorWalk {
    private let reduce: (Any?, Any?, Int) -> Any?
    private var running: Any?
    private var index = 0

    init(_ start: Any?, _ reduce: @escaping (Any?, Any?, Int) -> Any?) {
        running = flattened(start)
        self.reduce = reduce
        super.init()
    }

    override func step(_ value: Any?) -> Step {
        let result = flattened(reduce(running, value, index))
        index += 1
        release(exchange(&running, with: result))
        return .result(result)
    }
}

extension RACSequence {
    /// Combines all values up to each one, and returns every result; nil is carried on, but is no value.
    public final func scanWithStart(_ start: Any?, reduce: @escaping (Any?, Any?) -> Any?) -> RACSequence {
        applying(Scan(start) { running, next, _ in reduce(running, next) })
            .renamed("[\(name)] -scanWithStart: \(RACDescription(start)) reduce:")
    }

    /// Combines all values up to each one, with their indexes from 0, and returns every result.
    public final func scanWithStart(
        _ start: Any?, reduceWithIndex reduce: @escaping (_ running: Any?, _ next: Any?, _ index: Int) -> Any?
    ) -> RACSequence {
        applying(Scan(start, reduce)).renamed("[\(name)] -scanWithStart: \(RACDescription(start)) reduceWithIndex:")
    }

    /// Combines every value with the one before; the first one with `start`.
    public final func combinePreviousWithStart(
        _ start: Any?, reduce: @escaping (_ previous: Any?, _ current: Any?) -> Any?
    ) -> RACSequence {
        scanWithStart(RACTuplePack(start)) { previous, next in
            RACTuplePack(next, reduce((previous as? RACTuple)?.first, next))
        }
        .map { ($0 as? RACTuple)?.second }
        .renamed("[\(name)] -combinePreviousWithStart: \(RACDescription(start)) reduce:")
    }
}
