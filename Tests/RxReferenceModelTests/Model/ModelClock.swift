import Dispatch

/// Runs actions in virtual time, in the order of their times, and those of one time in the order of their scheduling.
final class ModelClock {
    private(set) var time = 0
    private var waiting: [(time: Int, slot: ModelSlot, action: () -> ModelDisposable)] = []

    /// Runs an action at a time; the result ends the action, or what the action began.
    @discardableResult
    func run(at time: Int, _ action: @escaping () -> ModelDisposable) -> ModelDisposable {
        let slot = ModelSlot()
        let place = waiting.firstIndex { $0.time > time } ?? waiting.count
        waiting.insert((time, slot, action), at: place)
        return slot
    }

    func run(after delay: Int, _ action: @escaping () -> Void) -> ModelDisposable {
        run(at: time + delay) {
            action()
            return ModelDisposable()
        }
    }

    func advance(to end: Int) {
        while let next = waiting.first, next.time <= end {
            waiting.removeFirst()
            if next.slot.isDisposed { continue }
            time = max(time, next.time)
            next.slot.set(next.action())
        }
        time = end
        waiting.removeAll { $0.slot.isDisposed }
    }
}

extension DispatchTimeInterval {
    /// The seconds, of an interval that was made of seconds.
    var seconds: Int { if case .seconds(let seconds) = self { seconds } else { fatalError("programs name seconds") } }
}
