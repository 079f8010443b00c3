/// The values of an array, from an index on; the tail shares the array.
class RACArraySequence: RACSequence, @unchecked Sendable {  // immutable but for the name
    final let backingArray: [Any]
    final let offset: Int

    required init(_ backingArray: [Any], from offset: Int) {
        self.backingArray = backingArray
        self.offset = offset
        super.init()
    }

    /// Returns a sequence of this class; for no values, the empty sequence.
    final class func sequence(_ array: [Any], from offset: Int = 0) -> RACSequence {
        offset < array.count ? self.init(array, from: offset) : RACEmptySequence.shared
    }

    final override var head: Any? { backingArray[offset] }

    final override var tail: RACSequence? {
        Self.sequence(backingArray, from: offset + 1).called(name)
    }

    final override var array: [Any] { offset == 0 ? backingArray : Array(backingArray[offset...]) }

    final override func makeWalk() -> SequenceWalk {
        let kind = type(of: self)
        return ArrayWalk(backingArray, offset, name: name) { kind.sequence($0, from: $1) }
    }

    final override var isWalkedByNodes: Bool { false }

    /// The class, the address, the name and the whole array, as in the original.
    final override var description: String { describing(", array = \(SignalNames.list(backingArray))") }
}

/// Walks along an array.
final class ArrayWalk: SequenceWalk {
    private let array: [Any]
    @exclusivity(unchecked)  // one walk, one thread at a time
    private var index: Int
    private let givenName: String
    private let makeSequence: ([Any], Int) -> RACSequence

    init(
        _ array: [Any], _ index: Int, name: String,
        makeSequence: @escaping ([Any], Int) -> RACSequence = { RACArraySequence.sequence($0, from: $1) }
    ) {
        self.array = array
        self.index = index
        givenName = name
        self.makeSequence = makeSequence
    }

    override func head() -> Any? { index < array.count ? array[index] : nil }

    override func advance() -> Following {
        index += 1
        return index < array.count ? .here : .elsewhere(EmptyWalk.named(givenName))
    }

    override var name: String { givenName }

    override func sequence() -> RACSequence { makeSequence(array, index).called(givenName) }
}
