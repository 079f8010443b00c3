import Synchronization

/// Represents work, or a subscription, that can be stopped once.
///
/// The first call of ``dispose()`` runs the block, outside any lock; later and concurrent calls return at once, without
/// waiting for the block. Inside the block, ``isDisposed`` is already true. Deallocation does not dispose the
/// disposable; a ``RACScopedDisposable`` is disposed when it is deallocated.
open class RACDisposable: @unchecked Sendable {  // the flag is atomic; its setter owns the block
    private let disposalFlag = Atomic<Bool>(false)
    @exclusivity(unchecked) private var block: (() -> Void)?  // belongs to the thread that sets the flag

    /// Creates a disposable that does nothing but remember that it was disposed.
    public init() {
        block = nil
    }

    /// Creates a disposable that runs `block` when it is disposed.
    public init(block: @escaping () -> Void) {
        self.block = block
    }

    /// Returns a disposable that runs `block` when it is disposed.
    open class func disposableWithBlock(_ block: @escaping () -> Void) -> RACDisposable {
        RACDisposable(block: block)
    }

    /// Whether ``dispose()`` has been called; another thread may change the answer at any time.
    open var isDisposed: Bool { disposalFlag.load(ordering: .acquiring) }

    /// Whether the receiver is disposed, as ``isDisposed`` says.
    public final var disposed: Bool { isDisposed }

    /// Disposes the receiver; only the first call has an effect.
    open func dispose() {
        guard beginDisposal() else { return }
        let action = block
        block = nil
        action?()
    }

    /// Returns a new disposable that disposes the receiver when the new disposable is disposed or deallocated.
    open func asScopedDisposable() -> RACScopedDisposable {
        RACScopedDisposable(disposable: self)
    }

    /// Marks the receiver as disposed; returns whether this call has done so.
    final func beginDisposal() -> Bool {
        !disposalFlag.exchange(true, ordering: .acquiringAndReleasing)
    }
}
