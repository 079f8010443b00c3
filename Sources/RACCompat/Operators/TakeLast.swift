import StreamCore

extension RACSignal {
    /// Sends the last values when the receiver completes; a ``RACTupleNil`` among them as nil.
    public final func takeLast(_ count: Int) -> RACSignal {
        require(count >= 0, "takeLast(_:) needs a count of 0 or more, not \(count).")
        return .operation { output in
            var values = ValueQueue<Any?>()
            return self.input(
                next: { release(values.append($0, keeping: count)) },
                error: output.sendError,
                completed: {
                    while !values.isEmpty { output.sendNext(RACTupleNil.nilForMarker(values.removeFirst())) }
                    output.sendCompleted()
                })
        }
        .named("[\(name)] -takeLast: \(count)")
    }
}
