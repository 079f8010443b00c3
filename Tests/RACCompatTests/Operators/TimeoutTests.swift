import Foundation
import RACCompat
import StreamTesting
import Testing

@Suite("timeout") struct TimeoutTests {
    private let log = Recorder()

    @Test("timeout errors with the documented code") func code() {
        var failure: NSError?
        inVirtualTime { scheduler in
            _ = RACSignal.never().timeout(2, onScheduler: scheduler).subscribeError { failure = $0 as NSError? }
            scheduler.stepAll()
        }
        #expect(failure?.domain == RACSignalErrorDomain)
        #expect(failure?.code == RACSignalErrorTimedOut)
        #expect(failure?.userInfo.isEmpty == true)
    }

    @Test("timeout passes events in time") func inTime() {
        #expect(timeline { drawn("a-b|").timeout(4, onScheduler: virtualScheduler) } == "0a 2b 3|")
        #expect(timeline { drawn("a-#").timeout(4, onScheduler: virtualScheduler) } == "0a 2#first")
    }

    @Test("timeout: a date that has passed fails as soon as the scheduler runs") func negative() {
        #expect(
            timeline { drawn("a-b|").timeout(-1, onScheduler: virtualScheduler).catchTo(sending("late")) }
                == "0a 0late 0|")
    }

    @Test("timeout silent after disposal") func disposal() {
        let probe = ManualStream<Any?>()
        inVirtualTime { scheduler in
            let subscription = log.subscribe(to: probe.racSignal.timeout(1, onScheduler: scheduler))
            subscription.dispose()
            scheduler.stepAll()
        }
        #expect(log.entries.isEmpty)
        #expect(probe.openSubscriptionCount == 0)
    }

    @Test("timeout: values do not put it off, and the source is disposed first") func oneDeadline() {
        inVirtualTime { scheduler in
            let source = RACSignal.createSignal { subscriber in
                let values = drawn("a-b-c-d").subscribe(subscriber)
                return RACDisposable {
                    values?.dispose()
                    log.note("disposed")
                }
            }
            source.timeout(3, onScheduler: scheduler)
                .subscribeNext({ log.note(text($0)) }, error: { _ in log.note("error") })
            scheduler.stepAll()
        }
        #expect(log.entries == ["a", "b", "disposed", "error"])
    }
}
