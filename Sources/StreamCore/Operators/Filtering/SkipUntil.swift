import Synchronization

private final class SkipUntil<Value, Failure: Error>: FollowingInput<Value, Value, Failure>,
    @unchecked Sendable  // see SegmentInput
{
    private static var closed: UInt8 { 0 }
    private static var open: UInt8 { 1 }
    /// The stream ended before it was opened, and sent no terminal event.
    private static var ended: UInt8 { 2 }

    private let state = Atomic<UInt8>(0)

    /// Lets events through from now on.
    ///
    /// A terminal event that was dropped becomes an interruption, as for any late observer.
    func open() {
        let (_, original) = state.compareExchange(
            expected: Self.closed, desired: Self.open, ordering: .acquiringAndReleasing)
        if original == Self.ended { segment.interrupt(downstream) }
    }

    private func endsUnnoticed() -> Bool {
        segment.isActive
            && state.compareExchange(
                expected: Self.closed, desired: Self.ended, ordering: .acquiringAndReleasing
            ).exchanged
    }

    override func receive(_ value: Value) {
        if state.load(ordering: .acquiring) == Self.open { forward(value) }
    }

    override func fail(_ failure: Failure) {
        if !endsUnnoticed() { super.fail(failure) }
    }

    override func complete() {
        if !endsUnnoticed() { super.complete() }
    }

    override func interrupt() {
        if !endsUnnoticed() { super.interrupt() }
    }
}

private final class SkipUntilTrigger<Value, Failure: Error>: Observer<Void, Never>,
    @unchecked Sendable  // immutable
{
    private let input: SkipUntil<Value, Failure>

    init(_ input: SkipUntil<Value, Failure>) {
        self.input = input
        super.init(next: nil)
    }

    override func receive(_ value: Void) { input.open() }
    override func complete() { input.open() }
}

extension Source {
    package func skip(until trigger: Source<Void, Never>) -> Source {
        Source(following: self) { observer, segment in
            let input = SkipUntil(observer, segment)
            trigger.attach(SkipUntilTrigger(input), within: segment)
            self.attach(input, within: segment)
        }
    }
}

extension SignalProducer {
    /// Drops all events until a trigger sends a value or completes.
    ///
    ///     -1--2--3--4-|->
    ///     -----x------->  skip(until:)
    ///     -------3--4-|->
    ///
    /// The trigger is started first. A trigger that is interrupted never lets an event through. As in ReactiveSwift, a
    /// terminal event of the producer before the trigger is dropped too; the trigger then interrupts the stream.
    public func skip(until trigger: SignalProducer<(), Never>) -> SignalProducer {
        SignalProducer(source.skip(until: trigger.source))
    }

    /// Drops all events until a trigger sends a value or completes.
    @_disfavoredOverload
    public func skip<Trigger: SignalProducerConvertible>(until trigger: Trigger) -> SignalProducer
    where Trigger.Value == (), Trigger.Failure == Never {
        skip(until: trigger.producer)
    }
}

extension Signal {
    /// Drops all events until a trigger sends a value or completes.
    ///
    /// See `SignalProducer/skip(until:)`.
    public func skip(until trigger: Signal<(), Never>) -> Signal {
        Signal(source.skip(until: trigger.source))
    }

    /// Drops all events until a trigger, which is started now, sends a value or completes.
    @_disfavoredOverload
    public func skip(until trigger: some SignalProducerConvertible<(), Never>) -> Signal {
        Signal(source.skip(until: trigger.producer.source))
    }
}
