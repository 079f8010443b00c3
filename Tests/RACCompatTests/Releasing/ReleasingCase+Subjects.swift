import RACCompat
import StreamTesting

extension ReleasingCase {
    static let subjects: [ReleasingCase] = [
        values(of: "RACSubject", "old back 1 2 | end") { RACSubject() },
        values(of: "RACGroupedSignal", "old back 1 2 | end") { RACGroupedSignal.signalWithKey("key") },
        values(of: "RACBehaviorSubject", "first old 1 back 2 | 2 end") { RACBehaviorSubject(defaultValue: "first") },
        values(of: "RACReplaySubject", "old 1 back 2 | 2 end") { RACReplaySubject(capacity: 1) },
        values(of: "RACReplaySubject", "old 1 2 back | 2 back end") { RACReplaySubject(capacity: 2) },
        values(of: "RACReplaySubject", "old 1 2 | old 1 2 end") { RACReplaySubject() },
        values(of: "RACReplaySubject", "old back 1 2 | end") { RACReplaySubject(capacity: 0) },
        timed("Subjects/RACBehaviorSubject", title: "the default value", expecting: "default 1 back") { log, _ in
            let subject = RACBehaviorSubject(defaultValue: nil)
            subject.sendComeback("default")
            log.subscribe(to: subject)
            subject.sendNext(1)
        },
        timed("Subjects/RACReplaySubject", title: "a failure that another replaces", expecting: "failed(third)") {
            log, _ in
            let subject = RACReplaySubject()
            subject.sendError(Comeback("first") { subject.sendError(Comeback("third") {}) })
            subject.sendError(Comeback("second") {})
            log.subscribe(to: subject)
        },
        timed("Subjects/RACSubject", title: "a subscriber that ends, and subscribes", expecting: "1 gone 2 new 3 new") {
            log, _ in
            let subject = RACSubject()
            subscribe(to: subject, log)
            subject.sendNext(1)
            subject.sendNext(2)
            subject.sendNext(3)
        },
        timed(
            "Subjects/RACSubject", "Chain/BlockObserver", title: "a subscriber that is disposed", expecting: "1 gone 2"
        ) {
            log, _ in
            let subject = RACSubject()
            var subscription: RACDisposable?
            var held: Comeback? = Comeback {
                log.note("gone")
                subscription?.dispose()
                log.subscribe(to: subject)
                subject.sendNext(2)
            }
            subscription = subject.subscribeNext { [held] value in held.map { log.note(text($0.pass(value))) } }
            held = nil
            subject.sendNext(1)
            subscription?.dispose()
        },
        timed("Subjects/RACSubject", title: "what it is subscribed to", expecting: "1 gone 2 completed") { log, _ in
            let (source, subject) = (RACSubject(), RACSubject())
            log.subscribe(to: subject)
            var held: Comeback? = Comeback {
                log.note("gone")
                subject.sendNext(2)
            }
            source.map { [held] in held?.pass($0) }.subscribe(subject)
            held = nil
            source.sendNext(1)
            subject.sendCompleted()
        },
    ]

    /// A subscription whose closure is released during a delivery, and then subscribes anew.
    private static func subscribe(to subject: RACSubject, _ log: Recorder) {
        let held = Comeback {
            log.note("gone")
            subject.subscribeNext { _ in log.note("new") }
        }
        subject.take(1).subscribeNext { log.note(text(held.pass($0))) }
        subject.skip(1).subscribeNext { log.note(text($0)) }
    }

    /// A subject that is sent a value that answers "back" when it goes, 1 and 2; then a late subscriber's values.
    private static func values(
        of file: String, _ expected: String, make: @escaping @Sendable () -> RACSubject
    ) -> ReleasingCase {
        timed("Subjects/\(file)", title: "its values", expecting: expected) { log, _ in
            let subject = make()
            log.subscribe(to: subject)
            subject.sendComeback()
            subject.sendNext("1")
            subject.sendNext("2")
            log.note("|")
            log.subscribe(to: subject)
            log.note("end")
        }
    }
}
