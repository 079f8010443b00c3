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

extension RACCompoundDisposable {
    /// The same as `addDisposable(_:)`.
    public final func add(_ disposable: RACDisposable?) { addDisposable(disposable) }

    /// The same as `removeDisposable(_:)`.
    public final func remove(_ disposable: RACDisposable?) { removeDisposable(disposable) }
}
