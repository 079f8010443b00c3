import StreamCore
import Synchronization

/// What the subjects have in common: the receivers, and the end.
///
/// It is the receiver of its subject. An event is delivered outside the lock, on the thread that sends.
class HotCore<Element>: Receiver<Element>, @unchecked Sendable {  // the rest is under the lock
    private final let lock = WordLock()
    @exclusivity(unchecked)  // under the lock
    private final var receivers = ReceiverList()
    @exclusivity(unchecked)  // under the lock
    private final var failure: (any Error)?
    @exclusivity(unchecked)  // under the lock
    private final var hasEnded = false
    @exclusivity(unchecked)  // under the lock
    private final var isOver = false

    /// Whether values are noted.
    private final let keepsValues: Bool

    init(keepsValues: Bool = false) {
        self.keepsValues = keepsValues
        super.init()
    }

    @inline(__always)
    final func locked<Result>(_ body: () -> Result) -> Result { lock.withLock(of: self, body) }

    final var hasObservers: Bool { locked { !receivers.isEmpty } }
    final var isDisposed: Bool { locked { isOver } }

    /// Whether values pass; inside the lock.
    final var isLive: Bool { !hasEnded && !isOver }

    /// How it has ended; nil if it has not.
    final var end: Event<Element>? {
        locked { !hasEnded ? nil : failure.map { .error($0) } ?? .completed }
    }

    /// What a new receiver gets first, if there is such a value; inside the lock.
    var current: Element? { nil }

    /// Notes a value before it is delivered, inside the lock; what it returns is released outside.
    func note(_ value: Element) -> Element? { nil }

    override func receive(_ value: Element) {
        var isSimple = false
        let only = lock.withLock(of: self) { () -> StreamCore.AnyObserver? in
            isSimple = isLive && !keepsValues && !receivers.hasMany
            return isSimple ? receivers.first : nil
        }
        if let only {
            unsafeDowncast(only, to: Receiver<Element>.self).receive(value)
        } else if !isSimple {
            receiveByMany(value)
        }
    }

    /// Sends to several, or keeps the value.
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
            return exchange(&receivers, with: ReceiverList())
        }
    }

    /// Sends a receiver what comes first, and adds it unless that is all.
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

    final func leave(_ key: Int) { release(locked { receivers.remove(key) }) }

    /// Lets go of all receivers; who subscribes later gets an error.
    final func dispose() {
        let (all, failure) = locked {
            isOver = true
            hasEnded = false
            return (exchange(&receivers, with: ReceiverList()), exchange(&self.failure, with: nil))
        }
        release(all)
        release(failure)
    }
}

/// The place of one receiver in a subject.
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
