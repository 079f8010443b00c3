extension Signal {
    /// The observer that feeds a signal, or one start of a producer: events enter its segment's gate.
    @usableFromInline
    final class Input: Observer, @unchecked Sendable {  // see AnyObserver
        private let segment: Segment
        private let output: StreamCore.Observer<Value, Failure>

        /// Makes the input of a root signal.
        @usableFromInline
        convenience init(_ core: SignalCore<Value, Failure>) {
            self.init(core.domain, core)
        }

        init(_ segment: Segment, _ output: StreamCore.Observer<Value, Failure>) {
            self.segment = segment
            self.output = output
            super.init(value: nil)
        }

        deinit {
            // No event can be sent any more, so the observers need not wait any longer.
            segment.interrupt(output)
        }

        @usableFromInline
        override func receive(_ value: Value) { segment.send(value, to: output) }
        @usableFromInline
        override func fail(_ failure: Failure) { segment.fail(failure, output) }
        @usableFromInline
        override func complete() { segment.complete(output) }
        @usableFromInline
        override func interrupt() { segment.interrupt(output) }
    }

    /// The input that a producer's generator gets: a reference to it keeps nothing of a start that is over.
    ///
    /// The segment holds the first stage downstream, as its head. The release of the input ends nothing as long as the
    /// start can be disposed of; see `StartHandle`.
    final class StartInput: Observer, @unchecked Sendable {  // see AnyObserver
        private let segment: Segment

        private init(_ segment: Segment) {
            self.segment = segment
            super.init(value: nil)
        }

        /// Makes the input of a start.
        static func make(_ segment: Segment, _ output: StreamCore.Observer<Value, Failure>) -> Observer {
            // The dynamic policy interrupts nothing, so it has no head.
            segment.policy.cleansUpFirst ? Input(segment, output) : StartInput(segment)
        }

        deinit {
            segment.releaseKeeper()
        }

        override func receive(_ value: Value) {
            switch segment.gate.enter() {
            case .entered:
                deliver(value)
                segment.gate.leave()
            case .nested: deliver(value)
            case .busy: segment.gate.enqueue { self.deliver(value) }
            }
        }

        private func deliver(_ value: Value) {
            segment.withHead { unsafeDowncast($0, to: StreamCore.Observer<Value, Failure>.self).receive(value) }
        }

        override func fail(_ failure: Failure) {
            switch segment.gate.enter() {
            case .entered:
                finish(failure)
                segment.gate.leave()
            case .nested: finish(failure)
            case .busy: segment.gate.enqueue { self.finish(failure) }
            }
        }

        private func finish(_ failure: Failure) {
            segment.finishHead { unsafeDowncast($0, to: StreamCore.Observer<Value, Failure>.self).fail(failure) }
        }

        override func complete() {
            segment.enter(with: segment, ()) { segment, _ in segment.finishHead { $0.complete() } }
        }

        override func interrupt() {
            segment.enter(with: segment, ()) { segment, _ in segment.interruptHead() }
        }
    }
}
