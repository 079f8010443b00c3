import StreamCore

/// Holds another disposable, which can be replaced, and disposes it with itself.
///
/// Setting a new inner disposable never disposes the previous inner disposable.
open class RACSerialDisposable: RACDisposable, @unchecked Sendable {  // the inner disposable is guarded
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
    /// The replaced disposable is not disposed. A disposable set after disposal of the receiver is disposed at once.
    open var disposable: RACDisposable? {
        get { inner.read() }
        set { swapInDisposable(newValue) }
    }

    /// Replaces the inner disposable with `newDisposable`, and returns the previous inner disposable, which is not
    /// disposed.
    ///
    /// When the receiver is disposed, `newDisposable` is disposed at once, and the result is nil.
    @discardableResult
    open func swapInDisposable(_ newDisposable: RACDisposable?) -> RACDisposable? {
        let (isTooLate, previous) = inner.withLock { inner in
            super.isDisposed ? (true, nil) : (false, exchange(&inner, with: newDisposable))
        }
        if isTooLate { newDisposable?.dispose() }
        return previous
    }

    /// Disposes the receiver and the inner disposable; only the first call has an effect.
    override open func dispose() {
        let last = inner.withLock { inner in beginDisposal() ? exchange(&inner, with: nil) : nil }
        last?.dispose()
    }
}
