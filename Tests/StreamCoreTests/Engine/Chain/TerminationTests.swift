import StreamCore
import StreamTesting
import Testing

@Suite struct TerminationTests {
    @Test("An end as a value arrives as that end")
    func terminates() {
        let recorder = Recorder()
        for end in [Termination<TestFailure>.failed(.second), .completed, .interrupted] {
            let observer: Signal<Int, TestFailure>.Observer = recorder.observer()
            observer.terminate(end)
        }
        #expect(recorder.history == "failed(second) completed interrupted")
    }
}
