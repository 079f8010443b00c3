extension Source {
    /// A source that runs `body` in a task for every start, on the actor that is given; the end of the start cancels it.
    ///
    /// A task that goes on regardless keeps nothing of what is downstream.
    init(
        on isolation: (any Actor)?,
        _ body: @escaping @Sendable (Signal<Value, Failure>.Observer, Segment, isolated (any Actor)?) async -> Void
    ) {
        self.init { observer, segment in
            let input = Signal.StartInput.make(segment, observer)
            let task = Task { await Source.run(body, input, segment, on: isolation) }
            segment.add { task.cancel() }
        }
    }

    /// Runs the body of a task, unless its start was disposed of before it came to the actor.
    private static func run(
        _ body: (Signal<Value, Failure>.Observer, Segment, isolated (any Actor)?) async -> Void,
        _ input: Signal<Value, Failure>.Observer, _ segment: Segment, on isolation: isolated (any Actor)?
    ) async {
        if segment.isActive { await body(input, segment, isolation) }
    }
}

extension SignalProducer where Value: Sendable {
    /// Makes a producer that runs asynchronous work for every start, and sends what it returns and completes, or fails
    /// with what it throws.
    ///
    ///     let user = SignalProducer<User, any Error> { try await api.user(id) }
    ///
    /// Each start is a task, which inherits the priority of its starter. The work runs on the actor on which the closure was
    /// written, if any, and its end is sent from there: values of work that was written on the main actor come on the main
    /// thread. Otherwise they come on a thread of the concurrency pool.
    ///
    /// Disposal cancels the task. What the work returns or throws after that, a `CancellationError` say, is nobody's business
    /// any more; thrown without disposal, it is a failure like any other.
    ///
    /// - Parameter work: What is done for each start.
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
    /// The end of the work completes the stream, or fails it with what it throws.
    ///
    ///     let countdown = SignalProducer<Int, any Error> { observer in
    ///         for number in (0...3).reversed() {
    ///             observer.send(value: number)
    ///             try await Task.sleep(for: .seconds(1))
    ///         }
    ///     }
    ///
    /// Each start is a task, on the actor on which the closure was written, if any. Disposal cancels the task, and so does
    /// an end that the work itself sends. What is thrown after that is nobody's business any more.
    ///
    /// - Parameter work: What is done for each start.
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
