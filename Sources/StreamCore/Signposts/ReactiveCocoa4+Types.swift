// The names that code of ReactiveCocoa 4 uses most. For each name the compiler reports the replacement, or the module
// `ReactiveCocoa4`, which has the name. Where `ReactiveCocoa4` is imported, its names hide these.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Use `Never` instead.
@available(*, unavailable, renamed: "Never", message: "or import ReactiveCocoa4")
public typealias NoError = Never

/// Use `Property` instead.
@available(*, unavailable, renamed: "Property", message: "or import ReactiveCocoa4")
public typealias AnyProperty<Value> = Property<Value>

/// Use `Property` instead.
@available(*, unavailable, message: "write Property(value:), or import ReactiveCocoa4")
public struct ConstantProperty<Value> {
    /// Import `ReactiveCocoa4` to use this member.
    public init(_ value: Value) {}
}

/// Import `ReactiveCocoa4` to observe objects by string key paths: the typed core has no such observation.
@available(*, unavailable, message: "import ReactiveCocoa4, which observes objects by key paths")
public struct DynamicProperty {
    /// Import `ReactiveCocoa4` to use this member.
    public init(object: AnyObject?, keyPath: String) {}
}

/// Use `PropertyProtocol` instead.
@available(*, unavailable, renamed: "PropertyProtocol", message: "or import ReactiveCocoa4")
public typealias PropertyType = PropertyProtocol

/// Use `MutablePropertyProtocol` instead.
@available(*, unavailable, renamed: "MutablePropertyProtocol", message: "or import ReactiveCocoa4")
public typealias MutablePropertyType = MutablePropertyProtocol

/// Use `SignalProtocol` instead.
@available(*, unavailable, renamed: "SignalProtocol", message: "or import ReactiveCocoa4")
public typealias SignalType = SignalProtocol

/// Use `SignalProducerProtocol` instead.
@available(*, unavailable, renamed: "SignalProducerProtocol", message: "or import ReactiveCocoa4")
public typealias SignalProducerType = SignalProducerProtocol

/// Use `Scheduler` instead.
@available(*, unavailable, renamed: "Scheduler", message: "or import ReactiveCocoa4 or RxCompat")
public typealias SchedulerType = Scheduler

/// Use `DateScheduler` instead.
@available(*, unavailable, renamed: "DateScheduler", message: "or import ReactiveCocoa4")
public typealias DateSchedulerType = DateScheduler

/// Use `AnyDisposable` instead.
@available(*, unavailable, renamed: "AnyDisposable", message: "or import ReactiveCocoa4")
public typealias SimpleDisposable = AnyDisposable

/// Use `AnyDisposable` instead.
@available(*, unavailable, renamed: "AnyDisposable", message: "or import ReactiveCocoa4")
public typealias ActionDisposable = AnyDisposable

extension FlattenStrategy {
    /// Use `latest` instead.
    @available(*, unavailable, renamed: "latest", message: "or import ReactiveCocoa4")
    public static var Latest: FlattenStrategy { .latest }

    /// Use `merge` instead.
    @available(*, unavailable, renamed: "merge", message: "or import ReactiveCocoa4")
    public static var Merge: FlattenStrategy { .merge }

    /// Use `concat` instead.
    @available(*, unavailable, renamed: "concat", message: "or import ReactiveCocoa4")
    public static var Concat: FlattenStrategy { .concat }
}
