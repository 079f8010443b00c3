/// An observer that hands on to one other: most operators override `receive` alone.
///
/// A stage is entered by one sender at a time, so that its state is plain stored properties.
@usableFromInline
package class Stage<Input, Output, Failure: Error>: Observer<Input, Failure>, @unchecked Sendable {  // see AnyObserver
    /// Where values go.
    ///
    /// It is `downstream`, or the only observer of a hot signal behind it.
    @exclusivity(unchecked)  // set inside the gate of the signal
    package final var target: Unmanaged<Observer<Output, Failure>>

    package init(_ downstream: Observer<Output, Failure>) {
        target = .passUnretained(downstream)
        super.init(next: downstream)
    }

    /// The next stage, which gets the terminal event.
    package final var downstream: Observer<Output, Failure> {
        @inline(__always) get { unsafeDowncast(next.unsafelyUnwrapped, to: Observer<Output, Failure>.self) }
    }

    /// Sends a value to the next stage.
    ///
    /// It is not retained for the call: whoever changes `target` waits for its end.
    @inline(__always)
    package final func forward(_ value: Output) {
        target._withUnsafeGuaranteedRef { $0.receive(value) }
    }

    package override func retarget(to observer: AnyObserver) {
        target = .passUnretained(unsafeDowncast(observer, to: Observer<Output, Failure>.self))
    }

    package override func fail(_ failure: Failure) { downstream.fail(failure) }
    package override func complete() { downstream.complete() }
    package override func interrupt() { downstream.interrupt() }
}
