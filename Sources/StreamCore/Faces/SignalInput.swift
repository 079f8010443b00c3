extension Signal {
    /// The observer that feeds a signal, or one start of a producer: events enter its segment's gate.
    final class Input: Observer, @unchecked Sendable {  // see AnyObserver
        private let segment: Segment
        private let output: StreamCore.Observer<Value, Failure>

        init(_ segment: Segment, _ output: StreamCore.Observer<Value, Failure>) {
            self.segment = segment
            self.output = output
            super.init(value: nil)
        }

        deinit {
            // Nobody can send any more, so nobody waits any longer either.
            segment.interrupt(output)
        }

        override func receive(_ value: Value) { segment.send(value, to: output) }
        override func fail(_ failure: Failure) { segment.fail(failure, output) }
        override func complete() { segment.complete(output) }
        override func interrupt() { segment.interrupt(output) }
    }
}
