import Dispatch
import Foundation
import FoundationTestSupport
import StreamCore
import StreamFoundation
import TestTurns
import Testing

@Suite("UserDefaults.reactive", .takesTurns)
struct UserDefaultsValuesTests {
    private let suite = "StreamCoreTests-\(UUID().uuidString)"
    private let log = EventLog()

    /// Runs a test with defaults of its own, and removes what they have stored.
    private func withDefaults(_ body: (ObservableUserDefaults) throws -> Void) throws {
        let defaults = try #require(ObservableUserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        try body(defaults)
    }

    private func record(_ producer: SignalProducer<String?, Never>) -> any Disposable {
        producer.start { [log] event in
            switch event {
            case .value(let value): log.add(value ?? "nil")
            case .completed: log.add("completed")
            case .interrupted: log.add("interrupted")
            }
        }
    }

    @Test("Sends the value, then every other one that is set")
    func sends() throws {
        try withDefaults { defaults in
            defaults.set("Ann", forKey: "name")
            let observation = record(defaults.reactive.values(forKey: "name", as: String.self))
            defaults.set("Bob", forKey: "name")
            defaults.set("Bob", forKey: "name")
            defaults.set(1, forKey: "age")
            defaults.removeObject(forKey: "name")
            defaults.set(7, forKey: "name")
            defaults.set("Cy", forKey: "name")
            observation.dispose()
            defaults.set("Di", forKey: "name")
            #expect(log.events == ["Ann", "Bob", "nil", "Cy", "interrupted"])
        }
    }

    @Test("Completes when observable defaults go, which it does not retain")
    func completes() throws {
        weak var reference: UserDefaults?
        try withDefaults { defaults in
            reference = defaults
            _ = record(defaults.reactive.values(forKey: "name", as: String.self))
            #expect(log.events == ["nil"])
        }
        #expect(reference == nil)
        #expect(log.events == ["nil", "completed"])
    }

    @Test("A target sets and removes the value, and those who observe it see that")
    func binds() throws {
        try withDefaults { defaults in
            let name = MutableProperty<String?>("Ann")
            let observation = record(defaults.reactive.values(forKey: "name", as: String.self))
            let binding = defaults.reactive.target(forKey: "name", as: String.self) <~ name
            name.value = "Bob"
            #expect(defaults.string(forKey: "name") == "Bob")
            name.value = nil
            #expect(defaults.object(forKey: "name") == nil)
            binding?.dispose()
            name.value = "Cy"
            observation.dispose()
            #expect(log.events == ["nil", "Ann", "Bob", "nil", "interrupted"])
        }
    }

    @Test("A value that a target sets in plain defaults is seen, too")
    func bindsPlainDefaults() throws {
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        let observation = record(defaults.reactive.values(forKey: "name", as: String.self))
        defaults.reactive.target(forKey: "name", as: String.self) <~ SignalProducer(value: "Ann")
        observation.dispose()
        #expect(log.events == ["nil", "Ann", "interrupted"])
    }

    @Test("When several threads set a value, the last one that is sent is the one that stays")
    func takesThreads() throws {
        try withDefaults { defaults in
            let observation = record(defaults.reactive.values(forKey: "name", as: String.self))
            let shared = Shared(defaults)
            DispatchQueue.concurrentPerform(iterations: 4) { thread in
                for number in 0..<50 { shared.defaults.set("\(thread) \(number)", forKey: "name") }
            }
            #expect(log.events.last == defaults.string(forKey: "name"))
            observation.dispose()
        }
    }

    @Test("Every way to set a value is a change")
    func notices() throws {
        try withDefaults { defaults in
            var count = 0
            let token = NotificationCenter.default.reactive
                .notifications(forName: UserDefaults.didChangeNotification, object: defaults)
                .observeValues { _ in count += 1 }
            defaults.set(1, forKey: "a")
            defaults.set(true, forKey: "a")
            defaults.set(1.5, forKey: "a")
            defaults.set(Float(1), forKey: "a")
            defaults.set(URL(fileURLWithPath: "/"), forKey: "a")
            defaults.set([1], forKey: "a")
            defaults.removeObject(forKey: "a")
            token?.dispose()
            #expect(count == 7)
        }
    }
}

/// Takes defaults to other threads; they are thread-safe, and do not say so.
private struct Shared: @unchecked Sendable {
    let defaults: UserDefaults

    init(_ defaults: UserDefaults) {
        self.defaults = defaults
    }
}
