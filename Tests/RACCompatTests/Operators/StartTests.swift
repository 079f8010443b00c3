import RACCompat
import StreamTesting
import Testing

@Suite("startLazily and startEagerly") struct StartTests {
    private let log = Recorder()

    private func block(_ subscriber: any RACSubscriber) {
        log.note("run")
        subscriber.sendNext(1)
        subscriber.sendNext(nil)
        subscriber.sendCompleted()
    }

    private func subscribed(_ signal: RACSignal) -> Recorder {
        let log = Recorder()
        log.subscribe(to: signal)
        return log
    }

    @Test("startLazily: only on subscription") func lazilyOnSubscription() {
        inVirtualTime { scheduler in
            let signal = RACSignal.startLazilyWithScheduler(scheduler, block: block)
            scheduler.stepAll()
            #expect(log.entries.isEmpty)
            let subscriber = subscribed(signal)
            scheduler.stepAll()
            #expect(subscriber.entries == ["1", "nil", "completed"])
            #expect(log.entries == ["run"])
        }
    }

    @Test("startLazily: once · startEagerly: once", arguments: [true, false]) func once(isLazy: Bool) {
        inVirtualTime { scheduler in
            let signal =
                isLazy
                ? RACSignal.startLazilyWithScheduler(scheduler, block: block)
                : RACSignal.startEagerlyWithScheduler(scheduler, block: block)
            let subscribers = (0..<3).map { _ in subscribed(signal) }
            scheduler.stepAll()
            for subscriber in subscribers + [subscribed(signal)] {
                scheduler.stepAll()
                #expect(subscriber.entries == ["1", "nil", "completed"])
            }
            #expect(log.entries == ["run"])
        }
    }

    @Test("startLazily: on the scheduler · startEagerly: on the scheduler", arguments: [true, false])
    func onTheScheduler(isLazy: Bool) {
        inVirtualTime { _ in
            let other = RACTestScheduler()
            let start = { (subscriber: any RACSubscriber) in
                log.note(RACScheduler.currentScheduler() === other ? "there" : "elsewhere")
            }
            if isLazy {
                _ = subscribed(.startLazilyWithScheduler(other, block: start))
            } else {
                _ = RACSignal.startEagerlyWithScheduler(other, block: start)
            }
            #expect(log.entries.isEmpty)
            other.stepAll()
            #expect(log.entries == ["there"])
        }
    }

    @Test("startEagerly: at once") func eagerlyAtOnce() {
        inVirtualTime { scheduler in
            let signal = RACSignal.startEagerlyWithScheduler(scheduler, block: block)
            scheduler.stepAll()
            #expect(log.entries == ["run"])
            let subscriber = subscribed(signal)
            scheduler.stepAll()
            #expect(subscriber.entries == ["1", "nil", "completed"])
        }
    }

    @Test("The block's failure is replayed too") func failure() {
        inVirtualTime { scheduler in
            let signal = RACSignal.startEagerlyWithScheduler(scheduler) { $0.sendError(TestFailure.first) }
            scheduler.stepAll()
            let subscriber = subscribed(signal)
            scheduler.stepAll()
            #expect(subscriber.entries == ["failed(first)"])
        }
    }
}
