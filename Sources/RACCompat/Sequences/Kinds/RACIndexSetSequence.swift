import Foundation

/// The indexes of a set, in ascending order.
final class RACIndexSetSequence: RACSequence, @unchecked Sendable {  // immutable but for the name
    private let indexes: IndexSet
    private let start: IndexSet.Index

    private init(_ indexes: IndexSet, from start: IndexSet.Index) {
        self.indexes = indexes
        self.start = start
        super.init()
    }

    /// Returns a sequence of the indexes; for an empty set, the empty sequence.
    static func sequence(_ indexes: IndexSet) -> RACSequence { sequence(indexes, from: indexes.startIndex) }

    private static func sequence(_ indexes: IndexSet, from start: IndexSet.Index) -> RACSequence {
        start < indexes.endIndex ? RACIndexSetSequence(indexes, from: start) : RACEmptySequence.shared
    }

    override var head: Any? { indexes[start] }
    override var tail: RACSequence? { Self.sequence(indexes, from: indexes.index(after: start)) }

    override var description: String {
        describing(", indexes = \(indexes[start...].map(String.init).joined(separator: ", "))")
    }
}
