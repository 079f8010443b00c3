import StreamCore

/// A stream of values over time, pushed to its subscribers.
///
///     RACSignal.createSignal { subscriber in
///         subscriber.sendNext(1)
///         subscriber.sendCompleted()
///         return nil
///     }
///     .map { ($0 as! Int) + 1 }
///     .subscribeNext { print($0 as Any) }            // prints Optional(2)
///
/// A subscription begins on the caller's thread if the thread has a current scheduler (see `RACScheduler`), as the main
/// queue has. Otherwise it begins on one background scheduler that all such subscriptions share.
open class RACSignal: RACStream, @unchecked Sendable {  // immutable but for the name
    /// Makes a signal for a subclass that overrides `subscribe(_:)`.
    public override init() {
        super.init()
    }

    /// Subscribes a subscriber.
    ///
    /// - Returns: The disposable that ends the subscription. Events in delivery on another thread may still arrive.
    @discardableResult
    open func subscribe(_ subscriber: any RACSubscriber) -> RACDisposable? {
        let segment = Segment(policy: .dynamic, isPassthrough: true)
        if let passthrough = subscriber as? RACPassthroughSubscriber {
            passthrough.output.segment.add(segment)
            attach(PassthroughObserver(passthrough.output), segment)
            return returned(SubscriptionDisposable(segment))
        }
        // Only this disposes the segment: a terminal event passes through, and the subscriber disposes then.
        let disposable = RACCompoundDisposable()
        subscriber.didSubscribeWithDisposable(disposable)
        disposable.addDisposable(SubscriptionDisposable(segment))
        attach(SubscriberObserver(subscriber), segment)
        return returned(disposable)
    }

    /// Returns the disposable that the caller of `subscribe` receives; subjects that begin by sending wrap it.
    func returned(_ subscription: RACDisposable) -> RACDisposable { subscription }

    /// Attaches the observer of one subscription, where subscriptions run; every way to subscribe comes here.
    func attach(_ observer: DynamicObserver, _ segment: Segment) {
        let thread = ThreadState.current
        guard CurrentScheduler.pointer(on: thread) != nil else { return attachLater(observer, segment) }
        thread.pointee.subscriptionDepth += 1
        if StackSpace.isTurn(of: thread.pointee.subscriptionDepth) {
            beginDeep(observer, segment)
        } else {
            begin(Output(observer: observer, segment: segment))
        }
        thread.pointee.subscriptionDepth -= 1
    }

    @inline(never)
    private final func attachLater(_ observer: DynamicObserver, _ segment: Segment) {
        let scheduling = RACScheduler.subscriptionScheduler().schedule { [self] in
            begin(Output(observer: observer, segment: segment))
        }
        if let scheduling { segment.add(scheduling) }
    }

    @inline(never)
    private final func beginDeep(_ observer: DynamicObserver, _ segment: Segment) {
        segment.askForStack()
        StackSpace.ensure { begin(Output(observer: StackObserver(observer), segment: segment)) }
    }

    /// Begins one subscription; the signals of this package override it.
    func begin(_ output: Output) {
        // A subclass outside of this package: it overrides `subscribe(_:)`.
        if let disposable = subscribe(RACPassthroughSubscriber(output)) { output.segment.add(disposable) }
    }
}

/// The signal of an operator, or of a block that makes subscriptions.
final class RACDynamicSignal: RACSignal, @unchecked Sendable {  // immutable
    /// How a subscription begins; what the commonest operators need takes no closure of its own.
    enum Start {
        case operation((Output) -> (any Disposable)?)
        case concatenation(ConcatenatedSignals)
        case bind(RACSignal, (Output) -> BindObserver)
        case map(RACSignal, (Any?) -> Any?)
        case flattenMap(RACSignal, (Any?) -> RACSignal?)
        /// The signal is being released.
        case released
    }

    /// Retains the signals upstream, until the signal is being released.
    @exclusivity(unchecked)  // set again in `deinit` only
    private var start: Start

    init(_ start: Start) {
        self.start = start
        super.init()
    }

    deinit {
        StackSpace.ensure { start = .released }
    }

    /// The signals of a concatenation.
    var concatenated: ConcatenatedSignals? {
        if case .concatenation(let signals) = start { signals } else { nil }
    }

    override func begin(_ output: Output) {
        let disposable: (any Disposable)? =
            switch start {
            case .operation(let begin): begin(output)
            case .concatenation(let signals): signals.begin(output)
            case .bind(let source, let makeObserver): makeObserver(output).subscribe(to: source)
            case .map(let source, let transform): MapObserver(output, transform).subscribe(to: source)
            case .flattenMap(let source, let block): FlattenMapObserver(output, block).subscribe(to: source)
            case .released: nil
            }
        // As in the original, the clean-up is not known before the subscription has begun.
        if let disposable { output.segment.add(disposable) }
    }
}

extension RACSignal {
    /// Makes the signal of an operator: `start` subscribes to its inputs, and returns the disposable that is disposed
    /// when the subscription ends.
    static func operation(_ start: @escaping (Output) -> (any Disposable)?) -> RACSignal {
        RACDynamicSignal(.operation(start))
    }

    /// Subscribes an operator to one of its inputs.
    ///
    /// The operator's own subscription does not know the new subscription while it begins: as in the original, a source
    /// that sends synchronously continues until it is done.
    func input(
        next: @escaping (Any?) -> Void, error: (((any Error)?) -> Void)?, completed: (() -> Void)?
    ) -> Segment {
        let segment = Segment(policy: .dynamic)
        attach(BlockObserver(segment, next: next, error: error, completed: completed), segment)
        return segment
    }

    /// Subscribes the downstream observer of an operator to one more signal, unchanged.
    func passThrough(to output: Output) -> Segment {
        let segment = Segment(policy: .dynamic, isPassthrough: true)
        output.segment.add(segment)
        attach(PassthroughObserver(output), segment)
        return segment
    }
}
