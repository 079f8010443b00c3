/// Feeds a composed property from its source.
///
/// The first value makes the core, unless the core exists: a composed property always has a value.
final class PropertyInput<Value>: Observer<Value, Never>, @unchecked Sendable {  // see AnyObserver
    private(set) var core: PropertyCore<Value>? {
        didSet { target = core.map(Unmanaged.passUnretained) }
    }
    /// The core, for use without retaining it.
    @exclusivity(unchecked)  // one sender at a time
    private var target: Unmanaged<PropertyCore<Value>>?

    init(_ core: PropertyCore<Value>? = nil) {
        self.core = core
        target = core.map(Unmanaged.passUnretained)
        super.init()
    }

    override func receive(_ value: Value) {
        if let target {
            target._withUnsafeGuaranteedRef { $0.set(value) }
        } else {
            core = PropertyCore(value, isOwned: false)
        }
    }

    override func complete() {
        if let core { core.domain.complete(core) }
    }

    override func interrupt() { complete() }
}
