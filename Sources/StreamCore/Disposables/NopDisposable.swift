/// A disposable that has nothing to dispose, and counts as disposed from the beginning.
public final class NopDisposable: Disposable {
    /// The only instance.
    public static let shared = NopDisposable()

    private init() {}

    /// Always true.
    public var isDisposed: Bool { true }

    /// Does nothing.
    public func dispose() {}
}
