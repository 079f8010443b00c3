public import Foundation
public import RACCompat
public import StreamCore

extension SignalProducer {
    /// A signal of the dynamic API that starts the producer at each subscription; see `bridged`.
    public func toRACSignal() -> RACSignal { bridged }
}

extension Signal {
    /// A signal of the dynamic API that observes this one; see `bridged`.
    public func toRACSignal() -> RACSignal { bridged }
}

extension RACSignal {
    /// A producer that subscribes at each start; every error is an `NSError`, as it was.
    public final func toSignalProducer() -> SignalProducer<Any?, NSError> {
        producer.mapError { $0 as NSError }
    }
}

extension RACCommand {
    /// An action that executes the command; every error is an `NSError`, as it was.
    ///
    /// It is enabled while the command is, and begins as the command does.
    public final func toAction() -> Action<Any?, Any?, NSError> {
        let action = self.action
        return Action(enabledIf: action.isEnabled) { input in
            action.apply(input).flatMapError { error in
                switch error {
                case .disabled: .empty
                case .producerFailed(let failure): SignalProducer(error: failure as NSError)
                }
            }
        }
    }
}

/// A command that executes an action; see `bridged`.
public func toRACCommand<Input, Output, Failure>(_ action: Action<Input, Output, Failure>) -> RACCommand {
    action.bridged
}

extension Scheduler {
    /// A scheduler of the dynamic API that runs its blocks here.
    public func toRACScheduler() -> RACScheduler { bridged }
}

extension DateScheduler {
    /// A scheduler of the dynamic API that runs its blocks here, at their time.
    public func toRACScheduler() -> RACScheduler { bridged }
}
