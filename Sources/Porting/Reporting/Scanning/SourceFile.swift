import Foundation

/// A file that was read.
struct SourceFile: Sendable {
    /// The reason why a file is not read.
    enum Refusal: String, Error, Codable, Sendable {
        case unreadable
        case binary
    }

    /// The path as the user named it, or as it lies in the folder that the user named.
    let path: String
    let text: String
    /// The encoding of the file, if it is not UTF-8.
    let encoding: String

    /// Reads a file; a byte order mark selects UTF-16, and bytes that are not UTF-8 either are read as Latin-1.
    init(path: String) throws(Refusal) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { throw .unreadable }
        try self.init(path: path, bytes: [UInt8](data))
    }

    init(path: String, bytes: [UInt8]) throws(Refusal) {
        self.path = path
        switch bytes {
        case _ where bytes.starts(with: [0xFF, 0xFE]):
            text = Self.utf16(bytes.dropFirst(2)) { UInt16($1) << 8 | UInt16($0) }
            encoding = "UTF-16"
        case _ where bytes.starts(with: [0xFE, 0xFF]):
            text = Self.utf16(bytes.dropFirst(2)) { UInt16($0) << 8 | UInt16($1) }
            encoding = "UTF-16"
        default:
            if bytes.prefix(8192).contains(0) { throw .binary }
            let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
            if let text = String(validating: bytes, as: UTF8.self) {
                self.text = text
                encoding = "UTF-8"
            } else {
                text = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
                encoding = "Latin-1"
            }
        }
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, _ unit: (UInt8, UInt8) -> UInt16) -> String {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
        return String(decoding: units, as: UTF16.self)
    }

    var isSwift: Bool { path.hasSuffix(".swift") }
}
