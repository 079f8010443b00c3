/// Sends each value to all open windows; each window begins `skip` values after its predecessor.
private final class WindowCount<Value, Failure: Error>: Splitting<Value, SignalProducer<Value, Failure>, Failure>,
    @unchecked Sendable  // gated
{
    @exclusivity(unchecked)  // inside the gate
    private var decision: SectionDecision
    /// The open windows, oldest first; no window is made after disposal, even if the decision begins a section.
    @exclusivity(unchecked)  // inside the gate
    private var windows: ContiguousArray<Substream<Value, Failure>> = []

    init(
        _ output: Observer<SignalProducer<Value, Failure>, Failure>, _ segment: Segment, count: Int, skip: Int
    ) {
        decision = SectionDecision(count: count, skip: skip)
        super.init(output, segment)
    }

    override func receive(_ value: Value) {
        segment.enter(with: self, value) { $0.take($1) }
    }

    private func take(_ value: Value) {
        let steps = decision.next()
        if steps.begins { beginWindow() }
        guard steps.adds else { return }
        for window in windows { _ = window.receive(value) }
        if steps.endsOldest, !windows.isEmpty { windows.removeFirst().finish(.completed) }
    }

    private func beginWindow() {
        guard segment.isActive else { return }
        let window = Substream<Value, Failure>(of: input, .unbounded)
        windows.append(window)
        forward(window.makeProducer())
    }

    override func finishParts(_ termination: Termination<Failure>) {
        let ended = windows
        windows = []
        for window in ended { window.finish(termination) }
    }
}

extension Source {
    package func window(count: Int, skip: Int) -> Source<SignalProducer<Value, Failure>, Failure> {
        require(count > 0, "window(count:skip:) needs a count of 1 or more, not \(count).")
        require(skip > 0, "window(count:skip:) needs a skip of 1 or more, not \(skip).")
        return Source<SignalProducer<Value, Failure>, Failure> { observer, segment in
            WindowCount(observer, segment, count: count, skip: skip).attach(to: self)
        }
    }
}

extension SignalProducer {
    /// Cuts the stream into windows, which are streams of `count` values.
    ///
    ///     -1--2--3--4--5-|->
    ///      window(count: 2)
    ///     -w-----w-----w-|->
    ///      1--2| 3--4| 5-|->
    ///
    /// A window is sent right before its first value. An observer that starts a window during the window's delivery
    /// misses no value. A window that is started later, or waits in `flatMap(.concat)`, keeps its values until its
    /// start, unless it has no reference left. A second observer of a window receives the values after its own start.
    /// For arrays instead of windows, see ``collect(count:)``.
    ///
    /// Failure, completion and interruption end the open windows, the oldest first, and then the result. Disposal of
    /// the result interrupts no window. No further window begins, but the producer runs as long as a window is
    /// observed, or has not ended and is referenced; then the producer's work is released. So `take(first: 2)` gives
    /// two whole windows. Events arrive on the threads that send them, one at a time across all windows.
    ///
    /// - Parameter count: How many values fill a window; 1 or more.
    public func window(count: Int) -> SignalProducer<SignalProducer<Value, Failure>, Failure> {
        window(count: count, skip: count)
    }

    /// Cuts the stream into windows of `count` values, each of which begins `skip` values after its predecessor.
    ///
    ///     -1--2--3--4------|->
    ///      window(count: 2, skip: 1)
    ///     -w--w--w--w------|->
    ///      1--2|
    ///         2--3|
    ///            3--4|
    ///               4------|->
    ///
    /// If `skip` is smaller than `count`, windows overlap; if it is greater, values between windows are left out. See
    /// ``window(count:)`` for everything else, and ``buffer(count:skip:)`` for arrays.
    ///
    /// - Parameters:
    ///   - count: How many values fill a window; 1 or more.
    ///   - skip: The distance between the beginnings of two windows, in values; 1 or more.
    public func window(count: Int, skip: Int) -> SignalProducer<SignalProducer<Value, Failure>, Failure> {
        SignalProducer<SignalProducer<Value, Failure>, Failure>(source.window(count: count, skip: skip))
    }
}

extension Signal {
    /// Cuts the stream into windows, which are streams of `count` values.
    ///
    /// See ``SignalProducer/window(count:)``. All observers of the signal receive the same windows.
    public func window(count: Int) -> Signal<SignalProducer<Value, Failure>, Failure> {
        window(count: count, skip: count)
    }

    /// Cuts the stream into windows of `count` values, each of which begins `skip` values after its predecessor.
    ///
    /// See ``SignalProducer/window(count:skip:)``.
    public func window(count: Int, skip: Int) -> Signal<SignalProducer<Value, Failure>, Failure> {
        Signal<SignalProducer<Value, Failure>, Failure>(source.window(count: count, skip: skip))
    }
}
