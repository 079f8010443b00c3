import Synchronization

/// Runs a step as often as `bounce` is called, without growing the stack.
///
/// A call of `bounce` from inside the step (a source that ended while it was being started) makes the running loop go
/// round once more; any other call begins the loop. Steps never overlap.
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
