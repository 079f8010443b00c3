import StreamCore
import Synchronization

/// The time for which shared values are kept.
public enum SubjectLifetimeScope: Sendable {
    /// While there are observers; after the last observer has left, or the source has ended, a new run begins.
    case whileConnected
    /// For ever; an observer that comes after the terminal event receives the kept values, and that event.
    case forever
}

/// Shares one run among its current observers; the first observer after the run has ended begins a new run.
private final class ShareWhileConnected<Element>: Observable<Element>, @unchecked Sendable {  // see Guarded
    private let source: Observable<Element>
    private let capacity: Int
    fileprivate let connection = Guarded<SharedRun<Element>?>(nil)

    init(_ source: Observable<Element>, _ capacity: Int) {
        self.source = source
        self.capacity = capacity
        super.init()
    }

    override func attach(_ receiver: Receiver<Element>) -> any Disposable {
        while true {
            let made = SharedRun(self, capacity)
            let run = connection.withLock { connection in
                if let connection { return connection }
                connection = made
                return made
            }
            guard let (membership, isFirst) = run.join(receiver) else { continue }
            if isFirst { run.subscription.setDisposable(source.attach(run)) }
            return membership
        }
    }
}

/// A run of a shared observable.
private final class SharedRun<Element>: Receiver<Element>, @unchecked Sendable {  // the rest is under the lock
    private let parent: ShareWhileConnected<Element>
    private let capacity: Int
    let subscription = SingleAssignmentDisposable()
    private let lock = WordLock()
    private var receivers = ReceiverList()
    private var kept: Element?
    private var isOver = false
    private var hasBegun = false

    init(_ parent: ShareWhileConnected<Element>, _ capacity: Int) {
        self.parent = parent
        self.capacity = capacity
        super.init()
    }

    /// Adds a receiver; returns nil if the run is over.
    func join(_ receiver: Receiver<Element>) -> (any Disposable, isFirst: Bool)? {
        var key = 0
        var current: Element?
        var isFirst = false
        lock.withLock(of: self) {
            guard !isOver else { return }
            key = receivers.insert(receiver)
            current = kept
            isFirst = !exchange(&hasBegun, with: true)
        }
        if key == 0 { return nil }
        if let current { receiver.receive(current) }
        return (ActionDisposable { [self] in leave(key) }, isFirst)
    }

    private func leave(_ key: Int) {
        var removed: AnyObject?
        let isLast = lock.withLock(of: self) {
            removed = receivers.remove(key)
            guard removed != nil, receivers.isEmpty else { return false }
            isOver = true
            return true
        }
        release(removed)
        guard isLast else { return }
        forget()
        subscription.dispose()
    }

    private func forget() {
        release(parent.connection.withLock { $0 === self ? $0.take() : nil })
    }

    override func receive(_ value: Element) {
        var all = ReceiverList()
        let replaced = lock.withLock(of: self) { () -> Element? in
            all = receivers
            return capacity > 0 && !isOver ? exchange(&kept, with: value) : nil
        }
        all.forEach { unsafeDowncast($0, to: Receiver<Element>.self).receive(value) }
        release(replaced)
    }

    private func end() -> ReceiverList {
        let all = lock.withLock(of: self) {
            isOver = true
            return exchange(&receivers, with: ReceiverList())
        }
        forget()
        return all
    }

    override func fail(_ failure: any Error) {
        end().forEach { unsafeDowncast($0, to: Receiver<Element>.self).fail(failure) }
        subscription.dispose()
    }

    override func complete() {
        end().forEach { $0.complete() }
        subscription.dispose()
    }
}

extension ObservableType {
    /// Shares one run among all observers, and replays the latest `replay` values to each later observer.
    public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
    ) -> Observable<Element> {
        switch (scope, replay) {
        case (.whileConnected, 0), (.whileConnected, 1): ShareWhileConnected(asObservable(), replay)
        case (.whileConnected, _): self.replay(replay).refCount()
        case (.forever, 0): multicast(PublishSubject()).refCount()
        case (.forever, _): multicast(ReplaySubject.create(bufferSize: replay)).refCount()
        }
    }
}
