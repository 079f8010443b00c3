import Dispatch
import Foundation
import RACCompat
import StreamTesting
import Testing

/// An operator that has handed a value to the shared background scheduler, since the value came where none was current.
@Suite(.takesTurns) struct HandoverTests {
    private let log = Recorder()

    /// Waits for what is on its way through the shared background scheduler; called where no scheduler is current.
    private func flushSharedScheduler() {
        waitForSignal { signal in RACScheduler.subscriptionScheduler().schedule { signal() } }
    }

    /// Sends 0 where no scheduler is current; waits until the delivering thread has left the gate, not only until the value
    /// has been delivered.
    private func handOver(to subject: RACSubject) {
        onThread {
            subject.sendNext(0)
            flushSharedScheduler()
        }
    }

    @Test("After that, a nested send on the same thread is still delivered at once")
    func nests() {
        let subject = RACSubject()
        RACScheduler.scheduler().performAsCurrentScheduler {
            _ = subject.map { $0 }.subscribeNext { value in
                log.note("begin \(text(value))")
                if int(value) == 1 { subject.sendNext(2) }
                log.note("end \(text(value))")
            }
            handOver(to: subject)
            subject.sendNext(1)
        }
        #expect(log.entries == ["begin 0", "end 0", "begin 1", "begin 2", "end 2", "end 1"])
    }

    @Test("After that, a completion that comes during a delivery waits for it")
    func holdsCompletionBack() {
        let subject = RACSubject()
        RACScheduler.scheduler().performAsCurrentScheduler {
            _ = subject.map { $0 }.subscribeNext(
                { value in
                    log.note("begin \(text(value))")
                    if int(value) == 1 { subject.sendCompleted() }
                    log.note("end \(text(value))")
                }, completed: { log.note("completed") })
            handOver(to: subject)
            subject.sendNext(1)
        }
        #expect(log.entries == ["begin 0", "end 0", "begin 1", "end 1", "completed"])
    }

    /// A block of the main queue that waits for another queue: the same thread has a current scheduler, then none.
    @Test("A value that is handed over during a delivery in place arrives when that is over")
    func waitsForDeliveryInPlace() async {
        await MainActor.run {
            let subject = RACSubject()
            let subscription = subject.map { $0 }.subscribeNext { value in
                log.note("begin \(text(value))")
                if int(value) == 1 {
                    DispatchQueue(label: "unknown").sync {
                        #expect(RACScheduler.currentScheduler() == nil)
                        subject.sendNext(2)
                        flushSharedScheduler()
                    }
                    subject.sendNext(3)
                }
                log.note("end \(text(value))")
            }
            subject.sendNext(1)
            subject.sendNext(4)
            subscription.dispose()
        }
        #expect(
            log.entries == [
                "begin 1", "begin 3", "end 3", "end 1", "begin 2", "end 2", "begin 4", "end 4",
            ])
    }

    @Test(
        "A subscriber that comes during the delivery of another thread, and leaves before its place is taken, is released"
    )
    func leavesBeforeItsTurn() {
        let subject = RACSubject()
        weak var kept: Recorder?
        var late: RACDisposable?
        let first = subject.subscribeNext { (_: Any?) in
            guard late == nil else { return }
            onThread {
                let recorder = Recorder()
                kept = recorder
                late = subject.subscribeNext { (value: Any?) in recorder.note(text(value)) }
            }
            late?.dispose()
            late = RACDisposable()
        }
        subject.sendNext(1)
        subject.sendNext(2)
        #expect(kept == nil)
        first.dispose()
    }
}
