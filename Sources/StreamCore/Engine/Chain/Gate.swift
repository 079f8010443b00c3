public import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Lets one sender in at a time without making any wait: a sender that finds it busy leaves its work to the sender inside.
///
/// Two policies say what happens to a sender that comes back while it is inside itself:
/// - `queues`: its work runs after what it is doing now, first in first out (the typed faces);
/// - `nests`: its work runs at once, depth first (the dynamic face, as the original).
///
/// Work from another thread is queued under both. A queued item runs on the thread that is inside, before it leaves.
/// No lock is held while work runs, so two gates cannot deadlock; entering and leaving an idle gate are one atomic
/// exchange each, and nothing is allocated.
@usableFromInline
package struct Gate: ~Copyable, @unchecked Sendable {  // all state is atomic
    /// What a sender got when it asked to enter.
    @usableFromInline
    package enum Entry {
        /// Alone inside: call `leave()` when done.
        case entered
        /// Already inside, further down this stack: go on, and do not leave.
        case nested
        /// Somebody else is inside: hand the work to `enqueue(_:)`.
        case busy
    }

    @usableFromInline
    final class Item {
        let work: () -> Void
        @usableFromInline
        var following: Unmanaged<Item>?

        init(_ work: @escaping () -> Void) {
            self.work = work
        }
    }

    /// 0 when idle; else the thread inside (or 1, where the policy does not need to know).
    @usableFromInline
    let owner = Atomic<UInt>(0)
    /// A stack of queued items, newest first.
    @usableFromInline
    let pending = Atomic<Unmanaged<Item>?>(nil)
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
        nests ? Gate.currentThread : 1
    }

    /// A number that is different for every running thread, and never 0 or 1.
    @usableFromInline
    package static var currentThread: UInt {
        #if canImport(Darwin)
            UInt(bitPattern: pthread_self())
        #else
            UInt(pthread_self())
        #endif
    }

    /// Asks to enter; never waits.
    @inlinable @inline(__always)
    package borrowing func enter() -> Entry {
        let caller = self.caller
        let (exchanged, original) = owner.compareExchange(expected: 0, desired: caller, ordering: .acquiring)
        if exchanged {
            // What was queued before this call comes before it.
            if pending.load(ordering: .relaxed) != nil { drain() }
            return .entered
        }
        return nests && original == caller ? .nested : .busy
    }

    /// Leaves, after running what was queued meanwhile.
    @inlinable @inline(__always)
    package borrowing func leave() {
        if pending.load(ordering: .relaxed) != nil { drain() }
        // Sequentially consistent with `enqueue`: either it sees the gate idle, or this sees its item.
        owner.store(0, ordering: .sequentiallyConsistent)
        if pending.load(ordering: .sequentiallyConsistent) != nil { drainIfIdle() }
    }

    /// Whether somebody left work while the caller is inside.
    @inlinable @inline(__always)
    package var hasPending: Bool {
        pending.load(ordering: .relaxed) != nil
    }

    /// Runs `work` at once if it can enter, and leaves it to the sender inside otherwise.
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

    /// Runs `work` at once if it can enter, and leaves it to the sender inside otherwise; only then is anything allocated.
    ///
    /// - Parameter work: Captures nothing: what it needs is handed to it.
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

    /// Leaves `work` to the sender inside; runs it here if that one has left meanwhile.
    @usableFromInline
    package borrowing func enqueue(_ work: @escaping () -> Void) {
        push(work)
        drainIfIdle()
    }

    /// Enters if nothing is inside, and runs nothing: for callers that still hold a lock.
    @inlinable @inline(__always)
    package borrowing func tryEnter() -> Bool {
        owner.compareExchange(expected: 0, desired: caller, ordering: .acquiring).exchanged
    }

    /// Queues `work` and runs nothing: for callers that hold a lock, and call `leave()` or `drainIfIdle()` after it.
    package borrowing func push(_ work: @escaping () -> Void) {
        let item = Unmanaged.passRetained(Item(work))
        var newest = pending.load(ordering: .relaxed)
        while true {
            item._withUnsafeGuaranteedRef { $0.following = newest }
            let (exchanged, original) = pending.weakCompareExchange(
                expected: newest, desired: item, ordering: .sequentiallyConsistent)
            if exchanged { break }
            newest = original
        }
    }

    /// Runs what is queued, in order.
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
            guard queue != nil else { return }
            while let item = queue {
                let current = item.takeRetainedValue()
                queue = current.following
                current.work()
                count += 1
                if count == limit { StreamDiagnostics.reportFeedback(atGate: address(), count: count) }
            }
        }
    }

    /// Runs the queued work unless a sender is inside, which will.
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
