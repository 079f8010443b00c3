import Foundation
import StreamCore
import Testing

@Suite(.takesTurns) struct DueDecisionTests {
    @Test(
        "A timer acts at its instant, within a microsecond, and waits for the rest before",
        arguments: [
            (10, .act), (11, .act), (10 - 1e-7, .act), (9.5, .wait(0.5)), (6, .wait(4)), (5, .wait(4)), (-90, .wait(4)),
        ]
            as [(TimeInterval, DueDecision.Action)])
    func fires(now: TimeInterval, action: DueDecision.Action) {
        var decision = DueDecision(interval: 4, due: 10)
        #expect(decision.fired(at: now, isFirst: true) == action)
        #expect(decision.due == min(10, now < 6 ? now + 4 : 10))
    }

    @Test("Until it is its turn, a timer that is due waits for no time at all")
    func waitsForTurn() {
        var decision = DueDecision(interval: 4, due: 10)
        #expect(decision.fired(at: 10, isFirst: false) == .wait(0))
        #expect(decision.fired(at: 10, isFirst: true) == .act)
    }

    @Test("Whose turn it is is asked only at the instant")
    func asksLate() {
        var decision = DueDecision(interval: 4, due: 10)
        var count = 0
        func isFirst() -> Bool {
            count += 1
            return true
        }
        #expect(decision.fired(at: 9, isFirst: isFirst()) == .wait(1))
        #expect(count == 0)
        #expect(decision.fired(at: 10, isFirst: isFirst()) == .act)
        #expect(count == 1)
    }

    @Test("A restart puts the instant off")
    func restarts() {
        var decision = DueDecision(interval: 4, due: 10)
        decision.restart(at: 9)
        #expect(decision.fired(at: 10, isFirst: true) == .wait(3))
        #expect(decision.fired(at: 13, isFirst: true) == .act)
    }

    @Test("Without an instant, it looks again after an interval")
    func pauses() {
        var decision = DueDecision(interval: 4, due: .infinity)
        #expect(decision.fired(at: 1_000, isFirst: true) == .wait(4))
        #expect(decision.due == .infinity)
    }

    @Test(
        "Instants are an interval apart; a timer that is late does not make up for it, nor one whose clock was set back",
        arguments: [(10, 4, 14), (11, 3, 14), (14, 4, 18), (100, 4, 104), (3, 4, 7)]
            as [(TimeInterval, TimeInterval, TimeInterval)])
    func advances(now: TimeInterval, rest: TimeInterval, due: TimeInterval) {
        var decision = DueDecision(interval: 4, due: 10)
        #expect(decision.advance(at: now) == rest)
        #expect(decision.due == due)
    }
}
