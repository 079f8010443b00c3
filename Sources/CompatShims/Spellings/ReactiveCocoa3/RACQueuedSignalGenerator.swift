public import RACCompat
import StreamCore

/// A generator whose signals run one at a time, in the order in which they are subscribed to.
///
/// A signal of it waits for those that were subscribed to before; then the inner generator is asked, and its signal
/// subscribed to. Disposing a subscription gives its turn up. Each waiting or running subscription keeps the generator.
public final class RACQueuedSignalGenerator: RACSignalGenerator, @unchecked Sendable {  // immutable, or guarded
    private let generator: RACSignalGenerator
    private let line = Guarded(Line())
    /// Sends 1 for every subscription, and -1 when it is over.
    private let changes = RACSubject()
    private let executions = RACReplaySubject(capacity: 1)
    private let enqueued = RACSubject()

    private init(_ generator: RACSignalGenerator) {
        self.generator = generator
        super.init()
        executions.sendNext(false)
        var unfinished = 0
        // To the subject itself, which attaches in the call on any thread, and sends one change after the other.
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

    /// Makes a generator whose signals are those of another one.
    public static func queuedGeneratorWithGenerator(_ generator: RACSignalGenerator) -> RACQueuedSignalGenerator {
        RACQueuedSignalGenerator(generator)
    }

    /// Sends whether a subscription waits or runs: the present answer at once, changes on the thread that causes them.
    ///
    /// Completes when the generator goes.
    public var executing: RACSignal { executions }

    /// Sends a signal for every subscription to a signal of the generator; completes when the generator goes.
    ///
    /// The inner signals send what the subscription receives, from then on; they complete when it is disposed.
    public var enqueuedSignals: RACSignal { enqueued }

    /// Returns a signal that waits for its turn, with each subscription, before the inner generator is asked.
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

    /// Begins what is due; one thread does that at a time, in a loop, so that the stack does not grow with the line.
    private func serve() {
        guard line.withLock({ $0.beginServing() }) else { return }
        while let turn = line.withLock({ $0.next() }) {
            if !turn.begin() { line.withLock { if $0.current === turn { $0.current = nil } } }
        }
    }

    /// The place of one subscription; `begin` tells whether it still wants it.
    private final class Turn {
        let begin: () -> Bool

        init(_ begin: @escaping () -> Bool) {
            self.begin = begin
        }
    }

    private struct Line: ~Copyable {
        var waiting = ValueQueue<Turn>()
        /// Set to nil by callers that hold the turn, so that it is released outside of the lock.
        var current: Turn?
        private var isServed = false

        init() {}

        /// Whether the calling thread now serves the line: no other thread does.
        mutating func beginServing() -> Bool { !exchange(&isServed, with: true) }

        /// Takes the next turn, if there is one and none runs; else ends the serving.
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
