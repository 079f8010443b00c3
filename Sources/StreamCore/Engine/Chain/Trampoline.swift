import Synchronization

/// Runs a step again and again, as often as it is asked to, without growing the stack.
///
/// `bounce` called from inside the step (a source that ended while it was being started) makes the loop that is
/// running go round once more; called from elsewhere it begins the loop. Steps never overlap.
package struct Trampoline: ~Copyable, Sendable {
    private let requests = Atomic<Int>(0)

    package init() {}

    package borrowing func bounce(_ step: () -> Void) {
        guard requests.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
        repeat {
            step()
        } while requests.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }
}
