/// Disposes itself when it is deallocated.
public final class RACScopedDisposable: RACDisposable, @unchecked Sendable {  // adds no state
    /// Creates a scoped disposable that disposes `disposable` with itself.
    public convenience init(disposable: RACDisposable) {
        self.init(block: { disposable.dispose() })
    }

    deinit { dispose() }

    /// Returns a scoped disposable that runs `block` when it is disposed or deallocated.
    override public class func disposableWithBlock(_ block: @escaping () -> Void) -> RACScopedDisposable {
        RACScopedDisposable(block: block)
    }

    /// Returns a scoped disposable that disposes `disposable` when the scoped disposable is disposed or deallocated.
    public class func scopedDisposableWithDisposable(_ disposable: RACDisposable) -> RACScopedDisposable {
        RACScopedDisposable(disposable: disposable)
    }

    /// Returns the receiver, which is already scoped.
    override public func asScopedDisposable() -> RACScopedDisposable { self }
}
