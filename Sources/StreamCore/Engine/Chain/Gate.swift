public import Synchronization

/// Lets in one sender at a time, without waiting: a sender that finds the gate busy leaves its work to the sender
/// inside.
///
/// Two policies determine what happens to a re-entrant sender, which is already inside:
/// - `queues`: the work of the sender runs after its current work, first in first out (the typed faces);
/// - `nests`: the work of the sender runs at once, depth first (the dynamic face, as the original).
///
/// Under both policies work from another thread is queued. A queued item runs on the thread that is inside, before that
/// thread leaves. No lock is held while work runs, so two gates cannot deadlock. Entering and leaving an idle gate are
/// one atomic exchange each, and allocate nothing.
@usableFromInline
package struct Gate: ~Copyable, @unchecked Sendable {  // all state is atomic
    /// The result of a sender's request to enter.
    @usableFromInline
    package enum Entry {
        /// The sender is alone inside: it calls `leave()` when done.
        case entered
        /// The sender is already inside, further down this stack: it continues, and does not leave.
        case nested
        /// Another sender is inside: the sender hands its work to `enqueue(_:)`.
        case busy
    }

    /// Queued work; a subclass holds what the work needs, and so takes one allocation.
    @usableFromInline
    class Item {
        fileprivate final var following: Unmanaged<Item>?

        func run() {}
    }

    private final class WorkItem: Item {
        private let work: () -> Void

        init(_ work: @escaping () -> Void) {
            self.work = work
        }

        override func run() { work() }
    }

    /// 0 when idle; else the thread inside (or 1, where the policy does not need the thread).
    @usableFromInline
    let owner = Atomic<UInt>(0)
    /// A stack of queued items, newest first.
    @usableFromInline
    let pending = Atomic<Unmanaged<Item>?>(nil)
    /// Whether `drain` has taken work out of `pending` that it has not run.
    private let hasTaken = Atomic<Bool>(false)
    @usableFromInline
    let nests: Bool

    package init(nests: Bool) {
        self.nests = nests
    }

    deinit {
        var rest = pending.load(ordering: .relaxed)
        while let item = rest {
            rest = item.takeUnretainedValue().following
            item.release()
        }
    }

    @inlinable @inline(__always)
    var caller: UInt {
        nests ? CurrentThread.number : 1
    }

    /// Enters if the gate is idle; never waits.
    @inlinable @inline(__always)
    package borrowing func enter() -> Entry {
        let caller = self.caller
        let (exchanged, original) = owner.compareExchange(expected: 0, desired: caller, ordering: .acquiring)
        if exchanged {
            // Work that was queued before this call runs before the work of the caller.
            if pending.load(ordering: .relaxed) != nil { drain() }
            return .entered
        }
        return nests && original == caller ? .nested : .busy
    }

    /// Enters a gate that nests, as `enter()` does with a check less.
    @inline(__always)
    borrowing func enterNesting() -> Entry {
        let caller = CurrentThread.number
        let (exchanged, original) = owner.compareExchange(expected: 0, desired: caller, ordering: .acquiring)
        if exchanged {
            if pending.load(ordering: .relaxed) != nil { drain() }
            return .entered
        }
        return original == caller ? .nested : .busy
    }

    /// Leaves, and then runs the work that was queued meanwhile unless another sender has entered.
    @inline(__always)
    borrowing func leaveAndDrain() {
        owner.store(0, ordering: .sequentiallyConsistent)
        if pending.load(ordering: .sequentiallyConsistent) != nil { drainIfIdle() }
    }

    /// Leaves, after running the work that was queued meanwhile.
    @inlinable @inline(__always)
    package borrowing func leave() {
        if pending.load(ordering: .relaxed) != nil { drain() }
        // Sequentially consistent with `enqueue`: either `enqueue` sees the gate idle, or this call sees the queued
        // item.
        owner.store(0, ordering: .sequentiallyConsistent)
        if pending.load(ordering: .sequentiallyConsistent) != nil { drainIfIdle() }
    }

    /// Whether work has been queued while the caller is inside.
    @inlinable @inline(__always)
    package var hasPending: Bool {
        pending.load(ordering: .relaxed) != nil
    }

    /// Runs `work` at once if the caller can enter, and leaves the work to the sender inside otherwise.
    @inline(__always)
    package borrowing func run(_ work: @escaping () -> Void) {
        switch enter() {
        case .entered:
            work()
            leave()
        case .nested: work()
        case .busy: enqueue(work)
        }
    }

    /// Runs `work` at once if the caller can enter; otherwise allocates an item, and leaves the work to the sender
    /// inside.
    ///
    /// - Parameter work: The work, which captures nothing: it gets `object` and `argument`.
    @inline(__always)
    package borrowing func run<Object: AnyObject, Argument>(
        with object: Object, _ argument: Argument, _ work: @escaping (Object, Argument) -> Void
    ) {
        switch enter() {
        case .entered:
            work(object, argument)
            leave()
        case .nested: work(object, argument)
        case .busy: enqueue { work(object, argument) }
        }
    }

    /// Leaves `work` to the sender inside; runs it on the calling thread if that sender has left meanwhile.
    @usableFromInline
    package borrowing func enqueue(_ work: @escaping () -> Void) {
        enqueue(WorkItem(work))
    }

    /// Leaves the work of `item` to the sender inside, as `enqueue(_:)` does.
    borrowing func enqueue(_ item: Item) {
        push(item)
        drainIfIdle()
    }

    /// Enters if no sender is inside, and runs nothing: for callers that still hold a lock.
    @inlinable @inline(__always)
    package borrowing func tryEnter() -> Bool {
        owner.compareExchange(expected: 0, desired: caller, ordering: .acquiring).exchanged
    }

    /// Enters a gate that queues, as `tryEnter()` does with a check less.
    @inlinable @inline(__always)
    borrowing func tryEnterQueueing() -> Bool {
        owner.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
    }

    /// Enters if no sender is inside and nothing is queued; never waits, and runs nothing: for callers that hold a
    /// lock.
    ///
    /// - Returns: `busy` also if work is queued. The caller then queues its work with `push(_:)`, and calls
    ///   `drainIfIdle()` after the lock; so the work of callers runs in the order in which they held the lock.
    package borrowing func enterInOrder() -> Entry {
        let caller = self.caller
        let (exchanged, original) = owner.compareExchange(expected: 0, desired: caller, ordering: .acquiring)
        guard pending.load(ordering: .relaxed) == nil else {
            if exchanged { owner.store(0, ordering: .sequentiallyConsistent) }
            return .busy
        }
        if exchanged { return .entered }
        // The thread inside is this one, or the flag does not matter.
        return nests && original == caller && !hasTaken.load(ordering: .relaxed) ? .nested : .busy
    }

    /// Leaves, and runs nothing: for callers that hold a lock, and call `drainIfIdle()` after it.
    package borrowing func leaveIdle() {
        owner.store(0, ordering: .sequentiallyConsistent)
    }

    /// Queues `work` and runs nothing: for callers that hold a lock, and call `leave()` or `drainIfIdle()` after it.
    package borrowing func push(_ work: @escaping () -> Void) {
        push(WorkItem(work))
    }

    private borrowing func push(_ item: Item) {
        #if DEBUG
            BindingRing.send(to: address())
        #endif
        let item = Unmanaged.passRetained(item)
        var newest = pending.load(ordering: .relaxed)
        while true {
            item._withUnsafeGuaranteedRef { $0.following = newest }
            let (exchanged, original) = pending.weakCompareExchange(
                expected: newest, desired: item, ordering: .sequentiallyConsistent)
            if exchanged { break }
            newest = original
        }
    }

    /// Runs the queued work, in order.
    ///
    /// The caller is inside.
    @usableFromInline @inline(never)
    package borrowing func drain() {
        let limit = StreamDiagnostics.deliveryLimit
        var count = 0
        while true {
            var stack = pending.exchange(nil, ordering: .acquiring)
            var queue: Unmanaged<Item>?
            while let item = stack {
                stack = item._withUnsafeGuaranteedRef { $0.following }
                item._withUnsafeGuaranteedRef { $0.following = queue }
                queue = item
            }
            guard queue != nil else {
                #if DEBUG
                    if count >= limit { BindingRing.leave(address()) }
                #endif
                return
            }
            while let item = queue {
                let current = item.takeRetainedValue()
                queue = current.following
                hasTaken.store(queue != nil, ordering: .relaxed)
                current.run()
                count += 1
                if count == limit { StreamDiagnostics.reportFeedback(atGate: address(), count: count) }
                #if DEBUG
                    if count > limit { BindingRing.goOn(address(), turn: count - limit) }
                #endif
            }
        }
    }

    /// Runs the queued work, unless a sender is inside: that sender runs it.
    @usableFromInline @inline(never)
    package borrowing func drainIfIdle() {
        while pending.load(ordering: .sequentiallyConsistent) != nil {
            let (exchanged, _) = owner.compareExchange(
                expected: 0, desired: caller, ordering: .sequentiallyConsistent)
            guard exchanged else { return }
            drain()
            owner.store(0, ordering: .sequentiallyConsistent)
        }
    }
}
