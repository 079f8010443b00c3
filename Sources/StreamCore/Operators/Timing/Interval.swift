public import Dispatch

/// The elements of one start that are still to come; a timer takes one at a time.
private final class Elements<Value>: @unchecked Sendable {  // a scheduler runs one action at a time
    private var iterator: any IteratorProtocol<Value>

    init(_ values: some Sequence<Value>) {
        iterator = values.makeIterator()
    }

    func next() -> Value? { iterator.next() }
}

extension SignalProducer where Failure == Never {
    /// Makes a producer that sends the elements of a sequence, one after every interval.
    ///
    ///     ----1----2----3----|->
    ///
    /// It completes one interval after the last element; disposal stops the timer. An element is at most a tenth of the
    /// interval late.
    ///
    /// - Parameters:
    ///   - values: What to send; every start begins at its first element.
    ///   - interval: The time before the first element and between two; 0 or more.
    ///   - scheduler: Where the elements are sent, and whose clock counts.
    public static func interval<Values: Sequence>(
        _ values: Values, interval: DispatchTimeInterval, on scheduler: any DateScheduler
    ) -> SignalProducer where Values.Element == Value {
        require(interval.seconds >= 0, "interval(_:interval:on:) needs an interval of 0 or more, not \(interval).")
        return SignalProducer { observer, lifetime in
            let elements = Elements(values)
            lifetime += scheduler.schedule(after: interval, interval: interval, leeway: interval.tenth) {
                if let value = elements.next() { observer.send(value: value) } else { observer.sendCompleted() }
            }
        }
    }
}

extension SignalProducer where Value == Int, Failure == Never {
    /// Makes a producer that counts: 0 after the first interval, then 1, and so on, until it is disposed.
    ///
    /// See ``interval(_:interval:on:)``.
    public static func interval(_ interval: DispatchTimeInterval, on scheduler: any DateScheduler) -> SignalProducer {
        .interval(0..., interval: interval, on: scheduler)
    }
}
