import Dispatch
import StreamCore
import StreamTesting
import Testing

@Suite(.timeLimit(.minutes(40)), .takesTurns) struct UISchedulerTests {
    private let scheduler = UIScheduler()
    private let recorder = Recorder()

    /// Comes back when the scheduler has run everything that it was given before.
    private func catchUp() async {
        await withCheckedContinuation { continuation in
            elsewhere { [scheduler] in scheduler.schedule { continuation.resume() } }
        }
    }

    @MainActor @Test("On the main queue an action runs in place when nothing waits")
    func runsInPlace() {
        scheduler.schedule { [recorder] in recorder.note("a") }
        scheduler.schedule { [recorder] in recorder.note("b") }
        #expect(recorder.history == "a b")
    }

    @Test("From other threads an action hops to the main queue")
    func hops() {
        let isOver = DispatchSemaphore(value: 0)
        elsewhere { [scheduler, recorder] in
            scheduler.schedule {
                recorder.note("\(MainQueue.isCurrent)")
                MainActor.assumeIsolated { recorder.note("isolated") }
                isOver.signal()
            }
            recorder.note("\(MainQueue.isCurrent)")
        }
        #expect(isOver.isSignalled())
        #expect(recorder.history.split(separator: " ").sorted() == ["false", "isolated", "true"])
    }

    @MainActor @Test("An action after a hopping action of a UIScheduler waits for its turn, on the main queue too")
    func keepsOrder() async {
        elsewhere { [scheduler, recorder] in scheduler.schedule { recorder.note("a") } }
        scheduler.schedule { [recorder] in recorder.note("b") }
        scheduler.schedule { [recorder] in recorder.note("c") }
        #expect(recorder.history.isEmpty)
        await catchUp()
        #expect(recorder.history == "a b c")
        scheduler.schedule { [recorder] in recorder.note("in place again") }
        #expect(recorder.history == "a b c in place again")
    }

    @MainActor @Test("A second UIScheduler does not wait for the first")
    func hasOwnOrder() async {
        elsewhere { [scheduler, recorder] in scheduler.schedule { recorder.note("a") } }
        UIScheduler().schedule { [recorder] in recorder.note("b") }
        #expect(recorder.history == "b")
        await catchUp()
        #expect(recorder.history == "b a")
    }

    @MainActor @Test("An action that another one schedules runs after that")
    func queuesNested() async {
        scheduler.schedule { [scheduler, recorder] in
            recorder.note("begin")
            scheduler.schedule { recorder.note("nested") }
            recorder.note("end")
        }
        #expect(recorder.history == "begin end")
        await catchUp()
        #expect(recorder.history == "begin end nested")
    }

    @MainActor @Test("An action cancelled before its run does not run on a UIScheduler, and others do")
    func cancels() async {
        let cancelled = SerialDisposable()
        elsewhere { [scheduler, recorder] in
            cancelled.inner = scheduler.schedule { recorder.note("cancelled") }
            scheduler.schedule { recorder.note("kept") }
        }
        cancelled.dispose()
        await catchUp()
        #expect(recorder.history == "kept")
        scheduler.schedule { [recorder] in recorder.note("idle") }
        #expect(recorder.history == "kept idle")
    }

    @Test("Actions that eight threads schedule run one at a time, each thread's in order")
    func takesTurns() {
        let isOver = DispatchSemaphore(value: 0)
        let count = Counter()
        let inside = Counter()
        let order = ThreadOrder(threads: 8)
        onThreads(8) { [scheduler] thread in
            for number in 0..<100 {
                scheduler.schedule {
                    if inside.increment() == count.value + 1 { order.note(thread, number) }
                    if count.increment() == 800 { isOver.signal() }
                }
            }
        }
        #expect(isOver.isSignalled())
        #expect(order.isKept(upTo: 100))
    }
}
