import RACCompat
import StreamTesting
import Testing

@Suite("repeat and retry") struct RepeatTests {
    private let log = Recorder()

    @Test("repeat resubscribes") func resubscribes() {
        let probe = ManualStream<Any?>()
        inVirtualTime { scheduler in
            let subscription = log.subscribe(to: probe.racSignal.repeat())
            for number in 1...3 {
                probe.send(number)
                probe.complete()
                scheduler.stepAll()
            }
            #expect(probe.subscriptionCount == 4 && probe.openSubscriptionCount == 1)
            subscription.dispose()
        }
        #expect(log.entries == ["1", "2", "3"])
    }

    @Test("repeat ends on disposal") func disposal() {
        let probe = ManualStream<Any?>()
        inVirtualTime { scheduler in
            let serial = RACSerialDisposable()
            serial.disposable = probe.signal(sendingFirst: 1).repeat().subscribeNext { _ in log.note("value") }
            probe.complete()
            scheduler.step()
            serial.dispose()
            probe.complete()
            scheduler.stepAll()
        }
        #expect(log.entries == ["value", "value"])
        #expect(probe.subscriptionCount == 2 && probe.openSubscriptionCount == 0)
    }

    @Test("repeat ends through take") func take() {
        var count = 0
        let signal = RACSignal.createSignal { subscriber in
            count += 1
            subscriber.sendNext(count)
            subscriber.sendCompleted()
            return nil
        }
        #expect(events(of: signal.repeat().take(3)) == ["1", "2", "3", "completed"])
        #expect(count == 3)
    }

    @Test("repeat ends with an error") func failure() {
        var passes = 0
        let signal = RACSignal.defer {
            passes += 1
            return passes == 3 ? .error(TestFailure.first) : .return(passes)
        }
        #expect(events(of: signal.repeat()) == ["1", "2", "failed(first)"])
    }

    @Test("repeat keeps the time of every pass") func time() {
        #expect(timeline(seconds: 7) { drawn("-a-|").repeat() } == "1a 4a 7a")
    }

    // MARK: retry

    /// Fails `count` times after its first value, then completes after it.
    private func failing(times count: Int, _ subscriptions: Box<Int> = Box(0)) -> RACSignal {
        .defer {
            subscriptions.value += 1
            return subscriptions.value <= count ? sending("failing").concat(.error(TestFailure.first)) : sending("good")
        }
    }

    @Test("retry: subscribes again until there is no error") func retry() {
        let subscriptions = Box(0)
        #expect(
            events(of: failing(times: 3, subscriptions).retry())
                == ["failing", "failing", "failing", "good", "completed"])
        #expect(subscriptions.value == 4)
    }

    @Test("retry:n subscribes n times again, then passes the error") func retryLimited() {
        #expect(events(of: failing(times: 2).retry(2)) == ["failing", "failing", "good", "completed"])
        #expect(events(of: failing(times: 2).retry(1)) == ["failing", "failing", "failed(first)"])
    }

    @Test("retry:0 is endless") func retryZero() {
        let subscriptions = Box(0)
        #expect(events(of: failing(times: 50, subscriptions).retry(0)).last == "completed")
        #expect(subscriptions.value == 51)
    }

    @Test("retry: a negative count never subscribes again, as in the original") func retryNegative() {
        #expect(events(of: failing(times: 2).retry(-1)) == ["failing", "failed(first)"])
    }

    @Test("retry:n counts for every subscription anew") func retryCounts() {
        let subscriptions = Box(0)
        let signal = failing(times: .max, subscriptions).retry(2)
        for _ in 0..<2 { #expect(events(of: signal).last == "failed(first)") }
        #expect(subscriptions.value == 6)
    }

    @Test("retry: completion ends it") func retryCompletion() {
        let probe = ManualStream<Any?>()
        inVirtualTime { _ in
            log.subscribe(to: probe.racSignal.retry())
            probe.complete()
        }
        #expect(log.entries == ["completed"])
        #expect(probe.subscriptionCount == 1 && probe.openSubscriptionCount == 0)
    }

    @Test("retry: disposal between two passes prevents the next") func retryDisposal() {
        let probe = ManualStream<Any?>()
        inVirtualTime { scheduler in
            let subscription = log.subscribe(to: probe.racSignal.retry())
            probe.fail(TestFailure.first)
            subscription.dispose()
            scheduler.stepAll()
        }
        #expect(log.entries.isEmpty)
        #expect(probe.subscriptionCount == 1 && probe.openSubscriptionCount == 0)
    }

    @Test("retry: the pass that failed is disposed before the next one begins") func retryOrder() {
        let signal = RACSignal.createSignal { subscriber in
            log.note("subscribed")
            let sending = RACScheduler.currentScheduler()?.afterDelay(1) { subscriber.sendError(TestFailure.first) }
            return RACDisposable {
                sending?.dispose()
                log.note("disposed")
            }
        }
        inVirtualTime { scheduler in
            log.subscribe(to: signal.retry(1))
            scheduler.stepAll()
        }
        #expect(log.entries == ["subscribed", "disposed", "subscribed", "disposed", "failed(first)"])
    }
}
