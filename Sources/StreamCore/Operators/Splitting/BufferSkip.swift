/// Keeps the values of all open arrays; each array begins `skip` values after the beginning of its predecessor.
private final class BufferSkip<Value, Failure: Error>: FollowingInput<Value, [Value], Failure>,
    @unchecked Sendable  // see SegmentInput
{
    private let skip: Int
    private var decision: SectionDecision
    /// The values since the beginning of the oldest open array.
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
    /// Sends arrays of `count` values, each of which begins `skip` values after its predecessor.
    ///
    ///     -1--2------3------4------|->
    ///      buffer(count: 2, skip: 1)
    ///     ----[1,2]--[2,3]--[3,4]--[4]|->
    ///
    /// If `skip` is smaller than `count`, arrays overlap; if it is greater, values between arrays are left out.
    /// Completion sends the unfinished arrays, the longest first. Failure and interruption pass at once, and drop the
    /// unfinished arrays. If `skip` and `count` are equal, ``collect(count:)`` is the shorter name.
    ///
    /// - Parameters:
    ///   - count: How many values fill an array; 1 or more.
    ///   - skip: The distance between the beginnings of two arrays, in values; 1 or more.
    public func buffer(count: Int, skip: Int) -> SignalProducer<[Value], Failure> {
        SignalProducer<[Value], Failure>(source.buffer(count: count, skip: skip))
    }
}

extension Signal {
    /// Sends arrays of `count` values, each of which begins `skip` values after its predecessor.
    ///
    /// See ``SignalProducer/buffer(count:skip:)``.
    public func buffer(count: Int, skip: Int) -> Signal<[Value], Failure> {
        Signal<[Value], Failure>(source.buffer(count: count, skip: skip))
    }
}
