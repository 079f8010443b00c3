import StreamCore

/// A stream that tests feed by hand, and that tells whether it runs.
final class Inner<Value> {
    let producer: SignalProducer<Value, TestFailure>
    private let state: State

    private final class State {
        var input: Signal<Value, TestFailure>.Observer?
        var starts = 0
        var ends = 0
    }

    init() {
        let state = State()
        self.state = state
        producer = SignalProducer { input, lifetime in
            state.input = input
            state.starts += 1
            lifetime.observeEnded { state.ends += 1 }
        }
    }

    /// How often it was started.
    var starts: Int { state.starts }
    /// Whether it was started and has not ended.
    var isRunning: Bool { state.starts > state.ends }

    func send(_ values: Value...) { for value in values { state.input?.send(value: value) } }
    func complete() { state.input?.sendCompleted() }
    func fail(_ failure: TestFailure) { state.input?.send(error: failure) }
    func interrupt() { state.input?.sendInterrupted() }
}
