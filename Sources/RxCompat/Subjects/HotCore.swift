import StreamCore
import Synchronization

/// The common part of the subjects: the receivers, and the terminal event.
///
/// The core is the receiver of its subject. The core delivers an event outside the lock, on the sending thread.
class HotCore<Element>: Receiver<Element>, @unchecked Sendable {  // the rest is under the lock
    private final let lock = WordLock()
    @exclusivity(unchecked)  // under the lock
    private final var receivers = ReceiverList()
    /// The number of running deliveries to an only receiver.
    @exclusivity(unchecked)  // under the lock
    private final var deliveries = 0
    /// The receivers that left during a delivery to an only receiver.
    @exclusivity(unchecked)  // under the lock
    private final var retired: [StreamCore.AnyObserver] = []
    @exclusivity(unchecked)  // under the lock
    private final var hasRetired = false
    @exclusivity(unchecked)  // under the lock
    private final var failure: (any Error)?
    @exclusivity(unchecked)  // under the lock
    private final var hasEnded = false
    @exclusivity(unchecked)  // under the lock
    private final var isOver = false

    /// Whether `note(_:)` keeps values.
    private final let keepsValues: Bool

    init(keepsValues: Bool = false) {
        self.keepsValues = keepsValues
        super.init()
    }

    @inline(__always)
    final func locked<Result>(_ body: () -> Result) -> Result { lock.withLock(of: self, body) }

    final var hasObservers: Bool { locked { !receivers.isEmpty } }
    final var isDisposed: Bool { locked { isOver } }

    /// Whether values pass; read inside the lock.
    final var isLive: Bool { !hasEnded && !isOver }

    /// The terminal event; nil before it.
    final var end: Event<Element>? {
        locked { !hasEnded ? nil : failure.map { .error($0) } ?? .completed }
    }

    /// The value that a new receiver receives first, or nil; read inside the lock.
    var current: Element? { nil }

    /// Notes a value before its delivery, inside the lock; returns the value to release outside.
    func note(_ value: Element) -> Element? { nil }

    override func receive(_ value: Element) {
        var isSimple = false
        // The delivery does not retain the receiver: `retired` keeps a receiver that leaves during a delivery.
        let only = lock.withLock(of: self) { () -> Unmanaged<StreamCore.AnyObserver>? in
            isSimple = isLive && !keepsValues && !receivers.hasMany
            guard isSimple, let only = receivers.unretainedFirst else { return nil }
            deliveries &+= 1
            return only
        }
        if let only {
            only._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Receiver<Element>.self).receive(value) }
            endDelivery()
        } else if !isSimple {
            receiveByMany(value)
        }
    }

    @inline(__always)
    private final func endDelivery() {
        let isLast = lock.withLock(of: self) {
            deliveries &-= 1
            return deliveries == 0 && hasRetired
        }
        if isLast { releaseRetired() }
    }

    @inline(never)
    private final func releaseRetired() {
        release(
            locked {
                guard deliveries == 0 else { return [] }
                hasRetired = false
                return exchange(&retired, with: [])
            })
    }

    /// Keeps a receiver that has left while a delivery may still use it; called inside the lock.
    private final func retire(_ receiver: StreamCore.AnyObserver?) {
        guard deliveries > 0, let receiver else { return }
        retired.append(receiver)
        hasRetired = true
    }

    /// Sends a value to several receivers, or keeps the value.
    @inline(never)
    private final func receiveByMany(_ value: Element) {
        var all = ReceiverList()
        var replaced: Element?
        locked {
            guard isLive else { return }
            all = receivers
            if keepsValues { replaced = note(value) }
        }
        all.forEach { unsafeDowncast($0, to: Receiver<Element>.self).receive(value) }
        release(replaced)
    }

    final override func fail(_ failure: any Error) {
        takeAll(failure).forEach { unsafeDowncast($0, to: Receiver<Element>.self).fail(failure) }
    }

    final override func complete() {
        takeAll(nil).forEach { finish(unsafeDowncast($0, to: Receiver<Element>.self)) }
    }

    /// Completes a receiver.
    func finish(_ receiver: Receiver<Element>) { receiver.complete() }

    private final func takeAll(_ failure: (any Error)?) -> ReceiverList {
        locked {
            guard isLive else { return ReceiverList() }
            hasEnded = true
            self.failure = failure
            retire(receivers.first)
            return exchange(&receivers, with: ReceiverList())
        }
    }

    /// Sends a receiver the current value and adds the receiver, or sends the terminal event.
    final func admit(_ receiver: Receiver<Element>, _ subject: AnyObject) -> any Disposable {
        var key = 0
        var failure: (any Error)?
        var current: Element?
        locked {
            failure = self.failure
            if isLive {
                key = receivers.insert(receiver)
                current = self.current
            }
        }
        if key > 0 {
            if let current { receiver.receive(current) }
            return Membership(self, key)
        }
        if isDisposed {
            receiver.fail(RxError.disposed(object: subject))
        } else if let failure {
            receiver.fail(failure)
        } else {
            finish(receiver)
        }
        return Disposables.create()
    }

    final func leave(_ key: Int) {
        release(
            locked {
                let removed = receivers.remove(key)
                retire(removed)
                return removed
            })
    }

    /// Releases all receivers; a receiver that joins later receives `RxError.disposed`.
    final func dispose() {
        let (all, failure) = locked {
            isOver = true
            hasEnded = false
            retire(receivers.first)
            return (exchange(&receivers, with: ReceiverList()), exchange(&self.failure, with: nil))
        }
        release(all)
        release(failure)
    }
}

/// The membership of one receiver in a subject.
private final class Membership<Element>: Disposable {
    private let key: Int
    private let core: Atomic<Unmanaged<HotCore<Element>>?>

    init(_ core: HotCore<Element>, _ key: Int) {
        self.key = key
        self.core = Atomic(.passRetained(core))
    }

    deinit { core.load(ordering: .acquiring)?.release() }

    func dispose() {
        core.exchange(nil, ordering: .acquiringAndReleasing)?.takeRetainedValue().leave(key)
    }
}
