import RACCompat
import StreamCore
import StreamTesting

extension ReleasingCase {
    static let bridges: [ReleasingCase] = [
        timed("Bridging/RACSignal+SignalProducer", title: "a producer's values", expecting: "old back 1 completed") {
            log, _ in
            let source = RACSubject()
            source.producer.start(log.observer())
            source.sendComeback()
            source.sendNext("1")
            source.sendCompleted()
        },
        timed("Bridging/RACSignal+SignalProducer", title: "a signal's values", expecting: "old back 1 completed") {
            log, _ in
            let source = RACSubject()
            Signal<Any?, any Error>(source).observe(log.observer())
            source.sendComeback()
            source.sendNext("1")
            source.sendCompleted()
        },
        timed("Bridging/SignalProducer+RACSignal", title: "values", expecting: "old back 1 completed") { log, _ in
            let (output, input) = Signal<Any?, any Error>.pipe()
            log.subscribe(to: output.bridged)
            input.send(value: Comeback { input.send(value: "back") })
            input.send(value: "1")
            input.sendCompleted()
        },
        timed("Bridging/SignalProducer+RACSignal", title: "closures", expecting: "1 gone") { log, _ in
            let (output, input) = Signal<Any?, any Error>.pipe()
            let subscription: RACDisposable
            do {
                let held = Comeback {
                    log.note("gone")
                    input.send(value: 2)
                }
                subscription = log.subscribe(to: output.producer.map { held.pass($0) }.bridged)
            }
            input.send(value: 1)
            subscription.dispose()
        },
        timed("Bridging/RACSubject+Pipe", title: "a subject of a pipe", expecting: "old back 1 completed") { log, _ in
            let subject = RACSubject.subject(bridging: Signal<Any?, any Error>.pipe())
            log.subscribe(to: subject)
            subject.sendComeback()
            subject.sendNext("1")
            subject.sendCompleted()
        },
        timed("Bridging/RACSubject+Pipe", title: "a pipe of a subject", expecting: "old back 1 completed") { log, _ in
            let pipe = RACReplaySubject(capacity: 0).pipe
            pipe.output.observe(log.observer())
            pipe.input.send(value: Comeback { pipe.input.send(value: "back") })
            pipe.input.send(value: "1")
            pipe.input.sendCompleted()
        },
        timed("Bridging/RACGroupedSignal+Signal", title: "a group of a signal", expecting: "old back 1 completed") {
            log, _ in
            let (output, input) = Signal<Any?, any Error>.pipe()
            let group = RACGroupedSignal.signalWithKey(Comeback("key") { input.sendCompleted() }, bridging: output)
            log.subscribe(to: group)
            input.send(value: Comeback { input.send(value: "back") })
            input.send(value: "1")
            input.sendCompleted()
        },
        timed("Bridging/RACSequence+SignalProducer", title: "closures", expecting: "1 2 completed gone [1, 2]") {
            log, _ in
            do {
                let sequence = [1, 2].rac_sequence
                let held = Comeback {
                    log.note("gone")
                    log.note("\(sequence.array)")
                }
                sequence.map { held.pass($0) }.producer.map { $0 as Any? }.promoteError((any Error).self)
                    .start(log.observer())
            }
        },
        ReleasingCase(
            "Bridging/BridgedScheduler", "Bridging/BridgedDateScheduler", "Bridging/RACScheduler+Scheduler",
            title: "blocks", expecting: "run gone again run gone again run gone again"
        ) { log in
            let test = TestScheduler()
            for scheduler in [test.bridged, ImmediateScheduler().bridged] {
                schedule(on: scheduler, log)
                test.run()
            }
            schedule(on: RACScheduler.immediateScheduler().bridged, log)
        },
    ]

    private static func schedule(on scheduler: RACScheduler, _ log: Recorder) {
        let held = Comeback {
            log.note("gone")
            scheduler.schedule { log.note("again") }
        }
        scheduler.schedule { log.note(held.pass("run")) }
    }
}
