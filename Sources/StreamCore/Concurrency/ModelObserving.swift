public import Observation

extension SignalProducer where Value: Sendable {
    // No initializer takes a closure alone: as a trailing closure, it would stand for that of any other initializer.

    /// Makes a producer of what a closure computes of `@Observable` objects: the value now, then the value after each change.
    ///
    ///     SignalProducer.observing { model.name }.startWithValues { print($0) }
    ///
    /// Each start is a task that calls the closure on the actor on which it was written, and sends from there: what is
    /// written on the main actor observes models of the main actor, and sends on the main thread. The first value comes in a
    /// later turn of that actor, not while the producer is being started. Changes of one turn are one change: after it, the
    /// closure is called once, and equal values are sent as well (see ``skipRepeats()``).
    ///
    /// It goes on until it is disposed, and the closure keeps what it captures until then. To keep no model alive, capture it
    /// weakly, and end the stream with its owner:
    ///
    ///     SignalProducer.observing { [weak model] in model?.name }.skipNil().take(during: lifetime)
    ///
    /// A model that several threads change announces its changes itself. Let it do so when they have been made: of one that
    /// is announced before, the task may still read the old value, and the new one comes with the next change only.
    ///
    /// For one property there is also ``init(observing:_:isolation:)``.
    ///
    /// - Parameter value: Computes the value. What it throws is the failure, which ends the stream.
    public static func observing(
        @_inheritActorContext _ value: @escaping @Sendable @isolated(any) () throws(Failure) -> Value
    ) -> SignalProducer {
        // Iterators of one `Observations` share its state.
        SignalProducer(Source(on: value.isolation) { Observations(value) })
    }
}

extension SignalProducer where Value: Sendable, Failure == Never {
    /// Makes a producer of one property of an `@Observable` object: the value now, then the value after each change.
    ///
    ///     SignalProducer(observing: model, \.name).startWithValues { print($0) }
    ///
    /// It reads and sends on the actor on which it was made: on the main actor it observes models of the main actor, and sends
    /// on the main thread. Made on no actor, it observes models for any thread, and sends on a thread of the concurrency pool.
    ///
    /// Each start observes anew, until it is disposed; the producer and its starts keep the model. For what is computed of
    /// several properties, and for a model that is not to be kept, ``observing(_:)`` takes a closure; all that is said there
    /// of turns and changes holds here.
    ///
    /// - Parameters:
    ///   - model: The object.
    ///   - keyPath: The property, or a property of a property; equal values are sent as well.
    ///   - isolation: The actor on which the property is read. Leave it out: the caller's could form the key path.
    public init<Model: AnyObject & Observable & Sendable>(
        observing model: Model, _ keyPath: KeyPath<Model, Value>, isolation: isolated (any Actor)? = #isolation
    ) {
        // It is read on the actor that could form it.
        let path = UncheckedSendable(keyPath)
        self = .observing {
            // A closure that did not capture the isolation would leave the actor.
            _ = isolation
            return model[keyPath: path.value]
        }
    }
}
