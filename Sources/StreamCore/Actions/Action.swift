/// Work that is done on demand, and only while a state allows it: once at a time, unless its policy says otherwise.
///
///     let save = Action<Document, Receipt, SaveError>(enabledIf: isOnline) { store.save($0) }
///     save.errors.observeValues { show($0) }
///     save.apply(document).start()
///
/// Every event of an execution is sent in one order: first to the observer that started the execution; then, at its
/// beginning and end, `isEnabled` and `isExecuting` change; then on `values`, `errors` or `completed`; then on `events`. So an
/// observer of an end can apply the action again, and an observer of a value finds the action executing. The two flags
/// change in one step, and the observers of `isEnabled` are called first. Events that occur during a notification, because an
/// observer applies the action or on another thread, are queued until it finishes; the flags do not wait.
///
/// An `ExecutionPolicy` decides about a start while the action is executing. The order of events is the same under every
/// policy. A waiting start begins after all observers have received the end of the execution before it. The slot stays
/// taken in between, so `isExecuting` is true from the first of several executions to the last. If the state forbids the
/// waiting start by then, the start is refused in its turn. Disposing of a waiting start removes it from the queue. The
/// executions retain the action until the last of them has ended.
public final class Action<Input, Output, Failure: Error>: @unchecked Sendable {  // see the parts
    /// The type of failure, by its name in ReactiveSwift.
    public typealias Error = Failure

    /// The policy for starts while the action is executing.
    public let policy: ExecutionPolicy

    /// Counts the executions; nil if the action stands for another object, which counts them.
    private let slots: ActionSlots?
    let streams = ActionStreams<Output, Failure>()
    let watchers = ActionWatchers<Output, Failure>()
    private let token: Lifetime.Token
    /// Begins an execution in the segment of its starter, or in a slot that is taken already, and makes its source; nil
    /// if the execution may not begin now.
    private let begin: (Input, Segment?) -> SourceNode?
    /// The reason of a refusal, if the action has no slots.
    private let reason: () -> RefusalReason

    /// Ends when the action is released.
    public let lifetime: Lifetime

    /// Whether at least one execution is running.
    public let isExecuting: Property<Bool>

    /// Whether a start would be executed or would wait.
    ///
    /// The state must allow a start, and the action must not be executing, unless its policy accepts starts meanwhile.
    public let isEnabled: Property<Bool>

    /// All events of all executions, as values; completes when the action is released.
    public var events: Signal<Signal<Output, Failure>.Event, Never> { streams.events }

    /// The values of all executions; completes when the action is released.
    public var values: Signal<Output, Never> { streams.values }

    /// The failures of all executions; completes when the action is released.
    public var errors: Signal<Failure, Never> { streams.errors }

    /// Sends whenever an execution completes; completes when the action is released.
    public var completed: Signal<(), Never> { streams.completed }

    /// Sends whenever a start is refused; completes when the action is released.
    public var disabledErrors: Signal<(), Never> { streams.disabledErrors }

    /// Sends the reason of each refusal, after `disabledErrors`; completes when the action is released.
    public var refusals: Signal<RefusalReason, Never> { streams.refusals }

    /// Makes an action that depends on a state, which it retains.
    ///
    /// - Parameters:
    ///   - state: The property whose current value `execute` receives at the start of an execution.
    ///   - isEnabled: Returns for every value of the state whether the action may be started.
    ///   - policy: Decides about starts while the action is executing.
    ///   - execute: Makes the producer of one execution.
    public init<State: PropertyProtocol>(
        state: State, enabledIf isEnabled: @escaping (State.Value) -> Bool, policy: ExecutionPolicy = .error,
        execute: @escaping (State.Value, Input) -> SignalProducer<Output, Failure>
    ) {
        let slots = ActionSlots(policy)
        let latest = ActionState(state.value)
        (lifetime, token) = Lifetime.make()
        lifetime.observeEnded { withExtendedLifetime(state) {} }
        let following = Segment(policy: .typed)
        lifetime += following
        let observer = Signal<State.Value, Never>.Observer(value: { value in
            var other = value
            slots.allow(isEnabled(value)) { latest.exchange(&other) }
            release(other)
        })
        state.producer.source.attach(observer, following)
        self.policy = policy
        self.slots = slots
        self.isEnabled = Property(capturing: slots.isEnabled)
        isExecuting = Property(capturing: slots.isExecuting)
        reason = { .stateForbids }
        begin = { input, segment in
            slots.claim(segment, reading: { latest.value }) { value in execute(value, input).source.node }
        }
    }

