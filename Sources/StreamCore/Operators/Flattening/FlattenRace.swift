/// Runs all inner streams until one sends an event; goes on with that one, and disposes of the others.
final class FlattenRace<Output, Failure: Error>: Flattening<Output, Failure>,
    @unchecked Sendable  // guarded by the lock
{
    private typealias Runner = (number: Int, child: Segment, token: MemberToken)

    private let lock = Lock()
    /// The inner streams that run, by number, in order.
    private var runners: [Runner] = []
    private var lastNumber = 0
    private var winner: Int?
    private var isWinnerRunning = false
    private var isOuterCompleted = false

    override func begin(_ node: SourceNode) {
        guard let (number, child) = enterRace() else { return }
        guard child.isActive else { return }
        Source(node: node).attach(RacingStream(self, number), child)
    }

    private func enterRace() -> (number: Int, child: Segment)? {
        guard lock.withLock({ winner == nil }) else { return nil }
        let (child, token) = segment.makeChild()
        let number = lock.withLock { () -> Int? in
            guard winner == nil else { return nil }
            lastNumber += 1
            runners.append((lastNumber, child, token))
            return lastNumber
        }
        if let number { return (number, child) }
        // Another stream has won meanwhile, on another thread.
        segment.remove(token)
        return nil
    }

    override func outerCompleted() {
        let isOver = lock.withLock {
            isOuterCompleted = true
            return runners.isEmpty && !isWinnerRunning
        }
        if isOver { segment.complete(observer) }
    }

    /// Whether the stream has won; the first one that asks does.
    fileprivate func wins(_ number: Int) -> Bool {
        let (isWinner, losers) = lock.withLock { () -> (Bool, [Runner]) in
            guard winner == nil else { return (winner == number, []) }
            winner = number
            isWinnerRunning = true
            let losers = runners.filter { $0.number != number }
            runners = []
            return (true, losers)
        }
        for loser in losers {
            segment.remove(loser.token)
            loser.child.dispose()
        }
        return isWinner
    }

    fileprivate func winnerCompleted() {
        let isOver = lock.withLock {
            isWinnerRunning = false
            return isOuterCompleted
        }
        if isOver { segment.complete(observer) }
    }
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
