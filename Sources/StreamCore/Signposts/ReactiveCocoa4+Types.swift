// The names that code of ReactiveCocoa 4 uses most. The compiler says where they are; the module `ReactiveCocoa4` has them, and
// where it is imported these are not seen.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Is `Never` here.
@available(*, unavailable, renamed: "Never", message: "or import ReactiveCocoa4")
public typealias NoError = Never

/// Is `Property` here.
@available(*, unavailable, renamed: "Property", message: "or import ReactiveCocoa4")
public typealias AnyProperty<Value> = Property<Value>

/// Is `Property` here.
@available(*, unavailable, message: "write Property(value:), or import ReactiveCocoa4")
public struct ConstantProperty<Value> {
    /// Is of `ReactiveCocoa4`.
    public init(_ value: Value) {}
}

/// Is of `ReactiveCocoa4`: the core knows no string key paths.
@available(*, unavailable, message: "import ReactiveCocoa4, which observes objects by key paths")
public struct DynamicProperty {
    /// Is of `ReactiveCocoa4`.
    public init(object: AnyObject?, keyPath: String) {}
}

/// Is `PropertyProtocol` here.
@available(*, unavailable, renamed: "PropertyProtocol", message: "or import ReactiveCocoa4")
public typealias PropertyType = PropertyProtocol

/// Is `MutablePropertyProtocol` here.
@available(*, unavailable, renamed: "MutablePropertyProtocol", message: "or import ReactiveCocoa4")
public typealias MutablePropertyType = MutablePropertyProtocol

/// Is `SignalProtocol` here.
@available(*, unavailable, renamed: "SignalProtocol", message: "or import ReactiveCocoa4")
public typealias SignalType = SignalProtocol

/// Is `SignalProducerProtocol` here.
@available(*, unavailable, renamed: "SignalProducerProtocol", message: "or import ReactiveCocoa4")
public typealias SignalProducerType = SignalProducerProtocol

/// Is `Scheduler` here.
@available(*, unavailable, renamed: "Scheduler", message: "or import ReactiveCocoa4 or RxCompat")
public typealias SchedulerType = Scheduler

/// Is `DateScheduler` here.
@available(*, unavailable, renamed: "DateScheduler", message: "or import ReactiveCocoa4")
public typealias DateSchedulerType = DateScheduler

/// Is `AnyDisposable` here.
@available(*, unavailable, renamed: "AnyDisposable", message: "or import ReactiveCocoa4")
public typealias SimpleDisposable = AnyDisposable

/// Is `AnyDisposable` here.
@available(*, unavailable, renamed: "AnyDisposable", message: "or import ReactiveCocoa4")
public typealias ActionDisposable = AnyDisposable

extension FlattenStrategy {
    /// Is `latest` here.
    @available(*, unavailable, renamed: "latest", message: "or import ReactiveCocoa4")
    public static var Latest: FlattenStrategy { .latest }

    /// Is `merge` here.
    @available(*, unavailable, renamed: "merge", message: "or import ReactiveCocoa4")
    public static var Merge: FlattenStrategy { .merge }

    /// Is `concat` here.
    @available(*, unavailable, renamed: "concat", message: "or import ReactiveCocoa4")
    public static var Concat: FlattenStrategy { .concat }
}
