public import StreamCore

/// A dynamic disposable is accepted wherever a typed one is.
extension RACDisposable: Disposable {}

extension RACDisposable {
    /// Makes a dynamic disposable that disposes a typed one with itself; nil is nothing to dispose.
    public convenience init(_ disposable: (any Disposable)?) {
        self.init { disposable?.dispose() }
    }
}
