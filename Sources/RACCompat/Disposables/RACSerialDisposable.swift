import StreamCore

/// Holds one other disposable, which can be exchanged, and disposes it with itself.
///
/// Setting a new one never disposes the one before.
open class RACSerialDisposable: RACDisposable, @unchecked Sendable {  // the inner one is reached under the lock only
    private let lock = Lock()
    private var inner: RACDisposable?

    /// Creates a container without an inner disposable.
    override public init() {
        super.init()
    }

    /// Creates a container whose inner disposable runs `block`.
    override public init(block: @escaping () -> Void) {
        inner = RACDisposable(block: block)
        super.init()
    }

    /// Creates a container of `disposable`.
    public init(disposable: RACDisposable?) {
        inner = disposable
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
        get { lock.withLock { inner } }
        set { swapInDisposable(newValue) }
    }

    /// Exchanges the inner disposable for `newDisposable` and returns the one before, which is not disposed.
    ///
    /// After disposal it disposes `newDisposable` at once and returns nil.
    @discardableResult
    open func swapInDisposable(_ newDisposable: RACDisposable?) -> RACDisposable? {
        var exchanged = newDisposable
        let tooLate = lock.withLock {
            guard !super.isDisposed else { return true }
            swap(&exchanged, &inner)
            return false
        }
        guard tooLate else { return exchanged }
        newDisposable?.dispose()
        return nil
    }

    /// Disposes the inner disposable, the first time it is called.
    override open func dispose() {
        var last: RACDisposable?
        let isFirstCall = lock.withLock {
            guard beginDisposal() else { return false }
            swap(&last, &inner)
            return true
        }
        if isFirstCall { last?.dispose() }
    }
}
