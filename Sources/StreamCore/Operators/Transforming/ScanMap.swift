private final class ScanMap<State, Input, Output, Failure: Error>: Stage<Input, Output, Failure>,
    @unchecked Sendable  // see Stage
{
    private let advance: (inout State, Input) -> Output
    private var state: State

    init(
        _ downstream: Observer<Output, Failure>, _ initial: State,
        _ next: @escaping (inout State, Input) -> Output
    ) {
        state = initial
        advance = next
        super.init(downstream)
    }

    override func receive(_ value: Input) {
        forward(advance(&state, value))
    }
}

extension Source {
    package func scanMap<State, Output>(
        into initial: State, _ next: @escaping (inout State, Value) -> Output
    ) -> Source<Output, Failure> {
        through { observer, _ in ScanMap(observer, initial, next) }
    }
}

extension SignalProducer {
    /// Sends the outputs of a state machine that takes the values.
    ///
    ///     -a--b--c-|->
    ///      scanMap(0) { ($0 + 1, "\($0)\($1)") }
    ///     -0a-1b-2c|->
    ///
    /// Failure, completion and interruption pass at once. Every start begins with the initial state.
    ///
    /// - Parameters:
    ///   - initialState: The state before the first value.
    ///   - next: Takes the state and a value; returns the next state and the value to send.
    public func scanMap<State, Output>(
        _ initialState: State, _ next: @escaping (State, Value) -> (State, Output)
    ) -> SignalProducer<Output, Failure> {
        scanMap(into: initialState) { state, value in
            let (nextState, output) = next(state, value)
            state = nextState
            return output
        }
    }

    /// Sends the outputs of a state machine that takes the values and changes its state in place.
    public func scanMap<State, Output>(
        into initialState: State, _ next: @escaping (inout State, Value) -> Output
    ) -> SignalProducer<Output, Failure> {
        SignalProducer<Output, Failure>(source.scanMap(into: initialState, next))
    }
}

extension Signal {
    /// Sends the outputs of a state machine that takes the values.
    ///
    /// See ``SignalProducer/scanMap(_:_:)``.
    public func scanMap<State, Output>(
        _ initialState: State, _ next: @escaping (State, Value) -> (State, Output)
    ) -> Signal<Output, Failure> {
        scanMap(into: initialState) { state, value in
            let (nextState, output) = next(state, value)
            state = nextState
            return output
        }
    }

    /// Sends the outputs of a state machine that takes the values.
    ///
    /// See ``SignalProducer/scanMap(into:_:)``.
    public func scanMap<State, Output>(
        into initialState: State, _ next: @escaping (inout State, Value) -> Output
    ) -> Signal<Output, Failure> {
        Signal<Output, Failure>(source.scanMap(into: initialState, next))
    }
}
