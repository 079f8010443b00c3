import StreamCore
import Synchronization

/// Runs a closure once, when it is disposed.
final class ActionDisposable: Cancelable, @unchecked Sendable {  // the closure belongs to the thread that sets the flag
    private let flag = Atomic<Bool>(false)
    @exclusivity(unchecked)  // belongs to the thread that sets the flag
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) {
        self.action = action
        Resources.increment()
    }

    deinit { Resources.decrement() }

    var isDisposed: Bool { flag.load(ordering: .acquiring) }

    func dispose() {
        guard !flag.exchange(true, ordering: .acquiringAndReleasing) else { return }
        exchange(&action, with: nil)?()
    }
}

/// Disposes several disposables, in order, once.
final class ListDisposable: Cancelable, @unchecked Sendable {  // the members belong to the thread that sets the flag
    private let flag = Atomic<Bool>(false)
    @exclusivity(unchecked)  // belongs to the thread that sets the flag
    private var members: [any Disposable]

    init(_ members: [any Disposable]) {
        self.members = members
        Resources.increment()
    }

    deinit { Resources.decrement() }

    var isDisposed: Bool { flag.load(ordering: .acquiring) }

    func dispose() {
        guard !flag.exchange(true, ordering: .acquiringAndReleasing) else { return }
        for member in exchange(&members, with: []) { member.dispose() }
    }
}
