public import StreamCore
import Synchronization

/// An observer with the subscription that feeds it: disposing of the one ends the other.
///
/// As in RxSwift, an operator learns of its subscription only when the subscribe call has returned: what ends sooner
/// disposes of the subscription at that moment.
@usableFromInline
package class Subscription<Input>: Receiver<Input>, Cancelable, @unchecked Sendable {  // see the flags
    private static var isSet: UInt8 { 1 }
    private static var isOver: UInt8 { 2 }

    private final let flags = Atomic<UInt8>(0)
    @exclusivity(unchecked)  // belongs to whoever sets the second flag
    private final var upstream: (any Disposable)?

    package init(before downstream: StreamCore._Link?) {
        super.init()
        next = downstream
        Resources.increment()
    }

    deinit { Resources.decrement() }

    /// Whether it has been disposed of, or has ended.
    @usableFromInline
    package final var isDisposed: Bool {
        @inline(__always) get { flags.load(ordering: .relaxed) & 2 != 0 }
    }

    /// Subscribes to a source.
    @usableFromInline
    package final func subscribe(to source: Observable<Input>) { set(source.attach(self)) }

    /// Says what feeds it.
    final func set(_ subscription: any Disposable) {
        // What has ended meanwhile, as most that are immediate have, stores nothing.
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

    /// Disposes of what feeds it; operators that hold more add to it.
    func disposed(of upstream: (any Disposable)?) { upstream?.dispose() }

    private final func giveUpstream() -> (any Disposable)? { exchange(&upstream, with: nil) }
}

/// The subscription of an operator, or of a source: what it sends goes to the one receiver downstream of it.
@usableFromInline
package class Sink<Input, Output>: Subscription<Input>, @unchecked Sendable {  // see Subscription
    /// The receiver that `next` retains.
    private final let target: Unmanaged<Receiver<Output>>

    package init(_ downstream: Receiver<Output>) {
        target = .passUnretained(downstream)
        super.init(before: downstream)
    }

    /// The receiver downstream of it.
    package final var downstream: Receiver<Output> { target.takeUnretainedValue() }

    /// Sends a value, unless it is disposed of.
    @inline(__always)
    package final func send(_ value: Output) {
        if !isDisposed { target._withUnsafeGuaranteedRef { $0.receive(value) } }
    }

    /// Sends an error, unless it is disposed of.
    package final func sendError(_ error: any Error) {
        if !isDisposed { target._withUnsafeGuaranteedRef { $0.fail(error) } }
    }

    /// Sends completion, unless it is disposed of.
    package final func sendCompleted() {
        if !isDisposed { target._withUnsafeGuaranteedRef { $0.complete() } }
    }

    /// Sends an error, unless it is disposed of, and gives up the subscription after that.
    package final func end(with error: any Error) {
        sendError(error)
        dispose()
    }

    /// Sends completion, unless it is disposed of, and gives up the subscription after that.
    package final func end() {
        sendCompleted()
        dispose()
    }

    package override func fail(_ failure: any Error) { end(with: failure) }
    package override func complete() { end() }
}

/// A sink that hands values on as they are.
package class PassingSink<Element>: Sink<Element, Element>, @unchecked Sendable {  // see Subscription
    package override func receive(_ value: Element) { send(value) }
}

/// Hands on to a sink, as its last input.
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
