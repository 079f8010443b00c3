extension RACSignal {
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
}

extension RACSequence {
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
