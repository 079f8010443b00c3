import Dispatch
import Foundation
import FoundationTestSupport
import StreamCore
import StreamFoundation
import TestTurns
import Testing

@Suite("SignalProducer.unixSignal", .serialized, .timeLimit(.minutes(40)), .takesTurns)
struct UnixSignalTests {
    private let log = EventLog()

    private func send(_ number: Int32) { kill(getpid(), number) }

    /// Sends a signal until it is received: Dispatch begins to look for it a moment after the start.
    private func send(_ number: Int32, until entry: String) {
        repeat { send(number) } while !log.wait(for: entry, seconds: 0.05)
    }

    @Test("Sends the signal each time to all starts, and does not end the process")
    func sends() {
        let queue = DispatchQueue(label: "signals")
        let first = SignalProducer.unixSignal(SIGUSR1, on: queue).startWithValues { [log] in log.add("first \($0)") }
        let second = SignalProducer.unixSignal(SIGUSR1, on: queue).startWithValues { [log] in log.add("second \($0)") }
        send(SIGUSR1, until: "first \(SIGUSR1)")
        send(SIGUSR1, until: "second \(SIGUSR1)")
        first.dispose()
        queue.sync {}
        let events = log.events
        send(SIGUSR1)
        #expect(log.wait(for: "second \(SIGUSR1)", count: events.count { $0.hasPrefix("second") } + 1))
        second.dispose()
        #expect(log.events.count { $0.hasPrefix("first") } == events.count { $0.hasPrefix("first") })
    }

    @Test("After disposal the signal is ignored") func isIgnored() {
        let queue = DispatchQueue(label: "signals")
        SignalProducer.unixSignal(SIGUSR2, on: queue).startWithValues { [log] in log.add("\($0)") }.dispose()
        send(SIGUSR2)
        queue.sync {}
        #expect(log.events.isEmpty)
    }
}
