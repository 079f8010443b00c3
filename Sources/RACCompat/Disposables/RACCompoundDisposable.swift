import StreamCore

/// Disposes any number of other disposables with itself.
///
/// Children are disposed outside the lock: first those in the two inline slots, then the rest in the order of their
/// addition. A slot freed by removal is taken by the next addition, so the order is that of addition only as long as
/// nothing was removed. Deallocation does not dispose the children.
open class RACCompoundDisposable: RACDisposable, @unchecked Sendable {  // the slots are reached under the lock only
    private let lock = Lock()
    private var firstSlot: RACDisposable?
    private var secondSlot: RACDisposable?
    private var overflow: [RACDisposable] = []

    /// Creates a container without children.
    override public init() {
        super.init()
    }

    /// Creates a container whose first child runs `block` when it is disposed.
    override public init(block: @escaping () -> Void) {
        firstSlot = RACDisposable(block: block)
        super.init()
    }

    /// Creates a container of `disposables`.
    public init(disposables: [RACDisposable]?) {
        let children = disposables ?? []
        firstSlot = children.first
        secondSlot = children.dropFirst().first
        overflow = Array(children.dropFirst(2))
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
        let tooLate = lock.withLock {
            guard !super.isDisposed else { return true }
            if firstSlot == nil {
                firstSlot = disposable
            } else if secondSlot == nil {
                secondSlot = disposable
            } else {
                overflow.append(disposable)
            }
            return false
        }
        if tooLate { disposable.dispose() }
    }

    /// Removes every occurrence of a child without disposing it; nil and strangers are ignored.
    open func removeDisposable(_ disposable: RACDisposable?) {
        guard let disposable else { return }
        lock.withLock {
            if firstSlot === disposable { firstSlot = nil }
            if secondSlot === disposable { secondSlot = nil }
            if !overflow.isEmpty { overflow.removeAll { $0 === disposable } }
        }
    }

    /// Disposes the children, the first time it is called.
    override open func dispose() {
        var first: RACDisposable?
        var second: RACDisposable?
        var rest: [RACDisposable] = []
        let isFirstCall = lock.withLock {
            guard beginDisposal() else { return false }
            swap(&first, &firstSlot)
            swap(&second, &secondSlot)
            swap(&rest, &overflow)
            return true
        }
        guard isFirstCall else { return }
        first?.dispose()
        second?.dispose()
        for child in rest { child.dispose() }
    }
}
