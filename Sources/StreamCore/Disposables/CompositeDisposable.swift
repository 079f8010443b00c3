/// Disposes any number of others with itself, in the order in which they came.
///
/// What is added after disposal is disposed at once. Members are disposed on the thread that disposes, outside the
/// lock.
public final class CompositeDisposable: Disposable, @unchecked Sendable {  // guarded by the lock
    private let lock = Lock()
    private var members: [Int: any Disposable] = [:]
    private var lastNumber = 0
    private var isOver = false

    /// Makes an empty container.
    public init() {}

    /// Makes a container of disposables.
    public init<Disposables: Sequence>(_ disposables: Disposables) where Disposables.Element == any Disposable {
        for disposable in disposables {
            lastNumber += 1
            members[lastNumber] = disposable
        }
    }

    /// Makes a container of those disposables that are not nil.
    public convenience init<Disposables: Sequence>(_ disposables: Disposables)
    where Disposables.Element == (any Disposable)? {
        self.init(disposables.compactMap { $0 })
    }

    /// Whether it has been disposed.
    public var isDisposed: Bool { lock.withLock { isOver } }

    /// Adds a disposable; disposes it at once if the container has been disposed.
    ///
    /// - Returns: What removes it again without disposing it; nil if there was nothing to add, or it is too late.
    @discardableResult
    public func add(_ disposable: (any Disposable)?) -> (any Disposable)? {
        guard let disposable, !disposable.isDisposed else { return nil }
        let number: Int? = lock.withLock {
            guard !isOver else { return nil }
            lastNumber += 1
            members[lastNumber] = disposable
            return lastNumber
        }
        guard let number else {
            disposable.dispose()
            return nil
        }
        return AnyDisposable { [weak self] in self?.remove(number) }
    }

    /// Adds an action; runs it at once if the container has been disposed.
    ///
    /// - Returns: What removes it again without running it; nil if it is too late.
    @discardableResult
    public func add(_ action: @escaping () -> Void) -> (any Disposable)? {
        add(AnyDisposable(action))
    }

    private func remove(_ number: Int) {
        // Released where no lock is held.
        let removed = lock.withLock { members.removeValue(forKey: number) }
        withExtendedLifetime(removed) {}
    }

    /// Disposes the members, the first time.
    public func dispose() {
        let all = lock.withLock {
            isOver = true
            let all = members
            members = [:]
            return all
        }
        for (_, member) in all.sorted(by: { $0.key < $1.key }) { member.dispose() }
    }

    /// Adds a disposable.
    ///
    /// See `add(_:)`.
    @discardableResult
    public static func += (container: CompositeDisposable, disposable: (any Disposable)?) -> (any Disposable)? {
        container.add(disposable)
    }

    /// Adds an action.
    ///
    /// See `add(_:)`.
    @discardableResult
    public static func += (container: CompositeDisposable, action: @escaping () -> Void) -> (any Disposable)? {
        container.add(action)
    }
}
