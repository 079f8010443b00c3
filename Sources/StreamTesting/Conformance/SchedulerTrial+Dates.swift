import Foundation
import StreamCore

extension SchedulerTrial {
    /// The rules of a scheduler with a clock.
    func dates() {
        guard !trial.isStuck, make() is any DateScheduler else { return }
        waitForDates()
        guard !isImmediate else { return }
        orderOfDates()
        repetition()
    }

    private func withDateScheduler(
        _ situation: String, _ body: @escaping @Sendable (Situation, any DateScheduler, DispatchSemaphore) -> Void
    ) {
        trial.runOnThread(situation) { situation in
            guard let scheduler = make() as? any DateScheduler else { return }
            let isOver = DispatchSemaphore(value: 0)
            body(situation, scheduler, isOver)
            drive?(scheduler)
            situation.wait(for: isOver, expecting: "the actions run")
        }
    }

    private func waitForDates() {
        withDateScheduler("an action is scheduled for a date, and one after a delay") { situation, scheduler, isOver in
            let date = scheduler.currentDate.addingTimeInterval(0.02)
            let begin = scheduler.elapsedTime
            scheduler.schedule(after: date) {
                // The two clocks of a machine differ by microseconds.
                let late = scheduler.currentDate.timeIntervalSince(date)
                situation.expect(
                    .actionsWait, late > -1e-3, "no run before the date", "a run \(timeText(-late)) before it")
                scheduler.schedule(afterDelay: 0.02) {
                    let elapsed = scheduler.elapsedTime - begin
                    situation.expect(
                        .actionsWait, elapsed > 0.039, "no run before 40 ms", "a run after \(timeText(elapsed))")
                    isOver.signal()
                }
            }
        }
    }

    private func orderOfDates() {
        withDateScheduler("100 actions are scheduled for one date") { situation, scheduler, isOver in
            let date = scheduler.currentDate.addingTimeInterval(0.05)
            let notes = Guarded<[String]>([])
            for number in 1...100 {
                scheduler.schedule(after: date) {
                    notes.withLock { $0.append("\(number)") }
                    guard number == 100 else { return }
                    situation.expect(.orderOfDates, (1...100).map(String.init), notes.read())
                    isOver.signal()
                }
            }
        }
    }

    private func repetition() {
        withDateScheduler("a repeating action disposes of itself in its third run") { situation, scheduler, isOver in
            let count = Guarded(0)
            let repetition = SerialDisposable()
            repetition.inner = scheduler.schedule(
                after: scheduler.currentDate.addingTimeInterval(0.01), interval: .milliseconds(1),
                leeway: .seconds(0)
            ) {
                let number = count.withLock { count in
                    count += 1
                    return count
                }
                guard number == 3 else { return }
                repetition.dispose()
                scheduler.schedule(afterDelay: 0.02) {
                    situation.expect(.repetitionsStop, count.read() == 3, "3 runs", "\(count.read()) runs")
                    isOver.signal()
                }
            }
        }
    }
}
