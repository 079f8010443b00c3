/// Sends each value to all windows that are open: each begins `skip` values after the one before it.
private final class WindowCount<Value, Failure: Error>: Splitting<Value, SignalProducer<Value, Failure>, Failure>,
    @unchecked Sendable  // gated
{
    private let count: Int
    private let skip: Int
    /// The open windows, the oldest first.
    @exclusivity(unchecked)
    private var windows: ContiguousArray<Substream<Value, Failure>> = []
    /// How many values the oldest open window has had.
    @exclusivity(unchecked)
    private var oldestCount = 0
    /// How many values come before the next window begins.
    @exclusivity(unchecked)
    private var untilNext = 0

    init(
        _ output: Observer<SignalProducer<Value, Failure>, Failure>, _ segment: Segment, count: Int, skip: Int
    ) {
        self.count = count
        self.skip = skip
        super.init(output, segment)
    }

    override func receive(_ value: Value) {
        segment.enter(with: self, value) { $0.take($1) }
    }

    private func take(_ value: Value) {
        if untilNext == 0 { beginWindow() }
        untilNext -= 1
        guard !windows.isEmpty else { return }
        for window in windows { _ = window.receive(value) }
        oldestCount += 1
        if oldestCount == count { endOldest() }
    }

    private func beginWindow() {
        untilNext = skip
        guard segment.isActive else { return }
        let window = Substream<Value, Failure>(of: input, .unbounded)
        windows.append(window)
        forward(window.makeProducer())
    }

    private func endOldest() {
        let window = windows.removeFirst()
        oldestCount = windows.isEmpty ? 0 : count - skip
        window.finish(.completed)
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
