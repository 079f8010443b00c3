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
final class KeyPathObservation: @unchecked Sendable {  // the state is guarded, the rest is immutable
    /// Compared by number: inside the lock, nothing may retain a storage, and so be the last to release it.
    private struct Dependency {
        weak let storage: ObservedStorage?
        let number: Int

        init(_ storage: ObservedStorage) {
            self.storage = storage
            number = storage.number
        }
    }

    private struct State {
        var dependencies: [Dependency] = []
        var lastEvaluation = 0
        var wasDisposed = false
        /// Whether the newest evaluation has read a property of an `@Observable` object.
        var readsObservables = false
    }

    private let state = Guarded(State())

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

    var isDisposed: Bool { state.withLock { $0.wasDisposed } }

    /// Whether anything could ever change the value, as far as the newest evaluation knows.
    var canChange: Bool { state.withLock { $0.readsObservables || !$0.dependencies.isEmpty } }

    /// Whether changes may be told in a later turn.
    var mayBeLate: Bool { state.withLock { $0.readsObservables } }

    // MARK: Evaluating

    /// Reads the value, and hears of the changes of all that it is made of from now on.
    func evaluate() -> Any? {
        let number = state.withLock { state in
            state.lastEvaluation += 1
            return state.lastEvaluation
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
        let dependency = Dependency(storage)
        let isNew = state.withLock { state in
            let isKnown = state.dependencies.contains { $0.number == dependency.number }
            guard !isKnown, !state.wasDisposed else { return false }
            state.dependencies.append(dependency)
            return true
        }
        if isNew { storage.add(self) }
    }

    /// Forgets the properties that the value is not made of any more; only the newest evaluation knows.
    private func settle(_ number: Int, _ tracker: AccessTracker, readsObservables: Bool) {
        let outdated: [Dependency] = state.withLock { state in
            guard !state.wasDisposed else { return tracker.accesses.map { Dependency($0.storage) } }
            guard number == state.lastEvaluation else { return [] }
            state.readsObservables = readsObservables
            // Mostly, nothing but values has changed.
            if state.dependencies.elementsEqual(tracker.accesses, by: { $0.number == $1.storage.number }) { return [] }
            let read = Set(tracker.accesses.map { $0.storage.number })
            var outdated: [Dependency] = []
            state.dependencies.removeAll { dependency in
                if read.contains(dependency.number) { return false }
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
        guard isNewest(number) else { return }
        let scheduler = RACScheduler.currentScheduler() ?? .mainThreadScheduler()
        scheduler.schedule { [self] in
            if isNewest(number) { didEndLate(self) }
        }
    }

    private func isNewest(_ number: Int) -> Bool {
        state.withLock { number == $0.lastEvaluation && !$0.wasDisposed }
    }

    /// Ends the observation.
    func dispose() {
        let dependencies = state.withLock { state in
            state.wasDisposed = true
            return exchange(&state.dependencies, with: [])
        }
        for dependency in dependencies { dependency.storage?.remove(self) }
    }
}
