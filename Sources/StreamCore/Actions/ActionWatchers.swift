/// Who wants to be told of every execution of an action from its beginning; for bridges.
final class ActionWatchers<Output, Failure: Error>: @unchecked Sendable {  // guarded by the lock
    /// Is told who began an execution, and returns who is told its events.
    typealias Watcher = (_ origin: AnyObject?) -> Signal<Output, Failure>.Observer?

    private let lock = Lock()
    private var watchers: [(number: Int, watcher: Watcher)] = []
    private var nextNumber = 0

    func add(_ watcher: @escaping Watcher) -> any Disposable {
        let number = lock.withLock {
            nextNumber += 1
            watchers.append((nextNumber, watcher))
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
    func begin(by origin: AnyObject?) -> [Signal<Output, Failure>.Observer] {
        let present = lock.withLock { watchers }
        return present.compactMap { $0.watcher(origin) }
    }
}
