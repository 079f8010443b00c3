/// Keeps the values of one start until a task takes them.
///
/// The one task that waits is handed its value, past the queue. Nothing is resumed, disposed or released while the lock is
/// held. No type that depends on `Value` is named on the way of a value: that would cost more than all the rest.
@usableFromInline
package final class ValueInbox<Value: Sendable, Failure: Error>: Observer<Value, Failure>,
    @unchecked Sendable  // state under the lock
{
    /// What the task waits with.
    ///
    /// It is unsafe, and so for nothing: who takes it out of the state below resumes it, once.
    private typealias Consumer = UnsafeContinuation<Void, Never>

    private let segment: Segment
    private let policy: BufferingPolicy<Failure>
    private let capacity: Int
    @usableFromInline
    let lock = WordLock()
    @exclusivity(unchecked) @usableFromInline
    var queue = ValueQueue<Value>()
    /// The value that the task is handed when it is resumed: one at most.
    @exclusivity(unchecked)
    private var handed = ValueQueue<Value>()
    @exclusivity(unchecked)
    private var consumer: Consumer?
    /// Whether nothing new is kept.
    @exclusivity(unchecked)
    private var hasEnded = false
    /// What is thrown when the queue is empty, once.
    @exclusivity(unchecked)
    private var failure: Failure?

    init(_ segment: Segment, _ policy: BufferingPolicy<Failure>) {
        self.segment = segment
        self.policy = policy
        capacity = policy.capacity
        super.init()
    }

    // MARK: The stream

    package override func receive(_ value: Value) {
        lock.lock(self)
        if hasEnded { return lock.unlock(self) }
        if let consumer {
            self.consumer = nil
            handed.append(value)
            lock.unlock(self)
            return consumer.resume()
        }
        guard queue.count < capacity else { return overflow(value) }
        queue.append(value)
        lock.unlock(self)
    }

    /// Takes a value for which there is no room.
    ///
    /// The caller holds the lock.
    private func overflow(_ value: Value) {
        switch policy.decide(beside: queue.count) {
        case .keep:
            queue.append(value)
            lock.unlock(self)
        case .replaceOldest:
            let oldest = queue.removeFirst()
            queue.append(value)
            lock.unlock(self)
            withExtendedLifetime(oldest) {}
        case .drop: lock.unlock(self)
        case .fail(let failure):
            hasEnded = true
            self.failure = failure
            lock.unlock(self)
            segment.dispose()
        }
    }

    package override func fail(_ failure: Failure) { finish(failure) }
    package override func complete() { finish(nil) }
    package override func interrupt() { finish(nil) }

    private func finish(_ failure: Failure?) {
        lock.lock(self)
        if hasEnded { return lock.unlock(self) }
        hasEnded = true
        self.failure = failure
        let consumer = takeConsumer()
        lock.unlock(self)
        consumer?.resume()
    }

    private func takeConsumer() -> Consumer? {
        defer { consumer = nil }
        return consumer
    }

    // MARK: The task

    /// Takes the oldest value that waits, unless the task is cancelled.
    @inlinable
    func takeWaiting() -> Value? {
        if Task.isCancelled { return nil }
        lock.lock(self)
        defer { lock.unlock(self) }
        return queue.isEmpty ? nil : queue.removeFirst()
    }

    /// Waits for a value.
    ///
    /// - Returns: Nil when the stream is over and nothing is left of it.
    @usableFromInline
    func wait(isolation: isolated (any Actor)?) async throws(Failure) -> Value? {
        // A closure that did not capture the isolation would leave the actor.
        await withTaskCancellationHandler(
            operation: { await withUnsafeContinuation(isolation: isolation) { wait($0) } },
            onCancel: { cancel() },
            isolation: isolation)
        if let value = takeHanded() { return value }
        if let failure = takeFailure() { throw failure }
        return nil
    }

    private func wait(_ consumer: Consumer) {
        lock.lock(self)
        if !queue.isEmpty || hasEnded {
            if !queue.isEmpty { handed.append(queue.removeFirst()) }
            lock.unlock(self)
            return consumer.resume()
        }
        let isAlone = self.consumer == nil
        self.consumer = consumer
        lock.unlock(self)
        require(isAlone, "An iterator of values is for one task at a time: next() was called while another call waits.")
    }

    private func takeHanded() -> Value? {
        lock.lock(self)
        defer { lock.unlock(self) }
        return handed.popFirst()
    }

    private func takeFailure() -> Failure? {
        lock.lock(self)
        defer {
            failure = nil
            lock.unlock(self)
        }
        return failure
    }

    /// Drops what waits, and disposes of the start; the task that waits is resumed after that, so that it finds everything
    /// released.
    func cancel() {
        var dropped = ValueQueue<Value>()
        lock.lock(self)
        hasEnded = true
        swap(&dropped, &queue)
        let failure = self.failure
        self.failure = nil
        let consumer = takeConsumer()
        lock.unlock(self)
        withExtendedLifetime(failure) {}
        segment.dispose()
        consumer?.resume()
    }
}
