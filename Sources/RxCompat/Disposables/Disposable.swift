/// A resource that can be released: a subscription, or scheduled work, for example.
public protocol Disposable {
    /// Ends the subscription or the work; has no effect after the first time.
    func dispose()
}

/// A disposable that reports whether it has been disposed.
public protocol Cancelable: Disposable {
    /// Whether the disposable has been disposed; another thread may dispose it at any time.
    var isDisposed: Bool { get }
}

extension Disposable {
    /// Adds the disposable to a bag, which disposes its members when it is released.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
