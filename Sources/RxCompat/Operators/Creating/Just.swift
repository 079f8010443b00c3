import StreamCore

@usableFromInline
package final class Just<Element>: Observable<Element>, @unchecked Sendable {  // immutable
    private let value: Element

    @usableFromInline
    package init(_ value: Element) {
        self.value = value
        super.init()
    }

    package override func sendImmediate(to receiver: Receiver<Element>) -> Bool {
        receiver.receive(value)
        return true
    }

    package override func attach(_ receiver: Receiver<Element>) -> any Disposable {
        receiver.receive(value)
        receiver.complete()
        return Disposables.create()
    }
}

/// An observable that ends at once, or never.
private final class Ending<Element>: Observable<Element>, @unchecked Sendable {  // immutable
    private let end: Event<Element>?

    init(_ end: Event<Element>?) {
        self.end = end
        super.init()
    }

    override func attach(_ receiver: Receiver<Element>) -> any Disposable {
        if let end { receiver.on(end) }
        return Disposables.create()
    }
}

extension ObservableType {
    /// Sends one value, then completes.
    @inlinable
    public static func just(_ element: Element) -> Observable<Element> { Just(element) }

    /// Sends one value on a scheduler, then completes.
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        ClosureProducer { receiver in
            let sink = PassingSink(receiver)
            sink.set(
                scheduler.schedule(element) { element in
                    sink.receive(element)
                    return scheduler.schedule(()) { _ in
                        sink.end()
                        return Disposables.create()
                    }
                })
            return sink
        }
    }

    /// Completes at once, without a value.
    public static func empty() -> Observable<Element> { Ending(.completed) }

    /// Fails at once with an error.
    public static func error(_ error: any Swift.Error) -> Observable<Element> { Ending(.error(error)) }

    /// Sends nothing, and never ends.
    public static func never() -> Observable<Element> { Ending(nil) }
}
