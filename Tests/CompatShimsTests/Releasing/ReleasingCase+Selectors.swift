import CompatShims
import RACCompat
import StreamCore

extension ReleasingCase {
    static let selectors: [ReleasingCase] = [
        ReleasingCase(
            "Selectors/RACSelectorSignals", "Selectors/RACSelectorSignalling", title: "arguments",
            expecting: "(old) (back) (1) completed"
        ) { record in
            let actor = Actor()
            record.subscribe(to: actor.rac_signalForSelector("act(_:)"))
            actor.act(Comeback { actor.act("back") })
            actor.act("1")
        },
        ReleasingCase(
            "Selectors/RACSelectorSignals", "Selectors/RACSelectorSignalling", title: "arguments and results of calls",
            expecting: "(old) (back) (1) completed"
        ) { record in
            let actor = Actor()
            record.subscribe(to: actor.rac_signalForSelector("hand(_:)"))
            _ = actor.hand(Comeback { _ = actor.hand("back") })
            _ = actor.hand("1")
        },
        ReleasingCase("Selectors/RACMethod", title: "arguments", expecting: "(old) old (back) back completed") {
            record in
            let method = RACMethod { (_: Any?) in }
            record.subscribe(to: method.rac_signal)
            method.calls.observeValues { record.add(shown($0)) }
            method(Comeback { method("back") })
        },
        ReleasingCase("Selectors/RACMethod", title: "its body", expecting: "(1) gone") { record in
            do {
                let held = Comeback { record.add("gone") }
                let method = RACMethod { (_: Int) in held.pass(()) }
                let subscription = record.subscribe(to: method.rac_signal)
                method(1)
                subscription.dispose()
            }
        },
        ReleasingCase("Selectors/RACDelegateProxy", title: "arguments", expecting: "(old) (back) completed") { record in
            let proxy = RACDelegateProxy<AnyObject>()
            record.subscribe(to: proxy.signalForSelector("act"))
            proxy.rac_callback(
                Comeback { proxy.rac_callback("back" as Any?, selector: "act") { _ in } } as Any?, selector: "act"
            ) { _ in }
        },
        ReleasingCase(
            "Selectors/Lifting", "Selectors/Lifting+Closures", "Selectors/LiftedFunction", "Selectors/LiftedSignals",
            title: "the last result", expecting: "old 1 back | back"
        ) { record in
            let source = RACSubject()
            let results = rac_lift({ (value: Any?) in value }, withSignals: source)
            record.subscribe(to: results)
            source.sendNext(Comeback { source.sendNext("back") })
            source.sendNext("1")
            record.add("|")
            record.subscribe(to: results)
        },
    ]

    static let lifetimes: [ReleasingCase] = [
        ReleasingCase(
            "Lifetime/RACLifetimeToken", "Lifetime/RACLifetimeOwner", title: "what is disposed at the end",
            expecting: "disposed gone late completed"
        ) { record in
            let owner = Owner()
            do {
                let held = Comeback {
                    record.add("gone")
                    owner.rac_deallocDisposable.addDisposable(RACDisposable { record.add("late") })
                    record.subscribe(to: owner.rac_willDeallocSignal())
                }
                owner.rac_deallocDisposable.addDisposable(RACDisposable { record.add(held.pass("disposed")) })
            }
            owner.rac_lifetimeToken.end()
        },
        ReleasingCase("Lifetime/RACLifetimeToken", title: "who waits for the end", expecting: "end gone completed") {
            record in
            let owner = Owner()
            do {
                let held = Comeback {
                    record.add("gone")
                    record.subscribe(to: owner.rac_willDeallocSignal())
                }
                owner.rac_willDeallocSignal().subscribeCompleted { record.add(held.pass("end")) }
            }
            owner.rac_lifetimeToken.end()
        },
    ]

    private final class Owner: RACLifetimeOwner {
        let rac_lifetimeToken = RACLifetimeToken()
    }

    private final class Actor: RACSelectorSignalling {
        let rac_selectorSignals = RACSelectorSignals()
        func act(_ argument: Any?) { rac_didInvoke(argument) }
        func hand(_ argument: Any?) -> Any? { rac_invoke(argument) { argument } }
    }
}
