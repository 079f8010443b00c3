public import StreamCore

/// A dynamic disposable is accepted wherever a typed disposable is.
extension RACDisposable: Disposable {}

extension RACDisposable {
    /// Creates a dynamic disposable that disposes `disposable`, if there is one, with itself.
    public convenience init(_ disposable: (any Disposable)?) {
        self.init { disposable?.dispose() }
    }
}
