package import Foundation
package import RACCompat
package import StreamCore

/// Runs the actions of a scenario in virtual time.
///
/// Each layer brings its own test scheduler, with its own rule for the order of actions at the same date.
package protocol VirtualScheduler: AnyObject {
    /// The virtual date.
    var virtualDate: Date { get }
    /// The due date of the next action; nil when there is none.
    var nextDate: Date? { get }

    /// Runs the next action.
    func step()

    /// Runs `action` as soon as its turn comes.
    func run(_ action: @escaping () -> Void)

    /// Runs `action` when the clock reaches `date`, and returns a function that cancels the action.
    @discardableResult
    func run(at date: Date, _ action: @escaping () -> Void) -> () -> Void
}

/// Runs actions without a date before all actions that have one.
extension RACTestScheduler: VirtualScheduler {
    package var virtualDate: Date { now }

    package func run(_ action: @escaping () -> Void) {
        schedule(action)
    }

    package func run(at date: Date, _ action: @escaping () -> Void) -> () -> Void {
        let waiting = after(date, schedule: action)
        return { waiting?.dispose() }
    }
}

/// Runs actions without a date in their turn among the actions that are due now, as a queue does.
extension TestScheduler: VirtualScheduler {
    package var virtualDate: Date { currentDate }

    package func run(_ action: @escaping () -> Void) {
        let action = UncheckedSendable(action)
        schedule { action.value() }
    }

    package func run(at date: Date, _ action: @escaping () -> Void) -> () -> Void {
        let action = UncheckedSendable(action)
        let waiting = schedule(after: date) { action.value() }
        return { waiting?.dispose() }
    }
}
