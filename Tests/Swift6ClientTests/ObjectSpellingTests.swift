import CompatShims
import Foundation
import RACCompat
import Testing

// Programs that use signals, schedulers, disposables and commands as the objects that they were.

/// A player that keeps its running signals by identity.
@MainActor private final class Player: RACObject {
    @RACProperty var title = ""
    private(set) var running: Set<RACSignal> = []
    private var subscriptions: [RACSignal: RACDisposable] = [:]

    func play(_ signal: RACSignal) {
        guard !running.contains(signal) else { return }
        running.insert(signal)
        subscriptions[signal] = signal.subscribe(nil)
    }

    func stop(_ signal: RACSignal) {
        running.remove(signal)
        subscriptions.removeValue(forKey: signal)?.dispose()
    }
}

/// A signal of the program's own class.
private final class Ticker: RACSignal, @unchecked Sendable {  // adds no state
    override func subscribe(_ subscriber: any RACSubscriber) -> RACDisposable? {
        subscriber.sendNext("tick")
        subscriber.sendCompleted()
        return nil
    }
}

/// A cache that takes any subscriber, as functions took `id<RACSubscriber>`.
private func load(_ key: String, into subscriber: any RACSubscriber, released: @escaping () -> Void) {
    subscriber.disposable.addDisposable(RACDisposable(block: released))
    subscriber.sendNext(key)
}

/// A subscriber of the program's own, which keeps its disposable as a property.
private final class Printer: RACSubscriber {
    let disposable = RACCompoundDisposable()
    private(set) var lines: [String] = []

    func sendNext(_ value: Any?) { lines.append("\(value ?? "nil")") }
    func sendError(_ error: (any Error)?) { disposable.dispose() }
    func sendCompleted() { disposable.dispose() }
    func didSubscribeWithDisposable(_ disposable: RACCompoundDisposable) { self.disposable.addDisposable(disposable) }
}

@MainActor @Suite struct ObjectSpellingTests {
    // MARK: subscribe(nil)

    @Test("subscribe(nil) runs the work of a signal, and ignores its values, its failure and its end")
    func subscribesNobody() {
        var events: [String] = []
        let work = RACSignal.createSignal { subscriber in
            events.append("begun")
            subscriber.sendNext(1)
            subscriber.sendError(CocoaError(.fileNoSuchFile))
            return RACDisposable { events.append("cleaned up") }
        }
        let subscription = work.subscribe(nil)
        #expect(events == ["begun", "cleaned up"])
        #expect(subscription?.isDisposed == true)
        let nobody: (any RACSubscriber)? = nil
        RACSubject().subscribe(nobody)?.dispose()
        Ticker().subscribe(nil)
    }

    @Test("An optional subscriber that is there receives the values")
    func subscribesOptional() {
        let printer: Printer? = Printer()
        RACSignal.return("a").subscribe(printer)
        #expect(printer?.lines == ["a"])
        #expect(printer?.disposable.isDisposed == true)
    }

    // MARK: subscriber.disposable

    @Test("A disposable added to that of a subscriber is disposed when the subscription ends")
    func subscriberDisposable() {
        var events: [String] = []
        var kept: (any RACSubscriber)?
        let signal = RACSignal.createSignal { subscriber in
            kept = subscriber
            load("a", into: subscriber) { events.append("released") }
            #expect(subscriber.disposable === subscriber.disposable)
            return RACDisposable { events.append("cleaned up") }
        }
        let subscription = signal.subscribeNext { (key: String) in events.append(key) }
        #expect(events == ["a"])
        subscription.dispose()
        #expect(events == ["a", "released", "cleaned up"])
        #expect(kept?.disposable.isDisposed == true)
    }

    @Test("Disposing the disposable of a subscriber ends the subscription without an event")
    func disposesSubscriber() {
        var events: [String] = []
        let signal = RACSignal.createSignal { subscriber in
            for page in 1...9 {
                guard !subscriber.disposable.isDisposed else { return nil }
                subscriber.sendNext(page)
                if page == 2 { subscriber.disposable.dispose() }
            }
            subscriber.sendCompleted()
            return nil
        }
        signal.subscribeNext({ (page: Int) in events.append("\(page)") }, completed: { events.append("completed") })
        #expect(events == ["1", "2"])
    }

