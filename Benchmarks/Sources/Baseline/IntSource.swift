import Synchronization

/// A serial hot source: what is sent re-entrantly or from another thread is queued and delivered by the present sender.
///
/// Observers are attached before the first value is sent and stay until the source goes away; the values of an observer
/// that was disposed of end at the observer.
public final class IntSource: @unchecked Sendable {
    // Unchecked: `sinks` is written only while nothing is sent, the rest is atomic or behind the mutex.
    private let gate = DrainGate()
    private let queue = Mutex<[Int]>([])
    private let sinks: UnsafeMutablePointer<Unmanaged<IntSink>>
    private let count: UnsafeMutablePointer<Int>

    /// Creates a source with room for a number of observers.
    public init(capacity: Int = 1) {
        // The word in front of the room is the number of observers: one allocation, and no exclusivity check on access.
        count = .allocate(capacity: 1 + capacity)
        count.initialize(to: 0)
        sinks = UnsafeMutableRawPointer(count + 1).bindMemory(to: Unmanaged<IntSink>.self, capacity: capacity)
    }

    deinit {
        for index in 0..<count.pointee { sinks[index].release() }
        count.deallocate()
    }

    /// Attaches an observer.
    public func attach(_ sink: IntSink) {
        (sinks + count.pointee).initialize(to: .passRetained(sink))
        count.pointee += 1
    }

    /// Sends one value to all observers.
    public func send(_ value: Int) {
        guard gate.enter() else {
            queue.withLock { $0.append(value) }
            if gate.handOver() { drain() }
            return
        }
        deliver(value)
        if !gate.leave() { drain() }
    }

    private func deliver(_ value: Int) {
        for index in 0..<count.pointee {
            sinks[index]._withUnsafeGuaranteedRef { $0.receive(value) }
        }
    }

    private func drain() {
        repeat {
            gate.willTakeQueue()
            let taken = queue.withLock { queued in
                let taken = queued
                queued = []
                return taken
            }
            for value in taken { deliver(value) }
        } while !gate.leave()
    }
}
