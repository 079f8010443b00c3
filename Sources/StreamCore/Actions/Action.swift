/// Work that is done on demand, once at a time, and only while a state allows it.
///
///     let save = Action<Document, Receipt, SaveError>(enabledIf: isOnline) { store.save($0) }
///     save.errors.observeValues { show($0) }
///     save.apply(document).start()
///
/// Every event of an execution is told in one order: first to who started it, then `isEnabled` and `isExecuting` change
/// (at its beginning and end), then it is told on `values`, `errors` or `completed`, then on `events`. So who is told of an
/// end on one of these can apply the action again; who is told of a value cannot. The two flags change in one step, and
/// the observers of `isEnabled` are told first.
public final class Action<Input, Output, Failure: Error>: @unchecked Sendable {  // see the parts
    private let flags: ActionFlags
    let streams = ActionStreams<Output, Failure>()
    let watchers = ActionWatchers<Output, Failure>()
    private let token: Lifetime.Token
    /// Begins an execution and makes its source, or returns nil where the action is disabled.
    private let begin: (Input) -> SourceNode?

    /// Ends when the action is released.
    public let lifetime: Lifetime

    /// Whether the action is executing.
    public let isExecuting: Property<Bool>

    /// Whether the action could be started: its state allows it, and it is not executing.
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

    /// Makes an action that depends on a state, which it retains.
    ///
    /// - Parameters:
    ///   - state: Its value at the start of an execution is given to `execute`.
    ///   - isEnabled: Tells for every value of the state whether the action may be started.
    ///   - execute: Makes the producer of one execution.
    public init<State: PropertyProtocol>(
        state: State, enabledIf isEnabled: @escaping (State.Value) -> Bool,
        execute: @escaping (State.Value, Input) -> SignalProducer<Output, Failure>
    ) {
        let flags = ActionFlags()
        let latest = ActionState(state.value)
        (lifetime, token) = Lifetime.make()
        lifetime.observeEnded { withExtendedLifetime(state) {} }
        lifetime += state.producer.startWithValues { value in
            // What was there before is released outside the lock.
            var other = value
            flags.allow(isEnabled(value)) { latest.exchange(&other) }
        }
        self.flags = flags
        self.isEnabled = Property(capturing: flags.isEnabled)
        isExecuting = Property(capturing: flags.isExecuting)
        begin = { input in
            guard flags.beginClaim() else { return nil }
            let value = latest.value
            flags.finishClaim()
            return execute(value, input).source.node
        }
    }

    /// Makes an action that stands for something else, which keeps the state of both.
    ///
    /// - Parameter begin: Begins an execution and makes its producer, or returns nil where that is refused.
    package init(
        isEnabled: Property<Bool>, isExecuting: Property<Bool>,
        begin: @escaping (Input) -> SignalProducer<Output, Failure>?
    ) {
        // Never claimed, so they never change.
        flags = ActionFlags()
        (lifetime, token) = Lifetime.make()
        self.isEnabled = isEnabled
        self.isExecuting = isExecuting
        self.begin = { begin($0)?.source.node }
    }

    deinit {
        streams.finish()
    }

    /// Makes a producer that executes the action when it is started.
    ///
    /// If the action is disabled then, the producer fails with `ActionError.disabled`, and `disabledErrors` sends.
    /// Disposing a start disposes the execution. The producer retains the action.
    public func apply(_ input: Input) -> SignalProducer<Output, ActionError<Failure>> {
        SignalProducer(Source(node: ActionNode(self, input)))
    }

    func execute(
        _ input: Input, _ caller: Observer<Output, ActionError<Failure>>, _ segment: Segment,
        _ origin: AnyObject? = nil, _ watcher: AnyObserver? = nil
    ) {
        guard segment.isActive else { return }
        guard let work = begin(input) else { return refuse(caller, segment) }
        var watchers = watchers.begin(by: origin)
        if let watcher { watchers.append(watcher) }
        let execution = ActionExecution(of: self, flags, streams, for: caller, watchers)
        segment.add(execution)
        if segment.isActive { Source(node: work).attach(execution, segment) }
    }

    @inline(never)
    private func refuse(_ caller: Observer<Output, ActionError<Failure>>, _ segment: Segment) {
        segment.fail(.disabled, caller)
        streams.refuse()
    }
}

extension Action: BindingTargetProvider {
    /// A target that applies the action to every value; refusals and failures are told by the action only.
    public var bindingTarget: BindingTarget<Input> {
        BindingTarget(lifetime: lifetime) { [weak self] in self?.apply($0).start() }
    }
}
