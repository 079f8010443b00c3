/// Disposes any number of other disposables with itself, in the order in which they were added.
///
/// A disposable that is added after disposal is disposed at once. Members are disposed on the thread that calls
/// `dispose()`, outside the lock.
public final class CompositeDisposable: Disposable, Sendable {
    private struct State {
        var members: [Int: any Disposable] = [:]
        var lastNumber = 0
        var isOver = false

        mutating func insert(_ disposable: any Disposable) -> Int? {
            guard !isOver else { return nil }
            lastNumber += 1
            members[lastNumber] = disposable
            return lastNumber
        }
    }

    private let state: Guarded<State>

    /// Makes an empty container.
    public init() {
        state = Guarded(State())
    }

    /// Makes a container of disposables.
    public init<Disposables: Sequence>(_ disposables: Disposables) where Disposables.Element == any Disposable {
        var state = State()
        for disposable in disposables { _ = state.insert(disposable) }
        self.state = Guarded(state)
    }

    /// Makes a container of the disposables that are not nil.
    public convenience init<Disposables: Sequence>(_ disposables: Disposables)
    where Disposables.Element == (any Disposable)? {
        self.init(disposables.compactMap { $0 })
    }

    /// Whether the container has been disposed.
    public var isDisposed: Bool { state.withLock { $0.isOver } }

    /// Adds a disposable; disposes it at once if the container has been disposed.
    ///
    /// A disposable that has been disposed already is not added.
    ///
    /// - Returns: A disposable that removes the added one without disposing it; nil if nothing was added.
    @discardableResult
    public func add(_ disposable: (any Disposable)?) -> (any Disposable)? {
        guard let disposable, !disposable.isDisposed else { return nil }
        guard let number = state.withLock({ $0.insert(disposable) }) else {
            disposable.dispose()
            return nil
        }
        return AnyDisposable { [weak self] in self?.remove(number) }
    }

    /// Adds an action; runs it at once if the container has been disposed.
    ///
    /// - Returns: A disposable that removes the action without running it; nil if the container has been disposed.
    @discardableResult
    public func add(_ action: @escaping () -> Void) -> (any Disposable)? {
        add(AnyDisposable(action))
    }

    private func remove(_ number: Int) {
        state.withLock { $0.members.removeValue(forKey: number) }
    }

    /// Disposes the members, the first time.
    public func dispose() {
        let all = state.withLock {
            $0.isOver = true
            return exchange(&$0.members, with: [:])
        }
        for (_, member) in all.sorted(by: { $0.key < $1.key }) { member.dispose() }
    }

    /// Adds a disposable, or disposes it at once if the container has been disposed.
    ///
    /// See `add(_:)`.
    @discardableResult
    public static func += (container: CompositeDisposable, disposable: (any Disposable)?) -> (any Disposable)? {
        container.add(disposable)
    }

    /// Adds an action, or runs it at once if the container has been disposed.
    ///
    /// See `add(_:)`.
    @discardableResult
    public static func += (container: CompositeDisposable, action: @escaping () -> Void) -> (any Disposable)? {
        container.add(action)
    }
}
