public import StreamCore

extension SignalProducer {
    /// Makes a producer of a closure that sends at each start; the closure's disposable is disposed when the start
    /// ends.
    ///
    /// Disposing it also disposes all disposables that the closure has added to it.
    public init(_ startHandler: @escaping (Signal<Value, Failure>.Observer, CompositeDisposable) -> Void) {
        self.init { (observer: Signal<Value, Failure>.Observer, lifetime: Lifetime) in
            let disposable = CompositeDisposable()
            lifetime += disposable
            startHandler(observer, disposable)
        }
    }

    /// Makes a producer that observes a signal at each start.
    public init(signal: Signal<Value, Failure>) {
        self = signal.producer
    }

    /// Makes a producer of the values of a sequence.
    public init<Values: Sequence>(values: Values) where Values.Element == Value {
        self.init(values)
    }

    /// Makes a producer and its input observer; each start begins with the latest values, and the terminal event.
    ///
    /// The method is `pipe(replaying:)` under an earlier name.
    public static func buffer(_ capacity: Int) -> (SignalProducer, Signal<Value, Failure>.Observer) {
        let (output, input) = pipe(replaying: capacity)
        return (output, input)
    }

    /// Makes a producer that runs an operation at each start, and sends its result.
    public static func attempt(_ operation: @escaping () -> Result<Value, Failure>) -> SignalProducer {
        SignalProducer(operation)
    }

    /// Starts the work at most once, and replays the latest values and the terminal event; see `replayLazily(upTo:)`.
    public func replayLazily(_ capacity: Int) -> SignalProducer { replayLazily(upTo: capacity) }
}
