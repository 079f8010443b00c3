/// A hot stream: it sends events whether it is observed or not, and all observers receive the same events.
///
///     let (signal, input) = Signal<Int, Never>.pipe()
///     signal.map { $0 * 2 }.observeValues { print($0) }
///     input.send(value: 21)                          // prints 42
///
/// Observers are called on the thread that sends, in the order in which they came, with no lock held. Signals that
/// are derived from one root share its order: a send from inside a delivery, and observing or disposing during one,
/// take their turn after it. A signal stays alive while it is referenced or observed, and while its input is
/// referenced; it is interrupted when its input is released.
public final class Signal<Value, Failure: Error>: @unchecked Sendable {  // the core is gated
    /// The type of failure, by its name in ReactiveSwift.
    public typealias Error = Failure

    @usableFromInline
    let core: SignalCore<Value, Failure>

    @usableFromInline
    init(core: SignalCore<Value, Failure>) {
        self.core = core
    }

    deinit {
        core.releaseShell()
    }

    /// Makes a signal and runs `generator` at once, to send into it.
    ///
    /// The lifetime ends after a terminal event, when the input is released, or when the signal is neither referenced
    /// nor observed.
    public convenience init(_ generator: (Observer, Lifetime) -> Void) {
        let core = SignalCore<Value, Failure>()
        self.init(core: core)
        generator(Input(core), Lifetime(core.domain))
    }

    /// Makes a signal that takes the events of `source` from now on.
    ///
    /// Where the source is a signal with stages on top, the new signal shares its domain and needs no gate of its own.
    convenience init(_ source: Source<Value, Failure>) {
        let root = source.root
        guard !root.restarts else {
            self.init(core: RestartingCore(source))
            core.takeLabel(of: source)
            return
        }
        guard let domain = root.domain else {
            let core = SignalCore<Value, Failure>()
            self.init(core: core)
            core.takeLabel(of: source)
            source.attach(core, core.domain)
            return
        }
        let segment = Segment(policy: .typed)
        let core = SignalCore<Value, Failure>(domain: domain, segment: segment)
        self.init(core: core)
        core.takeLabel(of: source)
        let first = source.stages(before: core, segment) { core.feeder = $0 }
        root.attach(first, of: core)
    }

    /// Makes a signal with one stage on top of another one, as the commonest operators do: without a source in between.
    @inlinable
    convenience init<Input, InputFailure>(
        on origin: SignalCore<Input, InputFailure>,
        _ makeStage: (StreamCore.Observer<Value, Failure>) -> StreamCore.Observer<Input, InputFailure>
    ) {
        let core = SignalCore<Value, Failure>(derivedFrom: origin)
        self.init(core: core)
        origin.attach(feeding: core, makeStage(core))
    }

    /// The source that every operator of this signal is built on.
    package var source: Source<Value, Failure> {
        Source(node: SignalNode(self))
    }
}

private final class SignalNode<Value, Failure: Error>: SourceNode, @unchecked Sendable {  // see SourceNode
    private let signal: Signal<Value, Failure>

    init(_ signal: Signal<Value, Failure>) {
        self.signal = signal
        super.init(next: nil)
    }

    override var label: StreamLabel? { signal.core.label }

    override var domain: Segment? { signal.core.domain }

    override var restarts: Bool { signal.core.restarts }

    override func start(_ observer: AnyObserver, _ segment: Segment) {
        let observer = unsafeDowncast(observer, to: Observer<Value, Failure>.self)
        if let observation = signal.core.observe(Signal.Input(segment, observer)) { segment.add(observation) }
    }

    override func attach<Output, OutputFailure>(
        _ stage: AnyObserver, of derived: SignalCore<Output, OutputFailure>
    ) {
        signal.core.attach(unsafeDowncast(stage, to: Observer<Value, Failure>.self), of: derived)
    }
}
