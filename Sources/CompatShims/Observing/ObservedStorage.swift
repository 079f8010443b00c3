import RACCompat
import StreamCore

/// Holds the value of a property, and tells observations of its changes.
///
/// Observations are called outside the lock, by the thread that changes the value.
class ObservedStorage: @unchecked Sendable {  // state is reached under the lock only
    let lock = Lock()
    private var observations: [KeyPathObservation] = []

    /// The type of the property, for messages.
    var valueType: Any.Type { Any.self }

    /// The value, noted as read by whoever tracks reads on this thread.
    func read(of owner: AnyObject) -> Any? { nil }

    /// Changes the value, numbers converted; returns false when it has the wrong type.
    func write(_ value: Any?) -> Bool { false }

    /// Tells observations before and after a change.
    final func change(_ write: () -> Void) {
        let observations = lock.withLock { self.observations }
        guard !observations.isEmpty else {
            write()
            // Who came between the two reads of the list has seen the old value.
            if lock.withLock({ !self.observations.isEmpty }) { didChange([]) }
            return
        }
        AccessTracker.suspend {
            let earlier = observations.compactMap { observation in
                observation.willChange().map { (observation, $0) }
            }
            write()
            didChange(earlier)
        }
    }

    /// Tells observations after a change that had no beginning.
    final func didChange() { didChange([]) }

    private func didChange(_ earlier: [(KeyPathObservation, EarlierValue)]) {
        AccessTracker.suspend {
            for observation in lock.withLock({ observations }) {
                if observation.isDisposed {
                    remove(observation)
                } else {
                    observation.didChange(earlier.first { $0.0 === observation }?.1)
                }
            }
        }
    }

    final func add(_ observation: KeyPathObservation) {
        lock.withLock { observations.append(observation) }
    }

    final func remove(_ observation: KeyPathObservation) {
        // The removed one is released after the lock.
        let removed = lock.withLock {
            observations.firstIndex { $0 === observation }.map { observations.remove(at: $0) }
        }
        withExtendedLifetime(removed) {}
    }
}

/// A property wrapper that has an observed storage.
protocol ObservedProperty {
    var observedStorage: ObservedStorage { get }
}
