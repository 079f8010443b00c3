/// Says why a line, or a part of it, cannot be understood.
package struct Malformed: Error, Equatable, CustomStringConvertible {
    /// The reason, for people.
    package let description: String

    package init(_ reason: String) {
        description = reason
    }
}
