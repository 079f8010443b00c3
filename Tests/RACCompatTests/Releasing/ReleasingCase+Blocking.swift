import RACCompat
import StreamTesting

extension ReleasingCase {
    static let blocking: [ReleasingCase] = [
        timed("Blocking/FirstEvent", "Blocking/RACSignal+Blocking", title: "-first", expecting: "old back") { log, _ in
            let subject = RACReplaySubject()
            subject.sendComeback()
            log.note(text(subject.take(1).first()))
            let replay = RACReplaySubject(capacity: 1)
            replay.sendNext(Comeback { replay.sendNext("back") })
            replay.sendNext("1")
            log.note(text(replay.first()))
        },
        timed("Blocking/FirstEvent", title: "an error", expecting: "old gone back") { log, _ in
            let subject = RACReplaySubject()
            do {
                var error: (any Error)?
                RACSignal.error(
                    Comeback {
                        log.note("gone")
                        subject.sendNext("back")
                    }
                )
                .waitUntilCompleted(&error)
                log.note(text(error))
            }
            log.note(text(subject.first()))
        },
        timed("Blocking/RACSignal+Blocking", title: "-toArray", expecting: "[old, \"1\"] back") { log, _ in
            let subject = RACSubject()
            let source = RACReplaySubject()
            subject.subscribe(source)
            subject.sendNext(Comeback { log.note("back") })
            subject.sendNext("1")
            source.sendCompleted()
            log.note("\(source.toArray() ?? [])")
        },
    ]
}
