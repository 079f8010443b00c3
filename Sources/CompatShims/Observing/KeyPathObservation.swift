import Observation
import RACCompat
import StreamCore

/// What an observation knew before a change.
struct EarlierValue {
    let value: Any?
}

/// One observation of one key path: knows which properties its value is made of, and hears of their changes.
///
/// Every evaluation finds these properties anew, so an object in the middle may be exchanged. The properties hold the
/// observation, which holds neither them nor their objects.
final class KeyPathObservation: @unchecked Sendable {  // state is reached under the lock only
    private struct Dependency {
        weak let storage: ObservedStorage?
    }

    private let lock = Lock()
    private var dependencies: [Dependency] = []
    private var lastEvaluation = 0
    private var wasDisposed = false
    /// Whether the newest evaluation has read a property of an `@Observable` object.
    private var readsObservables = false

    private let read: () -> Any?
    private let willBegin: ((KeyPathObservation) -> EarlierValue)?
    private let didEnd: (KeyPathObservation, EarlierValue?) -> Void
    private let didEndLate: (KeyPathObservation) -> Void

    /// Makes an observation that begins with the first evaluation.
    ///
    /// - Parameters:
    ///   - read: Reads the value; it holds no object of the key path.
    ///   - willChange: Called before a change; what it returns is handed to `didChange`.
    ///   - didChange: Called after a change, in the call that makes it. It evaluates, on this thread or on another.
    ///   - didChangeLate: Called in a later turn after changes of `@Observable` objects; without it, `didChange` is.
    init(
        read: @escaping () -> Any?, willChange: ((KeyPathObservation) -> EarlierValue)? = nil,
        didChange: @escaping (KeyPathObservation, EarlierValue?) -> Void,
        didChangeLate: ((KeyPathObservation) -> Void)? = nil
    ) {
        self.read = read
        self.willBegin = willChange
        self.didEnd = didChange
        self.didEndLate = didChangeLate ?? { didChange($0, nil) }
    }

    var isDisposed: Bool { lock.withLock { wasDisposed } }

    /// Whether anything could ever change the value, as far as the newest evaluation knows.
    var canChange: Bool { lock.withLock { readsObservables || !dependencies.isEmpty } }

    /// Whether changes may be told in a later turn.
    var mayBeLate: Bool { lock.withLock { readsObservables } }

    // MARK: Evaluating

    /// Reads the value, and hears of the changes of all that it is made of from now on.
    func evaluate() -> Any? {
        let number = lock.withLock {
            lastEvaluation += 1
            return lastEvaluation
        }
        let tracker = AccessTracker(for: self)
        var readsObservables = false
        let onChange = {
            readsObservables = true
            return { @Sendable [self] in observableWillChange(number) }
        }
        // The last argument is evaluated only where a property of such an object was read.
        let value = withObservationTracking({ tracker.track(read) }, onChange: onChange())
        settle(number, tracker, readsObservables: readsObservables)
        return value
    }

    /// Reads the value, and changes nothing else.
    func peek() -> Any? { AccessTracker.suspend(read) }

    /// Notes that the value is made of a property.
    func depend(on storage: ObservedStorage) {
        let isNew = lock.withLock {
            if wasDisposed || dependencies.contains(where: { $0.storage === storage }) { return false }
            dependencies.append(Dependency(storage: storage))
            return true
        }
        if isNew { storage.add(self) }
    }

    /// Forgets the properties that the value is not made of any more; only the newest evaluation knows.
    private func settle(_ number: Int, _ tracker: AccessTracker, readsObservables: Bool) {
        let outdated: [Dependency] = lock.withLock {
            guard !wasDisposed else { return tracker.accesses.map { Dependency(storage: $0.storage) } }
            guard number == lastEvaluation else { return [] }
            self.readsObservables = readsObservables
            // Mostly, nothing but values has changed.
            if dependencies.elementsEqual(tracker.accesses, by: { $0.storage === $1.storage }) { return [] }
            let read = Set(tracker.accesses.map { ObjectIdentifier($0.storage) })
            var outdated: [Dependency] = []
            dependencies.removeAll { dependency in
                if let storage = dependency.storage, read.contains(ObjectIdentifier(storage)) { return false }
                outdated.append(dependency)
                return true
            }
            return outdated
        }
        for dependency in outdated { dependency.storage?.remove(self) }
    }

    // MARK: Changes

    /// What is known before a change; nil when it is not asked for.
    func willChange() -> EarlierValue? { isDisposed ? nil : willBegin?(self) }

    func didChange(_ earlier: EarlierValue?) {
        if !isDisposed { didEnd(self, earlier) }
    }

    /// A property of an `@Observable` object tells once, and before the change: the value is read again in a later turn.
    private func observableWillChange(_ number: Int) {
        guard lock.withLock({ number == lastEvaluation && !wasDisposed }) else { return }
        let scheduler = RACScheduler.currentScheduler() ?? .mainThreadScheduler()
        scheduler.schedule { [self] in
            if lock.withLock({ number == lastEvaluation && !wasDisposed }) { didEndLate(self) }
        }
    }

    /// Ends the observation.
    func dispose() {
        let dependencies = lock.withLock {
            wasDisposed = true
            let dependencies = self.dependencies
            self.dependencies = []
            return dependencies
        }
        for dependency in dependencies { dependency.storage?.remove(self) }
    }
}
