import Foundation
public import RACCompat

// The constants keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The domain of the errors that an action makes itself.
public let RACActionErrorDomain = "RACActionErrorDomain"

/// The code of the error of an action that was executed while it was disabled.
public let RACActionErrorNotEnabled = 1

/// The key of the action in the `userInfo` of an error of ``RACActionErrorDomain``.
public let RACActionErrorKey = "RACActionErrorKey"

/// Runs one signal at a time in answer to a control, and sends its state, results and failures.
///
/// This class was to replace `RACCommand` in the 3.0 development branch. A signal or a generator makes an action:
///
///     let save = RACSignal.defer { server.save(document) }.actionEnabledIf(isValid)
///     save.results.subscribeNext { show($0) }
///     save.execute(nil)
///
/// Subscriptions begin on the main queue, in a later turn; a process must run that queue, as for a `RACCommand`. Make
/// actions on the main queue, or in a block of a scheduler; use them on any thread.
public final class RACAction: RACSignalGenerator, @unchecked Sendable {  // immutable; subjects are thread-safe
    private let generator: RACSignalGenerator
    private let values = RACSubject()
    private let failures = RACSubject()
    private let executions = RACSubject()
    private let execution = RACReplaySubject(capacity: 1)
    private let permission = RACReplaySubject(capacity: 1)

    init(enabled enabledSignal: RACSignal, generator: RACSignalGenerator) {
        self.generator = generator
        super.init()
        execution.sendNext(false)
        RACSignal.combineLatest([enabledSignal.startWith(true), execution.not()]).and().subscribe(permission)
    }

    deinit {
        let subjects = [values, failures, executions, permission, execution]
        RACScheduler.mainThreadScheduler().schedule { for subject in subjects { subject.sendCompleted() } }
    }

    /// A signal that sends whether the action may be executed: the current state at once, then every change.
    ///
    /// A change that an execution causes is sent on the main queue; a change by the enabling signal is sent on its
    /// thread. The signal completes on the main queue when the action is released.
    public var enabled: RACSignal { permission }

    /// A signal that sends whether the action is executing: the current state at once, then every change on the main
    /// queue.
    ///
    /// The signal completes on the main queue when the action is released.
    public var executing: RACSignal { execution }

    /// A signal that sends the values of every execution, on the main queue; it completes there when the action is
    /// released.
    public var results: RACSignal { values }

    /// A signal that sends the error of every failed execution, as a value, on the main queue.
    ///
    /// The signal completes on the main queue when the action is released. The signal does not send the error of a
    /// disabled action, which only the subscribed signal sends.
    public var errors: RACSignal { failures }

    /// A signal that sends a signal for every execution, on the main queue; it completes there when the action is
    /// released.
    ///
    /// The inner signal replays all events of the execution, and also completes when the execution is disposed.
    public var executionSignals: RACSignal { executions }

    /// Executes the action on the main queue in a later turn; a disabled action does nothing.
    public func execute(_ input: Any?) { signalWithValue(input).subscribeCompleted {} }

    /// Returns a signal that executes the action with every subscription, on the main queue in a later turn.
    ///
    /// The signal sends the events of the generated signal, on the thread that sends them. Disposing the subscription
    /// ends the execution. While the action is disabled, the signal fails with the code ``RACActionErrorNotEnabled`` of
    /// ``RACActionErrorDomain``.
    override public func signalWithValue(_ input: Any?) -> RACSignal {
        RACSignal.defer { [self] in begin(input) }
            .subscribeOn(.mainThreadScheduler())
            .named("\(self) -signalWithValue: \(RACDescription(input))")
    }

    /// The same as ``signalWithValue(_:)``, under an earlier name.
    public func deferred(_ input: Any?) -> RACSignal { signalWithValue(input) }

    private func begin(_ input: Any?) -> RACSignal {
        guard permission.first() as? Bool ?? false else { return .error(notEnabledError) }
        let main = RACScheduler.mainThreadScheduler()
        let replayed = RACReplaySubject()
        executions.sendNext(replayed)
        execution.sendNext(true)
        return generator.signalWithValue(input)
            .doNext { [values] value in
                replayed.sendNext(value)
                main.schedule { values.sendNext(value) }
            }
            .doError { [failures] error in
                replayed.sendError(error)
                main.schedule { failures.sendNext(error) }
            }
            .doDisposed { [execution] in
                replayed.sendCompleted()
                main.schedule { execution.sendNext(false) }
            }
    }

    private var notEnabledError: NSError {
        NSError(
            domain: RACActionErrorDomain, code: RACActionErrorNotEnabled,
            userInfo: [
                NSLocalizedDescriptionKey: "The action is disabled and cannot be executed", RACActionErrorKey: self,
            ])
    }
}
