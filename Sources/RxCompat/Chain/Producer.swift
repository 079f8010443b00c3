public import StreamCore

/// An observable that begins a new run for every observer.
///
/// The outermost subscription of a thread begins the turns of `CurrentThreadScheduler`, and returns after all turns.
@usableFromInline
package class Producer<Element>: Observable<Element>, @unchecked Sendable {  // immutable
    package override final func attach(_ receiver: Receiver<Element>) -> any Disposable {
        let turns = TurnQueue.current
        guard !turns.isRunning else { return run(receiver) }
        turns.begin()
        defer { turns.end() }
        return run(receiver)
    }

    /// Subscribes a receiver, while turns are taken.
    package func run(_ receiver: Receiver<Element>) -> any Disposable {
        fatalError("A producer says how it is subscribed to.")
    }
}

/// A producer made of a closure.
@usableFromInline
package final class ClosureProducer<Element>: Producer<Element>, @unchecked Sendable {  // immutable
    private let start: (Receiver<Element>) -> any Disposable

    @usableFromInline
    package init(_ start: @escaping (Receiver<Element>) -> any Disposable) {
        self.start = start
        super.init()
    }

    package override func run(_ receiver: Receiver<Element>) -> any Disposable { start(receiver) }
}

extension ObservableType {
    /// Makes the observable of an operator with one input: `makeSink` makes the stage of each subscription.
    @inlinable
    @inline(__always)
    package func through<Output>(
        _ makeSink: @escaping (Receiver<Output>) -> Sink<Element, Output>
    ) -> Observable<Output> {
        let source = asObservable()
        return ClosureProducer { receiver in
            let sink = makeSink(receiver)
            sink.subscribe(to: source)
            return sink
        }
    }
}
