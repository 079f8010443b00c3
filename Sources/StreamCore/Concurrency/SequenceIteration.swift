extension Source {
    /// A source that makes a sequence for every start, and iterates it in a task, on the actor that is given.
    init<Values: AsyncSequence & Sendable>(
        on isolation: (any Actor)?, iterating makeValues: @escaping @Sendable () -> Values
    ) where Values.Element == Value, Values.Failure == Failure {
        self.init(on: isolation) { input, segment, isolation in
            do throws(Failure) {
                for try await value in makeValues() {
                    guard segment.isActive else { return }
                    input.receive(value)
                }
                input.complete()
            } catch {
                input.fail(error)
            }
        }
    }
}

extension SignalProducer {
    /// Makes a producer that iterates an asynchronous sequence anew, in a task, for every start.
    ///
    ///     SignalProducer(file.bytes.lines).take(first: 10).startWithResult { print($0) }
    ///
    /// The elements are the values; the end of the sequence completes the stream, and what it throws is the failure, with its
    /// type. They come on a thread of the concurrency pool. Disposal cancels the task; the sequence decides how soon it ends
    /// then, but nothing of it is sent any more.
    ///
    /// What a second start gets is for the sequence to say: an `AsyncStream` hands each element to one iterator only.
    ///
    /// - Parameter values: The sequence. One that cannot be shared can be made in a closure, which is given an observer.
    @_disfavoredOverload
    public init<Values: AsyncSequence & Sendable>(_ values: Values)
    where Values.Element == Value, Values.Failure == Failure {
        self.init(Source(on: nil) { values })
    }
}
