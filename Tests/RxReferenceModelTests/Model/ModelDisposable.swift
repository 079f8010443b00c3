/// Runs an action once, when it is disposed.
class ModelDisposable {
    private(set) var isDisposed = false
    private var action: () -> Void

    init(_ action: @escaping () -> Void = {}) {
        self.action = action
    }

    /// Disposes several disposables, in their order.
    convenience init(_ all: [ModelDisposable]) {
        self.init { all.forEach { $0.dispose() } }
    }

    final func dispose() {
        guard !isDisposed else { return }
        isDisposed = true
        let action = action
        self.action = {}
        action()
        disposeContents()
    }

    /// Disposes what the disposable holds.
    func disposeContents() {}
}

/// Holds one disposable, which is known later; it is disposed then, if the holder has been.
final class ModelSlot: ModelDisposable {
    private var content: ModelDisposable?

    func set(_ disposable: ModelDisposable) {
        if isDisposed { return disposable.dispose() }
        content = disposable
    }

    override func disposeContents() {
        let content = content
        self.content = nil
        content?.dispose()
    }
}

/// Holds one disposable, which the next one replaces.
final class ModelSerial: ModelDisposable {
    private var content: ModelDisposable?

    func set(_ disposable: ModelDisposable) {
        if isDisposed { return disposable.dispose() }
        let previous = content
        content = disposable
        previous?.dispose()
    }

    override func disposeContents() {
        let content = content
        self.content = nil
        content?.dispose()
    }
}

/// Holds disposables, and disposes them in the order of their places.
final class ModelGroup: ModelDisposable {
    private var contents = ModelBag<ModelDisposable>()

    /// Adds a disposable; the result is nil if the group has been disposed, and then the disposable is too.
    @discardableResult
    func insert(_ disposable: ModelDisposable) -> Int? {
        if isDisposed {
            disposable.dispose()
            return nil
        }
        return contents.insert(disposable)
    }

    func remove(_ key: Int) { contents.remove(key)?.dispose() }

    override func disposeContents() {
        let all = contents.all
        contents.removeAll()
        all.forEach { $0.dispose() }
    }
}

/// A disposable that is disposed after its owner and all of its users.
final class ModelUsers {
    private let disposable: ModelDisposable
    private var count = 0
    private var isOwned = true
    private(set) lazy var owner = ModelDisposable {
        self.isOwned = false
        self.disposeIfUnused()
    }

    init(_ disposable: ModelDisposable) {
        self.disposable = disposable
    }

    func retain() -> ModelDisposable {
        if disposable.isDisposed { return ModelDisposable() }
        count += 1
        return ModelDisposable {
            self.count -= 1
            self.disposeIfUnused()
        }
    }

    private func disposeIfUnused() { if !isOwned && count == 0 { disposable.dispose() } }
}

/// A list in which the first place may become free, and is taken by the next element.
///
/// RxSwift keeps observers and disposables in such a list, so a late one may come before an earlier one.
struct ModelBag<Element> {
    private var nextKey = 0
    private var first: (key: Int, element: Element)?
    private var others: [(key: Int, element: Element)] = []

    var all: [Element] { ((first.map { [$0] } ?? []) + others).map(\.element) }
    var count: Int { all.count }

    mutating func insert(_ element: Element) -> Int {
        nextKey += 1
        if first == nil { first = (nextKey, element) } else { others.append((nextKey, element)) }
        return nextKey
    }

    mutating func remove(_ key: Int) -> Element? {
        if let found = first, found.key == key {
            first = nil
            return found.element
        }
        return others.firstIndex { $0.key == key }.map { others.remove(at: $0).element }
    }

    mutating func removeAll() {
        first = nil
        others = []
    }
}
