import StreamCore
import Synchronization

/// Runs work in answer to an action, and sends whether the work may run, is running or has failed.
///
///     let save = RACCommand(enabled: isValid) { document in server.save(document) }
///     save.executing.subscribeNext { spinner.isVisible = $0 as? Bool ?? false }
///     save.errors.subscribeNext { show($0 as? any Error) }
///     save.execute(document)
///
/// The command subscribes to its work on the main queue, always in a later turn, and its signals send there. A
/// command-line process must therefore run its main queue (`dispatchMain()` or `RunLoop.main.run()`), or no work ever
/// starts; debug builds report that to `RACSignal.reportSink`. A command may be made and used on any thread.
open class RACCommand: CustomStringConvertible, @unchecked Sendable {  // atomic, guarded, or immutable
    final let signals: CommandSignals
    private let signalBlock: (Any?) -> RACSignal
    private let concurrencyFlag = Atomic<Bool>(false)
    package final var end: ObjectEnd?

    /// Makes a command that is disabled only while it is executing.
    ///
    /// - Parameter signalBlock: Returns the work for the input of an execution, on the thread that calls ``execute(_:)``.
    public convenience init(signalBlock: @escaping (_ input: Any?) -> RACSignal) {
        self.init(enabled: nil, signalBlock: signalBlock)
    }

    /// Makes a command that another signal also enables and disables.
    ///
    /// - Parameters:
    ///   - enabledSignal: Sends booleans, and is subscribed to now, in the call. The command is enabled until the first
    ///     boolean. When the signal fails, ``enabled`` fails too, and the command stays enabled or disabled for ever.
    ///   - signalBlock: Returns the work for the input of an execution, on the thread that calls ``execute(_:)``.
    public init(enabled enabledSignal: RACSignal?, signalBlock: @escaping (_ input: Any?) -> RACSignal) {
        self.signalBlock = signalBlock
        // A scheduler that can wait: the signal may contain delays.
        signals = InPlace.run({ CommandSignals(enabled: enabledSignal) }, elseOn: .scheduler())
        executionSignals.named("\(self) -executionSignals")
        errors.named("\(self) -errors")
        executing.named("\(self) -executing")
        enabled.named("\(self) -enabled")
    }

    /// Makes a command whose block takes inputs of one type, and that is disabled only while it is executing.
    ///
    ///     let search = RACCommand { (text: String) in client.search(text) }
    ///
    /// An input of another type stops the program with the place of the block; numbers are converted.
    @_disfavoredOverload
    public convenience init<Input>(
        signalBlock: @escaping (_ input: Input) -> RACSignal, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(enabled: nil, signalBlock: signalBlock, file: file, line: line)
    }

    /// Makes a command whose block takes inputs of one type, and that another signal also enables and disables.
    ///
    /// An input of another type stops the program with the place of the block; numbers are converted.
    @_disfavoredOverload
    public convenience init<Input>(
        enabled enabledSignal: RACSignal?, signalBlock: @escaping (_ input: Input) -> RACSignal,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        let typed = TypedParameters("-initWithSignalBlock:", ofEvery: Self.self, file, line)
        self.init(enabled: enabledSignal, signalBlock: { signalBlock(typed($0)) })
    }

    deinit {
        // In the order of the original: first the actions for the end of the command, then its signals.
        end = nil
        signals.complete()
    }

    /// The class and the address.
    open var description: String { "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())>" }

    // MARK: State

    /// Sends a signal for every execution, on the main queue; completes when the command is released.
    ///
    /// Such a signal sends the later values of the execution, on the thread of the execution, and completes where the
    /// execution fails.
    public final var executionSignals: RACSignal { signals.executionSignals }

    /// Sends whether an execution is unfinished: the current value at once, each change on the main queue.
    ///
    /// Completes when the command is released and all executions have ended.
    public final var executing: RACSignal { signals.executing }

    /// Sends whether ``execute(_:)`` may be called: the current value at once, each change on the main queue.
    ///
    /// True if the signal that the command was made with has last sent true, or has not sent yet, and no execution is
    /// unfinished or ``allowsConcurrentExecution`` is set. Completes when the command is released.
    public final var enabled: RACSignal { signals.enabled }

    /// Sends the error of every execution that fails, as a value, on the main queue; completes when the command and its
    /// executions are released.
    ///
    /// A refusal, because the command is disabled, is an error of the signal that ``execute(_:)`` returns, and of no
    /// other signal.
    public final var errors: RACSignal { signals.errors }

    // MARK: Executing

    /// Whether the command may be executed again while an execution is unfinished; false until it is set.
    ///
    /// Setting it to false, also where it was false, forgets the executions that are under way: as in the original, the
    /// command is then enabled although ``executing`` still sends true.
    public final var allowsConcurrentExecution: Bool {
        get { concurrencyFlag.load(ordering: .acquiring) }
        set {
            concurrencyFlag.store(newValue, ordering: .releasing)
            let changes = signals.concurrencyChanges
            // Read where it is sent: of two threads that set it, the last one to send sends the newest.
            changes.gate.run { InPlace.run { changes.deliver(self.allowsConcurrentExecution) } }
        }
    }

    /// Runs the signal block; the main queue then subscribes to the signal that the block returns, once.
    ///
    /// The block runs inside the call, before the command counts as executing; two threads that call at the same moment
    /// may both be let in. While the command is disabled, nothing happens, and the result fails with the code
    /// ``RACCommandErrorNotEnabled`` of ``RACCommandErrorDomain``.
    ///
    /// - Returns: A signal that replays all events of the execution, its failure included.
    @discardableResult
    public final func execute(_ input: Any?) -> RACSignal {
        guard mayExecute else { return .error(notEnabledError) }
        let work = work(for: input)
        // For replays only, see there.
        if work is NoWork { return work }
        let execution = CommandExecution(work)
        announce(execution.signal)
        execution.connect()
        return execution.signal.named("\(self) -execute: \(RACDescription(input))")
    }

    // MARK: The parts of an execution, for bridges

    /// Whether an execution may begin now.
    final var mayExecute: Bool {
        InPlace.run { signals.immediatelyEnabled.first() as? Bool ?? false }
    }

    /// The work for an input.
    final func work(for input: Any?) -> RACSignal { signalBlock(flattened(input)) }

    /// Counts an execution as begun.
    final func announce(_ execution: RACSignal) {
        MainQueueReport.expectTurn(of: self)
        InPlace.run { signals.executions.sendNext(execution) }
    }
}

/// What a replayed signal block returns where the recorded one returned nil, which failed an assertion: executing then
/// does nothing, and returns this.
package final class NoWork: RACSignal, @unchecked Sendable {}  // has no state

extension RACCommand: EndingObject {}
