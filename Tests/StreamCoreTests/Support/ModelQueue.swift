/// A queue of work, for models of streams: what comes while it is busy is done after that.
final class ModelQueue {
    private(set) var isBusy = false
    private var waiting: [() -> Void] = []

    func enter(_ work: @escaping () -> Void) {
        waiting.append(work)
        guard !isBusy else { return }
        isBusy = true
        drain()
        isBusy = false
    }

    /// Does what waits; for work that lets others in between.
    func drain() {
        while !waiting.isEmpty { waiting.removeFirst()() }
    }
}
