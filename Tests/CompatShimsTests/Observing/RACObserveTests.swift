import CompatShims
import Foundation
import RACCompat
import TestTurns
import Testing

@Suite(.takesTurns) struct RACObserveTests {
    /// The same path, written in both ways.
    enum Face: CaseIterable {
        case swift, string, values, valuesOfString

        func observe(_ person: Person, observer: AnyObject? = nil) -> RACSignal {
            switch self {
            case .swift: RACObserve(person, \.name)
            case .string: RACObserve(person, "name")
            case .values: person.rac_valuesForKeyPath(\.name, observer: observer)
            case .valuesOfString: person.rac_valuesForKeyPath("name", observer: observer)
            }
        }

        func observeAccount(_ person: Person) -> RACSignal {
            switch self {
            case .swift: RACObserve(person, \.account?.name)
            case .string: RACObserve(person, "account.name")
            case .values: person.rac_valuesForKeyPath(\.account?.name, observer: nil)
            case .valuesOfString: person.rac_valuesForKeyPath("account.name", observer: nil)
            }
        }
    }

    private let log = ObservedLog()

    @Test(
        "RACObserve sends the current value at subscription, exactly once, then every change", arguments: Face.allCases)
    func sendsValues(face: Face) {
        let person = Person()
        let signal = face.observe(person)
        person.name = "Bob"
        log.subscribe(to: signal)
        #expect(log.events == ["Bob"])
        person.name = nil
        person.name = "Cy"
        #expect(log.events == ["Bob", "nil", "Cy"])
    }

    @Test("Scalars are sent as they are")
    func sendsScalars() {
        let person = Person()
        log.subscribe(to: RACObserve(person, \.age)) { "\(($0 as? Int ?? 0) + 1)" }
        person.age = 40
        #expect(log.events == ["31", "41"])
    }

    @Test("Nothing is sent after disposal", arguments: Face.allCases)
    func stopsWhenDisposed(face: Face) {
        let person = Person()
        let subscription = log.subscribe(to: face.observe(person))
        subscription.dispose()
        person.name = "Bob"
        #expect(log.events == ["Ann"])
    }

