import StreamCore

/// The signals of a concatenation, the last signal first; `a.concat(b).concat(c)` is a concatenation of three.
///
/// Released in a loop.
final class ConcatenatedSignals: Link, @unchecked Sendable {  // immutable
    private let signal: RACSignal
    private let count: Int

    private init(_ signal: RACSignal, behind others: ConcatenatedSignals?) {
        self.signal = signal
        count = (others?.count ?? 0) + 1
        super.init(next: others)
    }

    init(_ first: RACSignal, _ signal: RACSignal) {
        let others = (first as? RACDynamicSignal)?.concatenated ?? ConcatenatedSignals(first, behind: nil)
        self.signal = signal
        count = others.count + 1
        super.init(next: others)
    }

    /// Begins a subscription to the signals, one after another.
    func begin(_ output: Output) -> any Disposable { Concatenation(output, inOrder).subscribe() }

    func appending(_ signal: RACSignal) -> ConcatenatedSignals { ConcatenatedSignals(signal, behind: self) }

    /// All signals, in order.
    var inOrder: [RACSignal] {
        var signals: [RACSignal] = []
        signals.reserveCapacity(count)
        var link: ConcatenatedSignals? = self
        while let current = link {
            signals.append(current.signal)
            link = current.next as? ConcatenatedSignals
        }
        signals.reverse()
        return signals
    }
}

/// One subscription of a concatenation.
///
/// The original nests pairs: every signal but the last is an input of the pair around it. The nesting is observable in
/// two places, which this class reproduces:
/// - Until the subscribe call returns, the output does not know the subscription to the first signal, nor the
///   subscriptions that begin during the call.
/// - The output itself subscribes to the last signal, and knows that subscription at once.
private final class Concatenation: @unchecked Sendable {  // immutable
    let output: Output
    private let signals: [RACSignal]
    /// The subscription to a signal between the first and the last.
    private let current = RACSerialDisposable()

    init(_ output: Output, _ signals: [RACSignal]) {
        self.output = output
        self.signals = signals
    }

    func subscribe() -> RACDisposable {
        let open = RACCompoundDisposable(disposables: [current])
        let segment = Segment(policy: .dynamic)
        signals[0].attach(ConcatInput(self, 0, segment), segment)
        open.addDisposable(SubscriptionDisposable(segment))
        return open
    }

    /// Subscribes to the signal at `index`, and returns its input, which the input of the previous signal retains.
    func subscribe(to index: Int) -> ConcatInput? {
        guard index < signals.count - 1 else {
            current.disposable = SubscriptionDisposable(signals[index].passThrough(to: output))
            return nil
        }
        let segment = Segment(policy: .dynamic)
        current.disposable = SubscriptionDisposable(segment)
        let input = ConcatInput(self, index, segment)
        signals[index].attach(input, segment)
        return input
    }
}

/// The input from a signal before the last.
///
/// Each input retains the input of the next signal, as nested pairs do. When no sender is left, the input is released,
/// and disposes the subscription.
private final class ConcatInput: DynamicObserver, @unchecked Sendable {  // events are serial
    private let concatenation: Concatenation
    private let index: Int
    private let subscription: Segment

    init(_ concatenation: Concatenation, _ index: Int, _ subscription: Segment) {
        self.concatenation = concatenation
        self.index = index
        self.subscription = subscription
        super.init()
    }

    deinit { subscription.dispose() }

    override func receive(_ value: Any?) { concatenation.output.sendNext(value) }
    override func fail(_ failure: RACFailure) { concatenation.output.sendError(failure.error) }
    override func complete() { next = concatenation.subscribe(to: index + 1) }
}

extension RACSignal {
    /// Sends the values of the receiver, then the values of another signal.
    ///
    /// The result subscribes to the other signal when the receiver has completed.
    public final func concat(_ signal: RACSignal) -> RACSignal {
        RACDynamicSignal(concatenating: ConcatenatedSignals(self, signal)).named("[\(name)] -concat: \(signal)")
    }

    /// Sends the values of the signals, one signal after another.
    public class func concat(_ signals: some Sequence<RACSignal>) -> RACSignal {
        let signals = Array(signals)
        guard let first = signals.first else { return .empty() }
        // The original begins with an empty signal; for one signal, too, the result is another signal, with its own name.
        let start =
            signals.count > 1 ? ConcatenatedSignals(first, signals[1]) : ConcatenatedSignals(.empty(), first)
        let all = signals.dropFirst(2).reduce(start) { $0.appending($1) }
        return RACDynamicSignal(concatenating: all).named("+concat: \(SignalNames.list(signals))")
    }

    /// Sends the values of the signals that the receiver sends, one signal after another.
    ///
    /// A value that is no signal stops the program with the place of the call.
    public final func concat(file: StaticString = #fileID, line: UInt = #line) -> RACSignal {
        flattenSignals(atMost: 1, at: CallPlace("-concat", of: self, file, line)).named("[\(name)] -concat")
    }

    /// Ignores the values of the receiver; sends the values of the signal that a block returns when the receiver completes.
    public final func then(_ block: @escaping () -> RACSignal) -> RACSignal {
        ignoreValues().concat(RACSignal.defer(block)).named("[\(name)] -then:")
    }
}

extension RACDynamicSignal {
    fileprivate convenience init(concatenating signals: ConcatenatedSignals) {
        self.init(.concatenation(signals))
    }
}

extension RACSequence {
    /// Returns the values of the receiver, then the values of another sequence.
    public final func concat(_ sequence: RACSequence) -> RACSequence {
        appending(sequence).renamed("[\(name)] -concat: \(sequence)")
    }

    /// Returns the values of all sequences, one sequence after the other.
    public class func concat(_ sequences: some Sequence<RACSequence>) -> RACSequence {
        let sequences = Array(sequences)
        return sequences.reduce(RACSequence.empty()) { $0.appending($1) }
            .renamed("+concat: \(SignalNames.list(sequences))")
    }

    /// Returns a value, then the values of the receiver.
    public final func startWith(_ value: Any?) -> RACSequence {
        wrapping(value).concat(self).renamed("[\(name)] -startWith: \(RACDescription(value))")
    }

    /// A sequence of one value, of the receiver's kind: eager if the receiver is eager.
    private final func wrapping(_ value: Any?) -> RACSequence {
        guard self is RACEagerSequence, let value = flattened(value) else { return .return(value) }
        return RACEagerSequence.sequence([value]).renamed("+return: \(RACDescription(value))")
    }
}
