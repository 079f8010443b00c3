/// Keeps the values of all arrays that are open: each begins where the one before it began, and `skip` further.
private final class BufferSkip<Value, Failure: Error>: FollowingInput<Value, [Value], Failure>,
    @unchecked Sendable  // see SegmentInput
{
    private let skip: Int
    private var decision: SectionDecision
    /// The values from the beginning of the oldest open array on.
    private var values: [Value] = []

    init(_ downstream: Observer<[Value], Failure>, _ segment: Segment, count: Int, skip: Int) {
        self.skip = skip
        decision = SectionDecision(count: count, skip: skip)
        super.init(downstream, segment)
    }

    override func receive(_ value: Value) {
        let steps = decision.next()
        guard steps.adds else { return }
        values.append(value)
        if steps.endsOldest { flush() }
    }

    override func complete() {
        while !values.isEmpty { flush() }
        super.complete()
    }

    private func flush() {
        let section = values
        values = Array(section.dropFirst(skip))
        forward(section)
    }
}

extension Source {
    package func buffer(count: Int, skip: Int) -> Source<[Value], Failure> {
        require(count > 0, "buffer(count:skip:) needs a count of 1 or more, not \(count).")
        require(skip > 0, "buffer(count:skip:) needs a skip of 1 or more, not \(skip).")
        return Source<[Value], Failure>(following: self) { observer, segment in
            BufferSkip(observer, segment, count: count, skip: skip).attach(to: self)
        }
    }
}

extension SignalProducer {
    /// Sends arrays of `count` values, of which each begins `skip` values after the one before it.
    ///
    ///     -1--2------3------4------|->
    ///      buffer(count: 2, skip: 1)
    ///     ----[1,2]--[2,3]--[3,4]--[4]|->
    ///
    /// With a smaller skip than count, arrays overlap; with a greater one, values are left out between them. Completion
    /// sends what has begun: arrays that are shorter, the longest first. Failure and interruption pass at once, and drop
    /// that. Where skip and count are the same, ``collect(count:)`` is the shorter name.
    ///
    /// - Parameters:
    ///   - count: How many values; 1 or more.
    ///   - skip: How far the beginnings are apart; 1 or more.
    public func buffer(count: Int, skip: Int) -> SignalProducer<[Value], Failure> {
        SignalProducer<[Value], Failure>(source.buffer(count: count, skip: skip))
    }
}

extension Signal {
    /// Sends arrays of `count` values, of which each begins `skip` values after the one before it.
    ///
    /// See ``SignalProducer/buffer(count:skip:)``.
    public func buffer(count: Int, skip: Int) -> Signal<[Value], Failure> {
        Signal<[Value], Failure>(source.buffer(count: count, skip: skip))
    }
}