    @Test("The disposable of a subscriber made of blocks ends all of its subscriptions")
    func blockSubscriber() {
        var values: [Int] = []
        let subject = RACSubject()
        let subscriber = RACBlockSubscriber.subscriberWithNext(
            { values.append($0 as? Int ?? 0) }, error: nil, completed: nil)
        subject.subscribe(subscriber)
        subject.sendNext(1)
        subscriber.disposable.dispose()
        subject.sendNext(2)
        #expect(values == [1])
        let late = RACCompoundDisposable()
        subscriber.didSubscribeWithDisposable(late)
        #expect(late.isDisposed)
    }

    @Test("The disposable of a subject ends its own subscriptions; that of a subscriber of one's own is the property")
    func otherSubscribers() {
        let (source, subject) = (RACSubject(), RACSubject())
        var values: [Int] = []
        source.subscribe(subject)
        subject.subscribeNext { (value: Int) in values.append(value) }
        source.sendNext(1)
        subject.disposable.dispose()
        source.sendNext(2)
        #expect(values == [1])
        let printer = Printer()
        let subscriber: any RACSubscriber = printer
        #expect(subscriber.disposable === printer.disposable)
        let channel = RACChannel()
        source.subscribe(channel.leadingTerminal)
        channel.followingTerminal.subscribeNext { (value: Int) in values.append(value) }
        source.sendNext(3)
        channel.leadingTerminal.disposable.dispose()
        source.sendNext(4)
        #expect(values == [1, 3])
    }

    // MARK: Optional terminals

    @Test("An optional terminal is bound if it is there, and nothing is bound if it is not")
    func optionalTerminals() {
        let (model, view) = (Player(), Player())
        let terminal: RACChannelTerminal? = RACChannelTo(view, \.title)
        let missing: RACChannelTerminal? = nil
        model.title = "So What"
        missing <~> RACChannelTo(model, \.title)
        RACChannelTo(model, \.title) <~> missing
        missing <~> missing
        #expect(view.title.isEmpty)
        terminal <~> RACChannelTo(model, \.title)
        #expect(view.title == "So What")
        view.title = "Blue"
        #expect(model.title == "Blue")
        let other = Player()
        let otherTerminal: RACChannelTerminal? = RACChannelTo(other, \.title)
        RACChannelTo(view, \.title) <~> otherTerminal
        #expect(view.title.isEmpty && model.title.isEmpty)
    }

    // MARK: Equality

    @Test("Signals, subjects, schedulers and disposables are equal to themselves only, and are keys")
    func identity() {
        let (first, second) = (RACSubject(), RACSignal.never())
        #expect(first == first && first != second && second == second)
        #expect([second, first].firstIndex(of: first) == 1)
        let player = Player()
        player.play(first)
        player.play(first)
        player.play(second)
        #expect(player.running == [first, second])
        player.stop(first)
        #expect(player.running == [second])
        let clock = RACTestScheduler()
        #expect(RACScheduler.mainThreadScheduler() == .mainThreadScheduler())
        #expect(RACScheduler.scheduler() != .scheduler())
        #expect(Set<RACScheduler>([clock, clock, .mainThreadScheduler()]).count == 2)
        let disposables = [RACDisposable(), RACCompoundDisposable(), RACSerialDisposable()]
        #expect(Set(disposables + disposables).count == 3)
        #expect(disposables[0] != disposables[1])
        #expect(Ticker() != Ticker())
        let terminal: RACChannelTerminal? = RACChannel().leadingTerminal
        #expect(terminal != nil && terminal == terminal)
    }

    @Test("Commands, channels and connections are equal to themselves only, and are keys")
    func identityOfOthers() {
        let (save, load) = (RACCommand { .return($0) }, RACCommand { .return($0) })
        #expect(save == save && save != load)
        #expect(Set([save, load, save]).count == 2)
        let channel = RACChannel()
        #expect(channel == channel && channel != RACChannel())
        let connection = RACSignal.never().publish()
        #expect(connection == connection && connection != RACSignal.never().publish())
    }

    @Test("Sequences and tuples are equal by their values")
    func values() {
        #expect([1, 2].rac_sequence == [1, 2].rac_sequence)
        #expect(RACTuplePack(1, "a") == RACTuplePack(1, "a"))
        #expect([1, 2].rac_sequence != [2, 1].rac_sequence)
    }

    @Test("Equality decides where the program compares values, as distinctUntilChanged does")
    func distinctSignals() {
        let (first, second) = (RACSignal.never(), RACSignal.never())
        var count = 0
        let signals = RACSubject()
        signals.distinctUntilChanged().subscribeNext { _ in count += 1 }
        for signal in [first, first, second, first] { signals.sendNext(signal) }
        #expect(count == 3)
    }

