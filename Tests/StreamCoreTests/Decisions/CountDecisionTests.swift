import StreamCore
import Testing

@Suite("TakeDecision, SkipDecision and RestartDecision")
struct CountDecisionTests {
    @Test("The first values are taken, the last of them is told, and later ones are dropped", arguments: 0...4)
    func take(count: Int) {
        var decision = TakeDecision(count: count)
        let actions = (0..<6).map { _ in decision.next() }
        let expected = (0..<6).map { index -> TakeDecision.Action in
            index >= count ? .drop : index == count - 1 ? .forwardLast : .forward
        }
        #expect(actions == expected)
    }

    @Test("The first values are skipped", arguments: 0...4)
    func skip(count: Int) {
        var decision = SkipDecision(count: count)
        let passes = (0..<6).map { _ in decision.next() }
        #expect(passes == (0..<6).map { $0 >= count })
    }

    @Test("There are as many restarts as the limit says", arguments: 0...4)
    func limitedRestarts(limit: Int) {
        var decision = RestartDecision(limit: limit)
        let restarts = (0..<6).map { _ in decision.restartsAgain() }
        #expect(restarts == (0..<6).map { $0 < limit })
        #expect(decision.restarts == limit)
    }

    @Test("Without a limit, restarts are counted and never end")
    func endlessRestarts() {
        var decision = RestartDecision(limit: nil)
        let restarts = (0..<100).map { _ in decision.restartsAgain() }
        #expect(restarts.allSatisfy { $0 })
        #expect(decision.restarts == 100)
    }
}
