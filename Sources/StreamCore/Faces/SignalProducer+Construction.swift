// Of the initializers without a label, all but one are disfavoured. So the compiler, which tries every combination in an
// expression, looks at one first, and keeps to it: at the sequence of a producer that cannot fail.

extension SignalProducer {
    /// Makes a producer that sends one value, then completes.
    @inlinable
    @_disfavoredOverload
    public init(value: Value) {
        self.init(Source(node: ValueNode<Value, Failure>(value)))
    }

    /// Makes a producer that fails at once.
    public init(error failure: Failure) {
        self.init(Source { observer, segment in segment.fail(failure, observer) })
    }

    /// Makes a producer that sends the value of a result and completes, or fails.
    public init(result: Result<Value, Failure>) {
        switch result {
        case .success(let value): self.init(value: value)
        case .failure(let failure): self.init(error: failure)
        }
    }

    /// Makes a producer that sends the elements of a sequence, then completes.
    ///
    /// Sending stops as soon as the start is disposed or its stream has ended.
    @inlinable
    @_disfavoredOverload
    public init<Values: Sequence>(_ values: Values) where Values.Element == Value {
        self.init(
            Source { observer, segment in
                segment.sendAll(values, to: observer)
            })
    }

    /// Makes a producer that sends the given values, then completes.
    @_disfavoredOverload
    public init(values first: Value, _ second: Value, _ rest: Value...) {
        self.init([first, second] + rest)
    }

    /// Makes a producer that runs `action` for every start, sends its result, and completes.
    @_disfavoredOverload
    public init(_ action: @escaping () -> Value) {
        self.init(
            Source { observer, segment in
                segment.send(action(), to: observer)
                segment.complete(observer)
            })
    }

    /// Makes a producer that runs `action` for every start, and sends its value and completes, or fails.
    @_disfavoredOverload
    public init(_ action: @escaping () -> Result<Value, Failure>) {
        self.init(
            Source { observer, segment in
                switch action() {
                case .success(let value):
                    segment.send(value, to: observer)
                    segment.complete(observer)
                case .failure(let failure): segment.fail(failure, observer)
                }
            })
    }

    /// Makes a producer of a convertible value: a property, a result, or a signal, which sends from the moment of each start.
    @_disfavoredOverload
    public init<Convertible: SignalProducerConvertible>(_ convertible: Convertible)
    where Convertible.Value == Value, Convertible.Failure == Failure {
        self = convertible.producer
    }

    /// A producer that completes at once, without a value.
    public static var empty: SignalProducer {
        SignalProducer(Source { observer, segment in segment.complete(observer) })
    }

    /// A producer that sends nothing and does not end until it is disposed.
    public static var never: SignalProducer {
        SignalProducer(Source { _, _ in })
    }

    /// Makes a producer; the same as `init(_:)`, for code that chose it to save a lock.
    public static func unserialized(
        _ startHandler: @escaping (Signal<Value, Failure>.Observer, Lifetime) -> Void
    ) -> SignalProducer {
        SignalProducer(startHandler)
    }
}

extension SignalProducer where Failure == Never {
    /// Makes a producer that sends one value, then completes, and cannot fail unless the context says so.
    @inlinable
    public init(value: Value) {
        self.init(Source(node: ValueNode<Value, Never>(value)))
    }

    /// Makes a producer that sends the elements of a sequence, then completes, and cannot fail unless the context says so.
    @inlinable
    public init<Values: Sequence>(_ values: Values) where Values.Element == Value {
        self.init(
            Source { observer, segment in
                segment.sendAll(values, to: observer)
            })
    }

    /// Makes a producer that sends the given values, then completes, and cannot fail unless the context says so.
    public init(values first: Value, _ second: Value, _ rest: Value...) {
        self.init([first, second] + rest)
    }
}

extension SignalProducer where Failure == any Swift.Error {
    /// Makes a producer that runs `action` for every start: it sends the result and completes, or fails with the error.
    @_disfavoredOverload
    public init(_ action: @escaping () throws -> Value) {
        self.init { Result(catching: action) }
    }
}
