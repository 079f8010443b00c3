import Observation
import RACCompat
import StreamCore

/// The value that an observation had before a change.
struct EarlierValue {
    let value: Any?
}

/// An observation of one key path: finds the properties that make up the value, and receives their changes.
///
/// Every evaluation finds these properties anew, so the objects in the middle may change. The properties retain the
/// observation; the observation retains neither the properties nor their objects.
final class KeyPathObservation: @unchecked Sendable {  // the state is guarded, the rest is immutable
    /// A property of the value, compared by number: a storage that is retained inside the lock could be released there
    /// last.
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
    private let didEndInLaterTurn: (KeyPathObservation) -> Void

    /// Makes an observation that begins with the first evaluation.
    ///
    /// - Parameters:
    ///   - read: Reads the value; it holds no object of the key path.
    ///   - willChange: Called before a change; its result is handed to `didChange`.
    ///   - didChange: Called after a change, in the call that makes it. The closure evaluates, on this thread or on
    ///     another.
    ///   - didChangeInLaterTurn: Called in a later turn after changes of `@Observable` objects; by default, `didChange` with
    ///     nil.
    init(
        read: @escaping () -> Any?, willChange: ((KeyPathObservation) -> EarlierValue)? = nil,
        didChange: @escaping (KeyPathObservation, EarlierValue?) -> Void,
        didChangeInLaterTurn: ((KeyPathObservation) -> Void)? = nil
    ) {
        self.read = read
        self.willBegin = willChange
        self.didEnd = didChange
        self.didEndInLaterTurn = didChangeInLaterTurn ?? { didChange($0, nil) }
    }

    var isDisposed: Bool { state.withLock { $0.wasDisposed } }

    /// Whether anything can change the value, by the properties that the newest evaluation has read.
    var canChange: Bool { state.withLock { $0.readsObservables || !$0.dependencies.isEmpty } }

    /// Whether a change may be reported in a later turn.
    var mayBeLate: Bool { state.withLock { $0.readsObservables } }

    // MARK: Evaluating

    /// Reads the value, and registers for the changes of all properties that make it up.
    func evaluate() -> Any? {
        let number = state.withLock { state in
            state.lastEvaluation += 1
            return state.lastEvaluation
        }
        var tracker = AccessTracker(for: self)
        var readsObservables = false
        // The last argument is evaluated only if a property of an `@Observable` object was read.
        let value = withObservationTracking({ tracker.track(read) }, onChange: onChange(number, &readsObservables))
        settle(number, tracker, readsObservables: readsObservables)
        return value
    }

    private func onChange(_ number: Int, _ readsObservables: inout Bool) -> @Sendable () -> Void {
        readsObservables = true
        return { [self] in observableWillChange(number) }
    }

    /// Reads the value without registering for changes.
    func peek() -> Any? { AccessTracker.suspend(read) }

    /// Whether a property is a part of the value, and the one with this index.
    func depends(on storage: ObservedStorage, at index: Int) -> Bool {
        state.withLock { state in
            index < state.dependencies.count && state.dependencies[index].number == storage.number
        }
    }

    /// Notes that a property is a part of the value.
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

    /// Forgets the properties that are no longer a part of the value; only the newest evaluation does so.
    private func settle(_ number: Int, _ tracker: AccessTracker, readsObservables: Bool) {
        let outdated: [Dependency] = state.withLock { state in
            guard !state.wasDisposed else { return tracker.accesses.map { Dependency($0.storage) } }
            guard number == state.lastEvaluation else { return [] }
            state.readsObservables = readsObservables
            if tracker.accesses.isEmpty, tracker.expectedCount == state.dependencies.count { return [] }
            var read = Set(tracker.accesses.map { $0.storage.number })
            for index in 0..<min(tracker.expectedCount, state.dependencies.count) {
                read.insert(state.dependencies[index].number)
            }
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

    /// The value before a change; nil when it was not asked for, or the observation has been disposed.
    func willChange() -> EarlierValue? {
        guard let willBegin, !isDisposed else { return nil }
        return willBegin(self)
    }

    /// Reports a change; returns false when the observation has been disposed.
    func didChange(_ earlier: EarlierValue?) -> Bool {
        guard !isDisposed else { return false }
        didEnd(self, earlier)
        return true
    }

    /// Schedules a new reading in a later turn: an `@Observable` object reports a change only once, and before it.
    private func observableWillChange(_ number: Int) {
        guard isNewest(number) else { return }
        let scheduler = RACScheduler.currentScheduler() ?? .mainThreadScheduler()
        scheduler.schedule { [self] in
            if isNewest(number) { didEndInLaterTurn(self) }
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
