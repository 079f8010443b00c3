public import Foundation
import StreamCore

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

extension Data {
    /// Copies the first bytes to memory, as `getBytes:length:` did; where there are fewer, the rest stays as it was.
    ///
    /// ```swift
    /// var size: UInt32 = 0
    /// header.getBytes(&size, length: 4)
    /// ```
    public func getBytes(_ buffer: UnsafeMutableRawPointer, length: Int) {
        require(length >= 0, "No negative number of bytes is copied: \(length).")
        getBytes(buffer, range: NSRange(location: 0, length: Swift.min(length, count)))
    }

    /// Copies the bytes of a range to memory, as `getBytes:range:` did.
    ///
    /// A range beyond the end stops the program, where the original threw an exception.
    public func getBytes(_ buffer: UnsafeMutableRawPointer, range: NSRange) {
        let isWithin =
            range.location >= 0 && range.length >= 0 && range.location <= count
            && range.length <= count - range.location
        require(isWithin, "The data has \(count) bytes, and not those of \(range).")
        withUnsafeBytes { bytes in
            let part = UnsafeRawBufferPointer(rebasing: bytes[range.location..<range.location + range.length])
            buffer.copyMemory(from: part.baseAddress ?? UnsafeRawPointer(buffer), byteCount: part.count)
        }
    }
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
