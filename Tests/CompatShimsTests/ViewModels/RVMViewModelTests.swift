import CompatShims
import Foundation
import RACCompat
import StreamTesting
import Testing

/// A view model of a program's own, with a name that strings may name.
private final class Counter: RVMViewModel {
    @RACProperty var count = 0

    override class var rac_namedProperties: [String: RACNamedProperty] {
        super.rac_namedProperties.merging(["total": RACNamedProperty(\Counter.count)]) { $1 }
    }
}

@MainActor @Suite struct RVMViewModelTests {
    private let seen = Recorder()

    private func note(_ signal: RACSignal, as word: String = "") {
        signal.subscribeNext { [seen] value in
            seen.note("\(word)\(value.map { "\($0)" } ?? "nil")")
        } error: { [seen] (error: NSError) in
            seen.note("\(word)error \(error.code)")
        } completed: { [seen] in
            seen.note("\(word)completed")
        }
    }

    @Test("Being active is sent once for each change, by key path and by both names")
    func sendsChanges() {
        do {
            let model = Counter()
            note(RACObserve(model, \.active))
            note(RACObserve(model, \.isActive), as: "imported ")
            note(RACObserve(model, "active"), as: "named ")
            #expect(!model.active && !model.isActive)
            model.active = false
            model.isActive = true
            model.active = true
            #expect(model.active && model.isActive)
            #expect(seen.entries == ["false", "imported false", "named false", "true", "imported true", "named true"])
        }
        #expect(Set(seen.entries.suffix(3)) == ["completed", "imported completed", "named completed"])
        #expect(seen.entries.count == 9)
        #expect(Counter.rac_namedProperties.keys.sorted() == ["active", "total"])
    }

    @Test("Becoming active and inactive is sent at once where it is so, and then for each change")
    func sendsTurns() {
        let model = Counter()
        note(model.didBecomeActiveSignal.map { (sent: Counter) in sent === model && sent.active ? "active" : "wrong" })
        note(
            model.didBecomeInactiveSignal.map { (sent: Counter) in sent === model && !sent.active ? "inactive" : "wrong"
            })
        #expect(seen.entries == ["inactive"])
        model.active = true
        model.active = true
        model.active = false
        model.active = false
        model.active = true
        #expect(seen.entries == ["inactive", "active", "inactive", "active"])
    }

    @Test("The signals hold no view model, and complete when it dies")
    func releases() {
        weak var released: Counter?
        var signals: [RACSignal] = []
        do {
            let model = Counter()
            released = model
            signals = [
                model.didBecomeActiveSignal, model.didBecomeInactiveSignal, model.forwardSignalWhileActive(.never()),
                model.throttleSignalWhileInactive(.empty()),
            ]
            note(model.didBecomeActiveSignal.ignoreValues())
            note(model.didBecomeInactiveSignal.ignoreValues())
            note(model.forwardSignalWhileActive(.never()))
            #expect(seen.entries.isEmpty)
        }
        #expect(released == nil)
        #expect(seen.entries == ["completed", "completed", "completed"])
        withExtendedLifetime(signals) {}
    }

    @Test("A signal is forwarded while the view model is active, and subscribed to anew each time")
    func forwards() {
        var (begun, ended) = (0, 0)
        let input = RACSubject.subject()
        let signal = RACSignal.createSignal { subscriber in
            begun += 1
            subscriber.sendNext("begun \(begun)")
            let inner = input.subscribeNext { subscriber.sendNext($0) }
            return RACDisposable {
                ended += 1
                inner.dispose()
            }
        }
        do {
            let model = Counter()
            note(model.forwardSignalWhileActive(signal))
            input.sendNext(0)
            model.active = true
            input.sendNext(1)
            model.active = false
            #expect(ended == 1)
            input.sendNext(2)
            model.active = true
            input.sendNext(3)
        }
        #expect(seen.entries == ["begun 1", "1", "begun 2", "3", "completed"])
        #expect(ended == 2)
    }

    @Test("A failure ends what is forwarded; a completion waits for the view model")
    func forwardsEnds() {
        do {
            let model = Counter()
            model.active = true
            note(model.forwardSignalWhileActive(.error(NSError(domain: "test", code: 7))), as: "failing ")
            note(model.forwardSignalWhileActive(.return(1)), as: "ending ")
            #expect(seen.entries == ["failing error 7", "ending 1"])
            model.active = false
            model.active = true
        }
        #expect(seen.entries == ["failing error 7", "ending 1", "ending 1", "ending completed"])
    }

    @Test("A signal that makes the view model inactive while it is subscribed to is forwarded no further")
    func forwardsReentrantly() {
        let model = Counter()
        let input = RACSubject.subject()
        let signal = RACSignal.createSignal { subscriber in
            subscriber.sendNext("begun")
            model.active = false
            return input.subscribeNext { subscriber.sendNext($0) }
        }
        model.active = true
        let subscription = model.forwardSignalWhileActive(signal).subscribeNext { seen.note("\($0 ?? "nil")") }
        input.sendNext("late")
        #expect(seen.entries == ["begun"])
        #expect(!model.active)
        subscription.dispose()
    }

    @Test("Disposing ends what is forwarded, and later changes begin nothing")
    func disposes() {
        let model = Counter()
        var subscriptions = 0
        let subscription = model.forwardSignalWhileActive(
            .createSignal { _ in
                subscriptions += 1
                return RACDisposable { seen.note("disposed") }
            }
        ).subscribeNext { _ in }
        model.active = true
        subscription.dispose()
        #expect(seen.entries == ["disposed"])
        model.active = false
        model.active = true
        #expect(subscriptions == 1)
    }

    @Test("While the view model is inactive, at most one value a second is sent; a change sends the latest once more")
    func throttles() {
        let scheduler = RACTestScheduler()
        let model = Counter()
        let input = RACSubject.subject()
        scheduler.performAsCurrentScheduler {
            model.active = true
            note(model.throttleSignalWhileInactive(input.startWith(0)))
            input.sendNext(1)
            #expect(seen.entries == ["0", "1"])
            model.active = false
            input.sendNext(2)
            input.sendNext(3)
            #expect(seen.entries == ["0", "1"])
            scheduler.stepAll()
            #expect(seen.entries == ["0", "1", "3"])
            input.sendNext(4)
            model.active = true
            #expect(seen.entries == ["0", "1", "3", "4"])
            input.sendNext(5)
            #expect(seen.entries == ["0", "1", "3", "4", "5"])
            model.active = false
            scheduler.stepAll()
            #expect(seen.entries == ["0", "1", "3", "4", "5", "5"])
        }
    }

    @Test("A completion ends what is throttled, after the value that waits")
    func throttlesToItsEnd() {
        let scheduler = RACTestScheduler()
        scheduler.performAsCurrentScheduler {
            let model = Counter()
            let input = RACSubject.subject()
            note(model.throttleSignalWhileInactive(input.startWith(0)))
            input.sendNext(1)
            #expect(seen.entries == [])
            scheduler.stepAll()
            #expect(seen.entries == ["1"])
            input.sendNext(2)
            model.active = true
            input.sendNext(3)
            #expect(seen.entries == ["1", "2", "3"])
            model.active = false
            input.sendNext(4)
            input.sendCompleted()
            #expect(seen.entries == ["1", "2", "3", "4", "completed"])
            input.sendNext(5)
            #expect(seen.entries.count == 5)
        }
    }
}
