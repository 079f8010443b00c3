import StreamCore
import Testing

@Suite struct TerminationTests {
    @Test("An end as a value arrives as that end")
    func terminates() {
        let recorder = Recorder<Int, TestFailure>()
        for end in [Termination<TestFailure>.failed(.second), .completed, .interrupted] {
            recorder.observer.terminate(end)
        }
        #expect(recorder.history == "failed(second) completed interrupted")
    }
}
