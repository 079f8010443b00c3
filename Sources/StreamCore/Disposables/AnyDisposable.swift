import Synchronization

/// Runs an action when it is disposed, once.
///
/// The action runs on the thread that disposes, outside any lock, and is released after that.
public final class AnyDisposable: Disposable, @unchecked Sendable {  // the action belongs to whoever sets the flag
    private let flag = Atomic<Bool>(false)
    @exclusivity(unchecked)  // belongs to the thread that sets the flag
    private var action: (() -> Void)?

    /// Makes a disposable that does nothing but remember that it was disposed.
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

    /// Whether it has been disposed; true inside the action already.
    public var isDisposed: Bool { flag.load(ordering: .acquiring) }

    /// Runs the action, the first time.
    public func dispose() {
        guard !flag.exchange(true, ordering: .acquiringAndReleasing) else { return }
        let action = action
        self.action = nil
        action?()
    }
}
