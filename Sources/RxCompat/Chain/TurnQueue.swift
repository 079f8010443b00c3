import StreamCore

/// What waits on one thread for the end of what runs there: the trampoline of `CurrentThreadScheduler`.
package final class TurnQueue {
    /// Something that takes a turn.
    package protocol Entry: AnyObject {
        /// Takes the turn, unless that has been called off.
        func takeTurn()
    }

    @exclusivity(unchecked)  // of one thread
    package private(set) var isRunning = false
    @exclusivity(unchecked)  // of one thread
    private var waiting = ValueQueue<any Entry>()

    /// The queue of the calling thread.
    package static var current: TurnQueue {
        let thread = ThreadState.current
        if let queue = thread.pointee.turnQueue { return unsafeDowncast(queue, to: TurnQueue.self) }
        let queue = TurnQueue()
        thread.pointee.turnQueue = queue
        return queue
    }

    /// Whether nothing waits.
    package var isEmpty: Bool { waiting.isEmpty }

    /// Queues something; turns are being taken.
    package func append(_ entry: any Entry) { waiting.append(entry) }

    /// Begins to take turns.
    package func begin() { isRunning = true }

    /// Takes all turns that were asked for, and stops.
    package func end() {
        if !waiting.isEmpty { takeTurns() }
        isRunning = false
    }

    private func takeTurns() {
        while let entry = waiting.popFirst() { entry.takeTurn() }
    }
}
