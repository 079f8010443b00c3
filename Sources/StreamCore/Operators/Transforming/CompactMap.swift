private final class CompactMap<Input, Output, Failure: Error>: Stage<Input, Output, Failure>,
    @unchecked Sendable  // see Stage
{
    private let transform: (Input) -> Output?

    init(_ downstream: Observer<Output, Failure>, _ transform: @escaping (Input) -> Output?) {
        self.transform = transform
        super.init(downstream)
    }

    override func receive(_ value: Input) {
        if let output = transform(value) { forward(output) }
    }
}

extension Source {
    package func compactMap<Output>(_ transform: @escaping (Value) -> Output?) -> Source<Output, Failure> {
        through { observer, _ in CompactMap(observer, transform) }
    }
}

extension SignalProducer {
    /// Sends the results of a closure that are not nil.
    ///
    ///     -"1"--"x"--"3"-|->
    ///      compactMap { Int($0) }
    ///     -1---------3---|->
    ///
    /// Failure, completion and interruption pass at once. The closure runs on the sending thread.
    ///
    /// - Parameter transform: Returns the value to send, or nil to send nothing.
    public func compactMap<Output>(_ transform: @escaping (Value) -> Output?) -> SignalProducer<Output, Failure> {
        SignalProducer<Output, Failure>(source.compactMap(transform))
    }
}

extension Signal {
    /// Sends the results of a closure that are not nil.
    ///
    /// See ``SignalProducer/compactMap(_:)``.
    public func compactMap<Output>(_ transform: @escaping (Value) -> Output?) -> Signal<Output, Failure> {
        Signal<Output, Failure>(source.compactMap(transform))
    }
}
