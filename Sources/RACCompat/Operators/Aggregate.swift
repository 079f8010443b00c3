extension RACSignal {
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
}
