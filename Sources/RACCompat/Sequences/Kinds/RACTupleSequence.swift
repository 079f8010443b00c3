import Foundation

/// The values of a tuple, from an index on, with `NSNull` in the place of nil.
final class RACTupleSequence: RACSequence, @unchecked Sendable {  // immutable but for the name
    private let backingArray: [Any?]
    private let offset: Int

    private init(_ backingArray: [Any?], from offset: Int) {
        self.backingArray = backingArray
        self.offset = offset
        super.init()
    }

    /// Returns a sequence of the values; for no values, the empty sequence.
    static func sequence(_ backingArray: [Any?], from offset: Int = 0) -> RACSequence {
        offset < backingArray.count ? RACTupleSequence(backingArray, from: offset) : RACEmptySequence.shared
    }

    override var head: Any? { backingArray[offset] ?? NSNull() }

    override var tail: RACSequence? {
        Self.sequence(backingArray, from: offset + 1).called(name)
    }

    override var description: String {
        describing(", tuple = \(SignalNames.list(backingArray.map { $0 ?? RACTupleNil.tupleNil() }))")
    }
}
