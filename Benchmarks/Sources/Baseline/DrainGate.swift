import Synchronization

/// Admits one sender at a time: two compare-and-swaps when nobody else is there.
///
/// A sender that is refused leaves its value in a queue of its own and calls `handOver`.
struct DrainGate: ~Copyable {
    private static let idle = 0
    private static let busy = 1
    private static let busyWithQueue = 2

    private let state = Atomic<Int>(DrainGate.idle)

    /// Claims the right to deliver.
    func enter() -> Bool {
        state.compareExchange(expected: Self.idle, desired: Self.busy, ordering: .acquiring).exchanged
    }

    /// Gives the right back, unless something was queued in the meantime: then the owner delivers that first.
    func leave() -> Bool {
        state.compareExchange(expected: Self.busy, desired: Self.idle, ordering: .acquiringAndReleasing).exchanged
    }

    /// Announces that the owner is about to take what is queued.
    func willTakeQueue() {
        _ = state.exchange(Self.busy, ordering: .acquiringAndReleasing)
    }

    /// Tells the owner that something was queued; returns true when there is none any more and the caller now is it.
    func handOver() -> Bool {
        while true {
            let (toQueue, found) = state.compareExchange(
                expected: Self.busy, desired: Self.busyWithQueue, ordering: .acquiringAndReleasing)
            if toQueue || found == Self.busyWithQueue { return false }
            if enter() { return true }
        }
    }
}
