public import Foundation

extension CharacterSet {
    /// Makes a set of the characters whose codes are in a range, as `characterSetWithRange:` does.
    ///
    /// Codes that are no characters, such as halves of surrogate pairs, are left out.
    public init(codes: NSRange) {
        self.init()
        for code in codes.lowerBound..<codes.upperBound {
            if let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) { insert(scalar) }
        }
    }
}
