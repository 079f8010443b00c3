/// Disposes another disposable when it is itself disposed or released.
public final class ScopedDisposable<Inner: Disposable>: Disposable {
    /// The disposable that is disposed with the scope.
    public let inner: Inner

    /// Makes a scope of a disposable.
    public init(_ disposable: Inner) {
        inner = disposable
    }

    deinit { dispose() }

    /// Whether the inner disposable has been disposed.
    public var isDisposed: Bool { inner.isDisposed }

    /// Disposes the inner disposable.
    public func dispose() { inner.dispose() }
}

extension ScopedDisposable where Inner == AnyDisposable {
    /// Makes a scope of a disposable of any type.
    public convenience init(_ disposable: any Disposable) {
        self.init(AnyDisposable(disposable))
    }
}

extension ScopedDisposable where Inner == CompositeDisposable {
    /// Makes an empty container, which disposes its members when the scope is disposed or released.
    ///
    ///     let bag = ScopedDisposable()
    ///     bag += producer.startWithValues { print($0) }
    public convenience init() {
        self.init(CompositeDisposable())
    }

    /// Adds a disposable to the container, or disposes it at once if the container has been disposed.
    ///
    /// See `CompositeDisposable/add(_:)`.
    @discardableResult
    public static func += (scope: ScopedDisposable, disposable: (any Disposable)?) -> (any Disposable)? {
        scope.inner.add(disposable)
    }

    /// Adds an action to the container, or runs it at once if the container has been disposed.
    ///
    /// See `CompositeDisposable/add(_:)`.
    @discardableResult
    public static func += (scope: ScopedDisposable, action: @escaping () -> Void) -> (any Disposable)? {
        scope.inner.add(action)
    }
}

extension ScopedDisposable where Inner == SerialDisposable {
    /// The disposable that the inner container holds; setting another disposes it.
    ///
    /// See ``SerialDisposable/inner``.
    public var inner: (any Disposable)? {
        get { (inner as SerialDisposable).inner }
        set { (inner as SerialDisposable).inner = newValue }
    }
}
