import StreamCore
import Testing

/// Random starts, ends, disposals and changes of state.
@Suite struct ActionModelTests {
    @Test(
        "An action sends the same events as its model, in the same order, for random calls", arguments: ActionCase.all)
    func agrees(testCase: ActionCase) {
        for seed in 1...many(100) {
            var random = RandomNumbers(seed: seed)
            let subject = ActionSubject(testCase.policy)
            var model = ActionModel(testCase)
            for number in 0..<200 {
                let step = ActionStep.random(number, running: model.running, waiting: model.waiting, using: &random)
                subject.apply(step)
                model.apply(step)
                let (told, expected) = (subject.takeNotes(), model.takeNotes())
                #expect(told == expected, "seed \(seed), \(step)")
                #expect(subject.running == model.running, "seed \(seed), \(step)")
                if told != expected || subject.running != model.running { return }
            }
        }
    }

    @Test(
        "With random calls from inside its events, each start of an action has one end, and none overlaps or is left over",
        arguments: ActionCase.all)
    func reenters(testCase: ActionCase) {
        for seed in 1...many(200) {
            var random = RandomNumbers(seed: seed)
            let subject = ActionSubject(testCase.policy)
            var number = 0
            func step() {
                number += 1
                subject.apply(.random(number, running: subject.running, waiting: subject.waiting, using: &random))
            }
            subject.whenTold = { if number < 200, Int.random(in: 0..<3, using: &random) == 0 { step() } }
            while number < 200 { step() }
            subject.whenTold = {}
            subject.apply(.allow(true))
            while let running = subject.running.first { subject.apply(.complete(running)) }

            #expect(subject.ends.values.allSatisfy { $0 == 1 }, "seed \(seed)")
            #expect(!subject.action.isExecuting.value, "seed \(seed)")
            #expect(subject.action.isEnabled.value, "seed \(seed)")
            if testCase.keepsApart { #expect(subject.most <= testCase.limit, "seed \(seed)") }
            // Where several run at once, one that is started as the flags tell of another begins first.
            if testCase.limit == 1 { #expect(subject.begun == subject.begun.sorted(), "seed \(seed)") }
            let notes = subject.takeNotes()
            let told = notes.filter { ["event COMPLETED", "event INTERRUPTED", "event FAILED first"].contains($0) }
            #expect(told.count == subject.begun.count, "seed \(seed)")
            #expect(
                notes.count { $0 == "completed" } == told.count { $0 == "event COMPLETED" }, "seed \(seed)")
        }
    }
}
