import CompatShims
import Dispatch
import TestTurns
import Testing

/// Timers of Dispatch that are set in nanoseconds.
@Suite(.takesTurns) struct DispatchSourceTimersTests {
    /// Waits until a timer has fired so often.
    private func fire(_ times: Int, set: (any DispatchSourceTimer) -> Void) async {
        let timer = DispatchSource.makeTimerSource(queue: .global())
        let (events, continuation) = AsyncStream.makeStream(of: Void.self)
        timer.setEventHandler { continuation.yield() }
        set(timer)
        timer.resume()
        var count = 0
        for await _ in events {
            count += 1
            if count == times { break }
        }
        #expect(count == times)
        timer.cancel()
        #expect(timer.isCancelled)
    }

    @Test("A timer fires again after its interval, by both clocks")
    func repeats() async {
        await fire(3) { $0.setTimer(.now(), interval: 1_000_000) }
        await fire(3) { $0.setTimer(DispatchWallTime.now() + .nanoseconds(0), interval: 1_000_000, leeway: 1_000) }
    }

    @Test("A timer without an interval fires once, and one that is set anew fires by the new times")
    func once() async {
        await fire(1) { $0.setTimer(.now(), interval: .distantFuture) }
        await fire(2) { timer in
            timer.setTimer(.distantFuture, interval: 1_000_000)
            timer.setTimer(.now(), interval: 1_000_000)
        }
    }
}
