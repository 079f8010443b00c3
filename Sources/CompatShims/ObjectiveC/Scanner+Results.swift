public import Foundation

/// The methods of `NSScanner` that return whether they found something, and store it in a variable.
///
/// A variable keeps its value where nothing was found.
extension Scanner {
    /// Scans an integer, as `scanInteger:` does; an integer that is too large becomes the largest.
    ///
    /// ```swift
    /// var count = 0
    /// let isFound = Scanner(string: "18 apples").scanInteger(storingIn: &count)
    /// ```
    /// - Returns: False if there is no integer at the place.
    @discardableResult
    public func scanInteger(storingIn result: UnsafeMutablePointer<Int>?) -> Bool {
        store(scanInt(), result)
    }

    /// Scans an integer of 32 bits, as `scanInt:` does; an integer that is too large becomes the largest.
    ///
    /// - Returns: False if there is no integer at the place.
    @discardableResult
    public func scanInt(storingIn result: UnsafeMutablePointer<Int>?) -> Bool {
        store(scanInt().map { Int(Int32(clamping: $0)) }, result)
    }

    /// Scans a hexadecimal number of 32 bits with or without `0x`, as `scanHexInt:` does.
    ///
    /// A number that is too large becomes the largest.
    ///
    /// - Returns: False if there is no number at the place.
    @discardableResult
    public func scanHexInt(storingIn result: UnsafeMutablePointer<UInt32>?) -> Bool {
        store(scanUInt64(representation: .hexadecimal).map { UInt32(clamping: $0) }, result)
    }

    /// Scans a number with or without a fraction, as `scanDouble:` does.
    ///
    /// - Returns: False if there is no number at the place.
    @discardableResult
    public func scanDouble(storingIn result: UnsafeMutablePointer<Double>?) -> Bool {
        store(scanDouble(), result)
    }

    /// Scans a text, as `scanString:intoString:` does.
    ///
    /// - Returns: False if another text is at the place.
    @discardableResult
    public func scanString(_ text: String, storingIn result: UnsafeMutablePointer<String?>?) -> Bool {
        store(scanString(text), result)
    }

    /// Scans up to a text, as `scanUpToString:intoString:` does.
    ///
    /// - Returns: False if there is nothing before the text.
    @discardableResult
    public func scanUpToString(_ text: String, storingIn result: UnsafeMutablePointer<String?>?) -> Bool {
        store(scanUpToString(text), result)
    }

    /// Scans a hexadecimal integer of 64 bits, as `scanHexLongLong:` does, with `0x` before it or without.
    ///
    /// - Returns: False if there is no such integer at the place.
    @discardableResult
    public func scanHexLongLong(storingIn result: UnsafeMutablePointer<UInt64>?) -> Bool {
        store(scanUInt64(representation: .hexadecimal), result)
    }

    /// Scans characters of a set, as `scanCharactersFromSet:intoString:` does.
    ///
    /// - Returns: False if the character at the place is of another set.
    @discardableResult
    public func scanCharacters(from set: CharacterSet, storingIn result: UnsafeMutablePointer<String?>?) -> Bool {
        store(scanCharacters(from: set), result)
    }

    /// Scans characters that are not of a set, as `scanUpToCharactersFromSet:intoString:` does.
    ///
    /// - Returns: False if the character at the place is of the set.
    @discardableResult
    public func scanUpToCharacters(from set: CharacterSet, storingIn result: UnsafeMutablePointer<String?>?) -> Bool {
        store(scanUpToCharacters(from: set), result)
    }

    private func store<Value>(_ value: Value?, _ result: UnsafeMutablePointer<Value>?) -> Bool {
        guard let value else { return false }
        result?.pointee = value
        return true
    }

    private func store(_ value: String?, _ result: UnsafeMutablePointer<String?>?) -> Bool {
        guard let value, !value.isEmpty else { return false }
        result?.pointee = value
        return true
    }
}
