/// The reason why a line, or a part of a line, cannot be read.
package struct Malformed: Error, Equatable, CustomStringConvertible {
    /// The reason, for people.
    package let description: String

    package init(_ reason: String) {
        description = reason
    }
}
