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
/// An `ExecutionPolicy` says what becomes of a start while the action is executing. The order is the same under every
/// policy. A start that waits begins when all that is to be told of the end before it has been told; its slot stays taken
/// meanwhile, so `isExecuting` is true from the first of several executions to the last. If the state forbids it by then,
/// it is refused in its turn. Disposing a start that waits takes it out of the queue. Where nobody holds the action any
/// more, its executions do, until the last has ended.
public final class Action<Input, Output, Failure: Error>: @unchecked Sendable {  // see the parts
    /// What becomes of a start while the action is executing.
    public let policy: ExecutionPolicy

    /// Nil if the action stands for something else, which counts the executions.
    private let slots: ActionSlots?
    let streams = ActionStreams<Output, Failure>()
    let watchers = ActionWatchers<Output, Failure>()
    private let token: Lifetime.Token
    /// Begins an execution in the segment of its starter, or in a slot that is taken already, and makes its source; nil
    /// if it may not begin now.
    private let begin: (Input, Segment?) -> SourceNode?
    /// Why it may not, if the action has no slots.
    private let reason: () -> RefusalReason

    /// Ends when the action is released.
    public let lifetime: Lifetime

    /// Whether the action is executing: once or, if its policy allows that, several times.
    public let isExecuting: Property<Bool>

    /// Whether the action could be started: its state allows it, and it is not executing, or its policy would have the
    /// start executed or wait all the same.
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

    /// Sends why whenever a start is refused, after `disabledErrors`; completes when the action is released.
    public var refusals: Signal<RefusalReason, Never> { streams.refusals }

    /// Makes an action that depends on a state, which it retains.
    ///
    /// - Parameters:
    ///   - state: Its value at the start of an execution is given to `execute`.
    ///   - isEnabled: Tells for every value of the state whether the action may be started.
    ///   - policy: What becomes of a start while the action is executing.
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

    /// Makes an action that stands for something else, which keeps the state of both.
    ///
    /// - Parameters:
    ///   - reason: Why an execution that could not begin is refused.
    ///   - begin: Begins an execution and makes its producer, or returns nil where that is refused.
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
    /// If the action is disabled then, the producer fails with `ActionError.disabled`, and `disabledErrors` sends. If it is
    /// executing, that depends on its policy. Disposing a start disposes the execution. The producer retains the action.
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

    /// Executes a start that has waited, in the slot that it was given; tells whether that is free again.
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

    /// Does what the policy says with a start that could not be executed at once.
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
    /// A target that applies the action to every value; refusals and failures are told by the action only.
    public var bindingTarget: BindingTarget<Input> {
        BindingTarget(lifetime: lifetime) { [weak self] in self?.apply($0).start() }
    }
}
