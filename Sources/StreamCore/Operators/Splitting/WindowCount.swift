/// Sends each value to all windows that are open: each begins `skip` values after the one before it.
private final class WindowCount<Value, Failure: Error>: Splitting<Value, SignalProducer<Value, Failure>, Failure>,
    @unchecked Sendable  // gated
{
    @exclusivity(unchecked)  // inside the gate
    private var decision: SectionDecision
    /// The open windows, the oldest first; those of the decision that begin after disposal are not made.
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
    /// A window is sent right before its first value. Who starts it while it is delivered misses nothing; one that is
    /// started later, or waits in `flatMap(.concat)`, keeps its values until then, unless nobody refers to it. A second
    /// observer of one window gets what comes from then on. To have arrays instead, see ``collect(count:)``.
    ///
    /// Failure, completion and interruption end the open windows, the oldest first, and then the result. Disposal of the
    /// result interrupts nothing else: no window begins any more, but the producer goes on as long as a window is
    /// observed or, not having ended, referred to, and its work is released after that. So `take(first: 2)` gives two
    /// whole windows. Events come on the threads that send them, one at a time over all windows.
    ///
    /// - Parameter count: How many values; 1 or more.
    public func window(count: Int) -> SignalProducer<SignalProducer<Value, Failure>, Failure> {
        window(count: count, skip: count)
    }

    /// Cuts the stream into windows of `count` values, of which each begins `skip` values after the one before it.
    ///
    ///     -1--2--3--4------|->
    ///      window(count: 2, skip: 1)
    ///     -w--w--w--w------|->
    ///      1--2|
    ///         2--3|
    ///            3--4|
    ///               4------|->
    ///
    /// With a smaller skip than count, windows overlap; with a greater one, values are left out between them. See
    /// ``window(count:)`` for all else, and ``buffer(count:skip:)`` for arrays.
    ///
    /// - Parameters:
    ///   - count: How many values; 1 or more.
    ///   - skip: How far the beginnings are apart; 1 or more.
    public func window(count: Int, skip: Int) -> SignalProducer<SignalProducer<Value, Failure>, Failure> {
        SignalProducer<SignalProducer<Value, Failure>, Failure>(source.window(count: count, skip: skip))
    }
}

extension Signal {
    /// Cuts the stream into windows, which are streams of `count` values.
    ///
    /// See ``SignalProducer/window(count:)``. All observers of the signal are sent the same windows.
    public func window(count: Int) -> Signal<SignalProducer<Value, Failure>, Failure> {
        window(count: count, skip: count)
    }

    /// Cuts the stream into windows of `count` values, of which each begins `skip` values after the one before it.
    ///
    /// See ``SignalProducer/window(count:skip:)``.
    public func window(count: Int, skip: Int) -> Signal<SignalProducer<Value, Failure>, Failure> {
        Signal<SignalProducer<Value, Failure>, Failure>(source.window(count: count, skip: skip))
    }
}
