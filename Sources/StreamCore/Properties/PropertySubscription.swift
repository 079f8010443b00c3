import Synchronization

/// One start of the producer of a property: its place in the core, and the way into its segment.
final class PropertySubscription<Value>: Observer<Value, Never>, Disposable,
    @unchecked Sendable  // the flag is atomic, the rest gated
{
    private let core: PropertyCore<Value>
    private let target: Observer<Value, Never>
    private let segment: Segment
    private let flag = Atomic<Bool>(false)
    /// The place of the subscription in the core, inside the core's gate.
    var number = 0
    /// Touched by the subscribing thread alone.
    var turn = PropertyCore<Value>.Turn.queued

    init(_ core: PropertyCore<Value>, _ target: Observer<Value, Never>, _ segment: Segment) {
        self.core = core
        self.target = target
        self.segment = segment
        super.init()
    }

    var isDisposed: Bool { flag.load(ordering: .acquiring) }

    func dispose() {
        guard !flag.exchange(true, ordering: .acquiringAndReleasing) else { return }
        core.domain.enter { self.core.detach(self.number) }
    }

    override func receive(_ value: Value) { segment.send(value, to: target) }
    override func complete() { segment.complete(target) }
    override func interrupt() { segment.complete(target) }
}

/// The root of a property's producer: the current value, then every change; completes with the property.
package final class PropertyNode<Value>: SourceNode, @unchecked Sendable {  // see SourceNode
    private let core: PropertyCore<Value>
    /// Keeps the property up to date while the producer can be started.
    private let owner: AnyObject?

    init(_ core: PropertyCore<Value>, owner: AnyObject? = nil) {
        self.core = core
        self.owner = owner
        super.init(next: nil)
    }

    package override var label: StreamLabel? { core.label }

    package override func start(_ observer: AnyObserver, _ segment: Segment) {
        let target = unsafeDowncast(observer, to: Observer<Value, Never>.self)
        // Changes that come meanwhile wait at the gate of the segment until the current value has been sent.
        segment.enter {
            guard segment.isActive else { return }
            self.core.completeIfReleased()
            let subscription = PropertySubscription(self.core, target, segment)
            let present = self.core.subscribe(subscription)
            segment.add(subscription)
            self.core.finishSubscribing(subscription)
            target.receive(present)
        }
    }
}
