import StreamCore

/// Disposes its members together with itself, in the order in which they were added.
///
/// A disposable that is inserted after disposal is disposed at once. Members are disposed outside the lock.
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

    /// Makes a container of two disposables.
    public convenience init(_ first: any Disposable, _ second: any Disposable) {
        self.init(disposables: [first, second])
    }

    /// Makes a container of three disposables.
    public convenience init(_ first: any Disposable, _ second: any Disposable, _ third: any Disposable) {
        self.init(disposables: [first, second, third])
    }

    /// Makes a container of any number of disposables.
    public convenience init(
        _ first: any Disposable, _ second: any Disposable, _ third: any Disposable, _ fourth: any Disposable,
        _ rest: any Disposable...
    ) {
        self.init(disposables: [first, second, third, fourth] + rest)
    }

    /// Makes a container of any number of disposables.
    public init(disposables: [any Disposable]) {
        members = Guarded(Bag(disposables))
        Resources.increment()
    }

    deinit { Resources.decrement() }

    /// Whether the container has been disposed.
    public var isDisposed: Bool { members.withLock { $0 == nil } }

    /// The number of members; 0 after disposal.
    public var count: Int { members.withLock { $0?.count ?? 0 } }

    /// Adds a disposable; disposes it at once if the container has been disposed.
    ///
    /// - Returns: The key that removes the disposable; nil if the container has been disposed.
    public func insert(_ disposable: any Disposable) -> DisposeKey? {
        if let key = members.withLock({ $0?.insert(disposable) }) { return DisposeKey(key: key) }
        disposable.dispose()
        return nil
    }

    /// Removes a member and disposes it.
    public func remove(for disposeKey: DisposeKey) {
        members.withLock { $0?.remove(using: disposeKey.key) }?.dispose()
    }

    /// Disposes the members, the first time it is called.
    public func dispose() {
        guard let all = members.exchange(nil) else { return }
        for member in all { member.dispose() }
    }
}
