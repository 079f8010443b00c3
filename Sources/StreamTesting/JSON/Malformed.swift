/// The reason why a line, or a part of a line, cannot be read.
package struct Malformed: Error, Equatable, CustomStringConvertible {
    /// The reason in words.
    package let description: String

    package init(_ reason: String) {
        description = reason
    }
}
