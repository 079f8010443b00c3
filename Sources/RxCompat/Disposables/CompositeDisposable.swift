import StreamCore

/// Disposes of any number of others with itself, in the order in which they came.
///
/// A disposable that is inserted after disposal is disposed of at once. Members are disposed of outside the lock.
public final class CompositeDisposable: Cancelable, @unchecked Sendable {  // see Guarded
    /// The key that removes a member.
    public struct DisposeKey: Sendable {
        fileprivate let key: Bag<any Disposable>.Token
    }

    // Nil after disposal.
    private let members: Guarded<Bag<any Disposable>?>

    /// Makes an empty container.
    public init() {
        members = Guarded(Bag())
        Resources.increment()
    }

    /// Makes a container of two.
    public convenience init(_ first: any Disposable, _ second: any Disposable) {
        self.init(disposables: [first, second])
    }

    /// Makes a container of three.
    public convenience init(_ first: any Disposable, _ second: any Disposable, _ third: any Disposable) {
        self.init(disposables: [first, second, third])
    }

    /// Makes a container of many.
    public convenience init(
        _ first: any Disposable, _ second: any Disposable, _ third: any Disposable, _ fourth: any Disposable,
        _ rest: any Disposable...
    ) {
        self.init(disposables: [first, second, third, fourth] + rest)
    }

    /// Makes a container of many.
    public init(disposables: [any Disposable]) {
        members = Guarded(Bag(disposables))
        Resources.increment()
    }

    deinit { Resources.decrement() }

    /// Whether it has been disposed of.
    public var isDisposed: Bool { members.withLock { $0 == nil } }

    /// How many members there are.
    public var count: Int { members.withLock { $0?.count ?? 0 } }

    /// Adds a disposable; disposes of it at once if the container has been disposed of.
    ///
    /// - Returns: The key that removes it; nil if it is too late.
    public func insert(_ disposable: any Disposable) -> DisposeKey? {
        if let key = members.withLock({ $0?.insert(disposable) }) { return DisposeKey(key: key) }
        disposable.dispose()
        return nil
    }

    /// Removes a member and disposes of it.
    public func remove(for disposeKey: DisposeKey) {
        members.withLock { $0?.remove(using: disposeKey.key) }?.dispose()
    }

    /// Disposes of the members, the first time.
    public func dispose() {
        guard let all = members.exchange(nil) else { return }
        for member in all { member.dispose() }
    }
}
