public import StreamCore

extension Disposable {
    /// Whether it was disposed of; see `isDisposed`.
    public var disposed: Bool { isDisposed }
}

extension AnyDisposable {
    /// A disposable that runs an action when it is disposed of, once.
    public convenience init(action: @escaping () -> Void) { self.init(action) }
}

extension CompositeDisposable {
    /// Takes a disposable out again.
    public struct DisposableHandle {
        fileprivate let token: (any Disposable)?

        /// Takes the disposable out, without disposing of it.
        public func remove() { token?.dispose() }
    }

    /// Disposes of another disposable together with this one; see `add(_:)`.
    @discardableResult
    public func addDisposable(_ disposable: (any Disposable)?) -> DisposableHandle {
        DisposableHandle(token: add(disposable))
    }

    /// Runs an action when this is disposed of; see `add(_:)`.
    @discardableResult
    public func addDisposable(_ action: @escaping () -> Void) -> DisposableHandle {
        DisposableHandle(token: add(action))
    }
}

extension SerialDisposable {
    /// The current disposable; setting another one disposes of it (see `inner`).
    public var innerDisposable: (any Disposable)? {
        get { inner }
        set { inner = newValue }
    }
}

extension StreamCore.ScopedDisposable {
    /// The disposable that is disposed of with this one; see `inner`.
    public var innerDisposable: Inner { inner }
}
