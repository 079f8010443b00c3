import CompatShims
import Foundation
import FoundationTestSupport
import RACCompat
import StreamFoundation
import TestTurns
import Testing

@Suite("UserDefaults.rac_channelTerminalForKey", .takesTurns)
struct UserDefaultsTests {
    private let suite = "StreamCoreTests-\(UUID().uuidString)"
    private let log = EventLog()

    /// Runs a test with defaults of its own where a scheduler is current, and removes what they have stored.
    private func withDefaults(_ body: (ObservableUserDefaults) throws -> Void) throws {
        let defaults = try #require(ObservableUserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        try onCurrentScheduler { try body(defaults) }
    }

    /// Waits until a terminal has set a value.
    private func hasSet(_ value: String?, in defaults: UserDefaults) -> Bool {
        let deadline = Date(timeIntervalSinceNow: 600)
        let changes = DispatchSemaphore(value: 0)
        let observation = NotificationCenter.default
            .rac_addObserverForName(UserDefaults.didChangeNotification, object: defaults)
            .subscribeNext { _ in changes.signal() }
        defer { observation.dispose() }
        while defaults.string(forKey: "name") != value {
            if changes.wait(timeout: .now() + deadline.timeIntervalSinceNow) == .timedOut { return false }
        }
        return true
    }

    @Test("Sends the present value first")
    func sendsPresentValue() throws {
        try withDefaults { defaults in
            defaults.set("Ann", forKey: "name")
            log.subscribe(to: defaults.rac_channelTerminalForKey("name"))
            #expect(log.events == ["Ann"])
        }
    }

    @Test("Sends every other value that is set, removal as nil, and nothing twice")
    func sendsChanges() throws {
        try withDefaults { defaults in
            log.subscribe(to: defaults.rac_channelTerminalForKey("name"))
            defaults.set("Ann", forKey: "name")
            defaults.set("Ann", forKey: "name")
            defaults.set("other", forKey: "another")
            defaults.set("Bob", forKey: "name")
            defaults.removeObject(forKey: "name")
            #expect(log.events == ["nil", "Ann", "Bob", "nil"])
        }
    }

    @Test("Stores what it is sent, and does not send that back")
    func stores() throws {
        try withDefaults { defaults in
            let terminal = defaults.rac_channelTerminalForKey("name")
            log.subscribe(to: terminal)
            terminal.sendNext("Ann")
            #expect(hasSet("Ann", in: defaults), "Ann has not been stored.")
            terminal.sendNext(nil)
            #expect(hasSet(nil, in: defaults), "Ann has not been removed.")
            defaults.set("Bob", forKey: "name")
            #expect(log.wait(for: "Bob"))
            #expect(log.events == ["nil", "Bob"])
        }
    }

    @Test("Two terminals of one key tell each other, without an echo")
    func coexist() throws {
        try withDefaults { defaults in
            let first = defaults.rac_channelTerminalForKey("name")
            let second = defaults.rac_channelTerminalForKey("name")
            let others = EventLog()
            log.subscribe(to: first)
            others.subscribe(to: second)
            first.sendNext("Ann")
            #expect(others.wait(for: "Ann"), "Ann has not come out of the second terminal.")
            second.sendNext("Bob")
            #expect(log.wait(for: "Bob"), "Bob has not come out of the first terminal.")
            #expect(log.events == ["nil", "Bob"])
            #expect(others.events == ["nil", "Ann"])
        }
    }

    @Test("Terminals of plain defaults tell each other, too")
    func coexistInPlainDefaults() throws {
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        onCurrentScheduler {
            log.subscribe(to: defaults.rac_channelTerminal(forKey: "name"))
            defaults.rac_channelTerminal(forKey: "name").sendNext("Ann")
            #expect(log.wait(for: "Ann"), "Ann has not come out of the other terminal.")
            #expect(log.events == ["nil", "Ann"])
        }
    }

    @Test("Completes when the defaults go, which it does not retain")
    func completes() throws {
        weak var reference: UserDefaults?
        try withDefaults { defaults in
            reference = defaults
            log.subscribe(to: defaults.rac_channelTerminalForKey("name"))
        }
        #expect(reference == nil)
        #expect(log.wait(for: "completed"), "The terminal has not completed.")
        #expect(log.events == ["nil", "completed"])
    }

    @Test("A change by somebody who is told of the terminal's own is sent")
    func sendsCorrections() throws {
        try withDefaults { defaults in
            let terminal = defaults.rac_channelTerminalForKey("name")
            log.subscribe(to: terminal)
            _ = NotificationCenter.default
                .rac_addObserverForName(UserDefaults.didChangeNotification, object: defaults)
                .subscribeNext { [weak defaults] _ in
                    if defaults?.string(forKey: "name") == "ann" { defaults?.set("Ann", forKey: "name") }
                }
            terminal.sendNext("ann")
            #expect(log.wait(for: "Ann"), "The correction has not come.")
            #expect(log.events == ["nil", "Ann"])
        }
    }
}
