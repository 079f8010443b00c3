public import StreamCore

extension Disposable {
    /// Whether the disposable was disposed; see `isDisposed`.
    public var disposed: Bool { isDisposed }
}

extension AnyDisposable {
    /// Makes a disposable that runs an action once, when the disposable is disposed.
    public convenience init(action: @escaping () -> Void) { self.init(action) }
}

extension CompositeDisposable {
    /// Removes a disposable from the composite disposable.
    public struct DisposableHandle {
        fileprivate let token: (any Disposable)?

        /// Removes the disposable, without disposing it.
        public func remove() { token?.dispose() }
    }

    /// Disposes another disposable together with this one; see `add(_:)`.
    @discardableResult
    public func addDisposable(_ disposable: (any Disposable)?) -> DisposableHandle {
        DisposableHandle(token: add(disposable))
    }

    /// Runs an action when this disposable is disposed; see `add(_:)`.
    @discardableResult
    public func addDisposable(_ action: @escaping () -> Void) -> DisposableHandle {
        DisposableHandle(token: add(action))
    }
}

extension SerialDisposable {
    /// The current disposable; setting another disposable disposes the current one (see `inner`).
    public var innerDisposable: (any Disposable)? {
        get { inner }
        set { inner = newValue }
    }
}

extension StreamCore.ScopedDisposable {
    /// The disposable that is disposed together with this one; see `inner`.
    public var innerDisposable: Inner { inner }
}
