import Foundation
import RACCompat
import StreamCore
import Synchronization

/// Stores the value of a property, and notifies observations of its changes.
///
/// The thread that changes the value calls the observations, outside the lock.
@usableFromInline
class ObservedStorage: @unchecked Sendable {  // the observations are guarded, and so is the value, by the subclass
    private static let lastNumber = Synchronization.Atomic<Int>(0)

    /// The number of this storage, which no other storage has or had.
    let number = lastNumber.add(1, ordering: .relaxed).newValue
    /// Guards the observations, and the value of a subclass.
    ///
    /// Not a lock with memory of its own: objects have many properties.
    final let lock = WordLock()
    @exclusivity(unchecked)  // under the lock
    private final var state = State()

    private struct State {
        var observations = ObservationList()
        /// The changes by hand that have begun, on any thread.
        var changes: [ChangeByHand] = []
    }

    private struct ChangeByHand {
        let thread = CurrentThread.number
        let earlier: EarlierValues
    }

    /// The values before a change, with their observations: a retained observation keeps its identifier its own.
    private typealias EarlierValues = [ObjectIdentifier: (observation: KeyPathObservation, value: EarlierValue)]

    private final func withState<Result>(_ body: (inout State) -> Result) -> Result {
        lock.withLock(of: self) { body(&state) }
    }

    /// The type of the property, for messages.
    var valueType: Any.Type { Any.self }

    /// Returns the value; a tracker on this thread records the read.
    func read(of owner: AnyObject) -> Any? { nil }

    /// Converts numbers, and changes the value; returns false when the value has the wrong type.
    func write(_ value: Any?) -> Bool { false }

    /// Notifies observations before and after a change, and returns the result of `write`, the earlier value.
    final func change<Result>(_ write: () -> Result) -> Result {
        let observations = withState { $0.observations.places }
        guard !observations.isEmpty else {
            let result = write()
            // An observer that was added between the two reads of the list has seen the old value.
            if withState({ !$0.observations.isEmpty }) { didChange([:]) }
            return result
        }
        return AccessTracker.suspend {
            let earlier = willChange(observations)
            let result = write()
            report(earlier)
            return result
        }
    }

    /// Notifies observations before a change by hand, and keeps their earlier values until the change ends on the same
    /// thread.
    final func beginChange() {
        let observations = withState { $0.observations.places }
        let change = ChangeByHand(earlier: AccessTracker.suspend { willChange(observations) })
        withState { $0.changes.append(change) }
    }

    /// Notifies observations after the change by hand that began last on this thread; returns false when there is none.
    final func endChange() -> Bool {
        let change = withState { state in
            state.changes.lastIndex { $0.thread == CurrentThread.number }
                .map { state.changes.remove(at: $0) }
        }
        guard let change else { return false }
        didChange(change.earlier)
        return true
    }

    /// Notifies observations after a change whose beginning was not announced.
    final func didChange() { didChange([:]) }

    private func willChange(_ observations: [KeyPathObservation?]) -> EarlierValues {
        var earlier: EarlierValues = [:]
        for case let observation? in observations {
            guard let value = observation.willChange() else { continue }
            earlier[ObjectIdentifier(observation)] = (observation, value)
        }
        return earlier
    }

    private func didChange(_ earlier: EarlierValues) { AccessTracker.suspend { report(earlier) } }

    private func report(_ earlier: EarlierValues) {
        for case let observation? in withState({ $0.observations.places }) {
            let value = earlier.isEmpty ? nil : earlier[ObjectIdentifier(observation)]?.value
            if !observation.didChange(value) { remove(observation) }
        }
    }

    final func add(_ observation: KeyPathObservation) {
        withState { $0.observations.append(observation) }
    }

    final func remove(_ observation: KeyPathObservation) {
        withState { $0.observations.remove(observation) }
    }
}

/// A property wrapper that has an observed storage.
protocol ObservedProperty {
    var observedStorage: ObservedStorage { get }
}
