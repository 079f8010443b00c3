import CompatShims
import Dispatch
import RACCompat
import StreamCore
import TestTurns
import Testing

/// Ported code, in a class of the main actor.
@MainActor private final class LoginModel {
    @MutableProperty var user = ""
    @MutableProperty var password = ""
    private(set) var status = ""
    let isValid: Property<Bool>
    let login: RACCommand

    init() {
        let canLogIn = _user.combineLatest(with: _password).map { !$0.isEmpty && !$1.isEmpty }
        isValid = canLogIn
        login = RACCommand(enabled: canLogIn.producer.bridged) { input in
            let name = input as? String ?? "nobody"
            return RACSignal.createSignal { subscriber in
                DispatchQueue.global().async {
                    subscriber.sendNext("welcome \(name)")
                    subscriber.sendCompleted()
                }
                return nil
            }
        }
        login.executionSignals.switchToLatest().deliverOnMainThread()
            .subscribeNext { [weak self] in self?.status = $0 as? String ?? "" }
    }
}

@MainActor @Suite(.timeLimit(.minutes(40)), .takesTurns) struct PortedCodeTests {
    /// Comes back when a signal has ended.
    private func end(of signal: RACSignal) async {
        await withCheckedContinuation { continuation in
            signal.deliverOnMainThread()
                .subscribeError({ _ in continuation.resume() }, completed: { continuation.resume() })
        }
    }

    @Test("A command whose work hops to a queue runs, and its values come back to the class")
    func command() async {
        let model = LoginModel()
        #expect(!model.isValid.value)
        (model.user, model.password) = ("Ada", "secret")
        #expect(model.isValid.value)
        await end(of: model.login.execute(model.user))
        #expect(model.status == "welcome Ada")
    }

    @Test("A block of createSignal hands its subscriber to another queue")
    func createSignal() async {
        var seen: [Int] = []
        let numbers = RACSignal.createSignal { subscriber in
            let work = DispatchWorkItem { @Sendable in
                for number in 1...3 { subscriber.sendNext(number) }
                subscriber.sendCompleted()
            }
            DispatchQueue.global().async(execute: work)
            return RACDisposable { work.cancel() }
        }
        .map { ($0 as? Int ?? 0) * 2 }
        .deliverOnMainThread()
        .doNext { seen.append($0 as? Int ?? 0) }
        await end(of: numbers)
        #expect(seen == [2, 4, 6])
    }

    @Test("A block that names the type of its subscriber compiles as before")
    func namesSubscriberType() {
        var seen: [String] = []
        RACSignal.createSignal { (subscriber: any RACSubscriber) -> RACDisposable? in
            subscriber.sendNext("a")
            subscriber.sendCompleted()
            return nil
        }
        .subscribeNext({ seen.append($0 as? String ?? "") }, completed: { seen.append("over") })
        #expect(seen == ["a", "over"])
    }

    @Test("Observed properties, subjects and channels work in place")
    func observing() {
        class Person: RACObject {
            @RACProperty var name = "Ann"
        }
        class Label: RACObject {
            @RACProperty var text = ""
        }
        let (person, label, field) = (Person(), Label(), Label())
        RAC(label, \.text, "nobody") <~ RACObserve(person, \.name)
        RACChannelTo(field, \.text, "") <~> RACChannelTo(person, \.name)
        person.name = "Bob"
        #expect(label.text == "Bob")
        field.text = "Cleo"
        #expect(person.name == "Cleo")
        let subject = RACSubject.subject()
        var seen: [String] = []
        subject.takeUntil(label.rac_willDeallocSignal()).subscribeNext { seen.append($0 as? String ?? "") }
        subject.sendNext("a")
        #expect(seen == ["a"])
    }

    @Test("Subjects, signals and schedulers can be globals, and be used in tasks")
    func tasks() async {
        enum Shared {
            static let subject = RACReplaySubject(capacity: 10)
        }
        await Task.detached {
            Shared.subject.sendNext(1)
            Shared.subject.sendCompleted()
        }.value
        var seen: [Int] = []
        await end(of: Shared.subject.deliverOnMainThread().doNext { seen.append($0 as? Int ?? 0) })
        #expect(seen == [1])
    }

    @Test("A signal goes over to the typed core, and to a label of the main actor")
    func bridging() async {
        final class Label {
            var text = ""
        }
        let label = Label()
        let signal = RACSignal.return("a").subscribeOn(.scheduler()).delay(0)
        await withCheckedContinuation { continuation in
            signal.producer(of: String.self).startOnMain { event in
                switch event {
                case .value(let text): label.text = text
                case .completed: continuation.resume()
                case .failed, .interrupted: break
                }
            }
        }
        #expect(label.text == "a")
    }
}
