import StreamCore

/// The actions that wait on one thread until the running action ends: the trampoline of `CurrentThreadScheduler`.
package final class TurnQueue {
    /// An entry of the queue, which takes a turn.
    package protocol Entry: AnyObject {
        /// Takes the turn, unless the turn has been cancelled.
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

    /// Whether no entry waits.
    package var isEmpty: Bool { waiting.isEmpty }

    /// Adds an entry to the queue, while turns are taken.
    package func append(_ entry: any Entry) { waiting.append(entry) }

    /// Begins to take turns.
    package func begin() { isRunning = true }

    /// Takes the turns of all waiting entries, and stops.
    package func end() {
        if !waiting.isEmpty { takeTurns() }
        isRunning = false
    }

    private func takeTurns() {
        while let entry = waiting.popFirst() { entry.takeTurn() }
    }
}
