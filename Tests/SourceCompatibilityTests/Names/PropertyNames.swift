import StreamCore

/// The names of `Property.swift` and `ValidatingProperty.swift`.
enum PropertyNames {
    static func transform<P: PropertyProtocol<Int>>(
        _ p: P, _ other: Property<String>, _ nested: Property<Property<Int>>
    ) {
        let mapped: Property<String> = p.map { "\($0)" }
        let constant: Property<String> = p.map(value: "a")
        let keyed: Property<String> = p.map(\.description)
        let filtered: Property<Int> = p.filter(initial: 0) { $0 > 1 }
        let latest: Property<(Int, String)> = p.combineLatest(with: other)
        let zipped: Property<(Int, String)> = p.zip(with: other)
        let pairs: Property<(Int, Int)> = p.combinePrevious(0)
        let distinct: Property<Int> = p.skipRepeats(==)
        let equal: Property<Int> = p.skipRepeats()
        let flat: Property<Int> = nested.flatten(.latest)
        let flatMapped: Property<String> = p.flatMap(.latest) { _ in other }
        let unique: Property<Int> = p.uniqueValues { $0 % 2 }
        let uniqueValues: Property<Int> = p.uniqueValues()
        _ = (mapped, constant, keyed, filtered, latest, zipped, pairs, distinct, equal, flat, flatMapped, unique)
        _ = uniqueValues
    }

    static func join(_ a: Property<Int>, _ b: MutableProperty<String>) {
        typealias P = Property
        let two: P<(Int, String)> = P.combineLatest(a, b)
        let three: P<(Int, String, Int)> = P.combineLatest(a, b, a)
        let four: P<(Int, String, Int, String)> = P.combineLatest(a, b, a, b)
        let five: P<(Int, String, Int, String, Int)> = P.combineLatest(a, b, a, b, a)
        let six: P<(Int, String, Int, String, Int, String)> = P.combineLatest(a, b, a, b, a, b)
        let seven: P<(Int, String, Int, String, Int, String, Int)> = P.combineLatest(a, b, a, b, a, b, a)
        let eight: P<(Int, String, Int, String, Int, String, Int, String)> = P.combineLatest(a, b, a, b, a, b, a, b)
        let nine: P<(Int, String, Int, String, Int, String, Int, String, Int)> =
            P.combineLatest(a, b, a, b, a, b, a, b, a)
        let ten: P<(Int, String, Int, String, Int, String, Int, String, Int, String)> =
            P.combineLatest(a, b, a, b, a, b, a, b, a, b)
        let list: P<[Int]>? = P<Int>.combineLatest([a, a])
        let listOrNone: P<[Int]> = P<Int>.combineLatest([a, a], emptySentinel: [])
        _ = (two, three, four, five, six, seven, eight, nine, ten, list, listOrNone)
    }

    static func pair(_ a: Property<Int>, _ b: MutableProperty<String>) {
        typealias P = Property
        let two: P<(Int, String)> = P.zip(a, b)
        let three: P<(Int, String, Int)> = P.zip(a, b, a)
        let four: P<(Int, String, Int, String)> = P.zip(a, b, a, b)
        let five: P<(Int, String, Int, String, Int)> = P.zip(a, b, a, b, a)
        let six: P<(Int, String, Int, String, Int, String)> = P.zip(a, b, a, b, a, b)
        let seven: P<(Int, String, Int, String, Int, String, Int)> = P.zip(a, b, a, b, a, b, a)
        let eight: P<(Int, String, Int, String, Int, String, Int, String)> = P.zip(a, b, a, b, a, b, a, b)
        let nine: P<(Int, String, Int, String, Int, String, Int, String, Int)> = P.zip(a, b, a, b, a, b, a, b, a)
        let ten: P<(Int, String, Int, String, Int, String, Int, String, Int, String)> =
            P.zip(a, b, a, b, a, b, a, b, a, b)
        let list: P<[Int]>? = P<Int>.zip([a, a])
        let listOrNone: P<[Int]> = P<Int>.zip([a, a], emptySentinel: [])
        _ = (two, three, four, five, six, seven, eight, nine, ten, list, listOrNone)
    }

    static func booleans(_ a: Property<Bool>, _ b: MutableProperty<Bool>) {
        let and: Property<Bool> = a.negate().and(b).or(b)
        let all: Property<Bool> = Property.all([a, a])
        let allListed: Property<Bool> = Property.all(b, b)
        let any: Property<Bool> = Property.any([a, a])
        let anyListed: Property<Bool> = Property.any(b, b)
        _ = (and, all, allListed, any, anyListed)
    }

