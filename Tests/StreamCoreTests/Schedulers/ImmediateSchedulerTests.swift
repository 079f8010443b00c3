import StreamCore
import StreamTesting
import Testing

@Suite struct ImmediateSchedulerTests {
    @Test("Actions run inside the call, nested ones too, and cannot be prevented")
    func runsInPlace() {
        let recorder = Recorder()
        let scheduler = ImmediateScheduler()
        let disposable = scheduler.schedule {
            recorder.note("begin")
            scheduler.schedule { recorder.note("nested") }
            recorder.note("end")
        }
        #expect(disposable == nil)
        #expect(recorder.history == "begin nested end")
    }
}
