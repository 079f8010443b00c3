public import Foundation
public import StreamCore

/// Checks a scheduler against the rules of the contract.
///
///     try conform(scheduler: { QueueScheduler() })
///     try conform(scheduler: { TestScheduler() }, run: { $0.run() })
///
/// Schedulers of both layers can be tested. If the scheduler has a clock, its dates, delays and repetitions are tested
/// too. The actions run outside of virtual time, unless the scheduler has a virtual clock of its own. A test of the main
/// actor occupies the main queue: check `QueueScheduler.main` outside of the main actor.
///
/// - Parameters:
///   - make: Makes a scheduler; called once or more for each situation.
///   - isImmediate: Whether the scheduler runs its actions inside the call that schedules them.
///   - deadline: The longest time that an action may need, in seconds. An action that does not run in time is taken to
///     be lost.
///   - ignored: The rules that the scheduler breaks on purpose. It must break each of them.
///   - fileID: The file that a failure names.
///   - line: The line that a failure names.
///   - run: Runs everything that is scheduled; nil for a scheduler that does so by itself.
/// - Throws: `StreamTestFailure` with the number, the sentence, and the expected and actual events of every rule that
///   is broken.
public func conform<Tested: Scheduler>(
    scheduler make: @escaping () -> Tested, isImmediate: Bool = false, deadline: TimeInterval = 300,
    ignoring ignored: Set<ContractRule> = [], fileID: StaticString = #fileID, line: UInt = #line,
    run: ((Tested) -> Void)? = nil
) throws {
    let trial = Trial(deadline: deadline, hangs: .schedulesDuringActions)
    SchedulerTrial(
        trial: trial, isImmediate: isImmediate, make: make,
        drive: run.map { run in { scheduler in (scheduler as? Tested).map(run) } }
    ).run()
    try trial.finish("conform(scheduler:)", ignoring: ignored, at: CheckPlace(fileID, line))
}
