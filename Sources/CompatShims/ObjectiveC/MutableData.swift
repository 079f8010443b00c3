public import Foundation

/// Bytes that their holders share, as they shared an `NSMutableData`: a change through one reference shows in all.
///
/// Data is a value of Swift: a copy in each variable. Use this class where two places of an Objective-C program share the
/// same bytes and one of them changes it.
///
/// ```swift
/// let buffer = MutableData()
/// connection.buffer = buffer
/// buffer.contents.append(1) // shows in the connection, too
/// ```
public final class MutableData {
    /// The bytes at this moment, as a value.
    public var contents: Data

    /// Makes an object without bytes.
    public init() { contents = Data() }

    /// Makes an object that holds a copy of bytes.
    public init(_ contents: Data) { self.contents = contents }
}

extension MutableData: Hashable {
    /// Compares the bytes of two objects, as `isEqual:` does.
    public static func == (left: MutableData, right: MutableData) -> Bool { left.contents == right.contents }

    /// Hashes properties that equal bytes share.
    public func hash(into hasher: inout Hasher) { hasher.combine(contents) }
}

extension MutableData: CustomStringConvertible {
    /// The bytes as text.
    public var description: String { contents.description }
}
