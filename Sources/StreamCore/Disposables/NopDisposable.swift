/// Stands where there is nothing to dispose; it says that it is disposed.
public final class NopDisposable: Disposable {
    /// The only one.
    public static let shared = NopDisposable()

    private init() {}

    /// Always true.
    public var isDisposed: Bool { true }

    /// Does nothing.
    public func dispose() {}
}
