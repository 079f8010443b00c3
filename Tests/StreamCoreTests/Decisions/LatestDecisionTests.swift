import StreamCore
import Testing

@Suite("LatestDecision")
struct LatestDecisionTests {
    @Test("Every value is sent once all inputs have one, and the last completion completes", arguments: 1...3)
    func model(inputs: Int) {
        // An input: 0 ... inputs - 1 is a value of it, inputs ... is its completion.
        for steps in allSequences(of: Array(0..<(2 * inputs)), upTo: inputs == 3 ? 6 : 8) {
            var decision = LatestDecision(inputs: inputs)
            var filled: Set<Int> = []
            var completed: Set<Int> = []
            for step in steps where completed.count < inputs {
                let input = step % inputs
                guard !completed.contains(input) else { continue }
                if step < inputs {
                    let isFirst = filled.insert(input).inserted
                    let action = decision.received(isFirst: isFirst)
                    #expect(action == (filled.count == inputs ? .send : .wait), "\(steps)")
                } else {
                    completed.insert(input)
                    let action = decision.completed()
                    #expect(action == (completed.count == inputs ? .finish : .wait), "\(steps)")
                }
                #expect(decision.isFilled == (filled.count == inputs), "\(steps)")
            }
        }
    }
}
