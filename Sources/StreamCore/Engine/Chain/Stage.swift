/// An observer that hands events on to one other observer: most operators override `receive` alone.
///
/// One sender at a time enters a stage, so its state is in plain stored properties.
@usableFromInline
package class Stage<Input, Output, Failure: Error>: Observer<Input, Failure>, @unchecked Sendable {  // see AnyObserver
    /// The observer that gets the values.
    ///
    /// The target is `downstream`, or the only observer of a hot signal downstream.
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
    /// The target is not retained for the call: the code that changes `target` waits for the end of the call.
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
