import StreamCore

/// A property as a client of the package may write it.
final class CustomProperty: ComposableMutablePropertyProtocol {
    typealias Value = Int

    private let base: MutableProperty<Int>

    init(_ value: Int) {
        base = MutableProperty(value)
    }

    var value: Int {
        get { base.value }
        set { base.value = newValue }
    }

    var producer: SignalProducer<Int, Never> { base.producer }
    var signal: Signal<Int, Never> { base.signal }
    var lifetime: Lifetime { base.lifetime }

    func withValue<Result>(_ action: (Int) throws -> Result) rethrows -> Result { try base.withValue(action) }
    func modify<Result>(_ action: (inout Int) throws -> Result) rethrows -> Result { try base.modify(action) }
}
