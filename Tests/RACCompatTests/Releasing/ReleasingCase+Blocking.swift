import RACCompat

extension ReleasingCase {
    static let blocking: [ReleasingCase] = [
        timed("Blocking/FirstEvent", "Blocking/RACSignal+Blocking", title: "-first", expecting: "old back") { log, _ in
            let subject = RACReplaySubject()
            subject.sendComeback()
            log.add(text(subject.take(1).first()))
            let replay = RACReplaySubject(capacity: 1)
            replay.sendNext(Comeback { replay.sendNext("back") })
            replay.sendNext("1")
            log.add(text(replay.first()))
        },
        timed("Blocking/FirstEvent", title: "an error", expecting: "old gone back") { log, _ in
            let subject = RACReplaySubject()
            do {
                var error: (any Error)?
                RACSignal.error(
                    Comeback {
                        log.add("gone")
                        subject.sendNext("back")
                    }
                )
                .waitUntilCompleted(&error)
                log.add(text(error))
            }
            log.add(text(subject.first()))
        },
        timed("Blocking/RACSignal+Blocking", title: "-toArray", expecting: "[old, \"1\"] back") { log, _ in
            let subject = RACSubject()
            let source = RACReplaySubject()
            subject.subscribe(source)
            subject.sendNext(Comeback { log.add("back") })
            subject.sendNext("1")
            source.sendCompleted()
            log.add("\(source.toArray() ?? [])")
        },
    ]
}
