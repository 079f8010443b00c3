public import Foundation

extension CharacterSet {
    /// Makes a set of the characters whose codes are in a range, as `characterSetWithRange:` does.
    ///
    /// Codes that are no characters, such as halves of surrogate pairs, are left out.
    public init(codes: NSRange) {
        self.init()
        for code in checked(codes, .max, "the codes").clamped(to: 0..<0x11_0000) {
            if let scalar = Unicode.Scalar(UInt32(code)) { insert(scalar) }
        }
    }
}
