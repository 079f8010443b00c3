public import Dispatch
import Synchronization

/// Hands values on from a serial queue, as many at each wake-up as have come in by then.
public final class IntQueueHop: IntSink, @unchecked Sendable {
    // Unchecked: `next` is called on the queue only, the values are behind the mutex.
    private let waiting = Mutex<[Int]>([])
    private let queue: DispatchQueue
    private let next: IntSink

    /// Creates a stage in front of `next`, which is called on `queue`.
    public init(on queue: DispatchQueue, to next: IntSink) {
        self.queue = queue
        self.next = next
    }

    /// Stores one value and wakes the queue if nothing was waiting.
    public override func receive(_ value: Int) {
        let wasEmpty = waiting.withLock { values in
            values.append(value)
            return values.count == 1
        }
        if wasEmpty { queue.async { self.handOn() } }
    }

    private func handOn() {
        let values = waiting.withLock { values in
            let taken = values
            values = []
            return taken
        }
        for value in values { next.receive(value) }
    }
}
