import StreamCore
import StreamTesting
import Synchronization

/// Counts how often it is disposed, and writes its name into a log.
final class DisposableSpy: Disposable {
    private let name: String
    private let log: Recorder?
    private let disposals = Atomic<Int>(0)

    init(_ name: String = "", _ log: Recorder? = nil) {
        self.name = name
        self.log = log
    }

    var disposalCount: Int { disposals.load(ordering: .relaxed) }
    var isDisposed: Bool { disposalCount > 0 }

    func dispose() {
        disposals.add(1, ordering: .relaxed)
        log?.note(name)
    }
}
