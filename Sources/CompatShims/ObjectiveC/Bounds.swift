import Foundation
import StreamCore

/// Stops the program unless an index is one of a collection of `count` elements, where the original raised an exception.
@inline(__always)
func checkIndex(_ index: Int, _ count: Int) {
    require(index >= 0 && index < count, "The index \(index) is beyond the bounds of an array of \(count) elements.")
}

/// Stops the program unless an element can be inserted at an index into `count` elements.
func checkPlace(_ index: Int, _ count: Int) {
    require(index >= 0 && index <= count, "Nothing can be inserted at \(index) into an array of \(count) elements.")
}

/// Returns a range, and stops the program unless it is within `count` elements or UTF-16 units.
func checked(_ range: NSRange, _ count: Int, _ whole: StaticString = "an array") -> Range<Int> {
    require(
        range.location >= 0 && range.length >= 0 && range.location <= count && range.length <= count - range.location,
        "The range \(range) is beyond the bounds of \(whole) of length \(count).")
    return range.location..<range.location + range.length
}
