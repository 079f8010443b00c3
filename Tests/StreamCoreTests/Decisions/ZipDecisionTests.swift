import StreamCore
import Testing

@Suite("ZipDecision")
struct ZipDecisionTests {
    private enum Step: Equatable {
        case value(Int)
        case completion(Int)
    }

    /// What `zip` does, in its simplest form: whole queues are looked at after every step.
    private func expected(_ steps: [Step], inputs: Int) -> [String] {
        var waiting = Array(repeating: 0, count: inputs)
        var completed = Array(repeating: false, count: inputs)
        var history: [String] = []
        for step in steps {
            switch step {
            case .value(let input): waiting[input] += 1
            case .completion(let input): completed[input] = true
            }
            if waiting.allSatisfy({ $0 > 0 }) {
                history.append("group")
                waiting = waiting.map { $0 - 1 }
            }
            if zip(waiting, completed).contains(where: { $0 == 0 && $1 }) { return history + ["completed"] }
        }
        return history
    }

    private func decided(_ steps: [Step], inputs count: Int) -> [String] {
        var decision = ZipDecision(inputs: count)
        var inputs = Array(repeating: ZipDecision.Input(), count: count)
        var history: [String] = []
        for step in steps {
            var action =
                switch step {
                case .value(let input): decision.received(&inputs[input])
                case .completion(let input): decision.completed(&inputs[input])
                }
            if action == .send {
                history.append("group")
                for index in inputs.indices { decision.took(&inputs[index]) }
                action = decision.afterGroup()
            }
            if action == .finish { return history + ["completed"] }
        }
        return history
    }

    @Test("Groups and completion come where whole queues would have them", arguments: 1...3)
    func model(inputs: Int) {
        let symbols = (0..<inputs).flatMap { [Step.value($0), .completion($0)] }
        for steps in allSequences(of: symbols, upTo: inputs == 3 ? 6 : 8) where isLegal(steps) {
            #expect(decided(steps, inputs: inputs) == expected(steps, inputs: inputs), "\(steps)")
        }
    }

    /// An input sends nothing after its completion.
    private func isLegal(_ steps: [Step]) -> Bool {
        for (index, step) in steps.enumerated() {
            guard case .completion(let input) = step else { continue }
            let rest = steps[(index + 1)...]
            if rest.contains(.value(input)) || rest.contains(.completion(input)) { return false }
        }
        return true
    }
}
