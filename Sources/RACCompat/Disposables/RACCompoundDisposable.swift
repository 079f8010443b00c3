import StreamCore

/// Disposes any number of other disposables with itself.
///
/// Children are disposed outside the lock: first those in the two inline slots, then the rest in the order of their
/// addition. A slot freed by removal is taken by the next addition, so the order is that of addition only as long as
/// nothing was removed. Deallocation does not dispose the children.
open class RACCompoundDisposable: RACDisposable, @unchecked Sendable {  // the members are guarded
    private let members: Guarded<CompoundMembers>

    /// Creates a container without children.
    override public init() {
        members = Guarded(CompoundMembers())
        super.init()
    }

    /// Creates a container whose first child runs `block` when it is disposed.
    override public init(block: @escaping () -> Void) {
        var first = CompoundMembers()
        first.append(RACDisposable(block: block))
        members = Guarded(first)
        super.init()
    }

    /// Creates a container of `disposables`.
    public init(disposables: [RACDisposable]?) {
        var children = CompoundMembers()
        for child in disposables ?? [] { children.append(child) }
        members = Guarded(children)
        super.init()
    }

    /// Returns a container whose first child runs `block` when it is disposed.
    override open class func disposableWithBlock(_ block: @escaping () -> Void) -> RACCompoundDisposable {
        RACCompoundDisposable(block: block)
    }

    /// Returns a container without children.
    open class func compoundDisposable() -> RACCompoundDisposable {
        RACCompoundDisposable()
    }

    /// Returns a container of `disposables`.
    open class func compoundDisposableWithDisposables(_ disposables: [RACDisposable]?) -> RACCompoundDisposable {
        RACCompoundDisposable(disposables: disposables)
    }

    /// Adds a child; if the receiver is already disposed, disposes the child at once.
    ///
    /// Nil and disposed children are ignored. The same child may be added more than once.
    open func addDisposable(_ disposable: RACDisposable?) {
        require(disposable !== self, "A compound disposable cannot be added to itself.")
        guard let disposable, !disposable.isDisposed else { return }
        let isTooLate = members.withLock { members in
            guard !super.isDisposed else { return true }
            members.append(disposable)
            return false
        }
        if isTooLate { disposable.dispose() }
    }

    /// Removes every occurrence of a child without disposing it; nil and disposables that are no children are ignored.
    open func removeDisposable(_ disposable: RACDisposable?) {
        guard let disposable else { return }
        members.withLock { $0.remove(disposable) }
    }

    /// Disposes the children; only the first call has an effect.
    override open func dispose() {
        let children = members.withLock { members in
            beginDisposal() ? exchange(&members, with: CompoundMembers()) : nil
        }
        children?.disposeAll()
    }
}
