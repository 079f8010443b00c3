/// What feeds a composed property from its source.
///
/// The first value makes the core, unless there is one: a composed property always has a value.
final class PropertyInput<Value>: Observer<Value, Never>, @unchecked Sendable {  // see AnyObserver
    private(set) var core: PropertyCore<Value>?

    init(_ core: PropertyCore<Value>? = nil) {
        self.core = core
        super.init()
    }

    override func receive(_ value: Value) {
        if let core { core.set(value) } else { core = PropertyCore(value) }
    }

    override func complete() {
        if let core { core.segment.complete(core) }
    }

    override func interrupt() { complete() }
}
