import StreamCore

private final class Scan<Input, State>: Sink<Input, State>, @unchecked Sendable {  // see Subscriber
    private let accumulator: (inout State, Input) throws -> Void
    private var state: State

    init(
        _ downstream: Receiver<State>, _ seed: State, _ accumulator: @escaping (inout State, Input) throws -> Void
    ) {
        self.accumulator = accumulator
        state = seed
        super.init(downstream)
    }

    override func receive(_ value: Input) {
        do {
            var next = state
            try accumulator(&next, value)
            release(exchange(&state, with: next))
            send(next)
        } catch { end(with: error) }
    }
}

private final class Reduce<Input, State, Result>: Sink<Input, Result>, @unchecked Sendable {  // see Subscriber
    private let accumulator: (State, Input) throws -> State
    private let mapResult: (State) throws -> Result
    private var state: State

    init(
        _ downstream: Receiver<Result>, _ seed: State, _ accumulator: @escaping (State, Input) throws -> State,
        _ mapResult: @escaping (State) throws -> Result
    ) {
        self.accumulator = accumulator
        self.mapResult = mapResult
        state = seed
        super.init(downstream)
    }

    override func receive(_ value: Input) {
        do { release(exchange(&state, with: try accumulator(state, value))) } catch { end(with: error) }
    }

    override func complete() {
        do {
            send(try mapResult(state))
            end()
        } catch { end(with: error) }
    }
}

extension ObservableType {
    /// Sends every state that a closure makes from the previous state and a value.
    public func scan<State>(
        into seed: State, accumulator: @escaping (inout State, Element) throws -> Void
    ) -> Observable<State> {
        through { Scan($0, seed, accumulator) }
    }

    /// Sends every state that a closure makes from the previous state and a value.
    public func scan<State>(
        _ seed: State, accumulator: @escaping (State, Element) throws -> State
    ) -> Observable<State> {
        scan(into: seed) { $0 = try accumulator($0, $1) }
    }

    /// Sends the result of a closure for the last state, on completion.
    public func reduce<State, Result>(
        _ seed: State, accumulator: @escaping (State, Element) throws -> State,
        mapResult: @escaping (State) throws -> Result
    ) -> Observable<Result> {
        through { Reduce($0, seed, accumulator, mapResult) }
    }

    /// Sends the last state on completion.
    public func reduce<State>(
        _ seed: State, accumulator: @escaping (State, Element) throws -> State
    ) -> Observable<State> {
        reduce(seed, accumulator: accumulator, mapResult: { $0 })
    }
}
