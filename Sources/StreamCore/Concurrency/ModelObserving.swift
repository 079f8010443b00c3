import Observation

extension SignalProducer where Value: Sendable {
    // No initializer: as a trailing closure, its argument would stand for that of any other initializer.

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
    /// - Parameter value: Computes the value. What it throws is the failure, which ends the stream.
    public static func observing(
        @_inheritActorContext _ value: @escaping @Sendable @isolated(any) () throws(Failure) -> Value
    ) -> SignalProducer {
        // Iterators of one `Observations` share its state.
        SignalProducer(Source(on: value.isolation) { Observations(value) })
    }
}
