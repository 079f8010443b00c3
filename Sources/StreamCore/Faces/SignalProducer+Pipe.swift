extension SignalProducer {
    /// Makes a producer that replays, and the observer that sends into it.
    ///
    ///     let (news, input) = SignalProducer<String, Never>.pipe(replaying: 2)
    ///     input.send(value: "a")
    ///     input.send(value: "b")
    ///     input.send(value: "c")
    ///     news.startWithValues { print($0) }         // prints b, c
    ///     input.send(value: "d")                     // prints d
    ///
    /// A start gets the latest values, then those that are sent from then on. The end is replayed as well: a start after it
    /// gets the latest values and the same end. Values are kept from the moment of the call, started or not. Releasing the
    /// input interrupts the starts. A value sent during a delivery is delivered after it, on the delivering thread.
    ///
    /// - Parameter capacity: How many values are kept; 0 or more, `.max` for all.
    public static func pipe(
        replaying capacity: Int
    ) -> (output: SignalProducer, input: Signal<Value, Failure>.Observer) {
        require(capacity >= 0, "pipe(replaying:) needs a capacity of 0 or more, not \(capacity).")
        return pipe(Broadcast(keeping: capacity))
    }

    /// Makes a producer that has a current value, and the observer that changes it.
    ///
    ///     let (level, input) = SignalProducer<Int, Never>.pipe(current: 0)
    ///     level.startWithValues { print($0) }        // prints 0
    ///     input.send(value: 1)                       // prints 1
    ///
    /// A start gets the current value, then those that are sent from then on. A start after the end gets the last value
    /// and the same end. Where nothing fails, ``MutableProperty`` is a current value that can be read and modified, too.
    ///
    /// - Parameter value: The value that a start receives before any value is sent.
    public static func pipe(current value: Value) -> (output: SignalProducer, input: Signal<Value, Failure>.Observer) {
        let broadcast = Broadcast<Value, Failure>(keeping: 1)
        broadcast.receive(value)
        return pipe(broadcast)
    }

    private static func pipe(
        _ broadcast: Broadcast<Value, Failure>
    ) -> (output: SignalProducer, input: Signal<Value, Failure>.Observer) {
        let start = SharedStart(broadcast)
        let source = Source { start.join($0, $1) }
        return (SignalProducer(source), Signal<Value, Failure>.Input(start.segment, broadcast))
    }
}
