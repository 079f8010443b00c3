import Foundation
import StreamCore

/// Stands in for the world of a recorder that belongs to no world; it has at most a clock.
final class LooseWorld: TestWorld, @unchecked Sendable {  // adds immutable state
    private let clock: (any DateScheduler)?

    init(clock: (any DateScheduler)?) {
        self.clock = clock
        super.init(at: CheckPlace(#fileID, #line))
    }

    /// The date of the clock, in seconds since the reference date; 0 without a clock.
    override var elapsed: TimeInterval { clock?.currentDate.timeIntervalSinceReferenceDate ?? 0 }
}
