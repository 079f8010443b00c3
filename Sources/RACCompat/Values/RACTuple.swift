import Foundation
import StreamCore

/// Holds an immutable list of values, any of which may be nil.
///
/// Every index outside the list reads as nil. Tuples of all classes are equal when their values are.
open class RACTuple: @unchecked Sendable {  // it is immutable
    /// The values.
    package let backingArray: [Any?]

    /// The number of values that instances of the class hold; nil for any number.
    package class var requiredCount: Int? { nil }

    /// Creates a tuple of nils: as many as the class requires, or none.
    public required convenience init() {
        self.init(objectsFrom: [Any?](repeating: nil, count: Self.requiredCount ?? 0), convertNullsToNils: false)
    }

    /// Creates a tuple of the values in `array`, of which ``RACTupleNil`` and, if wanted, `NSNull` become nil.
    public required init(objectsFrom array: [Any?], convertNullsToNils: Bool) {
        backingArray = array.map { value in
            guard let value = flattened(value), !RACTupleNil.isMarker(value) else { return nil }
            return convertNullsToNils && value is NSNull ? nil : value
        }
        checkCount()
    }

    /// Creates a tuple of values that are already flattened and hold no ``RACTupleNil``; copies nothing.
    package init(backingArray: [Any?]) {
        self.backingArray = backingArray
        checkCount()
    }

    /// Creates a tuple of the elements of an array literal; a numbered class requires its number of elements.
    public required convenience init(arrayLiteral elements: Any?...) {
        self.init(objectsFrom: elements, convertNullsToNils: false)
    }

    /// Creates a tuple from an archive; see ``encode(to:)``.
    ///
    /// Decoding fails when the archive holds another number of values than the class requires.
    public required convenience init(from decoder: any Decoder) throws {
        self.init(objectsFrom: try Self.archivedValues(in: decoder), convertNullsToNils: false)
    }

    private func checkCount() {
        guard let required = Self.requiredCount else { return }
        require(count == required, "\(Self.self) holds \(required) values, not \(count).")
    }

    /// Returns a tuple of the values in `array`; `NSNull` stays `NSNull`.
    public class func tupleWithObjectsFromArray(_ array: [Any?]) -> Self {
        self.init(objectsFrom: array, convertNullsToNils: false)
    }

    /// Returns a tuple of the values in `array`, of which `NSNull` becomes nil if `convertNullsToNils` is true.
    public class func tupleWithObjectsFromArray(_ array: [Any?], convertNullsToNils: Bool) -> Self {
        self.init(objectsFrom: array, convertNullsToNils: convertNullsToNils)
    }

    /// Returns a tuple of `objects`; a nil among them does not end the list.
    public class func tupleWithObjects(_ objects: Any?...) -> Self {
        self.init(objectsFrom: objects, convertNullsToNils: false)
    }

    /// The number of values, nils included.
    public final var count: Int { backingArray.count }

    /// Returns the value at `index`; nil when there is none.
    public final func objectAtIndex(_ index: Int) -> Any? {
        backingArray.indices.contains(index) ? backingArray[index] : nil
    }

    /// Returns the value at `index`; nil when there is none.
    public final func objectAtIndexedSubscript(_ index: Int) -> Any? { objectAtIndex(index) }

    /// Returns the value at `index`; nil when there is none.
    public final subscript(index: Int) -> Any? { objectAtIndex(index) }

    /// The first value.
    public final var first: Any? { objectAtIndex(0) }

    /// The second value.
    public final var second: Any? { objectAtIndex(1) }

    /// The third value.
    public final var third: Any? { objectAtIndex(2) }

    /// The fourth value.
    public final var fourth: Any? { objectAtIndex(3) }

    /// The fifth value.
    public final var fifth: Any? { objectAtIndex(4) }

    /// The last value; nil for an empty tuple.
    public final var last: Any? { objectAtIndex(count - 1) }

    /// Returns the values, with `NSNull` in the place of nil.
    public final func allObjects() -> [Any] {
        backingArray.map { $0 ?? NSNull() }
    }

    /// Returns a tuple of the values and `object`.
    ///
    /// A tuple of five values has no successor: calling this method on a ``RACFiveTuple`` is a programmer error.
    open func tupleByAddingObject(_ object: Any?) -> RACTuple {
        type(of: self).init(objectsFrom: backingArray + [object], convertNullsToNils: false)
    }
}
