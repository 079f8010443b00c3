import Dispatch
import Foundation
import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct TestSchedulerThreadTests {
    private let scheduler = TestScheduler()
    private let recorder = Recorder()

    @Test("A second thread may schedule on a test scheduler after the clock was advanced", arguments: [true, false])
    func schedulesAfterAdvancing(hasWork: Bool) {
        if hasWork { scheduler.schedule { [recorder] in recorder.note("a") } }
        scheduler.advance(by: 1)
        elsewhere { [scheduler, recorder] in
            scheduler.schedule { recorder.note("b") }
            scheduler.schedule(afterDelay: 1) { recorder.note("c") }
        }
        scheduler.advance(by: 1)
        #expect(recorder.history == (hasWork ? "a b c" : "b c"))
    }

    @Test("A second thread may schedule on a test scheduler while an action runs, and may read the clock and cancel")
    func schedulesWhileAdvancing() {
        let cancelled = scheduler.schedule(afterDelay: 2) { [recorder] in recorder.note("cancelled") }
        scheduler.schedule { [scheduler, recorder] in
            recorder.note("begin")
            elsewhere {
                recorder.note("\(scheduler.currentDate.timeIntervalSinceReferenceDate)")
                scheduler.schedule { recorder.note("scheduled") }
                cancelled?.dispose()
            }
            recorder.note("end")
        }
        scheduler.advance(by: 5)
        #expect(recorder.history == "begin 0.0 end scheduled")
    }

    @Test("Actions that eight threads schedule while the clock is advanced run, each thread's in order")
    func losesNothing() {
        let order = ThreadOrder(threads: 8)
        let isOver = DispatchSemaphore(value: 0)
        onThreads(9) { [scheduler] thread in
            if thread == 8 {
                for _ in 0..<8 {
                    while !isOver.isSignalled(within: 0) { scheduler.advance() }
                }
            } else {
                for number in 0..<500 { scheduler.schedule { order.note(thread, number) } }
                isOver.signal()
            }
        }
        scheduler.advance()
        #expect(order.isKept(upTo: 500))
    }

    @Test("Actions run on the thread that advances")
    func runsOnAdvancingThread() {
        let key = "StreamCoreTests.advances"
        elsewhere { [scheduler, recorder] in
            scheduler.schedule { recorder.note("\(Thread.current.threadDictionary[key] != nil)") }
        }
        elsewhere { [scheduler] in
            Thread.current.threadDictionary[key] = true
            scheduler.advance()
        }
        #expect(recorder.history == "true")
    }
}
