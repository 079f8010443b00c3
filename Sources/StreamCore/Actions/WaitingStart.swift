/// A start of an action that waits for its turn; a member of the caller's segment, with whose end it leaves the queue.
///
/// The thread that removes it from the queue decides its outcome.
class WaitingStart: Disposable, @unchecked Sendable {  // the links are guarded by the lock of the slots
    fileprivate unowned(unsafe) var previous: WaitingStart?
    fileprivate var following: WaitingStart?
    fileprivate var isQueued = false

    private let slots: ActionSlots
    /// Nil once the start no longer waits, because the segment refers to this object.
    @exclusivity(unchecked)  // taken by the thread that takes the start out of the queue
    private var caller: ActionCaller?

    init(for slots: ActionSlots, by caller: ActionCaller) {
        self.slots = slots
        self.caller = caller
    }

    final var segment: Segment? { caller?.segment }

    /// Begins the execution, in a slot that the caller holds; returns whether the caller holds the slot again.
    func begin() -> Bool {
        fatalError("What begins is known to the subclass.")
    }

    /// Interrupts the starter.
    final func interrupt() {
        guard let caller = takeCaller() else { return }
        caller.segment.interrupt(caller.observer)
        caller.watcher?.interrupt()
    }

    /// Releases the starter.
    final func takeCaller() -> ActionCaller? {
        defer { caller = nil }
        return caller
    }

    final var isDisposed: Bool { !slots.isWaiting(self) }

    final func dispose() {
        if slots.remove(self) { takeCaller()?.watcher?.interrupt() }
    }
}

/// The starter of an execution, without types: naming a type costs a look-up each time.
struct ActionCaller {
    let observer: AnyObserver
    let segment: Segment
    /// The object that executes, for watchers of executions.
    let origin: AnyObject?
    /// The observer that receives each event after all others.
    let watcher: AnyObserver?
}

/// The waiting starts, in order; a start in the middle leaves in constant time.
struct WaitingList: ~Copyable {
    private var first: WaitingStart?
    private unowned(unsafe) var last: WaitingStart?
    private(set) var count = 0

    func contains(_ start: WaitingStart) -> Bool { start.isQueued }

    mutating func append(_ start: WaitingStart) {
        start.isQueued = true
        start.previous = last
        if let last { last.following = start } else { first = start }
        last = start
        count += 1
    }

    mutating func popFirst() -> WaitingStart? {
        guard let start = first else { return nil }
        remove(start)
        return start
    }

    /// Removes a start; the caller retains it.
    mutating func remove(_ start: WaitingStart) {
        let following = start.following
        if let previous = start.previous { previous.following = following } else { first = following }
        if let following { following.previous = start.previous } else { last = start.previous }
        start.following = nil
        start.previous = nil
        start.isQueued = false
        count -= 1
    }
}
