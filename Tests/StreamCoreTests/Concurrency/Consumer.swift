import StreamCore
import StreamTesting
import Testing

/// A task on the main actor that iterates a sequence, and writes down what it gets.
///
/// A test on the main actor runs only while the task waits in `next()`, or has ended.
@MainActor final class Consumer<Value: Sendable, Failure: Error> {
    let recorder: Recorder
    private var task: Task<Void, Never>?
    private var hasBegun = false

    init(
        _ values: AsyncValues<Value, Failure>, into recorder: Recorder = Recorder(),
        onValue: @escaping @MainActor (Value) -> Void = { _ in }
    ) {
        self.recorder = recorder
        // Made here, so that the start does not wait for the task.
        let iterator = values.makeAsyncIterator()
        task = Task {
            var iterator = iterator
            hasBegun = true
            do throws(Failure) {
                while let value = try await iterator.next(isolation: #isolation) {
                    recorder.note("\(value)")
                    onValue(value)
                }
                recorder.note("nil")
            } catch {
                recorder.note("thrown(\(error))")
            }
        }
    }

    var history: String { recorder.history }

    /// Waits until the history is as given.
    func comes(to history: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        await wait(for: history, sourceLocation: sourceLocation) { self.history == history }
        #expect(self.history == history, sourceLocation: sourceLocation)
    }

    /// Waits until the task waits in `next()`: it does when others get the main actor.
    func begins() async { await wait(for: "the first wait") { hasBegun } }

    func cancel() { task?.cancel() }
}

extension Face {
    /// The values of a hot input, on this face.
    func values<Value, Failure>(
        of signal: Signal<Value, Failure>, buffering policy: BufferingPolicy<Failure> = .unbounded
    ) -> AsyncValues<Value, Failure> {
        switch self {
        case .signal: signal.values(buffering: policy)
        case .producer: SignalProducer(signal).values(buffering: policy)
        }
    }
}
