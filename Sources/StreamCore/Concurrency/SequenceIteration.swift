extension Source {
    /// Makes a source that makes a sequence for every start, and iterates it in a task on `isolation`.
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
    /// The elements are the values. The end of the sequence completes the stream; an error that the sequence throws is
    /// the failure, with its type. Events come on a thread of the concurrency pool. Disposal cancels the task; the
    /// sequence decides how soon it ends then, but the stream sends no more of its elements.
    ///
    /// The sequence decides what a second start gets: an `AsyncStream` hands each element to one iterator only.
    ///
    /// - Parameter values: The sequence. A sequence that cannot be shared between threads is made in the closure of an
    ///   initializer that gives an observer.
    @_disfavoredOverload
    public init<Values: AsyncSequence & Sendable>(_ values: Values)
    where Values.Element == Value, Values.Failure == Failure {
        self.init(Source(on: nil) { values })
    }
}
