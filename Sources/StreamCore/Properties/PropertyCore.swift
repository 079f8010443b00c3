/// What a property is made of: its value, and the core of the signal of its changes.
///
/// A value is stored and takes its turn in the gate under one lock, so that the turns come in the order of the stores.
/// Observers are called without it. Who subscribes is told the value at once and takes a turn in the same way: it misses
/// nothing and hears nothing twice.
package final class PropertyCore<Value>: SignalCore<Value, Never>, @unchecked Sendable {  // see the fields
    /// What follows a store, outside the lock.
    enum Turn {
        /// The caller is alone inside the gate: it delivers, and leaves.
        case entered
        /// The caller is inside the gate, where its work is queued behind that of others: it leaves.
        case enteredQueue
        /// The work is queued; who is inside does it.
        case queued
    }

    /// Under the lock.
    @exclusivity(unchecked)
    private var value: Value
    /// Counts the values; under the lock.
    @exclusivity(unchecked)
    private var version = 0
    /// The thread whose closure modifies a copy of the value, or 0; under the lock.
    @exclusivity(unchecked)
    private var modifier: UInt = 0

    package init(_ value: Value) {
        self.value = value
        super.init()
    }

    /// The present value; it does not wait for observers, nor for closures that modify it.
    package func read() -> Value {
        StripedLock.withLock(for: self) { value }
    }

    /// Stores a value and delivers it.
    package func set(_ value: Value) {
        deliver(value, store(value))
    }

    /// Stores a value, delivers it, and returns the one before.
    func exchange(_ value: Value) -> Value {
        var other = value
        let turn = store(exchanging: &other)
        deliver(value, turn)
        return other
    }

    /// Runs `action` on a copy of the value, which it then stores and delivers, even if `action` throws.
    func modify<Result>(_ action: (inout Value) throws -> Result) rethrows -> Result {
        var value = beginModification()
        defer {
            let new = value
            let turn = StripedLock.withLock(for: self) {
                modifier = 0
                StripedLock.wakeAll(for: self)
                Swift.swap(&self.value, &value)
                version &+= 1
                return takeTurn({ self.receive(new) })
            }
            deliver(new, turn)
        }
        return try action(&value)
    }

    private func beginModification() -> Value {
        StripedLock.withLock(for: self) {
            waitForModifier()
            modifier = Gate.currentThread
            return value
        }
    }

    // MARK: The two halves of a change, for who changes several properties together

    /// Stores a value and takes its turn; `deliver` must follow.
    @inline(__always)
    func store(_ value: Value) -> Turn {
        // What was there before is released outside the lock.
        var other = value
        return store(exchanging: &other)
    }

    /// Does the same, and tells which version of the value it is.
    func store(_ value: Value, version: inout Int) -> Turn {
        var other = value
        return store(exchanging: &other) { version = $0 }
    }

    @inline(__always)
    private func store(exchanging other: inout Value, _ inspect: (_ version: Int) -> Void = { _ in }) -> Turn {
        StripedLock.withLock(for: self) {
            if modifier != 0 { waitForModifier() }
            let new = other
            Swift.swap(&value, &other)
            version &+= 1
            inspect(version)
            return takeTurn({ self.receive(new) })
        }
    }

    /// The present value, and which one it is.
    func readVersion() -> (value: Value, version: Int) {
        StripedLock.withLock(for: self) { (value, version) }
    }

    /// Calls the observers with a value that has been stored.
    @inline(__always)
    func deliver(_ value: Value, _ turn: Turn) {
        if case .entered = turn { receive(value) }
        finish(turn)
    }

    // MARK: Turns

    /// Enters the gate, or queues `work`.
    ///
    /// The caller holds the lock: nothing runs.
    @inline(__always)
    private func takeTurn(_ work: @autoclosure () -> () -> Void) -> Turn {
        let isInside = domain.gate.tryEnter()
        if isInside, !domain.gate.hasPending { return .entered }
        domain.gate.push(work())
        return isInside ? .enteredQueue : .queued
    }

    @inline(__always)
    private func finish(_ turn: Turn) {
        switch turn {
        case .entered, .enteredQueue: domain.gate.leave()
        case .queued: domain.gate.drainIfIdle()
        }
    }

    /// Waits until nobody modifies the value.
    ///
    /// The caller holds the lock.
    private func waitForModifier() {
        while modifier != 0 {
            require(
                modifier != Gate.currentThread,
                "A property was changed inside the closure that modifies it. Nested modifications violate exclusivity of access."
            )
            StripedLock.wait(for: self)
        }
    }

    // MARK: Subscribing

    /// Adds an observer in its turn; the value that it is to begin with is returned.
    func subscribe(_ subscription: PropertySubscription<Value>) -> Value {
        StripedLock.withLock(for: self) {
            subscription.turn = takeTurn({ self.admit(subscription) })
            return value
        }
    }

    /// Does what is left of `subscribe`, outside the lock.
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
