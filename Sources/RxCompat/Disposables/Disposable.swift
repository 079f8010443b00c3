/// Something that can be given up: a subscription, work that was scheduled, a resource.
public protocol Disposable {
    /// Gives it up; has no effect after the first time.
    func dispose()
}

/// A disposable that says whether it has been disposed of.
public protocol Cancelable: Disposable {
    /// Whether it has been disposed of; another thread may change the answer at any time.
    var isDisposed: Bool { get }
}

extension Disposable {
    /// Adds it to a bag, which disposes of it when the bag is released.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
