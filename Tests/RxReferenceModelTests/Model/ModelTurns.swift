import Foundation

/// The actions of one thread that wait until the running action ends.
final class ModelTurns {
    private var isRunning = false
    private var waiting: [(slot: ModelSlot, action: () -> ModelDisposable)] = []

    /// The turns of the thread; programs of several threads run side by side.
    static var current: ModelTurns {
        let dictionary = Thread.current.threadDictionary
        if let turns = dictionary["ModelTurns"] as? ModelTurns { return turns }
        let turns = ModelTurns()
        dictionary["ModelTurns"] = turns
        return turns
    }

    /// Runs an action now, as a turn if no turn is taken.
    func takeTurn(_ action: @escaping () -> ModelDisposable) -> ModelDisposable {
        isRunning ? action() : schedule(action)
    }

    func schedule(_ action: @escaping () -> Void) -> ModelDisposable {
        schedule {
            action()
            return ModelDisposable()
        }
    }

    /// Runs an action as a turn: at once, and then all turns that wait, or after those that wait.
    func schedule(_ action: @escaping () -> ModelDisposable) -> ModelDisposable {
        if isRunning {
            let slot = ModelSlot()
            waiting.append((slot, action))
            return slot
        }
        isRunning = true
        let result = action()
        while !waiting.isEmpty {
            let (slot, action) = waiting.removeFirst()
            if !slot.isDisposed { slot.set(action()) }
        }
        isRunning = false
        return result
    }
}
