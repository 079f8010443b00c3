import StreamCore
import Synchronization

/// A stretch of the values that a walk has computed, remembered for all sequences that start in it.
///
/// Chunks are linked, so that a chunk is released when no place in it is retained any more. The last chunk holds the
/// walk.
final class MemoChunk: @unchecked Sendable {  // the state is published by the two counts, and changed under the claim
    /// Where the tail of a place is.
    enum Following {
        /// At the next index.
        case here
        /// At the beginning of the next chunk.
        case next(MemoChunk)
        /// Outside the chunks: nil, the empty sequence, or a sequence that remembers its values itself.
        case sequence(RACSequence?)
    }

    private static let greatestCapacity = 64

    private let claim = EvaluationClaim()
    private let capacity: Int
    private let values: UnsafeMutablePointer<Any>
    /// The number of values that have been computed.
    private let valueCount = Atomic<Int>(0)
    /// The number of tails that have been computed: as many as values, or one less.
    private let tailCount = Atomic<Int>(0)
    /// The index of the last value, when its tail lies outside the chunks.
    private let endIndex = Atomic<Int>(.max)
    /// Whether a value was requested after the last value.
    private let isOver = Atomic<Bool>(false)
    @exclusivity(unchecked)  // under the claim
    private var walk: SequenceWalk?
    @exclusivity(unchecked)  // under the claim
    private var next: MemoChunk?
    @exclusivity(unchecked)  // under the claim
    private var rest: RACSequence?
    /// The name of all tails of the first sequence.
    ///
    /// The first chunk learns the name with its first tail. Later chunks have it from the beginning, since other
    /// threads may request the name as soon as they know of the chunk.
    @exclusivity(unchecked)  // under the claim
    private var knownTailName: String?

    var tailName: String { knownTailName ?? "" }

    init(_ walk: SequenceWalk, capacity: Int = 4, tailName: String? = nil) {
        self.walk = walk
        self.capacity = capacity
        knownTailName = tailName
        values = .allocate(capacity: capacity)
    }

    deinit {
        values.deinitialize(count: valueCount.load(ordering: .acquiring))
        values.deallocate()
        Reclaimer.release(&walk)
        Reclaimer.release(&rest)
        var following = next
        next = nil
        while isKnownUniquelyReferenced(&following), let chunk = following {
            following = chunk.next
            chunk.next = nil
        }
    }

    /// Takes the walk, if no value has been computed.
    ///
    /// The caller must hold the only reference to the chunk.
    func takeUntouchedWalk() -> SequenceWalk? {
        guard valueCount.load(ordering: .acquiring) == 0, let walk else { return nil }
        self.walk = nil
        return walk
    }

    /// Returns whether the value at `index`, or its absence, is known.
    func knowsHead(at index: Int) -> Bool {
        index < valueCount.load(ordering: .acquiring) || isOver.load(ordering: .acquiring)
    }

    /// Returns whether the tail of the value at `index`, or its absence, is known.
    func knowsTail(at index: Int) -> Bool {
        index < tailCount.load(ordering: .acquiring) || isOver.load(ordering: .acquiring)
    }

    /// Returns the value at `index`, nil at the end.
    ///
    /// The index is at most the number of tails that have been computed.
    @inline(__always)
    func head(at index: Int) -> Any? {
        if index < valueCount.load(ordering: .acquiring) { return values[index] }
        // The walk is released after the claim has been given up: a deinitializer of what its blocks hold may request
        // the values.
        var walked: SequenceWalk?
        let value = claim.hold { compute(index, &walked) }
        release(walked)
        return value
    }

    /// Computes a value; at the end, returns nil and hands out the walk.
    private func compute(_ index: Int, _ walked: inout SequenceWalk?) -> Any? {
        if index < valueCount.load(ordering: .relaxed) { return values[index] }
        guard let value = walk?.head() else {
            walked = walk.take()
            isOver.store(true, ordering: .releasing)
            return nil
        }
        (values + index).initialize(to: value)
        valueCount.store(index + 1, ordering: .releasing)
        return value
    }

    /// Returns the place of the tail of the value at `index`.
    @inline(__always)
    func tail(at index: Int) -> Following {
        if index >= tailCount.load(ordering: .acquiring) {
            guard head(at: index) != nil else { return .sequence(nil) }
            release(claim.hold { computeTail(index) })
        }
        if index == endIndex.load(ordering: .relaxed) { return .sequence(rest) }
        if index + 1 < capacity { return .here }
        return next.map { .next($0) } ?? .sequence(nil)
    }

    /// Computes the place of a tail, and hands out the walk, which may no longer be needed.
    private func computeTail(_ index: Int) -> SequenceWalk? {
        guard index >= tailCount.load(ordering: .relaxed), let walk else { return nil }
        switch walk.advance() {
        case .here:
            if knownTailName == nil { knownTailName = walk.name }
            if index + 1 == capacity {
                next = MemoChunk(walk, capacity: min(2 * capacity, Self.greatestCapacity), tailName: tailName)
                self.walk = nil
            }
        case .elsewhere(let following): end(at: index, with: following.sequence())
        case .nowhere: end(at: index, with: nil)
        }
        tailCount.store(index + 1, ordering: .releasing)
        return walk
    }

    private func end(at index: Int, with rest: RACSequence?) {
        self.rest = rest
        endIndex.store(index, ordering: .relaxed)
        walk = nil
    }
}

/// Walks along remembered values, and computes the values that nobody has requested before.
final class MemoWalk: SequenceWalk {
    @exclusivity(unchecked)  // one walk, one thread at a time
    private var chunk: MemoChunk
    @exclusivity(unchecked)  // one walk, one thread at a time
    private var index: Int
    private var firstName: String?

    init(_ chunk: MemoChunk, _ index: Int, name: String) {
        self.chunk = chunk
        self.index = index
        firstName = name
    }

    override func head() -> Any? { chunk.head(at: index) }

    override func advance() -> Following {
        switch chunk.tail(at: index) {
        case .here: index += 1
        case .next(let next):
            chunk = next
            index = 0
        case .sequence(let rest): return rest.map { .elsewhere($0.makeWalk()) } ?? .nowhere
        }
        firstName = nil
        return .here
    }

    override var name: String { firstName ?? chunk.tailName }

    override func sequence() -> RACSequence {
        RACDynamicSequence(chunk, index).called(name)
    }
}
