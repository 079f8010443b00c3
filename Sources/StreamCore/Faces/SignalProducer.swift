/// A cold stream: a recipe that does its work anew every time it is started.
///
///     SignalProducer([1, 2, 3])
///         .map { $0 * 2 }
///         .startWithValues { print($0) }             // prints 2, 4, 6
///
/// Events come on the threads that the producer's work sends them on, one at a time. Disposing what a start returns
/// interrupts the observer, then releases the work's resources.
public struct SignalProducer<Value, Failure: Error>: Sendable {
    /// The type of failure, by its name in ReactiveSwift.
    public typealias Error = Failure

    /// The type of the signal that each start makes.
    public typealias ProducedSignal = Signal<Value, Failure>

    /// The source that every operator of this producer is built on.
    @usableFromInline
    package let source: Source<Value, Failure>

    /// Makes a producer of a source.
    @usableFromInline
    @_disfavoredOverload
    package init(_ source: Source<Value, Failure>) {
        self.source = source
    }

    /// Makes a producer that runs `startHandler` for every start, to send to the observer it is given.
    ///
    /// Sends from several threads, and from inside a delivery, take turns. The lifetime ends after the terminal event
    /// has been delivered, on disposal after the observer has been interrupted. Work that keeps the observer longer keeps
    /// nothing of the start, and sends to no observer.
    ///
    /// Work need not keep the observer: the disposable of the start keeps the stream alive. A start whose work has
    /// released the observer is interrupted when that disposable is released, too, unless there are operators between:
    /// then it continues until it is disposed of.
    @_disfavoredOverload
    public init(_ startHandler: @escaping (Signal<Value, Failure>.Observer, Lifetime) -> Void) {
        source = .work { observer, segment in
            startHandler(Signal.StartInput.make(segment, observer), Lifetime(segment))
        }
    }
}
