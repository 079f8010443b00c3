import Foundation
import StreamCore

/// What surrounds a recorder that belongs to no world: a clock, or none.
final class LooseWorld: TestWorld, @unchecked Sendable {  // adds what is immutable
    private let clock: (any DateScheduler)?

    init(clock: (any DateScheduler)?) {
        self.clock = clock
        super.init(at: CheckPlace(#fileID, #line))
    }

    /// The date of the clock, in seconds of the reference date.
    override var elapsed: TimeInterval { clock?.currentDate.timeIntervalSinceReferenceDate ?? 0 }
}
