public import Foundation

/// Indexes that their holders share, as they shared an `NSMutableIndexSet`: a change through one reference shows in all.
///
/// IndexSet is a value of Swift: a copy in each variable. Use this class where two places of an Objective-C program share the
/// same indexes and one of them changes it.
///
/// ```swift
/// let selection = MutableIndexSet()
/// list.selection = selection
/// selection.contents.insert(3) // shows in the list, too
/// ```
public final class MutableIndexSet {
    /// The indexes at this moment, as a value.
    public var contents: IndexSet

    /// Makes an object without indexes.
    public init() { contents = IndexSet() }

    /// Makes an object that holds a copy of indexes.
    public init(_ contents: IndexSet) { self.contents = contents }
}

extension MutableIndexSet: Hashable {
    /// Compares the indexes of two objects, as `isEqual:` does.
    public static func == (left: MutableIndexSet, right: MutableIndexSet) -> Bool { left.contents == right.contents }

    /// Hashes properties that equal indexes share.
    public func hash(into hasher: inout Hasher) { hasher.combine(contents) }
}

extension MutableIndexSet: CustomStringConvertible {
    /// The indexes as text.
    public var description: String { contents.description }
}
