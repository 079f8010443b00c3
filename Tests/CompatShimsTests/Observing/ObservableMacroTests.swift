import CompatShims
import Observation
import RACCompat
import Testing

@Suite struct ObservableMacroTests {
    @Observable final class Model {
        var name = "Ann"
        var count = 0
    }

    @Observable final class Owned: RACObservable {
        @ObservationIgnored let rac_lifetimeToken = RACLifetimeToken()
        var name = "Ann"
        static var rac_namedProperties: [String: RACNamedProperty] { ["name": RACNamedProperty(\Owned.name)] }
    }

    final class Screen: RACObject {
        let model = Model()
        @RACProperty var current: Model?
    }

    private let log = ObservedLog()
    private let scheduler = RACTestScheduler()

    /// One turn of the current scheduler.
    private func turn(_ body: () -> Void) {
        scheduler.performAsCurrentScheduler(body)
        scheduler.stepAll()
    }

    @Test("The current value is sent at once, changes in a later turn, several in one")
    func sendsLater() {
        let model = Model()
        log.subscribe(to: RACObserve(model, \.name))
        turn {
            model.name = "Bob"
            #expect(log.events == ["Ann"])
            model.name = "Cy"
        }
        #expect(log.events == ["Ann", "Cy"])
        turn { model.name = "Dan" }
        #expect(log.events == ["Ann", "Cy", "Dan"])
    }

    @Test("Only what the key path reads is observed, and nothing after disposal")
    func isPrecise() {
        let model = Model()
        let subscription = log.subscribe(to: RACObserve(model, \.name))
        turn { model.count = 1 }
        turn { model.name = "Bob" }
        turn {
            model.name = "Cy"
            subscription.dispose()
        }
        turn { model.name = "Dan" }
        #expect(log.events == ["Ann", "Bob"])
    }

    @Test("An @Observable object can be in the middle of a key path, or behind one")
    func isPartOfKeyPaths() {
        let screen = Screen()
        log.subscribe(to: RACObserve(screen, \.model.name))
        log.subscribe(to: RACObserve(screen, \.current?.name))
        turn { screen.model.name = "Bob" }
        turn { screen.current = Model() }
        turn { screen.current?.name = "Cy" }
        #expect(log.events == ["Ann", "nil", "Bob", "Ann", "Cy"])
    }

    @Test("With a token it completes, and with listed names strings find it")
    func adoptsTheProtocol() {
        var owned: Owned? = Owned()
        log.subscribe(to: RACObserve(owned, "name"))
        turn { owned?.name = "Bob" }
        owned = nil
        #expect(log.events == ["Ann", "Bob", "completed"])
    }

    @Test("Channels do not echo")
    func bindsBothWays() {
        let (a, b) = (Model(), Model())
        b.name = "Bob"
        let writes = ObservedLog()
        turn {
            RACChannelTo(a, \.name) <~> RACChannelTo(b, \.name)
            RACChannelTo(b, \.name).subscribeNext { writes.add("\($0 ?? "nil")") }
        }
        #expect(a.name == "Bob")
        turn { a.name = "from a" }
        #expect(b.name == "from a")
        turn { b.name = "from b" }
        #expect(a.name == "from b")
        #expect(writes.events == ["Bob", "from a", "from b"])
    }

    @Test("Observing an @Observable object retains neither the object nor a subscriber")
    func isNotRetained() throws {
        var model: Model? = Model()
        weak let alive = model
        weak var captured: Person?
        do {
            let person = Person()
            captured = person
            let signal = RACObserve(model, \.name)
            withScheduler { _ = signal.subscribeNext { _ in withExtendedLifetime(person) {} } }
        }
        #expect(captured != nil)
        model = nil
        #expect(alive == nil)
        #expect(captured == nil)
    }
}
