import StreamCore
import Synchronization

/// The receiver that the closure of `create` sends to: nothing passes after the terminal event.
private final class CreateSink<Element>: Sink<Element, Element>, @unchecked Sendable {  // see Subscriber
    private let isStopped = Atomic<Bool>(false)

    override func receive(_ value: Element) {
        if !isStopped.load(ordering: .relaxed) { send(value) }
    }

    override func fail(_ failure: any Error) {
        if !isStopped.exchange(true, ordering: .relaxed) { end(with: failure) }
    }

    override func complete() {
        if !isStopped.exchange(true, ordering: .relaxed) { end() }
    }
}

extension ObservableType {
    /// Makes an observable of a closure that sends to each observer, and returns the clean-up of the subscription.
    public static func create(
        _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
    ) -> Observable<Element> {
        ClosureProducer { receiver in
            let sink = CreateSink(receiver)
            sink.set(subscribe(AnyObserver(sink)))
            return sink
        }
    }

    /// Calls a closure for each observer, and runs the observable that the closure returns; an error that the closure
    /// throws is sent.
    public static func deferred(
        _ observableFactory: @escaping () throws -> Observable<Element>
    ) -> Observable<Element> {
        ClosureProducer { receiver in
            let sink = PassingSink(receiver)
            do {
                sink.subscribe(to: try observableFactory())
            } catch {
                sink.end(with: error)
            }
            return sink
        }
    }
}
