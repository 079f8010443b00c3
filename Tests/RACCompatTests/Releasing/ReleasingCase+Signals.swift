import RACCompat
import StreamTesting

extension ReleasingCase {
    static let signals: [ReleasingCase] = [
        timed("Signals/RACSignal+Creation", "Signals/RACSignal", title: "+createSignal:", expecting: "1 completed gone")
        {
            log, _ in
            var held: Comeback? = Comeback { log.note("gone") }
            let signal = RACSignal.createSignal { [held] subscriber in
                subscriber.sendNext(held?.pass(1))
                subscriber.sendCompleted()
                return nil
            }
            held = nil
            log.subscribe(to: signal)
        },
        timed("Signals/RACSignal+Creation", title: "+return: and +error:", expecting: "old completed failed(old) back")
        {
            log, _ in
            let subject = RACSubject()
            log.subscribe(to: .return(Comeback { subject.sendNext("back") }))
            log.subscribe(to: .error(Comeback { subject.sendNext("back") }))
            log.subscribe(to: subject)
            RACSignal.return(Comeback { subject.sendNext("back") }).subscribe(RACSubject())
        },
        timed("Signals/RACSignal+Subscription", "Chain/BlockObserver", title: "its blocks", expecting: "1 gone 2") {
            log, _ in
            let subject = RACSubject()
            let subscription: RACDisposable
            do {
                let held = Comeback {
                    log.note("gone")
                    log.subscribe(to: subject)
                    subject.sendNext(2)
                }
                subscription = subject.subscribeNext(
                    { log.note(text(held.pass($0))) }, error: { _ in _ = held }, completed: { _ = held })
            }
            subject.sendNext(1)
            subscription.dispose()
        },
        timed("Signals/RACBlockSubscriber", title: "its blocks", expecting: "1 gone") { log, _ in
            let subject = RACSubject()
            do {
                let held = Comeback {
                    log.note("gone")
                    subject.sendNext(2)
                }
                subject.subscribe(
                    RACBlockSubscriber(next: { log.note(text(held.pass($0))) }, error: nil, completed: nil))
            }
            subject.sendNext(1)
            subject.sendCompleted()
        },
        timed("Signals/RACMulticastConnection", title: "its source", expecting: "1 gone") { log, _ in
            let source = RACSubject()
            do {
                let held = Comeback {
                    log.note("gone")
                    source.sendNext(2)
                }
                let connection = source.map { held.pass($0) }.publish()
                log.subscribe(to: connection.signal)
                let subscription = connection.connect()
                source.sendNext(1)
                subscription.dispose()
                connection.connect().dispose()
            }
        },
        timed(
            "Chain/RACPassthroughSubscriber", "Chain/SubscriptionDisposable", title: "what it is to dispose",
            expecting: "1 disposed gone"
        ) { log, _ in
            let subscription = RACSignal.createSignal { subscriber in
                let held = Comeback {
                    log.note("gone")
                    subscriber.sendNext(2)
                    subscriber.didSubscribeWithDisposable(RACCompoundDisposable())
                }
                subscriber.didSubscribeWithDisposable(RACCompoundDisposable { log.note(held.pass("disposed")) })
                subscriber.sendNext(1)
                return nil
            }
            .subscribeNext { log.note(text($0)) }
            subscription.dispose()
        },
        .timed(
            "Chain/GatedInput", title: "an end with values left", expecting: "(1, x) completed gone"
        ) {
            log, _ in
            let (source, other) = (RACSubject(), RACSubject())
            log.subscribe(to: source.zipWith(other))
            source.sendNext(1)
            source.sendNext(
                Comeback {
                    log.note("gone")
                    source.sendNext("back")
                    other.sendNext("back")
                })
            other.sendNext("x")
            other.sendCompleted()
            source.sendCompleted()
        },
        timed("Chain/BindObserver", title: "a returned signal that is disposed", expecting: "1 gone 3") { log, _ in
            let (source, pending, values) = (RACSubject(), RACSubject(), RACSubject())
            log.subscribe(to: values)
            let subscription = source.flattenMap { value in
                let held = Comeback {
                    log.note("gone")
                    source.sendNext(2)
                    values.sendNext(3)
                }
                return pending.startWith(value).doNext { _ in _ = held }
            }
            .subscribeNext { log.note(text($0)) }
            source.sendNext(1)
            subscription.dispose()
        },
    ]
}