    /// Makes an action that stands for another object, which keeps the state of both.
    ///
    /// - Parameters:
    ///   - reason: Returns the reason why an execution could not begin.
    ///   - begin: Begins an execution and makes its producer, or returns nil to refuse it.
    package init(
        isEnabled: Property<Bool>, isExecuting: Property<Bool>, policy: ExecutionPolicy,
        reason: @escaping () -> RefusalReason, begin: @escaping (Input) -> SignalProducer<Output, Failure>?
    ) {
        self.policy = policy
        self.reason = reason
        slots = nil
        (lifetime, token) = Lifetime.make()
        self.isEnabled = isEnabled
        self.isExecuting = isExecuting
        self.begin = { input, _ in begin(input)?.source.node }
    }

    deinit {
        slots?.interruptWaiting()
        streams.finish()
    }

    /// Makes a producer that executes the action when it is started.
    ///
    /// If the action is disabled at the start, the producer fails with `ActionError.disabled`, and `disabledErrors`
    /// sends. If the action is executing, its policy decides. Disposing of a start disposes of the execution. The
    /// producer retains the action.
    public func apply(_ input: Input) -> SignalProducer<Output, ActionError<Failure>> {
        SignalProducer(Source(node: ActionNode(self, input)))
    }

    // MARK: Executing

    func execute(
        _ input: Input, _ caller: Observer<Output, ActionError<Failure>>, _ segment: Segment,
        _ origin: AnyObject? = nil, _ watcher: AnyObserver? = nil
    ) {
        guard segment.isActive else { return }
        guard let work = begin(input, segment) else { return exceed(input, caller, segment, origin, watcher) }
        let mayWait = policy.room > 0
        let execution = makeExecution(caller, segment, origin, watcher, mayHaveNext: mayWait)
        segment.add(execution)
        if segment.isActive { Source(node: work).attach(execution, segment) }
        if mayWait, execution.leaveStart() { slots?.runWaiting() }
    }

    /// Executes a start that has waited, in the slot that it received; returns whether the slot is free again.
    func executeInTurn(_ input: Input, _ start: ActionCaller) -> Bool {
        let segment = start.segment
        guard segment.isActive else {
            start.watcher?.interrupt()
            return true
        }
        let caller = unsafeDowncast(start.observer, to: Observer<Output, ActionError<Failure>>.self)
        guard let work = begin(input, nil) else {
            refuse(.stateForbids, caller, segment)
            return true
        }
        let execution = makeExecution(caller, segment, start.origin, start.watcher, mayHaveNext: true)
        segment.add(execution)
        if segment.isActive { Source(node: work).attach(execution, segment) }
        return execution.leaveStart()
    }

    @inline(__always)
    private func makeExecution(
        _ caller: Observer<Output, ActionError<Failure>>, _ segment: Segment, _ origin: AnyObject?,
        _ watcher: AnyObserver?, mayHaveNext: Bool
    ) -> ActionExecution<Output, Failure> {
        var watchers = watchers.begin(by: origin)
        if let watcher { watchers.append(watcher) }
        return ActionExecution(of: self, slots, streams, for: caller, in: segment, watchers, mayHaveNext: mayHaveNext)
    }

    /// Applies the policy to a start that could not be executed at once.
    @inline(never)
    private func exceed(
        _ input: Input, _ caller: Observer<Output, ActionError<Failure>>, _ segment: Segment,
        _ origin: AnyObject?, _ watcher: AnyObserver?
    ) {
        guard let slots else { return refuse(reason(), caller, segment) }
        var start: ActionStart<Input, Output, Failure>?
        if case .queue = policy.excess {
            let caller = ActionCaller(observer: caller, segment: segment, origin: origin, watcher: watcher)
            start = ActionStart(of: self, input, for: slots, by: caller)
        }
        switch slots.admit(start) {
        case .free: execute(input, caller, segment, origin, watcher)
        case .refused(let reason): refuse(reason, caller, segment)
        case .dropped:
            segment.interrupt(caller)
            watcher?.interrupt()
        case .waiting(let dropped, let replaced):
            if let start { segment.add(start) }
            dropped?.interrupt()
            replaced?.dispose()
        }
    }

    @inline(never)
    private func refuse(
        _ reason: RefusalReason, _ caller: Observer<Output, ActionError<Failure>>, _ segment: Segment
    ) {
        segment.fail(.disabled(reason), caller)
        streams.refuse(reason)
    }
}

extension Action: BindingTargetProvider {
    /// A target that applies the action to every value; only the action sends refusals and failures.
    public var bindingTarget: BindingTarget<Input> {
        BindingTarget(lifetime: lifetime) { [weak self] in self?.apply($0).start() }
    }
}
