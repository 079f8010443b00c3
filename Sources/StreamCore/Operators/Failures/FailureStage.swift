/// An observer that forwards to an observer with another failure type; values pass unchanged.
package class FailureStage<Value, Failure: Error, NewFailure: Error>: Observer<Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    package init(_ downstream: Observer<Value, NewFailure>) {
        super.init(next: downstream)
    }

    /// The next stage.
    package final var downstream: Observer<Value, NewFailure> {
        @inline(__always) get { unsafeDowncast(next.unsafelyUnwrapped, to: Observer<Value, NewFailure>.self) }
    }

    package override func receive(_ value: Value) { downstream.receive(value) }
    package override func complete() { downstream.complete() }
    package override func interrupt() { downstream.interrupt() }
}
