import Synchronization

/// Runs an action when it is disposed, once.
///
/// The action runs on the thread that calls `dispose()`, outside any lock, and is released after that.
public final class AnyDisposable: Disposable, @unchecked Sendable {  // the setter of the flag owns the action
    private let flag = Atomic<Bool>(false)
    @exclusivity(unchecked)  // belongs to the thread that sets the flag
    private var action: (() -> Void)?

    /// Makes a disposable without an action, which only records that it has been disposed.
    public init() {
        action = nil
    }

    /// Makes a disposable that runs an action.
    public init(_ action: @escaping () -> Void) {
        self.action = action
    }

    /// Makes a disposable that disposes another one.
    public convenience init(_ disposable: any Disposable) {
        self.init { disposable.dispose() }
    }

    /// Whether the disposable has been disposed; true already inside the action.
    public var isDisposed: Bool { flag.load(ordering: .acquiring) }

    /// Runs the action, the first time.
    public func dispose() {
        guard !flag.exchange(true, ordering: .acquiringAndReleasing) else { return }
        let action = action
        self.action = nil
        action?()
    }
}
