public import StreamCore

// Names of ReactiveObjCBridge and ReactiveCocoa 4 that this library spells differently.

extension RACScheduler {
    /// Use `bridged` of the scheduler instead.
    @available(*, unavailable, message: "write scheduler.bridged")
    public convenience init(_ scheduler: any Scheduler) { self.init(name: nil) }
}

extension Scheduler {
    /// Use `bridged` instead.
    @available(*, unavailable, renamed: "bridged", message: "or import ReactiveCocoa4")
    public func toRACScheduler() -> RACScheduler { bridged }
}

extension Action {
    /// Use `bridged` instead.
    @available(*, unavailable, renamed: "bridged")
    public func toRACCommand() -> RACCommand { bridged }
}

extension RACCommand {
    /// Use `action` instead.
    @available(*, unavailable, renamed: "action", message: "or import ReactiveCocoa4")
    public final func toAction() -> Action<Any?, Any?, any Error> { action }
}

/// Use `action` of the command instead.
@available(*, unavailable, message: "write command.action")
public func bridgedAction(from command: RACCommand) -> Action<Any?, Any?, any Error> { command.action }

/// Use `producer` of the signal instead.
@available(*, unavailable, message: "write signal.producer")
public func bridgedSignalProducer(from signal: RACSignal) -> SignalProducer<Any?, any Error> { signal.producer }
