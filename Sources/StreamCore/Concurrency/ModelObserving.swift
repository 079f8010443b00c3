public import Observation

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension SignalProducer where Value: Sendable {
    // No initializer takes a closure alone: a trailing closure for another initializer would be taken for it.

    /// Makes a producer of a value computed from `@Observable` objects: the value now, then the value after each
    /// change.
    ///
    ///     SignalProducer.observing { model.name }.startWithValues { print($0) }
    ///
    /// Each start is a task that calls the closure on the actor on which the closure was written, and sends from that
    /// actor. A closure written on the main actor observes models of the main actor, and its values come on the main
    /// thread. The first value comes in a later turn of that actor, not while the producer is being started. Changes of
    /// one turn are one change: after the turn, the closure is called once. Equal values are sent as well (see
    /// ``skipRepeats()``).
    ///
    /// A start continues until it is disposed, and the closure keeps the objects that it captures until then. To keep
    /// no model alive, capture the model weakly, and end the stream with the owner of the model:
    ///
    ///     SignalProducer.observing { [weak model] in model?.name }.skipNil().take(during: lifetime)
    ///
    /// A model that several threads change announces its changes itself. Let the model announce a change after it has
    /// made the change: after an earlier announcement the task may still read the old value, and send the new value
    /// with the next change only.
    ///
    /// For one property there is also ``init(observing:_:isolation:)``.
    ///
    /// - Parameter value: Computes the value. An error that it throws is the failure, which ends the stream.
    public static func observing(
        @_inheritActorContext _ value: @escaping @Sendable @isolated(any) () throws(Failure) -> Value
    ) -> SignalProducer {
        // Iterators of one `Observations` share its state.
        SignalProducer(Source(on: value.isolation) { Observations(value) })
    }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension SignalProducer where Value: Sendable, Failure == Never {
    /// Makes a producer of one property of an `@Observable` object: the value now, then the value after each change.
    ///
    ///     SignalProducer(observing: model, \.name).startWithValues { print($0) }
    ///
    /// The producer reads and sends on the actor on which it was made. A producer made on the main actor observes
    /// models of the main actor, and sends on the main thread. A producer made on no actor observes models for any
    /// thread, and sends on a thread of the concurrency pool.
    ///
    /// Each start observes anew, until it is disposed; the producer and its starts keep the model. For a value computed
    /// from several properties, and for a model that the producer must not keep, use ``observing(_:)``. Turns and
    /// changes are treated as described there.
    ///
    /// - Parameters:
    ///   - model: The object.
    ///   - keyPath: The property, or a property of a property; equal values are sent as well.
    ///   - isolation: The actor on which the property is read. Omit it: the default is the actor of the caller, which
    ///     could form the key path.
    public init<Model: AnyObject & Observable & Sendable>(
        observing model: Model, _ keyPath: KeyPath<Model, Value>, isolation: isolated (any Actor)? = #isolation
    ) {
        // The key path is used on the actor that could form it.
        let path = UncheckedSendable(keyPath)
        self = .observing {
            // A closure that does not capture the isolation leaves the actor.
            _ = isolation
            return model[keyPath: path.value]
        }
    }
}
