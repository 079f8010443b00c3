import CompatShims
import RACCompat
import StreamCore
import Testing

@Suite struct RACLifetimeTests {
    /// The classes that tell when they die.
    enum Kind: CaseIterable {
        case object, holder

        func make() -> any RACLifetimeOwner {
            switch self {
            case .object: Person()
            case .holder: Thermometer()
            }
        }
    }

    private let log = ObservedLog()

    @Test(
        "Children of rac_deallocDisposable are disposed when the object dies, in the order of addition",
        arguments: Kind.allCases)
    func disposes(kind: Kind) {
        var owner: (any RACLifetimeOwner)? = kind.make()
        for number in 1...4 {
            owner?.rac_deallocDisposable.addDisposable(RACDisposable { [log] in log.add("\(number)") })
        }
        #expect(log.events.isEmpty)
        owner = nil
        #expect(log.events == ["1", "2", "3", "4"])
        _ = owner
    }

    @Test("The signal completes when the object dies, and sends nothing; there is one", arguments: Kind.allCases)
    func completes(kind: Kind) {
        var owner: (any RACLifetimeOwner)? = kind.make()
        let signal = owner?.rac_willDeallocSignal()
        #expect(owner?.rac_willDeallocSignal() === signal)
        if let signal { log.subscribe(to: signal) }
        #expect(log.events.isEmpty)
        owner = nil
        #expect(log.events == ["completed"])
        if let signal { log.subscribe(to: signal) }
        #expect(log.events == ["completed", "completed"])
        _ = owner
    }

    @Test("A child added to rac_deallocDisposable after the object's death is disposed at once")
    func disposesLate() {
        let token = RACLifetimeToken()
        token.end()
        token.end()
        let owner = Ended(token)
        let disposable = RACDisposable()
        owner.rac_deallocDisposable.addDisposable(disposable)
        #expect(disposable.isDisposed)
        log.subscribe(to: owner.rac_willDeallocSignal())
        #expect(log.events == ["completed"])
    }

    private final class Ended: RACLifetimeOwner {
        let rac_lifetimeToken: RACLifetimeToken
        init(_ token: RACLifetimeToken) { rac_lifetimeToken = token }
    }

    @Test("The deinit of a subclass runs first; the object is usable when its end is told")
    func order() {
        final class Dying: RACObject {
            let log: ObservedLog
            @RACProperty var name = "still here"
            init(_ log: ObservedLog) { self.log = log }
            deinit { log.add("deinit") }
        }
        let log = log
        var dying: Dying? = Dying(log)
        unowned(unsafe) let reference = dying
        dying?.rac_deallocDisposable.addDisposable(RACDisposable { log.add("first") })
        if let signal = dying?.rac_willDeallocSignal() {
            withScheduler { _ = signal.subscribeCompleted { log.add(reference?.name ?? "nil") } }
        }
        dying?.rac_deallocDisposable.addDisposable(RACDisposable { log.add("last") })
        dying = nil
        #expect(log.events == ["deinit", "first", "still here", "last"])
    }

    @Test("A class that ends its token first thing is usable when its end is told, before the rest of its deinit")
    func endsInDeinit() {
        final class Dying: RACLifetimeOwner {
            let log: ObservedLog
            let rac_lifetimeToken = RACLifetimeToken()
            init(_ log: ObservedLog) { self.log = log }
            deinit {
                rac_lifetimeToken.end()
                log.add("deinit")
            }
        }
        var dying: Dying? = Dying(log)
        dying?.rac_deallocDisposable.addDisposable(RACDisposable { [log] in log.add("told") })
        dying = nil
        #expect(log.events == ["told", "deinit"])
    }

    @Test("The lifetime serves the typed core")
    func typedCore() {
        var person: Person? = Person()
        let lifetime = person?.rac_lifetimeToken.lifetime
        lifetime?.ended.observeCompleted { [log] in log.add("ended") }
        person = nil
        #expect(lifetime?.hasEnded == true)
        #expect(log.events == ["ended"])
    }

    @Test("Bindings of both cores can stand in one file")
    func bindsInBothCores() {
        let person = Person()
        let age = MutableProperty(1)
        age <~ SignalProducer(value: 2)
        withScheduler { RAC(person, \.age) <~ RACSignal.return(age.value) }
        #expect(person.age == 2)
    }

    @Test("takeUntil the end of an object ends a signal with it")
    func takesUntilTheEnd() {
        let subject = RACSubject()
        var person: Person? = Person()
        if let person { log.subscribe(to: subject.takeUntil(person.rac_willDeallocSignal())) }
        withScheduler { subject.sendNext(1) }
        person = nil
        #expect(log.events == ["1", "completed"])
    }

    @Test("The disposable and what it held are released with the object")
    func releases() {
        weak var disposable: RACCompoundDisposable?
        weak var captured: Account?
        do {
            let person = Person()
            let account = Account()
            captured = account
            disposable = person.rac_deallocDisposable
            person.rac_deallocDisposable.addDisposable(RACDisposable { withExtendedLifetime(account) {} })
            withScheduler {
                _ = person.rac_willDeallocSignal().subscribeCompleted { withExtendedLifetime(account) {} }
            }
        }
        #expect(disposable == nil)
        #expect(captured == nil)
    }
}
