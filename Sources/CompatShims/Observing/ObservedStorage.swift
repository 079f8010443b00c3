import Foundation
import RACCompat
import StreamCore
import Synchronization

/// Holds the value of a property, and tells observations of its changes.
///
/// Observations are called outside the lock, by the thread that changes the value.
class ObservedStorage: @unchecked Sendable {  // the observations are guarded, and so is the value, by the subclass
    private static let lastNumber = Synchronization.Atomic<Int>(0)

    /// The number of this storage, which no other one has or had.
    let number = lastNumber.add(1, ordering: .relaxed).newValue
    private let state = Guarded(State())

    private struct State {
        var observations = ObservationList()
        /// The changes by hand that have begun, on any thread.
        var changes: [ChangeByHand] = []
    }

    private struct ChangeByHand {
        let thread = pthread_self()
        let earlier: EarlierValues
    }

    /// What observations knew before a change; they are kept, so that no other gets the identifier of one.
    private typealias EarlierValues = [ObjectIdentifier: (observation: KeyPathObservation, value: EarlierValue)]

    /// The type of the property, for messages.
    var valueType: Any.Type { Any.self }

    /// The value, noted as read by whoever tracks reads on this thread.
    func read(of owner: AnyObject) -> Any? { nil }

    /// Changes the value, numbers converted; returns false when it has the wrong type.
    func write(_ value: Any?) -> Bool { false }

    /// Tells observations before and after a change, and returns what the change returns: the value before.
    final func change<Result>(_ write: () -> Result) -> Result {
        let observations = state.withLock { $0.observations.places }
        guard !observations.isEmpty else {
            let result = write()
            // An observer that was added between the two reads of the list has seen the old value.
            if state.withLock({ !$0.observations.isEmpty }) { didChange([:]) }
            return result
        }
        return AccessTracker.suspend {
            let earlier = willChange(observations)
            let result = write()
            didChange(earlier)
            return result
        }
    }

    /// Tells observations before a change by hand, and keeps what they know until it ends on the same thread.
    final func beginChange() {
        let observations = state.withLock { $0.observations.places }
        let change = ChangeByHand(earlier: AccessTracker.suspend { willChange(observations) })
        state.withLock { $0.changes.append(change) }
    }

    /// Tells observations after the change by hand that began last on this thread; returns false when none has.
    final func endChange() -> Bool {
        let change = state.withLock { state in
            state.changes.lastIndex { pthread_equal($0.thread, pthread_self()) != 0 }
                .map { state.changes.remove(at: $0) }
        }
        guard let change else { return false }
        didChange(change.earlier)
        return true
    }

    /// Tells observations after a change that had no beginning.
    final func didChange() { didChange([:]) }

    private func willChange(_ observations: [KeyPathObservation?]) -> EarlierValues {
        var earlier: EarlierValues = [:]
        for case let observation? in observations {
            guard let value = observation.willChange() else { continue }
            earlier[ObjectIdentifier(observation)] = (observation, value)
        }
        return earlier
    }

    private func didChange(_ earlier: EarlierValues) {
        AccessTracker.suspend {
            for case let observation? in state.withLock({ $0.observations.places }) {
                if observation.isDisposed {
                    remove(observation)
                } else {
                    observation.didChange(earlier[ObjectIdentifier(observation)]?.value)
                }
            }
        }
    }

    final func add(_ observation: KeyPathObservation) {
        state.withLock { $0.observations.append(observation) }
    }

    final func remove(_ observation: KeyPathObservation) {
        state.withLock { $0.observations.remove(observation) }
    }
}

/// A property wrapper that has an observed storage.
protocol ObservedProperty {
    var observedStorage: ObservedStorage { get }
}
