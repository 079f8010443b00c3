import StreamCore
import Testing

@Suite struct SkipTests {
    @Test("The first values are dropped", arguments: Face.allCases, 0...3)
    func skipsFirst(face: Face, count: Int) {
        let trial = Trial(face, of: Int.self, { $0.skip(first: count) }, { $0.skip(first: count) })
        trial.send(1, 2)
        trial.complete()
        #expect(trial.history == ["1 2 completed", "2 completed", "completed", "completed"][count])
    }

    @Test("Values are dropped while they satisfy the predicate, and never again", arguments: Face.allCases)
    func skipsWhile(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.skip(while: { $0 < 3 }) }, { $0.skip(while: { $0 < 3 }) })
        trial.send(1, 3, 1)
        trial.fail(.first)
        #expect(trial.history == "3 1 failed(first)")
    }

    @Test("Repeats are dropped", arguments: Face.allCases)
    func skipsRepeats(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.skipRepeats() }, { $0.skipRepeats() })
        trial.send(1, 1, 2, 2, 1)
        trial.complete()
        #expect(trial.history == "1 2 1 completed")
    }

    @Test("A value is compared with the one before it, dropped or not", arguments: Face.allCases)
    func comparesWithPrevious(face: Face) {
        let isClose: (Int, Int) -> Bool = { abs($0 - $1) <= 1 }
        let trial = Trial(face, of: Int.self, { $0.skipRepeats(isClose) }, { $0.skipRepeats(isClose) })
        trial.send(1, 2, 3, 5)
        #expect(trial.history == "1 5")
    }

    @Test("Only the latest value is kept to compare with")
    func keepsOnlyLatest() {
        final class Item {}
        let (signal, input) = Signal<Item, Never>.pipe()
        let observation = signal.skipRepeats(===).observe(Signal.Observer())
        weak var first: Item?
        do {
            let item = Item()
            first = item
            input.send(value: item)
        }
        #expect(first != nil)
        input.send(value: Item())
        #expect(first == nil)
        withExtendedLifetime(observation) {}
    }
}

@Suite struct SkipUntilTests {
    @Test("A value or completion of the trigger opens", arguments: Face.allCases, [true, false])
    func opens(face: Face, byValue: Bool) {
        let (trigger, input) = Signal<(), Never>.pipe()
        let trial = Trial(face, of: Int.self, { $0.skip(until: trigger) }, { $0.skip(until: trigger.producer) })
        trial.send(1)
        if byValue { input.send(value: ()) } else { input.sendCompleted() }
        trial.send(2)
        trial.complete()
        #expect(trial.history == "2 completed")
    }

    @Test("A trigger that is interrupted never opens, and the end is dropped", arguments: Face.allCases)
    func staysClosed(face: Face) {
        let (trigger, input) = Signal<(), Never>.pipe()
        let trial = Trial(face, of: Int.self, { $0.skip(until: trigger) }, { $0.skip(until: trigger) })
        input.sendInterrupted()
        trial.send(1)
        trial.complete()
        #expect(trial.history.isEmpty)
    }

    @Test("Opening after the end interrupts", arguments: Face.allCases)
    func opensTooLate(face: Face) {
        let (trigger, input) = Signal<(), Never>.pipe()
        let trial = Trial(face, of: Int.self, { $0.skip(until: trigger) }, { $0.skip(until: trigger) })
        trial.fail(.first)
        input.send(value: ())
        #expect(trial.history == "interrupted")
    }

    @Test("Disposal before it opened interrupts")
    func interruptsAtDisposal() {
        let trial = Trial(.producer, of: Int.self, { $0.skip(until: .never) }, { $0.skip(until: .never) })
        trial.dispose()
        #expect(trial.history == "interrupted")
        #expect(trial.isInputEnded)
    }
}
