import CompatShims
import Dispatch
import RACCompat
import StreamCore
import Testing

/// Ported code, where everything lives on the main actor.
private final class LoginModel {
    @MutableProperty var user = ""
    private(set) var status = ""
    let login: RACCommand

    init() {
        login = RACCommand(enabled: _user.producer.map { !$0.isEmpty }.bridged) { input in
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

@Suite(.timeLimit(.minutes(40))) struct PortedCodeTests {
    private func end(of signal: RACSignal) async {
        await withCheckedContinuation { continuation in
            signal.deliverOnMainThread()
                .subscribeError({ _ in continuation.resume() }, completed: { continuation.resume() })
        }
    }

    @Test("A command whose work hops to a queue runs, and its values come back")
    func command() async {
        let model = LoginModel()
        model.user = "Ada"
        await end(of: model.login.execute(model.user))
        #expect(model.status == "welcome Ada")
    }

    @Test("Pure blocks run on a scheduler of the background")
    func pureBlocks() async {
        var seen: [Int] = []
        let numbers = RACSignal.createSignal { subscriber in
            for number in 1...3 { subscriber.sendNext(number) }
            subscriber.sendCompleted()
            return RACDisposable {}
        }
        .subscribeOn(.scheduler())
        .map { ($0 as? Int ?? 0) * 2 }
        .filter { ($0 as? Int ?? 0) > 2 }
        .flattenMap { RACSignal.return($0) }
        .deliverOnMainThread()
        .doNext { seen.append($0 as? Int ?? 0) }
        await end(of: numbers)
        #expect(seen == [4, 6])
    }

    @Test("Observed properties and subjects")
    func observing() {
        final class Label {
            var text = ""
        }
        let label = Label()
        let name = RACBehaviorSubject.behaviorSubjectWithDefaultValue("Ann")
        name.subscribeNext { label.text = $0 as? String ?? "" }
        name.sendNext("Bob")
        #expect(label.text == "Bob")
    }
}
