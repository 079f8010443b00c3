public import Foundation
public import RACCompat
public import StreamCore

extension SignalProducer {
    /// Returns a signal of the dynamic layer that starts the producer at each subscription; see `bridged`.
    public func toRACSignal() -> RACSignal { bridged }
}

extension Signal {
    /// Returns a signal of the dynamic layer that observes this signal; see `bridged`.
    public func toRACSignal() -> RACSignal { bridged }
}

extension RACSignal {
    /// Returns a producer that subscribes at each start; every error is an `NSError`, as in ReactiveCocoa 4.
    public final func toSignalProducer() -> SignalProducer<Any?, NSError> {
        producer.mapError { $0 as NSError }
    }
}

extension RACCommand {
    /// Returns an action that executes the command; every error is an `NSError`, as in ReactiveCocoa 4.
    ///
    /// The action is enabled while the command is, and begins as the command does.
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

/// Returns a command that executes an action; see `bridged`.
public func toRACCommand<Input, Output, Failure>(_ action: Action<Input, Output, Failure>) -> RACCommand {
    action.bridged
}

extension Scheduler {
    /// Returns a scheduler of the dynamic layer that runs its blocks on this scheduler.
    public func toRACScheduler() -> RACScheduler { bridged }
}

extension DateScheduler {
    /// Returns a scheduler of the dynamic layer that runs its blocks on this scheduler, also at a later time.
    public func toRACScheduler() -> RACScheduler { bridged }
}
