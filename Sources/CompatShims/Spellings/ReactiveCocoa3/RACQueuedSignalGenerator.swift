public import RACCompat
import StreamCore

/// A generator whose signals run one at a time, in the order in which they are subscribed to.
///
/// A subscription to a signal of this generator waits for the earlier subscriptions. Then the inner generator makes its
/// signal, and the subscription continues with that signal. Disposing a subscription cancels its turn. Each waiting or
/// running subscription retains the generator.
public final class RACQueuedSignalGenerator: RACSignalGenerator, @unchecked Sendable {  // immutable, or guarded
    private let generator: RACSignalGenerator
    private let line = Guarded(Line())
    /// Sends 1 for every subscription, and -1 when the subscription is over.
    private let changes = RACSubject()
    private let executions = RACReplaySubject(capacity: 1)
    private let enqueued = RACSubject()

    private init(_ generator: RACSignalGenerator) {
        self.generator = generator
        super.init()
        executions.sendNext(false)
        var unfinished = 0
        // The subject itself attaches the block in the call on any thread, and sends one change after the other.
        changes.subscribeNext { [executions] (change: Int) in
            let wasExecuting = unfinished > 0
            unfinished += change
            if wasExecuting != (unfinished > 0) { executions.sendNext(unfinished > 0) }
        }
    }

    deinit {
        enqueued.sendCompleted()
        executions.sendCompleted()
    }

    /// Makes a generator that queues the signals of another generator.
    public static func queuedGeneratorWithGenerator(_ generator: RACSignalGenerator) -> RACQueuedSignalGenerator {
        RACQueuedSignalGenerator(generator)
    }

    /// A signal that sends whether any subscription waits or runs: the current state at once, then every change.
    ///
    /// A change is sent on the thread that causes it. The signal completes when the generator is released.
    public var executing: RACSignal { executions }

    /// A signal that sends a signal for every subscription, and completes when the generator is released.
    ///
    /// The inner signal sends the later events of the subscription, and completes when the subscription is disposed.
    public var enqueuedSignals: RACSignal { enqueued }

    /// Returns a signal that waits for its turn with each subscription, before the inner generator makes its signal.
    override public func signalWithValue(_ input: Any?) -> RACSignal {
        .create { [self] subscriber in
            let results = RACSubject()
            results.subscribe(subscriber)
            let turn = Turn { [generator] in
                guard !subscriber.disposable.isDisposed else { return false }
                generator.signalWithValue(input).subscribeSavingDisposable(
                    { subscriber.disposable.addDisposable($0) }, next: results.sendNext, error: results.sendError,
                    completed: results.sendCompleted)
                return true
            }
            subscriber.disposable.addDisposable(
                RACDisposable {
                    self.changes.sendNext(-1)
                    self.end(turn)
                    results.sendCompleted()
                })
            enqueued.sendNext(results)
            changes.sendNext(1)
            line.withLock { $0.waiting.append(turn) }
            serve()
        }
    }

    private func end(_ turn: Turn) {
        line.withLock { if $0.current === turn { $0.current = nil } }
        serve()
    }

    /// Begins the turns that are due; one thread does so at a time, in a loop, so that the stack does not grow with the
    /// line.
    private func serve() {
        guard line.withLock({ $0.beginServing() }) else { return }
        while let turn = line.withLock({ $0.next() }) {
            if !turn.begin() { line.withLock { if $0.current === turn { $0.current = nil } } }
        }
    }

    /// The place of one subscription in the line; `begin` returns false when the subscription has been disposed.
    private final class Turn {
        let begin: () -> Bool

        init(_ begin: @escaping () -> Bool) {
            self.begin = begin
        }
    }

    private struct Line: ~Copyable {
        var waiting = ValueQueue<Turn>()
        /// The running turn; a caller that sets it to nil keeps the turn, so that the turn is released outside the
        /// lock.
        var current: Turn?
        private var isServed = false

        init() {}

        /// Claims the serving of the line for the calling thread; returns false when a thread serves it already.
        mutating func beginServing() -> Bool { !exchange(&isServed, with: true) }

        /// Takes the next turn, if there is one and none runs; otherwise ends the serving.
        mutating func next() -> Turn? {
            guard current == nil, let turn = waiting.popFirst() else {
                isServed = false
                return nil
            }
            current = turn
            return turn
        }
    }
}
