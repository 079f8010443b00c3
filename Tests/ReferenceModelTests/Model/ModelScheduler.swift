import Foundation
import Recordings

/// Runs actions in virtual time: those without a date first, then those with one, in the order of their dates.
final class ModelScheduler: VirtualScheduler {
    private struct Action {
        let date: Date
        let disposable: ModelDisposable
        let run: () -> Void
    }

    private(set) var virtualDate = Date(timeIntervalSinceReferenceDate: 0)
    private var immediate: [Action] = []
    /// The actions with a date, sorted by it; those of the same date stand in the order of their scheduling.
    private var dated: [Action] = []

    var nextDate: Date? {
        immediate.isEmpty ? dated.first?.date : virtualDate
    }

    func step() {
        guard !immediate.isEmpty || !dated.isEmpty else { return }
        let action = immediate.isEmpty ? dated.removeFirst() : immediate.removeFirst()
        guard !action.disposable.isDisposed else { return }
        virtualDate = max(virtualDate, action.date)
        action.run()
    }

    func run(_ action: @escaping () -> Void) {
        schedule(action)
    }

    func run(at date: Date, _ action: @escaping () -> Void) -> () -> Void {
        add(at: date, ModelDisposable(), action).dispose
    }

    @discardableResult
    func schedule(_ action: @escaping () -> Void) -> ModelDisposable {
        let disposable = ModelDisposable()
        immediate.append(Action(date: virtualDate, disposable: disposable, run: action))
        return disposable
    }

    func schedule(after delay: Double, _ action: @escaping () -> Void) -> ModelDisposable {
        add(at: virtualDate.addingTimeInterval(delay), ModelDisposable(), action)
    }

    /// Runs an action again and again; the next turn is scheduled before the action runs.
    func repeating(every period: Double, _ action: @escaping () -> Void) -> ModelDisposable {
        let disposable = ModelDisposable()
        func scheduleTurn(_ date: Date) {
            add(at: date, disposable) {
                scheduleTurn(date.addingTimeInterval(period))
                action()
            }
        }
        scheduleTurn(virtualDate.addingTimeInterval(period))
        return disposable
    }

    /// Runs an action, and again whenever the action asks for it.
    func scheduleRecursively(_ action: @escaping (_ again: @escaping () -> Void) -> Void) -> ModelDisposable {
        let all = ModelCompoundDisposable()
        func scheduleTurn() {
            let turn = ModelCompoundDisposable()
            all.add(turn)
            turn.add(
                schedule {
                    all.remove(turn)
                    guard !all.isDisposed else { return }
                    // Turns that are asked for while the action runs are scheduled after it.
                    var isRunning = true
                    var askedFor = 0
                    action {
                        if isRunning { askedFor += 1 } else if !all.isDisposed { scheduleTurn() }
                    }
                    isRunning = false
                    for _ in 0..<askedFor where !all.isDisposed { scheduleTurn() }
                })
        }
        scheduleTurn()
        return all
    }

    @discardableResult
    private func add(at date: Date, _ disposable: ModelDisposable, _ action: @escaping () -> Void) -> ModelDisposable {
        let before = dated.lastIndex { $0.date <= date } ?? -1
        dated.insert(Action(date: date, disposable: disposable, run: action), at: before + 1)
        return disposable
    }
}
