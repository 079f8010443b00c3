public import Dispatch

/// The remaining elements of one start, of which a timer takes one at a time.
private final class Elements<Value>: @unchecked Sendable {  // a scheduler runs one action at a time
    private var iterator: any IteratorProtocol<Value>

    init(_ values: some Sequence<Value>) {
        iterator = values.makeIterator()
    }

    func next() -> Value? { iterator.next() }
}

extension SignalProducer where Failure == Never {
    /// Makes a producer that sends the elements of a sequence, an element after every interval.
    ///
    ///     ----1----2----3----|->
    ///
    /// The producer completes one interval after the last element; disposal stops the timer. An element is at most a
    /// tenth of the interval late.
    ///
    /// - Parameters:
    ///   - values: The elements to send; every start begins at the first element.
    ///   - interval: The time before the first element and between two elements; 0 or more.
    ///   - scheduler: The scheduler whose clock counts, and which sends the elements.
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
    /// Makes a producer that counts: 0 after the first interval, then 1, and so on, until disposal.
    ///
    /// See ``interval(_:interval:on:)``.
    public static func interval(_ interval: DispatchTimeInterval, on scheduler: any DateScheduler) -> SignalProducer {
        .interval(0..., interval: interval, on: scheduler)
    }
}
