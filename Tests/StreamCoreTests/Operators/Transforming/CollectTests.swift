import StreamCore
import Testing

@Suite struct CollectTests {
    @Test("All values come as one array at completion", arguments: Face.allCases)
    func collectsAll(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.collect() }, { $0.collect() })
        trial.send(1, 2)
        #expect(trial.history.isEmpty)
        trial.complete()
        #expect(trial.history == "[1, 2] completed")
    }

    @Test("Without values the array is empty", arguments: Face.allCases)
    func collectsNothing(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.collect() }, { $0.collect() })
        trial.complete()
        #expect(trial.history == "[] completed")
    }

    @Test("Failure and interruption drop what was collected", arguments: Face.allCases, [true, false])
    func dropsCollected(face: Face, fails: Bool) {
        let trial = Trial(face, of: Int.self, { $0.collect() }, { $0.collect() })
        trial.send(1)
        if fails { trial.fail(.first) } else { trial.interrupt() }
        #expect(trial.history == (fails ? "failed(first)" : "interrupted"))
    }

    @Test("Disposal drops what was collected, and interrupts")
    func dropsAtDisposal() {
        let trial = Trial(.producer, of: Int.self, { $0.collect() }, { $0.collect() })
        trial.send(1)
        trial.dispose()
        #expect(trial.history == "interrupted")
        #expect(trial.isInputEnded)
    }

    @Test("Arrays of a count are sent as they fill, and the rest at completion", arguments: Face.allCases)
    func collectsCount(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.collect(count: 2) }, { $0.collect(count: 2) })
        trial.send(1, 2)
        #expect(trial.history == "[1, 2]")
        trial.send(3)
        trial.complete()
        #expect(trial.history == "[1, 2] [3] completed")
    }

    @Test("No empty array follows one that was sent", arguments: Face.allCases)
    func sendsNoEmptyRest(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.collect(count: 1) }, { $0.collect(count: 1) })
        trial.send(1)
        trial.complete()
        #expect(trial.history == "[1] completed")
    }

    @Test("A predicate of the array sees the latest value in it", arguments: Face.allCases)
    func asksAfterAppending(face: Face) {
        let isFull: ([Int]) -> Bool = { $0.reduce(0, +) >= 5 }
        let trial = Trial(face, of: Int.self, { $0.collect(isFull) }, { $0.collect(isFull) })
        trial.send(1, 4, 7, 2)
        trial.complete()
        #expect(trial.history == "[1, 4] [7] [2] completed")
    }

    @Test("A predicate of array and latest value lets that begin the next array", arguments: Face.allCases)
    func asksBeforeAppending(face: Face) {
        let isFull: ([Int], Int) -> Bool = { $1 < ($0.last ?? Int.min) }
        let trial = Trial(face, of: Int.self, { $0.collect(isFull) }, { $0.collect(isFull) })
        trial.send(1, 3, 2, 4, 0)
        trial.complete()
        #expect(trial.history == "[1, 3] [2, 4] [0] completed")
    }
}
