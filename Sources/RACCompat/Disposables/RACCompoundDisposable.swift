import StreamCore

/// Disposes any number of other disposables with itself.
///
/// Children are disposed outside the lock: first those in the two inline slots, then the rest in the order of their
/// addition. A slot freed by removal is taken by the next addition, so the order is that of addition only as long as
/// nothing was removed. Deallocation does not dispose the children.
open class RACCompoundDisposable: RACDisposable, @unchecked Sendable {  // the members are guarded
    private struct Children {
        var firstSlot: RACDisposable?
        var secondSlot: RACDisposable?
        var overflow: [RACDisposable] = []
    }

    private let children: Guarded<Children>

    /// Creates a container without children.
    override public init() {
        children = Guarded(Children())
        super.init()
    }

    /// Creates a container whose first child runs `block` when it is disposed.
    override public init(block: @escaping () -> Void) {
        children = Guarded(Children(firstSlot: RACDisposable(block: block)))
        super.init()
    }

    /// Creates a container of `disposables`.
    public init(disposables: [RACDisposable]?) {
        let members = disposables ?? []
        children = Guarded(
            Children(
                firstSlot: members.first, secondSlot: members.dropFirst().first, overflow: Array(members.dropFirst(2))))
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

    /// Adds a child, or disposes it at once when the receiver is disposed already.
    ///
    /// Nil and disposed children are ignored. The same child may be added more than once.
    open func addDisposable(_ disposable: RACDisposable?) {
        require(disposable !== self, "A compound disposable cannot be added to itself.")
        guard let disposable, !disposable.isDisposed else { return }
        let tooLate = children.withLock { children in
            guard !super.isDisposed else { return true }
            if children.firstSlot == nil {
                children.firstSlot = disposable
            } else if children.secondSlot == nil {
                children.secondSlot = disposable
            } else {
                children.overflow.append(disposable)
            }
            return false
        }
        if tooLate { disposable.dispose() }
    }

    /// Removes every occurrence of a child without disposing it; nil and strangers are ignored.
    open func removeDisposable(_ disposable: RACDisposable?) {
        guard let disposable else { return }
        // The argument keeps what is removed until after the lock.
        children.withLock { children in
            if children.firstSlot === disposable { children.firstSlot = nil }
            if children.secondSlot === disposable { children.secondSlot = nil }
            if !children.overflow.isEmpty { children.overflow.removeAll { $0 === disposable } }
        }
    }

    /// Disposes the children, the first time it is called.
    override open func dispose() {
        let all = children.withLock { children in beginDisposal() ? exchange(&children, with: Children()) : nil }
        guard let all else { return }
        all.firstSlot?.dispose()
        all.secondSlot?.dispose()
        for child in all.overflow { child.dispose() }
    }
}
