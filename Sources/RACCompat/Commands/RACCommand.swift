import StreamCore
import Synchronization

/// Runs work in answer to an action, and tells whether it may run, is running and has failed.
///
///     let save = RACCommand(enabled: isValid) { document in server.save(document) }
///     save.executing.subscribeNext { spinner.isVisible = $0 as? Bool ?? false }
///     save.errors.subscribeNext { show($0 as? any Error) }
///     save.execute(document)
///
/// The work is subscribed to on the main queue, always in a later turn, and all that the command tells of it arrives
/// there. A command-line process must therefore run its main queue (`dispatchMain()` or `RunLoop.main.run()`), or no work
/// ever starts; debug builds report that to `RACSignal.reportSink`. Any thread may call a command.
open class RACCommand: CustomStringConvertible, @unchecked Sendable {  // the flag is atomic, the rest immutable
    /// Sends a signal for every execution, on the main queue; completes when the command goes.
    ///
    /// It sends what the execution sends from then on, on whatever thread that does, and completes where that fails.
    public let executionSignals: RACSignal

    /// Sends whether an execution is unfinished: the present answer at once, each change on the main queue.
    ///
    /// Completes when the command has gone and all executions have ended.
    public let executing: RACSignal

    /// Sends whether ``execute(_:)`` may be called: the present answer at once, each change on the main queue.
    ///
    /// True while the `enabled` signal of the command's making has last sent true, or has not sent yet, and no execution
    /// is unfinished or ``allowsConcurrentExecution`` is set. Completes when the command goes.
    public let enabled: RACSignal

    /// Sends the error of every execution that fails, as a value, on the main queue; completes when the command and its
    /// executions are gone.
    ///
    /// That the command was disabled is told only by what ``execute(_:)`` returns.
    public let errors: RACSignal

    private let signalBlock: (Any?) -> RACSignal
    private let executions = RACSubject()
    private let concurrencyChanges = RACSubject()
    private let concurrencyFlag = Atomic<Bool>(false)
    /// Ends ``enabled``, although the signals that it depends on may go on.
    private let end = RACReplaySubject()
    /// What ``enabled`` will say as soon as the main queue has had its turn.
    private let immediatelyEnabled: RACSignal

    /// Makes a command that is disabled only while it is executing.
    ///
    /// - Parameter signalBlock: Returns the work for the input of an execution.
    public convenience init(signalBlock: @escaping (_ input: Any?) -> RACSignal) {
        self.init(enabled: nil, signalBlock: signalBlock)
    }

    /// Makes a command that another signal enables and disables, too.
    ///
    /// - Parameters:
    ///   - enabledSignal: Sends booleans, and is subscribed to now. The command is enabled until the first one. When it
    ///     fails, ``enabled`` fails too, and the command stays for ever as it is then: enabled or disabled.
    ///   - signalBlock: Returns the work for the input of an execution, on the thread that calls ``execute(_:)``.
    public init(enabled enabledSignal: RACSignal?, signalBlock: @escaping (_ input: Any?) -> RACSignal) {
        self.signalBlock = signalBlock
        executionSignals = executions.deliveredExecutions()
        // The order of these subscriptions is the order in which an execution's end is told.
        errors = executions.executionErrors().publish().connected()
        let hasExecutions = executions.hasExecutions()
        executing = hasExecutions.deliverOn(.mainThreadScheduler()).startWith(false).distinctUntilChanged().replayLast()
        let mayExecuteMore = RACSignal.if(
            concurrencyChanges.startWith(false), then: .return(true), else: hasExecutions.not())
        let isEnabled = enabledSignal?.startWith(true) ?? .return(true)
        immediatelyEnabled = RACSignal.combineLatest([isEnabled, mayExecuteMore])
            .map { Self.areAllTrue($0) }
            .takeUntil(end)
            .replayLast()
        enabled = immediatelyEnabled.take(1)
            .concat(immediatelyEnabled.skip(1).deliverOn(.mainThreadScheduler()))
            .distinctUntilChanged()
            .replayLast()
        executionSignals.named("\(self) -executionSignals")
        errors.named("\(self) -errors")
        executing.named("\(self) -executing")
        enabled.named("\(self) -enabled")
    }

    deinit {
        end.sendCompleted()
        executions.sendCompleted()
        concurrencyChanges.sendCompleted()
    }

    private static func areAllTrue(_ tuple: Any?) -> Bool {
        guard let tuple = tuple as? RACTuple else { return false }
        return boolean(tuple.first, in: "-initWithEnabled:signalBlock:") && boolean(tuple.second, in: "-enabled")
    }

    // MARK: Executing

    /// Whether the command may be executed again while an execution is unfinished; false until it is set.
    ///
    /// Setting it to false, also where it was false, forgets the executions that are under way: as in the original, the
    /// command is then enabled although ``executing`` still sends true.
    public final var allowsConcurrentExecution: Bool {
        get { concurrencyFlag.load(ordering: .acquiring) }
        set {
            concurrencyFlag.store(newValue, ordering: .releasing)
            // Read where it is sent: of two threads that set it, the last one to send sends the newest.
            concurrencyChanges.gate.run { [self] in concurrencyChanges.deliver(allowsConcurrentExecution) }
        }
    }

    /// Runs the signal block, and has the main queue subscribe to what it returns, once.
    ///
    /// The block runs inside the call, before the command counts as executing. While the command is disabled, nothing
    /// happens, and the result fails with the code ``RACCommandErrorNotEnabled`` of ``RACCommandErrorDomain``.
    ///
    /// - Returns: What replays all events of the execution, its failure included.
    @discardableResult
    public final func execute(_ input: Any?) -> RACSignal {
        guard immediatelyEnabled.first() as? Bool == true else { return .error(notEnabledError) }
        let input = flattened(input)
        let work = signalBlock(input)
        // For replays only, see `NoWork`.
        if work is NoWork { return work }
        // Subscribed to on the main queue, so that `executing` and `enabled` are told first.
        let connection = work.subscribeOn(.mainThreadScheduler()).multicast(RACReplaySubject())
        executions.sendNext(connection.signal)
        MainQueueReport.expectTurn(of: self)
        connection.connect()
        return connection.signal.named("\(self) -execute: \(RACDescription(input))")
    }

    /// The class and the address.
    open var description: String { "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())>" }
}

/// What a replayed signal block returns where the recorded one returned nil, which failed an assertion: executing then
/// does nothing, and returns this.
package final class NoWork: RACSignal, @unchecked Sendable {}  // has no state

extension RACMulticastConnection {
    /// Connects, and returns the shared signal.
    fileprivate final func connected() -> RACSignal {
        connect()
        return signal
    }
}
