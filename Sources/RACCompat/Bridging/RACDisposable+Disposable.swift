public import StreamCore

/// A dynamic disposable is accepted wherever a typed one is.
extension RACDisposable: Disposable {}
