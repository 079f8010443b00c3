import Dispatch
import Foundation
import RACCompat
import StreamTesting
import Testing

/// From signals to sequences and back.
@Suite(.takesTurns) struct SequenceSignalTests {
    @Test("The sequence of a signal subscribes at once, and each time anew")
    func subscribesAtOnce() {
        var subscriptions = 0
        let signal = RACSignal.createSignal { subscriber in
            subscriptions += 1
            subscriber.sendNext(nil)
            subscriber.sendNext(subscriptions)
            subscriber.sendCompleted()
            return nil
        }
        RACTestScheduler().performAsCurrentScheduler {
            let first = signal.sequence
            let second = signal.sequence
            #expect(subscriptions == 2)
            #expect(first.head is NSNull)
            #expect(first.array.map(text) == ["<null>", "1"])
            #expect(second.tail?.head as? Int == 2)
        }
    }

    @Test("Asking for a value waits for it, and for the array waits for the end")
    func waits() {
        let subject = RACReplaySubject.subject()
        let sequence = (subject as RACSignal).sequence
        let isWaiting = DispatchSemaphore(value: 0)
        let heads = Recorder()
        let thread = Thread {
            isWaiting.signal()
            heads.note(text(sequence.head))
            heads.note(text(sequence.tail?.head))
            heads.note("\(sequence.array.count)")
        }
        thread.start()
        isWaiting.wait()
        subject.sendNext(1)
        #expect(heads.wait(for: "1"))
        subject.sendNext("two")
        #expect(heads.wait(for: "two"))
        #expect(heads.entries == ["1", "two"])
        subject.sendNext("three")
        subject.sendCompleted()
        #expect(heads.wait(for: "3"))
    }

    @Test("A failure looks like the end, and leaves the array empty")
    func fails() {
        let sequence: RACSequence = {
            var made = RACSequence.empty()
            inVirtualTime { _ in made = RACSignal.return(1).concat(.error(TestFailure.first)).sequence }
            return made
        }()
        #expect(sequence.head as? Int == 1)
        #expect(sequence.tail?.head == nil)
        #expect(sequence.array.isEmpty)
        #expect(sequence.map { $0 }.array.count == 1)
    }

    @Test("All subscriptions of signal() share a background scheduler, those of another call another one")
    func sharesScheduler() {
        let signal = [1].rac_sequence.signal()
        let schedulers = Box<[RACScheduler?]>([])
        for _ in 0..<2 {
            waitForSignal { done in
                signal.subscribeNext(
                    { _ in schedulers.mutate { $0.append(RACScheduler.currentScheduler()) } }, completed: { done() })
            }
        }
        #expect(schedulers.value.count == 2)
        #expect(schedulers.value[0] != nil)
        #expect(schedulers.value[0] === schedulers.value[1])
    }

    @Test("Disposing a subscription ends the walk")
    func disposes() {
        let scheduler = RACTestScheduler()
        var calls = 0
        let sequence = (0..<10).rac_sequence.map { value -> Any? in
            calls += 1
            return value
        }
        scheduler.performAsCurrentScheduler {
            let subscription = sequence.signalWithScheduler(scheduler).subscribeNext { _ in }
            scheduler.step()
            scheduler.step()
            subscription.dispose()
            scheduler.stepAll()
        }
        #expect(calls == 2)
    }

    @Test("take cuts the signal of an endless sequence")
    func cutsEndless() {
        let naturals = (0...).rac_sequence
        let scheduler = RACTestScheduler()
        let log = Recorder()
        scheduler.performAsCurrentScheduler {
            log.subscribe(to: naturals.signalWithScheduler(scheduler).take(2))
            scheduler.stepAll()
        }
        #expect(log.entries == ["0", "1", "completed"])
    }
}
