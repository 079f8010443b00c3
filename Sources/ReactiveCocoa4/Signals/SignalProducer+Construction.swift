public import StreamCore

extension SignalProducer {
    /// Makes a producer of a closure that sends; the disposable ends with the start, and disposes of everything that is added to it.
    public init(_ startHandler: @escaping (Signal<Value, Failure>.Observer, CompositeDisposable) -> Void) {
        self.init { (observer: Signal<Value, Failure>.Observer, lifetime: Lifetime) in
            let disposable = CompositeDisposable()
            lifetime += disposable
            startHandler(observer, disposable)
        }
    }

    /// A producer that observes a signal at each start.
    public init(signal: Signal<Value, Failure>) {
        self = signal.producer
    }

    /// A producer of the values of a sequence.
    public init<Values: Sequence>(values: Values) where Values.Element == Value {
        self.init(values)
    }

    /// A producer, and the observer that sends into it; each start begins with the latest values, and the end.
    ///
    /// See `pipe(replaying:)`.
    public static func buffer(_ capacity: Int) -> (SignalProducer, Signal<Value, Failure>.Observer) {
        let (output, input) = pipe(replaying: capacity)
        return (output, input)
    }

    /// A producer of the result that an operation has at each start.
    public static func attempt(_ operation: @escaping () -> Result<Value, Failure>) -> SignalProducer {
        SignalProducer(operation)
    }

    /// Starts the work at most once, and replays the latest values and the end; see `replayLazily(upTo:)`.
    public func replayLazily(_ capacity: Int) -> SignalProducer { replayLazily(upTo: capacity) }
}
