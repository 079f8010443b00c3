import RACCompat

extension CoverageTable {
    /// Adds what the original declares, in its order.
    mutating func addDisposables() {
        has("RACDisposable disposed") { RACDisposable().disposed }
        has("RACDisposable +disposableWithBlock:") { RACDisposable.disposableWithBlock {} }
        has("RACDisposable -dispose") { RACDisposable().dispose() }
        has("RACDisposable -asScopedDisposable") { RACDisposable().asScopedDisposable() }
        has("RACDisposable RACDisposable") { RACDisposable.self }
        has("RACCompoundDisposable +compoundDisposable") { RACCompoundDisposable.compoundDisposable() }
        has("RACCompoundDisposable +compoundDisposableWithDisposables:") {
            RACCompoundDisposable.compoundDisposableWithDisposables([])
        }
        has("RACCompoundDisposable -addDisposable:") { RACCompoundDisposable().addDisposable(nil) }
        has("RACCompoundDisposable -removeDisposable:") { RACCompoundDisposable().removeDisposable(nil) }
        has("RACCompoundDisposable RACCompoundDisposable") { RACCompoundDisposable.self }
        has("RACScopedDisposable +scopedDisposableWithDisposable:") {
            RACScopedDisposable.scopedDisposableWithDisposable(RACDisposable())
        }
        has("RACScopedDisposable RACScopedDisposable") { RACScopedDisposable.self }
        has("RACSerialDisposable disposable") { RACSerialDisposable().disposable }
        has("RACSerialDisposable +serialDisposableWithDisposable:") {
            RACSerialDisposable.serialDisposableWithDisposable(nil)
        }
        has("RACSerialDisposable -swapInDisposable:") { RACSerialDisposable().swapInDisposable(nil) }
        has("RACSerialDisposable RACSerialDisposable") { RACSerialDisposable.self }
    }
}
