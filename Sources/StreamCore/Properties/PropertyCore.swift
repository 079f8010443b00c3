public import Synchronization

/// The step after a store, outside the lock.
@usableFromInline
enum PropertyTurn {
    /// The caller is alone inside the gate: it delivers, and leaves.
    case entered
    /// The caller is inside the gate, where its work is queued behind earlier work: it leaves.
    case enteredQueue
    /// The work is queued; the thread inside the gate does it.
    case queued
}

/// The state of a property: its value, and the core of the signal of its changes.
///
/// A value is stored and takes its turn in the gate under one lock, so that the turns come in the order of the stores.
/// Observers are called without the lock. A new observer receives the current value at once and takes a turn in the
/// same way: it misses no value and receives none twice.
@usableFromInline
package final class PropertyCore<Value>: SignalCore<Value, Never>, @unchecked Sendable {  // see the fields
    // Not nested: the type would depend on `Value`, and to name it costs several hundred instructions.
    @usableFromInline
    typealias Turn = PropertyTurn

    @usableFromInline
    let lock = WordLock()
    /// Whether its shells are only views: the core ends when its maker ends it.
    @usableFromInline
    let isOwned: Bool
    /// Whether the property that owns the core has been released.
    private let isReleased = Atomic<Bool>(false)
    /// Under the lock.
    @exclusivity(unchecked) @usableFromInline  // under the lock
    var value: Value
    /// Counts the values; under the lock.
    @exclusivity(unchecked) @usableFromInline  // under the lock
    var version = 0
    /// The thread whose closure modifies a copy of the value, or 0; written under the lock.
    @usableFromInline
    let modifier = Atomic<UInt>(0)

    /// Makes a core with a value.
    ///
    /// - Parameter isOwned: False if the core ends when its signal is neither kept nor observed.
    @inlinable
    package init(_ value: Value, isOwned: Bool) {
        self.value = value
        self.isOwned = isOwned
        super.init()
    }

    override func releaseShell() {
        if !isOwned { super.releaseShell() }
    }

    /// Completes the core of a property that is being released.
    func completeAtRelease() {
        isReleased.store(true, ordering: .sequentiallyConsistent)
        // Without a domain there is no observer, and the first one completes the core.
        if hasDomain { domain.complete(self) }
    }

    /// Completes the core if its property was released before there was a domain.
    func completeIfReleased() {
        let domain = domain
        if isReleased.load(ordering: .sequentiallyConsistent) { domain.complete(self) }
    }

    // MARK: Reading and setting

    /// Returns the current value; does not wait for observers, nor for closures that modify the value.
    @inlinable
    package func read() -> Value {
        lock.withLock(of: self) { value }
    }

    /// Returns the current value and its version.
    func readVersion() -> (value: Value, version: Int) {
        lock.withLock(of: self) { (value, version) }
    }

    /// Returns the version of the current value.
    var presentVersion: Int { lock.withLock(of: self) { version } }

    /// Stores a value and delivers it.
    @inlinable
    package func set(_ value: Value) {
        deliver(value, store(value))
    }

    /// Stores a value, delivers it, and returns the previous value.
    func exchange(_ value: Value) -> Value {
        var other = value
        let turn = store(exchanging: &other)
        deliver(value, turn)
        return other
    }

    /// Runs `action` on a copy of the value, which it then stores and delivers, even if `action` throws.
    func modify<Result>(_ action: (inout Value) throws -> Result) rethrows -> Result {
        var value = whileUnmodified {
            modifier.store(CurrentThread.number, ordering: .relaxed)
            return self.value
        }
        defer {
            var turn = Turn.queued
            let other = lock.withLock(of: self) {
                modifier.store(0, ordering: .relaxed)
                return replace(with: value, &turn)
            }
            lock.wakeWaiters(self)
            release(other)
            deliver(value, turn)
        }
        return try action(&value)
    }

    // MARK: The two halves of a change, to change several properties together

    /// Stores a value and takes its turn; `deliver` must follow.
    @inlinable @inline(__always)
    func store(_ value: Value) -> Turn {
        var turn = Turn.queued
        let other = whileUnmodified { replace(with: value, &turn) }
        release(other)
        return turn
    }

    /// Does the same, and leaves the previous value in the variable: the caller releases it without holding a lock.
    func store(exchanging value: inout Value) -> Turn {
        var turn = Turn.queued
        value = whileUnmodified { replace(with: value, &turn) }
        return turn
    }

    /// Does the same, and returns the version of the value.
    func store(exchanging value: inout Value, version: inout Int) -> Turn {
        var turn = Turn.queued
        value = whileUnmodified {
            let other = replace(with: value, &turn)
            version = self.version
            return other
        }
        return turn
    }

    /// Calls the observers with a value that has been stored.
    @inlinable @inline(__always)
    func deliver(_ value: Value, _ turn: Turn) {
        guard case .entered = turn else { return finish(turn) }
        receive(value)
        // The turn was taken in the domain, so there is one.
        madeDomain.load(ordering: .relaxed).unsafelyUnwrapped._withUnsafeGuaranteedRef { $0.gate.leave() }
    }

    /// Replaces the value and returns the previous value; inside the lock.
    @inlinable @inline(__always)
    func replace(with value: Value, _ turn: inout Turn) -> Value {
        lock.assertTaken()
        version &+= 1
        turn = takeTurn(value)
        // Written out: without specialization, `exchange` costs three times as much.
        let other = self.value
        self.value = value
        return other
    }

    // MARK: Turns

    /// Takes the turn of a value that is being stored; nothing runs.
    @inlinable @inline(__always)
    func takeTurn(_ value: Value) -> Turn {
        let domain = domainReference
        let isInside = domain._withUnsafeGuaranteedRef { $0.gate.tryEnterQueueing() }
        if isInside, !domain._withUnsafeGuaranteedRef({ $0.gate.hasPending }) { return .entered }
        return queue(value, isInside: isInside)
    }

    @usableFromInline @inline(never)
    func queue(_ value: Value, isInside: Bool) -> Turn {
        domain.gate.push { self.receive(value) }
        return isInside ? .enteredQueue : .queued
    }

    @usableFromInline @inline(never)
    func finish(_ turn: Turn) {
        switch turn {
        case .entered, .enteredQueue: domain.gate.leave()
        case .queued: domain.gate.drainIfIdle()
        }
    }

    /// Runs `body` inside the lock, while no thread modifies the value.
    @inlinable @inline(__always)
    func whileUnmodified<Result>(_ body: () -> Result) -> Result {
        lock.withLock(of: self) {
            if modifier.load(ordering: .relaxed) != 0 { waitForModifier() }
            return body()
        }
    }

    @usableFromInline @inline(never)
    func waitForModifier() {
        lock.wait(of: self) {
            let thread = modifier.load(ordering: .relaxed)
            require(
                thread != CurrentThread.number,
                "\(label.map { "The property \($0)" } ?? "A property") was changed inside the closure that modifies it. "
                    + "Nested modifications violate exclusivity of access.")
            return thread != 0
        }
    }

    // MARK: Subscribing

    /// Adds an observer in its turn, and returns the value that the observer begins with.
    func subscribe(_ subscription: PropertySubscription<Value>) -> Value {
        lock.withLock(of: self) {
            let isInside = domain.gate.tryEnterQueueing()
            if isInside, !domain.gate.hasPending {
                subscription.turn = .entered
            } else {
                domain.gate.push { self.admit(subscription) }
                subscription.turn = isInside ? .enteredQueue : .queued
            }
            return value
        }
    }

    /// Completes `subscribe`, outside the lock.
    func finishSubscribing(_ subscription: PropertySubscription<Value>) {
        if case .entered = subscription.turn { admit(subscription) }
        finish(subscription.turn)
    }

    private func admit(_ subscription: PropertySubscription<Value>) {
        if isTerminated {
            subscription.complete()
        } else if !subscription.isDisposed {
            subscription.number = add(subscription)
        }
    }
}
