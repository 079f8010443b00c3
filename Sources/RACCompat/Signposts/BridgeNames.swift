public import StreamCore

// Names of ReactiveObjCBridge, and of ReactiveCocoa 4, that are spelled otherwise.

extension RACScheduler {
    /// Is `bridged` of the scheduler here.
    @available(*, unavailable, message: "write scheduler.bridged")
    public convenience init(_ scheduler: any Scheduler) { self.init(name: nil) }
}

extension Scheduler {
    /// Is `bridged` here.
    @available(*, unavailable, renamed: "bridged", message: "or import ReactiveCocoa4")
    public func toRACScheduler() -> RACScheduler { bridged }
}

extension Action {
    /// Is `bridged` here.
    @available(*, unavailable, renamed: "bridged")
    public func toRACCommand() -> RACCommand { bridged }
}

extension RACCommand {
    /// Is `action` here.
    @available(*, unavailable, renamed: "action", message: "or import ReactiveCocoa4")
    public final func toAction() -> Action<Any?, Any?, any Error> { action }
}

/// Is `action` of the command here.
@available(*, unavailable, message: "write command.action")
public func bridgedAction(from command: RACCommand) -> Action<Any?, Any?, any Error> { command.action }

/// Is `producer` of the signal here.
@available(*, unavailable, message: "write signal.producer")
public func bridgedSignalProducer(from signal: RACSignal) -> SignalProducer<Any?, any Error> { signal.producer }
