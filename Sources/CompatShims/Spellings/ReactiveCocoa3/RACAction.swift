import Foundation
public import RACCompat

// The constants keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The domain of the errors that actions make themselves.
public let RACActionErrorDomain = "RACActionErrorDomain"

/// The code of the error of an action that was executed while it was disabled.
public let RACActionErrorNotEnabled = 1

/// The key of the action in the `userInfo` of an error of ``RACActionErrorDomain``.
public let RACActionErrorKey = "RACActionErrorKey"

/// Runs one signal at a time in answer to a control, and tells whether it may run, is running, what it sent and failed with.
///
/// The class that was to take the place of `RACCommand`, in the 3.0 development branch. An action is made of a signal or of
/// a generator:
///
///     let save = RACSignal.defer { server.save(document) }.actionEnabledIf(isValid)
///     save.results.subscribeNext { show($0) }
///     save.execute(nil)
///
/// Subscriptions begin on the main queue, in a later turn; a process must run it, as for a `RACCommand`. Make actions on the
/// main queue, or in a block of a scheduler; use them on any thread.
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

    /// Sends whether the action may be executed: the present answer at once, changes where they are caused.
    ///
    /// That is the main queue for what comes of an execution, and the thread of the signal that enables it. Completes on the
    /// main queue when the action goes.
    public var enabled: RACSignal { permission }

    /// Sends whether the action is executing: the present answer at once, changes on the main queue.
    ///
    /// Completes on the main queue when the action goes.
    public var executing: RACSignal { execution }

    /// Sends what every execution sends, on the main queue; completes there when the action goes.
    public var results: RACSignal { values }

    /// Sends the error of every execution that fails, as a value, on the main queue; completes there when the action goes.
    ///
    /// That the action was disabled is told only by the signal that was subscribed to.
    public var errors: RACSignal { failures }

    /// Sends a signal for every execution, on the main queue; completes there when the action goes.
    ///
    /// It replays all events of the execution, and completes also when that is disposed of.
    public var executionSignals: RACSignal { executions }

    /// Executes the action on the main queue in a later turn; while it is disabled, nothing happens.
    public func execute(_ input: Any?) { signalWithValue(input).subscribeCompleted {} }

    /// Returns a signal that executes the action with every subscription, on the main queue in a later turn.
    ///
    /// It sends what the generated signal sends, where that sends it; disposing the subscription ends the execution. While
    /// the action is disabled, it fails with the code ``RACActionErrorNotEnabled`` of ``RACActionErrorDomain``.
    override public func signalWithValue(_ input: Any?) -> RACSignal {
        RACSignal.defer { [self] in begin(input) }
            .subscribeOn(.mainThreadScheduler())
            .named("\(self) -signalWithValue: \(RACDescription(input))")
    }

    /// The same as ``signalWithValue(_:)``, which was called so for a while.
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
