/// Lets an extension ask for a signal with constraints on its types.
public protocol SignalProtocol<Value, Failure>: AnyObject {
    /// The type of its values.
    associatedtype Value
    /// The type of its failure.
    associatedtype Failure: Swift.Error
    /// The type of failure, by its name in ReactiveSwift.
    typealias Error = Failure
    /// The signal itself.
    var signal: Signal<Value, Failure> { get }
}

extension Signal: SignalProtocol {
    /// The signal itself.
    public var signal: Signal { self }
}

/// Is accepted wherever a producer is: signals, producers, properties, results.
public protocol SignalProducerConvertible<Value, Failure> {
    /// The type of its values.
    associatedtype Value
    /// The type of its failure.
    associatedtype Failure: Swift.Error
    /// The type of failure, by its name in ReactiveSwift.
    typealias Error = Failure
    /// The producer that the value stands for.
    var producer: SignalProducer<Value, Failure> { get }
}

/// Lets an extension ask for a producer with constraints on its types.
public protocol SignalProducerProtocol<Value, Failure> {
    /// The type of its values.
    associatedtype Value
    /// The type of its failure.
    associatedtype Failure: Swift.Error
    /// The type of failure, by its name in ReactiveSwift.
    typealias Error = Failure
    /// The producer itself.
    var producer: SignalProducer<Value, Failure> { get }
}

extension SignalProducer: SignalProducerProtocol, SignalProducerConvertible {
    /// The producer itself.
    public var producer: SignalProducer { self }
}

extension Signal: SignalProducerConvertible {
    /// A producer of the events that the signal sends from the moment of each start.
    public var producer: SignalProducer<Value, Failure> { SignalProducer(source) }
}

extension Result: SignalProducerConvertible {
    /// The type of failure, by its name in ReactiveSwift.
    public typealias Error = Failure

    /// A producer that sends the value and completes, or fails.
    public var producer: SignalProducer<Success, Failure> { SignalProducer(result: self) }
}