    @Test("RACObserve completes when the object dies, and does not retain it", arguments: Face.allCases)
    func completesWithTheObject(face: Face) throws {
        var person: Person? = Person()
        weak let alive = person
        let signal = face.observe(try #require(person))
        log.subscribe(to: signal)
        person = nil
        #expect(alive == nil)
        #expect(log.events == ["Ann", "completed"])
        let late = ObservedLog()
        late.subscribe(to: signal)
        #expect(late.events == ["completed"])
    }

    @Test(
        "RACObserve completes when the observer dies, and does not retain it",
        arguments: [Face.values, .valuesOfString])
    func completesWithTheObserver(face: Face) {
        let person = Person()
        var observer: Person? = Person()
        weak let alive = observer
        let signal = face.observe(person, observer: observer)
        log.subscribe(to: signal)
        observer = nil
        #expect(alive == nil)
        #expect(log.events == ["Ann", "completed"])
        person.name = "Bob"
        #expect(log.events == ["Ann", "completed"])
        let late = ObservedLog()
        late.subscribe(to: signal)
        #expect(late.events == ["completed"])
    }

    @Test("An observer that does not tell when it dies is missed with the next change")
    func missesPlainObservers() {
        let person = Person()
        var observer: Device? = Device()
        log.subscribe(to: person.rac_valuesForKeyPath(\.name, observer: observer))
        observer = nil
        #expect(log.events == ["Ann"])
        person.name = "Bob"
        #expect(log.events == ["Ann", "completed"])
        withExtendedLifetime(observer) {}
    }

    @Test("In a method the enclosing object is the observer")
    func takesTheEnclosingObject() {
        final class Screen: RACObject {
            func names(of person: Person) -> [RACSignal] { [RACObserve(person, \.name), RACObserve(person, "name")] }
            static func names(of person: Person) -> [RACSignal] {
                [RACObserve(person, \.name), RACObserve(person, "name")]
            }
        }
        let person = Person()
        var screen: Screen? = Screen()
        for signal in screen?.names(of: person) ?? [] { log.subscribe(to: signal) }
        let other = ObservedLog()
        for signal in Screen.names(of: person) { other.subscribe(to: signal) }
        screen = nil
        #expect(log.events == ["Ann", "Ann", "completed", "completed"])
        #expect(other.events == ["Ann", "Ann"])
    }

    @Test("Objects in the middle may be nil, and be exchanged", arguments: Face.allCases)
    func followsIntermediates(face: Face) {
        let person = Person()
        let (first, second) = (Account(), Account())
        second.name = "second"
        log.subscribe(to: face.observeAccount(person))
        person.account = first
        first.name = "changed"
        person.account = second
        first.name = "not seen"
        second.name = "seen"
        person.account = nil
        #expect(log.events == ["nil", "first", "changed", "second", "seen", "nil"])
    }

    @Test("Objects in the middle are not kept alive", arguments: Face.allCases)
    func doesNotRetainIntermediates(face: Face) {
        let person = Person()
        person.account = Account()
        weak let alive = person.account
        log.subscribe(to: face.observeAccount(person))
        person.account = nil
        #expect(alive == nil)
        #expect(log.events == ["first", "nil"])
    }

    @Test("The death of a weak object in the middle is a change", arguments: [true, false])
    func seesWeakObjectsDie(isString: Bool) {
        let person = Person()
        var friend: Person? = Person()
        person.friend = friend
        log.subscribe(to: isString ? RACObserve(person, "friend.name") : RACObserve(person, \.friend?.name))
        friend?.name = "Bob"
        friend = nil
        #expect(person.friend == nil)
        #expect(log.events == ["Ann", "Bob", "nil"])
    }

    @Test("A computed property changes with what it is made of", arguments: [true, false])
    func followsComputedProperties(isString: Bool) {
        let person = Person()
        log.subscribe(to: isString ? RACObserve(person, "title") : RACObserve(person, \.title))
        person.age = 31
        person.name = "Bob"
        #expect(log.events == ["Ann (30)", "Ann (31)", "Bob (31)"])
    }

    @Test("Properties of superclasses are found, by either way")
    func findsInheritedProperties() {
        let employee = Employee()
        log.subscribe(to: RACObserve(employee, "age"))
        log.subscribe(to: RACObserve(employee, \.age))
        log.subscribe(to: RACObserve(employee, "salary"))
        employee.age = 1
        employee.salary = 2
        #expect(log.events == ["30", "30", "1000.0", "1", "1", "2.0"])
    }

    @Test("A class with another superclass adopts a protocol")
    func observesPlainClasses() {
        var thermometer: Thermometer? = Thermometer()
        log.subscribe(to: RACObserve(thermometer, \.celsius))
        log.subscribe(to: RACObserve(thermometer, "celsius"))
        thermometer?.celsius = 21
        thermometer = nil
        #expect(log.events == ["20.0", "20.0", "21.0", "21.0", "completed", "completed"])
    }

    @Test("A change on another thread is sent on that thread")
    func sendsOnTheChangingThread() {
        nonisolated(unsafe) let person = Person()
        let log = log
        withScheduler {
            RACObserve(person, \.age).subscribeNext { age in
                log.add("\(age ?? "nil") \(Thread.current.threadDictionary["mark"] != nil)")
            }
        }
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            Thread.current.threadDictionary["mark"] = true
            person.age = 1
            done.signal()
        }
        thread.start()
        #expect(
            done.wait(timeout: .now() + 600) == .success, "The thread has not changed the property after 600 seconds.")
        #expect(log.events == ["30 false", "1 true"])
    }

    @Test("A subscription that ends in its first value leaves nothing behind")
    func endsInTheFirstValue() {
        let person = Person()
        log.subscribe(to: RACObserve(person, \.name).take(1))
        person.name = "Bob"
        #expect(log.events == ["Ann", "completed"])
    }

    @Test("A thousand subscriptions that are disposed leave the subscribers free")
    func releasesSubscribers() {
        let person = Person()
        let observer = Person()
        weak var captured: Account?
        for _ in 0..<1_000 {
            let account = Account()
            captured = account
            withScheduler {
                person.rac_valuesForKeyPath("name", observer: observer)
                    .subscribeNext { _ in withExtendedLifetime(account) {} }
                    .dispose()
            }
        }
        #expect(captured == nil)
    }

    @Test("The signal does not outlive its subscription")
    func releasesTheSignal() {
        let person = Person()
        weak var released: RACSignal?
        do {
            let signal = RACObserve(person, \.name)
            released = signal
            log.subscribe(to: signal).dispose()
        }
        #expect(released == nil)
    }

    @Test("The subscribers are free when the object has died")
    func releasesSubscribersOfTheDead() {
        weak var captured: Account?
        do {
            let person = Person()
            let account = Account()
            captured = account
            withScheduler {
                _ = RACObserve(person, \.name).subscribeNext { _ in withExtendedLifetime(account) {} }
            }
        }
        #expect(captured == nil)
    }

    @Test("Nil has no values: the signal completes at once, and nothing is bound")
    func observesNil() {
        let nobody: Person? = nil
        let subject = RACSubject()
        log.subscribe(to: RACObserve(nobody, \.name))
        log.subscribe(to: RACObserve(nobody, "name"))
        #expect(log.events == ["completed", "completed"])
        #expect((RAC(nobody, \.age) <~ subject).isDisposed)
        #expect((RAC(nobody, "age") <~ subject).isDisposed)
    }

    @Test("An optional in the middle is followed through nil")
    func followsOptionals() {
        let person = Person()
        log.subscribe(to: RACObserve(person, \.account?.owner?.name))
        person.account = Account()
        person.account?.owner = Person()
        person.account?.owner?.name = "Bob"
        person.account = nil
        #expect(log.events == ["nil", "nil", "Ann", "Bob", "nil"])
    }

    /// A class that observes in blocks of blocks, as the macro was used there.
    private final class Screen: RACObject {
        @RACProperty var shown = ""
        private let person: Person

        init(_ person: Person) { self.person = person }

        func follow(_ reloads: RACSignal) {
            RAC(self, \.shown)
                <~ reloads.flattenMap { [weak self] _ in
                    guard let self else { return .empty() }
                    return RACObserve(person, \.age).flattenMap { [weak self] (age: Int) in
                        self?.RACObserve(self?.person, \.name).map { (name: String?) in "\(name ?? "nobody") \(age)" }
                    }
                }
        }
    }

    @Test("In blocks of blocks, the observer is the self that they unwrap")
    func observesInBlocks() {
        let person = Person()
        let reloads = RACSubject()
        var screen: Screen? = Screen(person)
        weak let alive = screen
        withScheduler { screen?.follow(reloads) }
        withScheduler { reloads.sendNext(nil) }
        #expect(screen?.shown == "Ann 30")
        withScheduler { person.age = 31 }
        withScheduler { person.name = nil }
        #expect(screen?.shown == "nobody 31")
        screen = nil
        #expect(alive == nil)
    }

    struct Named: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let observe: @Sendable (Person) -> RACSignal
    }

    static let named = [
        Named(testDescription: "name") { RACObserve($0, \.name) },
        Named(testDescription: "title") { RACObserve($0, \.title) },
        Named(testDescription: "account.name") { RACObserve($0, \.account?.name) },
        Named(testDescription: "account.owner") { $0.rac_valuesForKeyPath(\.account?.owner, observer: nil) },
        Named(testDescription: "account.owner.name") { RACObserve($0, "account.owner.name") },
    ]

    @Test("The signal is named after the object and the key path, when names are on", arguments: named)
    func isNamed(named: Named) {
        let person = Person()
        person.account = Account()
        SignalNames.with(true) {
            #expect(named.observe(person).name == "RACObserve(\(RACDescription(person)), \(named.testDescription))")
        }
        SignalNames.with(false) { #expect(named.observe(person).name == "") }
    }

    @Test("A signal of observed changes is named after the object, the key path, the options and the observer")
    func namesChanges() {
        let person = Person()
        SignalNames.with(true) {
            let changes = person.rac_valuesAndChangesForKeyPath(\.age, options: [.new, .old], observer: nil)
            #expect(
                changes.name
                    == "\(RACDescription(person)) -rac_valueAndChangesForKeyPath: age options: 3 observer: <(null): 0x0>"
            )
        }
    }
}
