/// Runs all inner streams until one of them sends an event, continues with that winner, and disposes of the others.
final class FlattenRace<Output, Failure: Error>: Flattening<Output, Failure>,
    @unchecked Sendable  // see Flattening
{
    private let state = Guarded(RaceState())

    override func begin(_ node: SourceNode) {
        guard let (number, child) = enterRace() else { return }
        guard child.isActive else { return }
        Source(node: node).attach(RacingStream(self, number), child)
    }

    private func enterRace() -> (number: Int, child: Segment)? {
        guard state.withLock({ $0.winner == nil }) else { return nil }
        let (child, token) = segment.makeChild()
        let number = state.withLock { state -> Int? in
            guard state.winner == nil else { return nil }
            state.lastNumber += 1
            state.runners.append((state.lastNumber, child, token))
            return state.lastNumber
        }
        if let number { return (number, child) }
        // Another stream has meanwhile won on another thread.
        segment.remove(token)
        return nil
    }

    override func outerCompleted() {
        let isOver = state.withLock {
            $0.isOuterCompleted = true
            return $0.runners.isEmpty && !$0.isWinnerRunning
        }
        if isOver { segment.complete(observer) }
    }

    /// Returns whether the stream has won; the first stream that asks wins.
    fileprivate func wins(_ number: Int) -> Bool {
        let (isWinner, runners) = state.withLock { state -> (Bool, [RaceState.Runner]) in
            guard state.winner == nil else { return (state.winner == number, []) }
            state.winner = number
            state.isWinnerRunning = true
            return (true, exchange(&state.runners, with: []))
        }
        for loser in runners where loser.number != number {
            segment.remove(loser.token)
            loser.child.dispose()
        }
        return isWinner
    }

    fileprivate func winnerCompleted() {
        let isOver = state.withLock {
            $0.isWinnerRunning = false
            return $0.isOuterCompleted
        }
        if isOver { segment.complete(observer) }
    }
}

private struct RaceState {
    typealias Runner = (number: Int, child: Segment, token: MemberToken)

    /// The running inner streams, in the order of their numbers.
    var runners: [Runner] = []
    var lastNumber = 0
    var winner: Int?
    var isWinnerRunning = false
    var isOuterCompleted = false
}

private final class RacingStream<Value, Failure: Error>: Observer<Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let race: FlattenRace<Value, Failure>
    private let segment: Segment
    private let observer: Observer<Value, Failure>
    private let number: Int
    private var isWinner = false

    init(_ race: FlattenRace<Value, Failure>, _ number: Int) {
        self.race = race
        segment = race.segment
        observer = race.observer
        self.number = number
        super.init()
    }

    private func wins() -> Bool {
        if !isWinner { isWinner = segment.isActive && race.wins(number) }
        return isWinner
    }

    override func receive(_ value: Value) { if wins() { segment.send(value, to: observer) } }
    override func fail(_ failure: Failure) { if wins() { segment.fail(failure, observer) } }
    override func complete() { if wins() { race.winnerCompleted() } }
    override func interrupt() { if wins() { segment.interrupt(observer) } }
}
