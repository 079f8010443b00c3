import Synchronization

/// The watchers of every execution of an action, from its beginning; for bridges.
final class ActionWatchers<Output, Failure: Error>: Sendable {
    /// Receives the object that began an execution, and returns the observer of the execution's events.
    typealias Watcher = (_ origin: AnyObject?) -> Signal<Output, Failure>.Observer?

    private struct State {
        var watchers: [Int: Watcher] = [:]
        var lastNumber = 0
    }

    private let state = Guarded(State())
    /// Whether a watcher was ever added: most actions have none, and need not look.
    private let isWatched = Atomic<Bool>(false)

    func add(_ watcher: @escaping Watcher) -> any Disposable {
        let number = state.withLock {
            $0.lastNumber += 1
            $0.watchers[$0.lastNumber] = watcher
            isWatched.store(true, ordering: .releasing)
            return $0.lastNumber
        }
        return AnyDisposable { [weak self] in self?.remove(number) }
    }

    private func remove(_ number: Int) {
        state.withLock { $0.watchers.removeValue(forKey: number) }
    }

    /// Notifies the watchers of an execution that begins; returns the observers of its events.
    func begin(by origin: AnyObject?) -> [AnyObserver] {
        guard isWatched.load(ordering: .acquiring) else { return [] }
        let present = state.withLock { $0.watchers }
        // In the order in which they were added.
        return present.sorted { $0.key < $1.key }.compactMap { $0.value(origin) }
    }
}
