public import Foundation
import RACCompat
import StreamCore

/// A world of real time and real queues, where checks wait for the expected events, up to a deadline.
///
///     try withRealWorld(deadline: 5) { world in
///         let reply = world.record(client.fetch("users"), named: "reply")
///         try reply.expectNext(users)
///         try reply.expectCompleted()
///     }
public final class RealWorld: TestWorld, @unchecked Sendable {  // adds immutable state
    /// The longest time that a check waits, in seconds.
    public let deadline: TimeInterval
    private let beginning = DispatchTime.now()

    init(deadline: TimeInterval, at place: CheckPlace) {
        self.deadline = deadline
        super.init(at: place)
    }

    /// Seconds since the world began, on the monotonic clock.
    override public var elapsed: TimeInterval {
        TimeInterval(DispatchTime.now().uptimeNanoseconds - beginning.uptimeNanoseconds) / 1e9
    }

    override func longestWait(_ seconds: TimeInterval?) -> TimeInterval { min(seconds ?? deadline, deadline) }

    override func wait(atMost seconds: TimeInterval, passingTime: Bool, until condition: () -> Bool) {
        _ = eventually(within: passingTime ? seconds : longestWait(seconds), condition)
    }

    override func wait(
        atMost seconds: TimeInterval, passingTime: Bool, isolation: isolated (any Actor)? = #isolation,
        until condition: () -> Bool
    ) async {
        let end = elapsed + (passingTime ? seconds : longestWait(seconds))
        while !condition(), elapsed < end { try? await Task.sleep(for: .milliseconds(2)) }
    }
}
