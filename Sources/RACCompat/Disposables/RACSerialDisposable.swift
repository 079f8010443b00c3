import StreamCore

/// Holds one other disposable, which can be exchanged, and disposes it with itself.
///
/// Setting a new one never disposes the one before.
open class RACSerialDisposable: RACDisposable, @unchecked Sendable {  // the inner one is guarded
    private let inner: Guarded<RACDisposable?>

    /// Creates a container without an inner disposable.
    override public init() {
        inner = Guarded(nil)
        super.init()
    }

    /// Creates a container whose inner disposable runs `block`.
    override public init(block: @escaping () -> Void) {
        inner = Guarded(RACDisposable(block: block))
        super.init()
    }

    /// Creates a container of `disposable`.
    public init(disposable: RACDisposable?) {
        inner = Guarded(disposable)
        super.init()
    }

    /// Returns a container whose inner disposable runs `block`.
    override open class func disposableWithBlock(_ block: @escaping () -> Void) -> RACSerialDisposable {
        RACSerialDisposable(block: block)
    }

    /// Returns a container of `disposable`.
    open class func serialDisposableWithDisposable(_ disposable: RACDisposable?) -> RACSerialDisposable {
        RACSerialDisposable(disposable: disposable)
    }

    /// The inner disposable; nil once the receiver is disposed.
    ///
    /// The one that is replaced is not disposed. One that is set after disposal is disposed at once.
    open var disposable: RACDisposable? {
        get { inner.read() }
        set { swapInDisposable(newValue) }
    }

    /// Exchanges the inner disposable for `newDisposable` and returns the one before, which is not disposed.
    ///
    /// After disposal it disposes `newDisposable` at once and returns nil.
    @discardableResult
    open func swapInDisposable(_ newDisposable: RACDisposable?) -> RACDisposable? {
        let (isTooLate, previous) = inner.withLock { inner in
            super.isDisposed ? (true, nil) : (false, exchange(&inner, with: newDisposable))
        }
        if isTooLate { newDisposable?.dispose() }
        return previous
    }

    /// Disposes the inner disposable, the first time it is called.
    override open func dispose() {
        let last = inner.withLock { inner in beginDisposal() ? exchange(&inner, with: nil) : nil }
        last?.dispose()
    }
}
