/// Runs an action once, when it is disposed.
class ModelDisposable {
    private(set) var isDisposed = false
    private var action: () -> Void

    init(_ action: @escaping () -> Void = {}) {
        self.action = action
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

/// Holds disposables, and disposes them in the order of their places.
///
/// As in the original, the first two places stay when what is there is removed, and the next disposable takes a place
/// that is free; all others stand in a list. So a late disposable may be disposed before an earlier one.
final class ModelCompoundDisposable: ModelDisposable {
    private var places: [ModelDisposable?] = [nil, nil]
    private var list: [ModelDisposable] = []

    func add(_ disposable: ModelDisposable?) {
        guard let disposable, !disposable.isDisposed else { return }
        if isDisposed {
            disposable.dispose()
        } else if let free = places.firstIndex(where: { $0 == nil }) {
            places[free] = disposable
        } else {
            list.append(disposable)
        }
    }

    func remove(_ disposable: ModelDisposable) {
        places = places.map { $0 === disposable ? nil : $0 }
        list.removeAll { $0 === disposable }
    }

    override func disposeContents() {
        let contents = places.compactMap { $0 } + list
        places = []
        list = []
        for disposable in contents { disposable.dispose() }
    }
}

/// Holds one disposable, which the next one replaces.
final class ModelSerialDisposable: ModelDisposable {
    private(set) var content: ModelDisposable?

    /// Disposes the present content, and holds another.
    func hold(_ disposable: ModelDisposable?) {
        guard !isDisposed else {
            disposable?.dispose()
            return
        }
        let previous = content
        content = disposable
        previous?.dispose()
    }

    override func disposeContents() {
        let previous = content
        content = nil
        previous?.dispose()
    }
}