    @Test("Equal objects have equal hashes")
    func hashes() {
        let signal = RACSignal.never()
        #expect(signal.hash == signal.hash && signal.hash == signal.hashValue)
        #expect(RACTuplePack(1, "a").hash == RACTuplePack(1, "a").hash)
        #expect([1].rac_sequence.hash == [1].rac_sequence.hash)
        #expect(RACUnit.defaultUnit().hash == RACUnit.defaultUnit().hash)
        #expect(RACEvent.eventWithValue(1).hash == RACEvent.eventWithValue(1).hash)
        #expect(RACTupleNil.tupleNil().hash == RACTupleNil.tupleNil().hash)
        let objects: [Int] = [
            RACScheduler.mainThreadScheduler().hash, RACDisposable().hash, RACCommand { .return($0) }.hash,
            RACChannel().hash, signal.publish().hash,
        ]
        #expect(objects.count == 5)
    }

    // MARK: Enumerators

    @Test("zip and concat of signals take enumerators")
    func enumeratorsOfSignals() {
        let signals = NSArray(array: [RACSignal.return(1), RACSignal.return(2)])
        let sequence = [RACSignal.return(1), RACSignal.return(2)].rac_sequence
        #expect(RACSignal.concat(signals.objectEnumerator()).toArray() as? [Int] == [1, 2])
        #expect(RACSignal.concat(sequence.objectEnumerator).toArray() as? [Int] == [1, 2])
        #expect(RACSignal.zip(signals.objectEnumerator()).first() as? RACTuple == RACTuplePack(1, 2))
        #expect(RACSignal.zip(sequence.objectEnumerator).first() as? RACTuple == RACTuplePack(1, 2))
        let sum = RACSignal.zip(signals.objectEnumerator(), reduce: { (a: Int, b: Int) in a + b })
        #expect(sum.first() as? Int == 3)
        let latest = RACSignal.combineLatest(signals.objectEnumerator(), reduce: { (a: Int, b: Int) in a + b })
        #expect(latest.first() as? Int == 3)
        #expect(RACSignal.zip(NSArray().objectEnumerator()).toArray()?.isEmpty == true)
    }

    @Test("zip and concat of sequences take enumerators and other untyped collections")
    func enumeratorsOfSequences() {
        let sequences = NSArray(array: [[1, 2].rac_sequence, [3, 4].rac_sequence])
        #expect(RACSequence.concat(sequences.objectEnumerator()).array as? [Int] == [1, 2, 3, 4])
        #expect(RACSequence.concat(sequences).array as? [Int] == [1, 2, 3, 4])
        #expect(RACSequence.zip(sequences.objectEnumerator()).head as? RACTuple == RACTuplePack(1, 3))
        let sums = RACSequence.zip(sequences.objectEnumerator(), reduce: { (a: Int, b: Int) in a + b })
        #expect(sums.array as? [Int] == [4, 6])
        #expect(RACSequence.zip(NSArray().objectEnumerator()).array.isEmpty)
        #expect(RACSequence.concat([[1].rac_sequence].rac_sequence).array as? [Int] == [1])
    }

    @Test("zip and concat of streams take enumerators")
    func enumeratorsOfStreams() {
        let streams = NSArray(array: [RACSignal.return(1), RACSignal.return(2)])
        let joined: RACStream = RACStream.concat(streams.objectEnumerator())
        #expect((joined as? RACSignal)?.toArray() as? [Int] == [1, 2])
        let zipped: RACStream = RACStream.zip(streams.objectEnumerator())
        #expect((zipped as? RACSignal)?.first() as? RACTuple == RACTuplePack(1, 2))
    }

    // MARK: ReactiveCocoa 3

    @Test("array waits for all values; nil becomes NSNull, and a failure nil")
    func array() {
        #expect([1, 2].rac_signal.array() as? [Int] == [1, 2])
        #expect(RACSignal.return(nil).array()?.first is NSNull)
        #expect(RACSignal.error(nil).array() == nil)
    }

    // MARK: The end of objects

    @Test("A command ends what a program attached to its rac_deallocDisposable")
    func deallocDisposable() {
        var events: [String] = []
        let ticks = RACSubject()
        var save: RACCommand? = RACCommand { .return($0) }
        save?.rac_deallocDisposable.addDisposable(ticks.subscribeNext { _ in events.append("tick") })
        save?.rac_willDeallocSignal().subscribeCompleted { events.append("gone") }
        ticks.sendNext(nil)
        save = nil
        ticks.sendNext(nil)
        #expect(events == ["tick", "gone"])
    }
}
