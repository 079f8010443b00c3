import StreamCore

/// An observable that runs others one after the other.
///
/// As in RxSwift, one of the same type among them is replaced by its parts, so that its run ends with this one.
package class Succession<Sources: Sequence, Element>: Producer<Element>,
    @unchecked Sendable  // immutable
where Sources.Element == Observable<Element> {
    private let sources: Sources

    package init(_ sources: Sources) {
        self.sources = sources
        super.init()
    }

    /// Makes a closure that hands out the observables.
    package final func parts() -> () -> Observable<Element>? {
        var iterators = [sources.makeIterator()]
        return { [kind = type(of: self)] in
            while let last = iterators.indices.last {
                if let next = iterators[last].next() {
                    guard type(of: next) == kind else { return next }
                    iterators.append(unsafeDowncast(next, to: Succession.self).sources.makeIterator())
                } else {
                    iterators.removeLast()
                }
            }
            return nil
        }
    }
}

/// The sink of an operator that runs observables one after the other, in constant stack.
///
/// As in RxSwift, a subscription is disposed before the next subscription begins.
package class SuccessionSink<Element>: Sink<Element, Element>, @unchecked Sendable {  // see Subscriber
    private final let trampoline = Trampoline()
    private final let current = SerialDisposable()
    private final let nextSource: () -> Observable<Element>?

    package init(_ downstream: Receiver<Element>, _ next: @escaping () -> Observable<Element>?) {
        nextSource = next
        super.init(downstream)
    }

    /// Begins with the first observable.
    package final func begin(disposingOf other: (any Disposable)? = nil) {
        moveOn()
        set(other.map { Disposables.create(current, $0) } ?? current)
    }

    /// Continues with the next observable.
    package final func moveOn() {
        trampoline.bounce {
            guard !isDisposed else { return }
            guard let source = nextSource() else { return finish() }
            let subscription = SingleAssignmentDisposable()
            current.disposable = subscription
            subscription.setDisposable(attach(to: source))
        }
    }

    /// Subscribes to one of the observables.
    package func attach(to source: Observable<Element>) -> any Disposable { source.attach(self) }

    /// Ends the operator, after the last observable.
    package func finish() { end() }

    package override func receive(_ value: Element) { send(value) }
}
