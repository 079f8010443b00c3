import Foundation
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

    /// Combines every value with the one before; the first one with `start`.
    public final func combinePreviousWithStart(
        _ start: Any?, reduce: @escaping (_ previous: Any?, _ current: Any?) -> Any?
    ) -> RACSignal {
        scanWithStart(RACTuplePack(start)) { previous, next in
            RACTuplePack(next, reduce((previous as? RACTuple)?.first, next))
        }
        .map { ($0 as? RACTuple)?.second }
        .named("[\(name)] -combinePreviousWithStart: \(RACDescription(start)) reduce:")
    }

    /// Combines all values, and sends the result when the receiver completes; `start` if there were none.
    public final func aggregateWithStart(_ start: Any?, reduce: @escaping (Any?, Any?) -> Any?) -> RACSignal {
        aggregateWithStart(start) { running, next, _ in reduce(running, next) }
            .named("[\(name)] -aggregateWithStart: \(RACDescription(start)) reduce:")
    }

    /// Combines all values, with their indexes from 0, and sends the result when the receiver completes.
    public final func aggregateWithStart(
        _ start: Any?, reduceWithIndex reduce: @escaping (_ running: Any?, _ next: Any?, _ index: Int) -> Any?
    ) -> RACSignal {
        scanWithStart(start, reduceWithIndex: reduce).startWith(start).takeLast(1)
            .named("[\(name)] -aggregateWithStart: \(RACDescription(start)) reduceWithIndex:")
    }

    /// Combines all values from a start that is made for every subscription, and sends the result at completion.
    public final func aggregateWithStartFactory(
        _ startFactory: @escaping () -> Any?, reduce: @escaping (Any?, Any?) -> Any?
    ) -> RACSignal {
        RACSignal.defer { self.aggregateWithStart(startFactory(), reduce: reduce) }
            .named("[\(name)] -aggregateWithStartFactory:reduce:")
    }

    /// Sends one array of all values when the receiver completes, nil as `NSNull`.
    public final func collect() -> RACSignal {
        RACSignal.defer {
            let collection = Collection()
            return self.scanWithStart(nil) { _, next in
                collection.values.append(next ?? NSNull())
                return nil
            }
            .startWith(nil).takeLast(1)
            .map { _ in collection.values }
        }
        .named("[\(name)] -collect")
    }
}

/// The values of one `collect`, kept out of the stream: an array that travels is an array that is copied.
private final class Collection {
    var values: [Any] = []
}
