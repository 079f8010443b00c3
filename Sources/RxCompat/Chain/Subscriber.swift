public import StreamCore
import Synchronization

/// An observer with its subscription upstream: disposing the observer ends the subscription.
///
/// As in RxSwift, an operator gets its subscription only when the subscribe call has returned. An operator that ends
/// earlier disposes the subscription at that moment.
@usableFromInline
package class Subscriber<Input>: Receiver<Input>, Cancelable, @unchecked Sendable {  // see the flags
    private static var isSet: UInt8 { 1 }
    private static var isOver: UInt8 { 2 }

    private final let flags = Atomic<UInt8>(0)
    @exclusivity(unchecked)  // belongs to the thread that sets the second flag
    private final var upstream: (any Disposable)?

    package init(before downstream: StreamCore._Link?) {
        super.init(next: downstream)
        Resources.increment()
    }

    deinit { Resources.decrement() }

    /// Whether the observer has been disposed, or has ended.
    @usableFromInline
    package final var isDisposed: Bool {
        @inline(__always) get { flags.load(ordering: .relaxed) & 2 != 0 }
    }

    /// Subscribes to a source.
    @usableFromInline
    package final func subscribe(to source: Observable<Input>) { set(source.attach(self)) }

    /// Sets the subscription upstream.
    final func set(_ subscription: any Disposable) {
        // An observer that has ended meanwhile, as with most immediate sources, stores nothing.
        if isDisposed { return subscription.dispose() }
        upstream = subscription
        if flags.bitwiseOr(Self.isSet, ordering: .acquiringAndReleasing).oldValue & Self.isOver != 0 {
            giveUpstream()?.dispose()
        }
    }

    @usableFromInline
    package final func dispose() {
        let before = flags.bitwiseOr(Self.isOver, ordering: .acquiringAndReleasing).oldValue
        if before & Self.isOver == 0 { disposed(of: before & Self.isSet == 0 ? nil : giveUpstream()) }
    }

    /// Disposes the subscription upstream; operators that hold more resources override the method.
    func disposed(of upstream: (any Disposable)?) { upstream?.dispose() }

    private final func giveUpstream() -> (any Disposable)? { exchange(&upstream, with: nil) }
}

/// The subscription of an operator or of a source, which sends its events to one receiver downstream.
@usableFromInline
package class Sink<Input, Output>: Subscriber<Input>, @unchecked Sendable {  // see Subscriber
    /// The receiver that `next` retains.
    private final let target: Unmanaged<Receiver<Output>>

    package init(_ downstream: Receiver<Output>) {
        target = .passUnretained(downstream)
        super.init(before: downstream)
    }

    /// The receiver downstream.
    package final var downstream: Receiver<Output> { target.takeUnretainedValue() }

    /// Sends a value, unless the subscription has been disposed.
    @inline(__always)
    package final func send(_ value: Output) {
        if !isDisposed { target._withUnsafeGuaranteedRef { $0.receive(value) } }
    }

    /// Sends an error, unless the subscription has been disposed.
    package final func sendError(_ error: any Error) {
        if !isDisposed { target._withUnsafeGuaranteedRef { $0.fail(error) } }
    }

    /// Sends completion, unless the subscription has been disposed.
    package final func sendCompleted() {
        if !isDisposed { target._withUnsafeGuaranteedRef { $0.complete() } }
    }

    /// Sends an error, unless the subscription has been disposed, and then disposes it.
    package final func end(with error: any Error) {
        sendError(error)
        dispose()
    }

    /// Sends completion, unless the subscription has been disposed, and then disposes it.
    package final func end() {
        sendCompleted()
        dispose()
    }

    package override func fail(_ failure: any Error) { end(with: failure) }
    package override func complete() { end() }
}

/// A sink that passes values on unchanged.
package class PassingSink<Element>: Sink<Element, Element>, @unchecked Sendable {  // see Subscriber
    package override func receive(_ value: Element) { send(value) }
}

/// Passes events to a sink, as the sink's last input.
package final class PassingReceiver<Input, Element>: Receiver<Element>, @unchecked Sendable {  // immutable
    private let sink: Sink<Input, Element>

    package init(_ sink: Sink<Input, Element>) {
        self.sink = sink
        super.init()
    }

    package override func receive(_ value: Element) { sink.send(value) }
    package override func fail(_ failure: any Error) { sink.end(with: failure) }
    package override func complete() { sink.end() }
}
