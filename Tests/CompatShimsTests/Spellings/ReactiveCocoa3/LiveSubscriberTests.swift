import CompatShims
import Foundation
import RACCompat
import StreamCore
import Testing

/// `create:` and the subscriptions of the 3.0 development branch.
@Suite @MainActor struct LiveSubscriberTests {
    @Test("A disposable attached to a live subscriber is disposed before completion is passed on")
    func cleanUp() {
        var events: [String] = []
        let subject = RACSubject()
        let signal = RACSignal.create { subscriber in
            subscriber.disposable.addDisposable(RACDisposable { events.append("disposed") })
            subject.subscribe(subscriber)
        }
        signal.subscribeNext({ (word: String) in events.append(word) }, completed: { events.append("completed") })
        subject.sendNext("a")
        subject.sendCompleted()
        subject.sendNext("b")
        #expect(events == ["a", "disposed", "completed"])
    }

    @Test("A failure cleans up, too, and arrives")
    func failure() {
        var events: [String] = []
        RACSignal.create { subscriber in
            subscriber.disposable.addDisposable(RACDisposable { events.append("disposed") })
            subscriber.sendError(CocoaError(.fileNoSuchFile))
            subscriber.sendCompleted()
        }
        .subscribeError(
            { (error: NSError) in events.append("\(error.code)") }, completed: { events.append("completed") })
        #expect(events == ["disposed", "4"])
    }

    @Test("Disposing the subscription disposes what is attached")
    func disposal() {
        var isDisposed = false
        var kept: RACLiveSubscriber?
        let subscription = RACSignal.create { subscriber in
            kept = subscriber
            subscriber.disposable.addDisposable(RACDisposable { isDisposed = true })
        }
        .subscribeCompleted {}
        #expect(!isDisposed)
        subscription.dispose()
        #expect(isDisposed)
        #expect(kept?.disposable.isDisposed == true)
    }

    @Test("A subscriber that nobody keeps ends its subscription, as in the branch")
    func forgotten() {
        var events: [String] = []
        RACSignal.create { subscriber in
            subscriber.disposable.addDisposable(RACDisposable { events.append("disposed") })
        }
        .subscribeCompleted { events.append("completed") }
        #expect(events == ["disposed"])
    }

    @Test("A block ends its own subscription by the disposable, without an event")
    func endsItself() {
        var events: [String] = []
        RACSignal.create { subscriber in
            subscriber.sendNext("a")
            subscriber.disposable.dispose()
            subscriber.sendNext("b")
            subscriber.sendCompleted()
        }
        .subscribeNext({ (word: String) in events.append(word) }, completed: { events.append("completed") })
        #expect(events == ["a"])
    }

    @Test("A signal that sends in the call is ended by the disposable that was saved")
    func savedDisposable() {
        var sent = 0
        let numbers = RACSignal.create { subscriber in
            while !subscriber.disposable.isDisposed, sent < 100 {
                sent += 1
                subscriber.sendNext(sent)
            }
            subscriber.sendCompleted()
        }
        var saved: RACDisposable?
        var values: [Int] = []
        var isCompleted = false
        numbers.subscribeSavingDisposable(
            { saved = $0 },
            next: { value in
                values.append(value as? Int ?? 0)
                if values.count == 3 { saved?.dispose() }
            }, error: nil, completed: { isCompleted = true })
        #expect(values == [1, 2, 3])
        #expect(!isCompleted)
        #expect(saved?.isDisposed == true)
    }

    @Test("Operators are those of RAC 2: a source that sends in the call goes on behind take")
    func take() {
        var sent = 0
        let numbers = RACSignal.create { subscriber in
            while !subscriber.disposable.isDisposed, sent < 100 {
                sent += 1
                subscriber.sendNext(sent)
            }
        }
        #expect(numbers.take(2).toArray() as? [Int] == [1, 2])
        #expect(sent == 100)
    }

    @Test("doDisposed runs once, before completion, and when the subscription is disposed of")
    func doDisposed() {
        var events: [String] = []
        let subject = RACSubject()
        let signal = subject.doDisposed { events.append("disposed") }
        signal.subscribeCompleted { events.append("completed") }
        subject.sendCompleted()
        #expect(events == ["disposed", "completed"])
        RACSignal.never().doDisposed { events.append("again") }.subscribeCompleted {}.dispose()
        #expect(events.last == "again")
        #expect(events.count == 3)
    }

    @Test("Collections send their elements in the call")
    func collections() {
        #expect(["a", "b"].rac_signal.toArray() as? [String] == ["a", "b"])
        #expect(Set([1]).rac_signal.toArray() as? [Int] == [1])
        #expect("né".rac_signal.toArray() as? [String] == ["n", "é"])
        let ages = ["Ann": 7]
        #expect(ages.rac_keySignal.toArray() as? [String] == ["Ann"])
        #expect(ages.rac_valueSignal.toArray() as? [Int] == [7])
        #expect(
            ages.rac_signal.reduceEach { (name: String, age: Int) in "\(name) \(age)" }.first() as? String == "Ann 7")
        #expect([Int]().rac_signal.toArray() as? [Int] == [])
    }

    @Test("A collection is left where its subscription is disposed of")
    func leftCollection() {
        var saved: RACDisposable?
        var values: [Int] = []
        Array(1...9).rac_signal.subscribeSavingDisposable(
            { saved = $0 },
            next: { value in
                values.append(value as? Int ?? 0)
                if values.count == 2 { saved?.dispose() }
            }, error: nil, completed: nil)
        #expect(values == [1, 2])
    }
}