    static func make(
        _ producer: SignalProducer<Int, Never>, _ signal: Signal<Int, Never>, _ source: MutableProperty<Int>
    ) {
        let constant = Property(value: 1)
        let capturing = Property(capturing: source)
        let copy = Property(source)
        let following = Property(initial: 0, then: producer)
        let followingSignal = Property(initial: 0, then: signal)
        let optional = Property<Int?>(initial: nil, then: producer)
        let optionalOfSignal = Property<Int?>(initial: nil, then: signal)
        let value: Int = constant.value + constant.wrappedValue
        let projected: Property<Int> = constant.projectedValue
        let values: SignalProducer<Int, Never> = constant.producer
        let changes: Signal<Int, Never> = constant.signal
        _ = (capturing, copy, following, followingSignal, optional, optionalOfSignal, value, projected, values, changes)
    }

    private struct Form {
        @MutableProperty var name = ""
        @Property(value: 1) var version: Int
    }

    static func change() {
        let property = MutableProperty(1)
        property.value = 2
        property.wrappedValue = 3
        let projected: MutableProperty<Int> = MutableProperty(wrappedValue: 1).projectedValue
        let lifetime: Lifetime = property.lifetime
        let changes: Signal<Int, Never> = property.signal
        let values: SignalProducer<Int, Never> = property.producer
        let old: Int = property.swap(4)
        let modified: String = property.modify { (value: inout Int) -> String in
            value += 1
            return "\(value)"
        }
        let read: String = property.withValue { "\($0)" }
        let target: BindingTarget<Int> = property.bindingTarget
        let form = Form()
        form.name = "a"
        let name: MutableProperty<String> = form.$name
        let version: Property<Int> = form.$version
        _ = (projected, lifetime, changes, values, old, modified, read, target, name, version)
    }

    /// A property of the program's own.
    private final class Counter: ComposableMutablePropertyProtocol {
        typealias Value = Int
        private let inner = MutableProperty(0)
        let lifetime = Lifetime.empty
        var value: Int {
            get { inner.value }
            set { inner.value = newValue }
        }
        var producer: SignalProducer<Int, Never> { inner.producer }
        var signal: Signal<Int, Never> { inner.signal }

        func withValue<Result>(_ action: (Int) throws -> Result) rethrows -> Result { try inner.withValue(action) }
        func modify<Result>(_ action: (inout Int) throws -> Result) rethrows -> Result { try inner.modify(action) }
    }

    static func own() -> Int {
        let counter: any MutablePropertyProtocol<Int> = Counter()
        let target: BindingTarget<Int> = counter.bindingTarget
        target.action(2)
        counter.value += 1
        return ValidatingProperty<Int, NameError>(Counter()) { _ in .valid }.value
    }

    static func validate(_ inner: MutableProperty<Int>, _ limit: Property<Int>) {
        typealias V = ValidatingProperty<Int, NameError>
        let plain = V(inner) { (value: Int) -> V.Decision in value > 0 ? .valid : .invalid(.empty) }
        let initial = V(1) { (_: Int) -> V.Decision in .coerced(2, nil) }
        let with = V(inner, with: limit) { (value: Int, limit: Int) -> V.Decision in
            value < limit ? .valid : .invalid(.empty)
        }
        let initialWith = V(1, with: limit) { (_: Int, _: Int) -> V.Decision in .valid }
        let withValidating = V(1, with: plain) { (_: Int, _: Int) -> V.Decision in .valid }
        let innerWithValidating = V(inner, with: plain) { (_: Int, _: Int) -> V.Decision in .valid }
        let result: Property<V.Result> = plain.result
        plain.value = 3
        let (values, changes, lifetime) = (plain.producer, plain.signal, plain.lifetime)
        switch result.value {
        case .valid(let value): print(value)
        case .coerced(let replacement, let proposed, let error): print(replacement, proposed, error as Any)
        case .invalid(let value, let error): print(value, error)
        }
        let isInvalid: Bool = result.value.isInvalid
        let value: Int? = result.value.value
        let error: NameError? = result.value.error
        _ = (initial, with, initialWith, withValidating, innerWithValidating, values, changes, lifetime)
        _ = (isInvalid, value, error)
    }
}
