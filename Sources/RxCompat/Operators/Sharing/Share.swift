import StreamCore
import Synchronization

/// The time for which shared values are kept.
public enum SubjectLifetimeScope: Sendable {
    /// While there are observers; after the last observer has left, or the source has ended, a new run begins.
    case whileConnected
    /// For ever; an observer that subscribes after the terminal event receives the kept values and that event.
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
            guard let (membership, isFirst) = run.join(receiver) else {
                // The thread that ended the run has not come to that yet, and is not waited for.
                run.forget()
                continue
            }
            if isFirst { run.subscription.setDisposable(source.attach(run)) }
            return membership
        }
    }
}

/// A run of a shared observable.
private final class SharedRun<Element>: Receiver<Element>, @unchecked Sendable {  // immutable
    private let parent: ShareWhileConnected<Element>
    private let core: SubjectCore<Element>
    let subscription = SingleAssignmentDisposable()

    init(_ parent: ShareWhileConnected<Element>, _ capacity: Int) {
        self.parent = parent
        core = capacity > 0 ? KeepingCore(.shared(capacity)) : SubjectCore(.shared(capacity))
        super.init()
    }

    /// Adds a receiver; returns nil if the run is over.
    func join(_ receiver: Receiver<Element>) -> (any Disposable, isFirst: Bool)? {
        guard let membership = core.admit(receiver) else { return nil }
        return (ActionDisposable { [self] in leave(membership) }, membership.isFirst)
    }

    private func leave(_ membership: Membership<Element, any Error>) {
        guard membership.leave() else { return }
        forget()
        subscription.dispose()
    }

    fileprivate func forget() {
        release(parent.connection.withLock { $0 === self ? $0.take() : nil })
    }

    override func receive(_ value: Element) { core.receive(value) }

    override func fail(_ failure: any Error) {
        forget()
        core.fail(failure)
        subscription.dispose()
    }

    override func complete() {
        forget()
        core.complete()
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
