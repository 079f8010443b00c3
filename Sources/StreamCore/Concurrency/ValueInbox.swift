/// Keeps the values of one start until a task takes them.
///
/// A value for which a task waits is handed to that task, past the queue; one task at most waits. Nothing is resumed,
/// disposed or released while the lock is held. The path of a value names no type that depends on `Value`: naming one
/// would cost more than all the rest.
@usableFromInline
package final class ValueInbox<Value: Sendable, Failure: Error>: Observer<Value, Failure>,
    @unchecked Sendable  // state inside the lock
{
    /// The continuation of the task that waits.
    ///
    /// An unsafe continuation saves an allocation; the state below guarantees that it is resumed exactly once.
    private typealias Consumer = UnsafeContinuation<Void, Never>

    private let segment: Segment
    private let policy: BufferingPolicy<Failure>
    private let capacity: Int
    @usableFromInline
    let lock = WordLock()
    @exclusivity(unchecked) @usableFromInline  // under the lock
    var queue = ValueQueue<Value>()
    /// The value that the task gets when it is resumed: at most one.
    @exclusivity(unchecked)  // under the lock
    private var handed = ValueQueue<Value>()
    @exclusivity(unchecked)  // under the lock
    private var consumer: Consumer?
    /// Whether the stream has ended, so that no new value is kept.
    @exclusivity(unchecked)  // under the lock
    private var hasEnded = false
    /// The failure, which is thrown once, when the queue is empty.
    @exclusivity(unchecked)  // under the lock
    private var failure: Failure?

    init(_ segment: Segment, _ policy: BufferingPolicy<Failure>) {
        self.segment = segment
        self.policy = policy
        capacity = policy.capacity
        super.init()
    }

    // MARK: The stream

    package override func receive(_ value: Value) {
        let (hasRoom, consumer) = lock.withLock(of: self) { () -> (Bool, Consumer?) in
            if hasEnded { return (true, nil) }
            if let consumer = self.consumer.take() {
                handed.append(value)
                return (true, consumer)
            }
            guard queue.count < capacity else { return (false, nil) }
            queue.append(value)
            return (true, nil)
        }
        if let consumer { consumer.resume() }
        if !hasRoom { overflow(value) }
    }

    @inline(never)
    private func overflow(_ value: Value) {
        var dropped = ValueQueue<Value>()
        let (fails, consumer) = lock.withLock(of: self) { () -> (Bool, Consumer?) in
            if hasEnded { return (false, nil) }
            switch policy.decide(beside: queue.count) {
            case .keep: return (false, keep(value))
            case .replaceOldest:
                dropped.append(queue.removeFirst())
                queue.append(value)
            case .drop: break
            case .fail(let failure):
                hasEnded = true
                self.failure = failure
                return (true, nil)
            }
            return (false, nil)
        }
        release(dropped)
        if let consumer { consumer.resume() }
        if fails { segment.dispose() }
    }

    /// Keeps a value for which a task has made room; that task may wait for the next value by now.
    private func keep(_ value: Value) -> Consumer? {
        lock.assertTaken()
        guard let consumer = consumer.take() else {
            queue.append(value)
            return nil
        }
        handed.append(value)
        return consumer
    }

    package override func fail(_ failure: Failure) { finish(failure) }
    package override func complete() { finish(nil) }
    package override func interrupt() { finish(nil) }

    private func finish(_ failure: Failure?) {
        let consumer = lock.withLock(of: self) { () -> Consumer? in
            if hasEnded { return nil }
            hasEnded = true
            self.failure = failure
            return self.consumer.take()
        }
        if let consumer { consumer.resume() }
    }

    // MARK: The task

    /// Returns and removes the oldest value that waits, unless the task is cancelled.
    @inlinable
    func takeWaiting() -> Value? {
        if Task.isCancelled { return nil }
        return lock.withLock(of: self) { queue.isEmpty ? nil : queue.removeFirst() }
    }

    /// Waits for a value.
    ///
    /// - Returns: The value, or nil when the stream has ended and no value is left.
    @usableFromInline
    func wait(isolation: isolated (any Actor)?) async throws(Failure) -> Value? {
        // A closure that does not capture the isolation leaves the actor.
        await withTaskCancellationHandler(
            operation: { await withUnsafeContinuation(isolation: isolation) { wait($0) } },
            onCancel: { cancel() },
            isolation: isolation)
        if let value = takeHanded() { return value }
        if let failure = takeFailure() { throw failure }
        return nil
    }

    private func wait(_ consumer: Consumer) {
        let (goesOn, isAlone) = lock.withLock(of: self) {
            if !queue.isEmpty || hasEnded {
                if !queue.isEmpty { handed.append(queue.removeFirst()) }
                return (true, true)
            }
            let isAlone = self.consumer == nil
            self.consumer = consumer
            return (false, isAlone)
        }
        if goesOn { return consumer.resume() }
        require(isAlone, "An iterator of values is for one task at a time: next() was called while another call waits.")
    }

    private func takeHanded() -> Value? {
        lock.withLock(of: self) { handed.popFirst() }
    }

    private func takeFailure() -> Failure? {
        lock.withLock(of: self) { failure.take() }
    }

    /// Drops the values that wait, and disposes of the start.
    ///
    /// The task that waits is resumed after that, so that it finds everything released.
    func cancel() {
        var dropped = ValueQueue<Value>()
        let (consumer, hasFailed) = lock.withLock(of: self) {
            hasEnded = true
            dropped.exchange(with: &queue)
            return (self.consumer.take(), failure != nil)
        }
        release(dropped)
        if hasFailed { release(takeFailure()) }
        segment.dispose()
        if let consumer { consumer.resume() }
    }
}
