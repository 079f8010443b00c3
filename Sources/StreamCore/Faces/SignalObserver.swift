extension Signal {
    /// Receives the events of a stream through closures.
    ///
    /// The closures run on the thread that sends. A missing closure ignores its event. The observer that a signal's
    /// `pipe()` or generator hands out interrupts the signal when it is released; one made here does not.
    public class Observer: StreamCore.Observer<Value, Failure>, @unchecked Sendable {  // see AnyObserver
        /// The type of failure, by its name in ReactiveSwift.
        public typealias Error = Failure

        /// A closure that takes every event.
        public typealias Action = (Event) -> Void

        private let onValue: ((Value) -> Void)?
        private let onFailed: ((Failure) -> Void)?
        private let onCompletion: (() -> Void)?
        private let onInterrupted: (() -> Void)?

        /// Makes an observer from a closure for each kind of event.
        public init(
            value: ((Value) -> Void)? = nil,
            failed: ((Failure) -> Void)? = nil,
            completed: (() -> Void)? = nil,
            interrupted: (() -> Void)? = nil
        ) {
            onValue = value
            onFailed = failed
            onCompletion = completed
            onInterrupted = interrupted
            super.init()
        }

        /// Makes an observer from a closure that takes every event.
        public convenience init(_ action: @escaping Action) {
            self.init(
                value: { action(.value($0)) },
                failed: { action(.failed($0)) },
                completed: { action(.completed) },
                interrupted: { action(.interrupted) })
        }

        /// Receives the next value, as ``send(value:)`` does.
        public override func receive(_ value: Value) { onValue?(value) }

        /// Receives the failure, as ``send(error:)`` does.
        public override func fail(_ failure: Failure) { onFailed?(failure) }

        /// Receives completion, as ``sendCompleted()`` does.
        public override func complete() { onCompletion?() }

        /// Receives interruption, as ``sendInterrupted()`` does.
        public override func interrupt() { onInterrupted?() }

        /// Sends an event.
        public final func send(_ event: Event) {
            switch event {
            case .value(let value): receive(value)
            case .failed(let failure): fail(failure)
            case .completed: complete()
            case .interrupted: interrupt()
            }
        }

        /// Sends a value.
        ///
        /// The event is delivered before the call returns, unless the signal is delivering already: to a send from
        /// inside a delivery, or from another thread meanwhile, its turn comes after, first in first out, on the thread
        /// that delivers.
        public final func send(value: Value) { receive(value) }

        /// Sends a failure; nothing is delivered after it.
        public final func send(error failure: Failure) { fail(failure) }

        /// Sends completion; nothing is delivered after it.
        public final func sendCompleted() { complete() }

        /// Sends interruption; nothing is delivered after it.
        public final func sendInterrupted() { interrupt() }
    }
}
