import Synchronization

/// Represents work, or a subscription, that can be given up once.
///
/// The first call of ``dispose()`` runs the block, outside any lock; later and concurrent calls return at once without
/// waiting for it. Inside the block ``isDisposed`` is already true. Deallocation does not dispose: see
/// ``RACScopedDisposable`` for that.
open class RACDisposable: @unchecked Sendable {  // the flag is atomic; the block belongs to whoever sets the flag
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

    /// Tells whether ``dispose()`` has been called; another thread may change the answer at any time.
    open var isDisposed: Bool { disposalFlag.load(ordering: .acquiring) }

    /// Tells the same as ``isDisposed``.
    public final var disposed: Bool { isDisposed }

    /// Performs the disposal, the first time it is called.
    open func dispose() {
        guard beginDisposal() else { return }
        let action = block
        block = nil
        action?()
    }

    /// Returns a new disposable that disposes the receiver when it is itself disposed or deallocated.
    open func asScopedDisposable() -> RACScopedDisposable {
        RACScopedDisposable(disposable: self)
    }

    /// Marks the receiver as disposed, and tells whether this call was the one that did.
    final func beginDisposal() -> Bool {
        !disposalFlag.exchange(true, ordering: .acquiringAndReleasing)
    }
}
