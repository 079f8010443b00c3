/// The most common operator is compiled into the client's code, which knows the types without looking them up.
@usableFromInline
package final class Map<Input, Output, Failure: Error>: Stage<Input, Output, Failure>,
    @unchecked Sendable  // see Stage
{
    private let transform: (Input) -> Output

    @usableFromInline
    package init(_ downstream: Observer<Output, Failure>, _ transform: @escaping (Input) -> Output) {
        self.transform = transform
        super.init(downstream)
    }

    @usableFromInline
    package override func receive(_ value: Input) {
        forward(transform(value))
    }
}

extension Source {
    @inlinable
    package func map<Output>(_ transform: @escaping (Value) -> Output) -> Source<Output, Failure> {
        through { observer, _ in Map(observer, transform) }
    }
}

extension SignalProducer {
    /// Sends the result of a closure for every value.
    ///
    ///     -1---2---3-|->
    ///      map { $0 * 10 }
    ///     -10--20--30|->
    ///
    /// Failure, completion and interruption pass at once. The closure runs on the sending thread.
    ///
    /// - Parameter transform: Returns the value to send; a key path works too (`map(\.name)`).
    @inlinable
    public func map<Output>(_ transform: @escaping (Value) -> Output) -> SignalProducer<Output, Failure> {
        SignalProducer<Output, Failure>(source.map(transform))
    }

    /// Sends the same value for every value.
    public func map<Output>(value: Output) -> SignalProducer<Output, Failure> {
        map { _ in value }
    }
}

extension Signal {
    /// Sends the result of a closure for every value.
    ///
    /// See ``SignalProducer/map(_:)``.
    @inlinable  // generic code that names the types of the new core costs 1,000 instructions for each signal
    public func map<Output>(_ transform: @escaping (Value) -> Output) -> Signal<Output, Failure> {
        guard !core.restarts else { return mapRestarting(transform) }
        return Signal<Output, Failure>(on: core) { Map($0, transform) }
    }

    @usableFromInline
    func mapRestarting<Output>(_ transform: @escaping (Value) -> Output) -> Signal<Output, Failure> {
        Signal<Output, Failure>(source.map(transform))
    }

    /// Sends the same value for every value.
    ///
    /// See ``SignalProducer/map(value:)``.
    public func map<Output>(value: Output) -> Signal<Output, Failure> {
        map { _ in value }
    }
}
