/// The values of a stream, for a task to iterate.
///
///     for try await reading in readings.values { show(reading) }
///
/// - **Start.** `makeAsyncIterator()`, with which a `for` loop begins, starts the producer, or begins to observe the
///   signal. Every iterator makes a new start. From then on no value is lost, whether or not a task waits in `next()`.
///   In a task that is cancelled already, `makeAsyncIterator()` starts nothing.
/// - **Failure** is thrown, with its type, after the values that wait, and ends the sequence. A stream that cannot fail
///   is iterated with `for await`, without `try`.
/// - **Completion** and **interruption** end the sequence after the values that wait.
/// - **Disposal.** Cancelling the task that iterates disposes of the start, at once while it waits in `next()` and at
///   the next call otherwise. Values that wait are dropped, and `next()` returns nil. Leaving the loop releases the
///   iterator, which disposes of the start as well.
/// - **Threads.** The sequence takes a value over on the thread that sends it; that thread never waits for the task. A
///   synchronous producer sends all its values at the start: limit an endless one with `take(first:)`, not with
///   `prefix(_:)`.
public struct AsyncValues<Value: Sendable, Failure: Error>: AsyncSequence, Sendable {
    /// The type of the values that a task takes out of the sequence.
    public typealias Element = Value

    private let source: Source<Value, Failure>
    private let policy: BufferingPolicy<Failure>

    init(_ source: Source<Value, Failure>, _ policy: BufferingPolicy<Failure>) {
        self.source = source
        self.policy = policy
    }

    /// Starts the producer, or begins to observe the signal.
    public func makeAsyncIterator() -> AsyncIterator {
        let segment = Segment(policy: .typed)
        let inbox = ValueInbox<Value, Failure>(segment, policy)
        if Task.isCancelled { inbox.cancel() } else { source.attach(inbox, segment, as: .start) }
        return AsyncIterator(Subscription(inbox))
    }

    /// One start of the stream; releasing it disposes of the start.
    ///
    /// One task at a time may use the iterator. Copies of it share the start.
    public struct AsyncIterator: AsyncIteratorProtocol {
        @usableFromInline
        let subscription: Subscription

        init(_ subscription: Subscription) {
            self.subscription = subscription
        }

        /// Waits for the next value.
        ///
        /// - Returns: The value, or nil when the stream has ended or the task was cancelled.
        @inlinable
        public nonisolated(nonsending) mutating func next() async throws(Failure) -> Value? {
            if let value = subscription.inbox.takeWaiting() { return value }
            return try await subscription.inbox.wait(isolation: #isolation)
        }

        /// Waits for the next value, on an actor.
        ///
        /// - Returns: The value, or nil when the stream has ended or the task was cancelled.
        @inlinable
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Value? {
            if let value = subscription.inbox.takeWaiting() { return value }
            return try await subscription.inbox.wait(isolation: actor)
        }
    }

    /// The start that an iterator and its copies hold in common; its release cancels the inbox.
    @usableFromInline
    final class Subscription {
        @usableFromInline
        let inbox: ValueInbox<Value, Failure>

        init(_ inbox: ValueInbox<Value, Failure>) {
            self.inbox = inbox
        }

        deinit { inbox.cancel() }
    }
}

@available(*, unavailable, message: "An iterator is for one task at a time.")
extension AsyncValues.AsyncIterator: Sendable {}
