/// A start of an action that waits for its turn; a member of the caller's segment, with whose end it leaves the queue.
///
/// Whoever takes it out of the queue decides what becomes of it.
class WaitingStart: Disposable, @unchecked Sendable {  // the links are guarded by the lock of the slots
    fileprivate unowned(unsafe) var previous: WaitingStart?
    fileprivate var following: WaitingStart?
    fileprivate var isQueued = false

    private let slots: ActionSlots
    /// Nil once it waits no more, because the segment refers to this object.
    @exclusivity(unchecked)  // taken by the thread that takes the start out of the queue
    private var caller: ActionCaller?

    init(for slots: ActionSlots, by caller: ActionCaller) {
        self.slots = slots
        self.caller = caller
    }

    final var segment: Segment? { caller?.segment }

    /// Begins the execution, in a slot that the caller holds; tells whether the slot is the caller's again.
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

/// The starter of an execution; it knows no types, since naming them costs a look-up each time.
struct ActionCaller {
    let observer: AnyObserver
    let segment: Segment
    /// The object that executes, for watchers of executions.
    let origin: AnyObject?
    /// The observer that gets each event after all others.
    let watcher: AnyObserver?
}

/// The starts that wait, in order; one in the middle leaves in constant time.
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

    /// Takes one out; the caller keeps it alive.
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
