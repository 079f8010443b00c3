public import RACCompat

// See RACSignal+ImportedNames.swift.

extension RACSerialDisposable {
    /// The same as `swapInDisposable(_:)`.
    @discardableResult
    public final func swap(in disposable: RACDisposable?) -> RACDisposable? { swapInDisposable(disposable) }
}

extension RACSubscriber {
    /// The same as `didSubscribeWithDisposable(_:)`.
    public func didSubscribe(with disposable: RACCompoundDisposable) { didSubscribeWithDisposable(disposable) }
}
