import StreamCore
import Testing

@Suite struct AttemptTests {
    private func check(_ value: Int) -> Result<(), TestFailure> {
        value < 3 ? .success(()) : .failure(.first)
    }

    private func checkThrowing(_ value: Int) throws {
        if value >= 3 { throw TestFailure.second }
    }

    @Test("The first value that does not pass the check is dropped and fails the stream", arguments: Face.allCases)
    func attempts(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.attempt(check) }, { $0.attempt(check) })
        trial.send(1, 3, 2)
        #expect(trial.history == "1 failed(first)")
        #expect(trial.isInputEnded)
    }

    @Test("A check may throw, over a stream that cannot fail or fails with any error", arguments: Face.allCases)
    func attemptsThrowing(face: Face) {
        let never = Trial(
            face, of: Int.self, failing: Never.self, { $0.attempt(checkThrowing) }, { $0.attempt(checkThrowing) })
        never.send(1, 3)
        #expect(never.history == "1 failed(second)")
        let any = Trial(
            face, of: Int.self, failing: (any Error).self,
            { $0.attempt(checkThrowing) }, { $0.attempt(checkThrowing) })
        any.send(1, 3)
        #expect(any.history == "1 failed(second)")
    }

    @Test("Results are unwrapped, the first failure ends the stream", arguments: Face.allCases)
    func maps(face: Face) {
        let halve: (Int) -> Result<Int, TestFailure> = { $0.isMultiple(of: 2) ? .success($0 / 2) : .failure(.first) }
        let trial = Trial(face, of: Int.self, { $0.attemptMap(halve) }, { $0.attemptMap(halve) })
        trial.send(2, 4, 5, 6)
        #expect(trial.history == "1 2 failed(first)")
    }

    @Test("The closure is not called again after it failed")
    func stopsCalling() {
        var calls = 0
        SignalProducer<Int, TestFailure>([1, 2, 3])
            .attemptMap { (_: Int) -> Result<Int, TestFailure> in
                calls += 1
                return .failure(.first)
            }
            .start()
        #expect(calls == 1)
    }

    @Test("A closure that maps may throw", arguments: Face.allCases)
    func mapsThrowing(face: Face) {
        let parse: (String) throws -> Int = { text in
            guard let number = Int(text) else { throw TestFailure.first }
            return number
        }
        let trial = Trial(
            face, of: String.self, failing: Never.self, { $0.attemptMap(parse) }, { $0.attemptMap(parse) })
        trial.send("1", "x")
        #expect(trial.history == "1 failed(first)")
    }
}
