import StreamCore

/// Keeps the events of one subscription in order on the main queue, where a block can run the main loop from inside.
///
/// `asynchronousFirstOrDefault` and similar methods run the blocks that wait for the main queue; see `MainLoop`.
/// Without this order, the next value, or the end, would overtake the value whose block is waiting. What overtakes is
/// run after that block.
final class MainOrder: @unchecked Sendable {  // reached on the main queue only
    private var isRunning = false
    private var overtaking = ValueQueue<() -> Void>()

    /// Returns the order of events on a scheduler; nil for a scheduler whose blocks are never run from inside one another.
    static func ofEvents(on scheduler: RACScheduler) -> MainOrder? {
        scheduler === RACScheduler.mainThreadScheduler() ? MainOrder() : nil
    }

    /// Runs a block; while another block of this order runs, the block waits and runs after it.
    func run(_ block: @escaping () -> Void) {
        guard !isRunning else { return overtaking.append(block) }
        isRunning = true
        block()
        while let next = overtaking.popFirst() { next() }
        isRunning = false
    }
}

extension MainOrder? {
    /// Runs a block in its order, if there is one.
    func run(_ block: @escaping () -> Void) {
        if let self { self.run(block) } else { block() }
    }
}
