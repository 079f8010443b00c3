public import StreamCore

/// The error of streams that cannot fail.
public typealias NoError = Never

/// An observer, which sends events into a signal or receives events from it.
public typealias Observer<Value, Failure: Error> = Signal<Value, Failure>.Observer

/// A signal, as a constraint.
public typealias SignalType = SignalProtocol

/// A producer, as a constraint.
public typealias SignalProducerType = SignalProducerProtocol

/// An event of the core, as a constraint.
public typealias EventType = EventProtocol

/// An optional, as a constraint.
public typealias OptionalType = OptionalProtocol

/// A property, as a constraint.
public typealias PropertyType = PropertyProtocol

/// A property that can be set, as a constraint.
public typealias MutablePropertyType = MutablePropertyProtocol

/// A property that cannot be set.
public typealias AnyProperty<Value> = Property<Value>

/// A scheduler, as a constraint or an existential.
public typealias SchedulerType = Scheduler

/// A scheduler that knows the time, as a constraint or an existential.
public typealias DateSchedulerType = DateScheduler

/// A disposable that only remembers that it was disposed.
public typealias SimpleDisposable = AnyDisposable

/// A disposable that runs an action when it is disposed.
public typealias ActionDisposable = AnyDisposable

/// A disposable that is disposed when it is released.
public typealias ScopedDisposable = StreamCore.ScopedDisposable<AnyDisposable>
