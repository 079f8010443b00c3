import Foundation
import StreamCore

extension SchedulerTrial {
    /// The rules of a scheduler with a clock.
    func dates() {
        guard !trial.isStuck, make() is any DateScheduler else { return }
        waitForDates()
        guard !isImmediate else { return }
        orderOfDates()
        if !trial.hasFound(.orderOfDates) { cancelDate() }
        repetition(endsInside: true)
        repetition(endsInside: false)
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

    private func cancelDate() {
        withDateScheduler("an action is scheduled for a later date than the next one, and a third one is cancelled") {
            situation, scheduler, isOver in
            let date = scheduler.currentDate
            let notes = Guarded<[String]>([])
            let note = { @Sendable (name: String) in
                let names = notes.withLock { notes in
                    notes.append(name)
                    return notes
                }
                guard names.count == 2 else { return }
                if situation.expect(.cancelledActions, !names.contains("cancelled"), "no run", "a run") {
                    situation.expect(.orderOfDates, ["early", "late"], names)
                }
                isOver.signal()
            }
            scheduler.schedule(after: date.addingTimeInterval(0.2)) { note("late") }
            scheduler.schedule(after: date.addingTimeInterval(0.02)) { note("early") }
            scheduler.schedule(after: date.addingTimeInterval(0.1)) { note("cancelled") }?.dispose()
        }
    }

    private func repetition(endsInside: Bool) {
        let end = endsInside ? "disposes of itself in its third run" : "is disposed of after its third run"
        withDateScheduler("a repeating action \(end)") { situation, scheduler, isOver in
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
                if endsInside { repetition.dispose() }
                scheduler.schedule {
                    repetition.dispose()
                    let number = count.read()
                    scheduler.schedule(afterDelay: 0.02) {
                        situation.expect(
                            .repetitionsStop, count.read() == (endsInside ? 3 : number), "no run after disposal",
                            "\(count.read() - number) runs")
                        isOver.signal()
                    }
                }
            }
        }
    }
}
