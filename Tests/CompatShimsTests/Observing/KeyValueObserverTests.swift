import CompatShims
import Foundation
import Testing

/// An observer that writes down what it is told.
private class Watcher: RACObject, KeyValueObserver {
    var told: [String] = []
    var onChange: (() -> Void)?

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [AnyHashable: Any]?, context: UnsafeMutableRawPointer?
    ) {
        let change = change ?? [:]
        let words = ["old", "new"].compactMap { word in
            change[word].map { "\(word) \($0 is NSNull ? "null" : "\($0)")" }
        }
        let prior = change["notificationIsPrior"] as? Bool == true ? ["prior"] : []
        let place = context == nil ? [] : ["context"]
        told.append(([keyPath ?? "nil"] + prior + words + place).joined(separator: " "))
        onChange?()
    }
}

@Suite struct KeyValueObserverTests {
    private let person = Person()
    private let watcher = Watcher()

    @Test(
        "An observer is told each change that its options ask for",
        arguments: [
            ([], ["name", "name"]),
            ([.new], ["name new Bob", "name new null"]),
            ([.old], ["name old Ann", "name old Bob"]),
            ([.old, .new, .initial], ["name new Ann", "name old Ann new Bob", "name old Bob new null"]),
            ([.prior, .old], ["name prior old Ann", "name old Ann", "name prior old Bob", "name old Bob"]),
        ] as [(RACObservingOptions, [String])])
    func options(options: RACObservingOptions, told: [String]) {
        person.addObserver(watcher, forKeyPath: "name", options: options)
        person.name = "Bob"
        person.name = nil
        #expect(watcher.told == told)
    }

    @Test("A key path of Swift leads to a computed property, and has the name that the observer is told")
    func computed() {
        person.addObserver(watcher, forKeyPath: \.title, named: "title", options: .new)
        person.age = 31
        person.removeObserver(watcher, forKeyPath: "title")
        person.age = 32
        #expect(watcher.told == ["title new Ann (31)"])
    }

    @Test("A key path is followed through objects that are replaced")
    func nested() {
        person.addObserver(watcher, forKeyPath: "account.name", options: .new)
        person.account = Account()
        person.account?.name = "second"
        person.account = nil
        #expect(watcher.told == ["account.name new first", "account.name new second", "account.name new null"])
    }

    @Test("Each call tells once, and a removal ends the latest call")
    func twice() {
        person.addObserver(watcher, forKeyPath: "name")
        person.addObserver(watcher, forKeyPath: "name", options: .new)
        person.name = "Bob"
        person.removeObserver(watcher, forKeyPath: "name")
        person.name = "Eve"
        #expect(watcher.told == ["name", "name new Bob", "name"])
    }

    @Test("A context tells two observations apart, and only the one with it is removed")
    func contexts() {
        let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { context.deallocate() }
        person.addObserver(watcher, forKeyPath: "name", context: context)
        person.addObserver(watcher, forKeyPath: "name")
        person.removeObserver(watcher, forKeyPath: "name", context: context)
        person.name = "Bob"
        person.removeObserver(watcher, forKeyPath: "name", context: nil)
        person.addObserver(watcher, forKeyPath: "name", context: context)
        person.name = "Eve"
        #expect(watcher.told == ["name", "name context"])
    }

    @Test("An observer may be removed while it is told, also by the value at the beginning")
    func removedInside() {
        watcher.onChange = { [watcher, person] in person.removeObserver(watcher, forKeyPath: "name") }
        person.addObserver(watcher, forKeyPath: "name", options: [.initial, .new])
        person.name = "Bob"
        person.addObserver(watcher, forKeyPath: "name")
        person.name = "Eve"
        person.name = "Joe"
        #expect(watcher.told == ["name new Ann", "name"])
        watcher.onChange = nil
    }

    @Test("Neither object keeps the other, and an observer is removed in its deinit")
    func lifetimes() {
        final class Removing: KeyValueObserver {
            let person: Person
            let end: () -> Void

            init(_ person: Person, _ end: @escaping () -> Void) {
                (self.person, self.end) = (person, end)
                person.addObserver(self, forKeyPath: "name")
            }

            deinit {
                person.removeObserver(self, forKeyPath: "name")
                end()
            }

            func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [AnyHashable: Any]?,
                context: UnsafeMutableRawPointer?
            ) {}
        }
        let ended = ObservedLog()
        do {
            let removing = Removing(person) { ended.add("ended") }
            person.name = "\(ObjectIdentifier(removing) == ObjectIdentifier(removing))"
        }
        #expect(ended.events == ["ended"])
        weak var observed: Person?
        do {
            let other = Person()
            observed = other
            other.addObserver(watcher, forKeyPath: "name")
        }
        #expect(observed == nil)
        person.name = "Joe"
        #expect(watcher.told.isEmpty)
    }

    @Test("Observers come and go while other threads change the property")
    func threads() {
        final class Counting: KeyValueObserver, Sendable {
            let log: ObservedLog

            init(_ log: ObservedLog) { self.log = log }

            func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [AnyHashable: Any]?,
                context: UnsafeMutableRawPointer?
            ) { log.add("told") }
        }
        let log = ObservedLog()
        nonisolated(unsafe) let person = person
        DispatchQueue.concurrentPerform(iterations: 4) { index in
            let observer = Counting(log)
            for round in 0..<100 {
                person.addObserver(observer, forKeyPath: "age", options: .new)
                person.age = index * round
                person.removeObserver(observer, forKeyPath: "age")
            }
        }
        let told = log.events.count
        #expect(told >= 400)
        person.age = -1
        #expect(log.events.count == told)
    }

    @Test("Removing an observer that was not added, and a change that no class handles, stop the program")
    func stops() async {
        let removed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Person().removeObserver(Watcher(), forKeyPath: "name")
        }
        #expect(message(of: removed).contains("Watcher does not observe \"name\" of this Person: it was not added."))
        let unhandled = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Watcher().stopForUnhandledChange("name")
        }
        #expect(message(of: unhandled).contains("Watcher was told of a change of name, and did not handle it."))
    }

    private func message(of result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
