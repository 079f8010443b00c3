import Synchronization

/// Who wants to be told of every execution of an action from its beginning; for bridges.
final class ActionWatchers<Output, Failure: Error>: @unchecked Sendable {  // guarded by the lock
    /// Is told who began an execution, and returns who is told its events.
    typealias Watcher = (_ origin: AnyObject?) -> Signal<Output, Failure>.Observer?

    private let lock = Lock()
    private var watchers: [(number: Int, watcher: Watcher)] = []
    private var nextNumber = 0
    /// Whether there has ever been one: most actions have none, and need not look.
    private let isWatched = Atomic<Bool>(false)

    func add(_ watcher: @escaping Watcher) -> any Disposable {
        let number = lock.withLock {
            nextNumber += 1
            watchers.append((nextNumber, watcher))
            isWatched.store(true, ordering: .releasing)
            return nextNumber
        }
        return AnyDisposable { [weak self] in self?.remove(number) }
    }

    private func remove(_ number: Int) {
        // Released outside the lock.
        var old: [(number: Int, watcher: Watcher)] = []
        lock.withLock {
            old = watchers
            watchers = old.filter { $0.number != number }
        }
        old = []
    }

    /// Tells of an execution that begins; returns who is told its events.
    func begin(by origin: AnyObject?) -> [AnyObserver] {
        guard isWatched.load(ordering: .acquiring) else { return [] }
        let present = lock.withLock { watchers }
        return present.compactMap { $0.watcher(origin) }
    }
}
