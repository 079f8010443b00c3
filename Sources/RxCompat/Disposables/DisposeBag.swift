import StreamCore

/// A bag that disposes its members when it is released.
///
///     let bag = DisposeBag()
///     observable.subscribe(onNext: { print($0) }).disposed(by: bag)
public final class DisposeBag: @unchecked Sendable {  // see Guarded
    private let members: Guarded<[any Disposable]>

    /// Makes an empty bag.
    public init() {
        members = Guarded([])
        Resources.increment()
    }

    /// Makes a bag of disposables.
    public convenience init(disposing disposables: any Disposable...) {
        self.init()
        insert(disposables)
    }

    /// Makes a bag of disposables.
    public convenience init(disposing disposables: [any Disposable]) {
        self.init()
        insert(disposables)
    }

    /// Makes a bag of the disposables that a closure lists.
    public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
        self.init()
        insert(builder())
    }

    deinit {
        for member in members.exchange([]) { member.dispose() }
        Resources.decrement()
    }

    /// Adds a disposable.
    public func insert(_ disposable: any Disposable) { members.withLock { $0.append(disposable) } }

    /// Adds disposables.
    public func insert(_ disposables: any Disposable...) { insert(disposables) }

    /// Adds disposables.
    public func insert(_ disposables: [any Disposable]) { members.withLock { $0 += disposables } }

    /// Adds the disposables that a closure lists.
    public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

    /// Lists disposables, one a line.
    @resultBuilder
    public struct DisposableBuilder {
        /// Makes the list.
        public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
    }
}
