extension Source {
    /// Makes a source that runs `body` in a task for every start, on `isolation`; the end of the start cancels the
    /// task.
    ///
    /// A task that continues after its cancellation retains nothing downstream.
    init(
        on isolation: (any Actor)?,
        _ body: @escaping @Sendable (Signal<Value, Failure>.Observer, Segment, isolated (any Actor)?) async -> Void
    ) {
        self.init { observer, segment in
            let input = Signal.StartInput.make(segment, observer)
            let task = Task(executorPreference: VirtualQueues.current) {
                await Source.run(body, input, segment, on: isolation)
            }
            segment.add { task.cancel() }
        }
    }

    /// Runs the body of a task, unless its start was disposed of before it came to the actor.
    private static func run(
        _ body: (Signal<Value, Failure>.Observer, Segment, isolated (any Actor)?) async -> Void,
        _ input: Signal<Value, Failure>.Observer, _ segment: Segment, on isolation: isolated (any Actor)?
    ) async {
        guard segment.isActive else { return }
        await VirtualQueues.counting(isolation: isolation) { await body(input, segment, isolation) }
    }
}

extension SignalProducer where Value: Sendable {
    /// Makes a producer that runs asynchronous work for every start, and sends the value that the work returns.
    ///
    /// After the value the stream completes. An error that the work throws is the failure of the stream.
    ///
    ///     let user = SignalProducer<User, any Error> { try await api.user(id) }
    ///
    /// Each start is a task, which inherits the priority of the code that starts the producer. The work runs on the
    /// actor on which the closure was written, if any, and the producer sends from that actor: the value of work that
    /// was written on the main actor comes on the main thread. Otherwise the value comes on a thread of the concurrency
    /// pool.
    ///
    /// Disposal cancels the task. A value or an error that the work returns or throws after that, such as a
    /// `CancellationError`, is ignored; an error thrown without disposal is a failure, even a `CancellationError`.
    ///
    /// - Parameter work: The work of each start.
    @_disfavoredOverload
    public init(
        @_inheritActorContext _ work: @escaping @Sendable @isolated(any) () async throws(Failure) -> Value
    ) {
        self.init(
            Source(on: work.isolation) { input, _, isolation in
                do throws(Failure) {
                    input.receive(try await work())
                    input.complete()
                } catch {
                    input.fail(error)
                }
            })
    }
}

extension SignalProducer {
    /// Makes a producer that runs asynchronous work for every start, which sends values to an observer.
    ///
    /// The stream completes when the work returns, and fails with the error that the work throws.
    ///
    ///     let countdown = SignalProducer<Int, any Error> { observer in
    ///         for number in (0...3).reversed() {
    ///             observer.send(value: number)
    ///             try await Task.sleep(for: .seconds(1))
    ///         }
    ///     }
    ///
    /// Each start is a task, on the actor on which the closure was written, if any. Disposal cancels the task, and so
    /// does a terminal event that the work itself sends. An error that the work throws after that is ignored.
    ///
    /// - Parameter work: The work of each start.
    @_disfavoredOverload
    public init(
        @_inheritActorContext _ work:
            @escaping @Sendable @isolated(any) (
                _ observer: Signal<Value, Failure>.Observer
            ) async throws(Failure) -> Void
    ) {
        self.init(
            Source(on: work.isolation) { input, _, isolation in
                do throws(Failure) {
                    try await work(input)
                    input.complete()
                } catch {
                    input.fail(error)
                }
            })
    }
}
