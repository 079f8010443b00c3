import Foundation

/// Reads the lines of a file one after the other, without holding the whole file.
package struct LineReader {
    private static let chunkSize = 1 << 16

    private let handle: FileHandle
    private var chunk: [UInt8] = []
    private var position = 0
    private var isAtEnd = false

    /// Opens the file at `path`; "-" is the standard input.
    package init(path: String) throws {
        if path == "-" {
            handle = .standardInput
        } else {
            handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        }
    }

    /// Returns the next line without its line break; nil at the end of the file.
    package mutating func next() throws -> [UInt8]? {
        var line: [UInt8] = []
        while true {
            if let end = lineEnd() {
                line += chunk[position..<end]
                position = end + 1
                return line
            }
            line += chunk[position...]
            guard !isAtEnd, let data = try handle.read(upToCount: Self.chunkSize), !data.isEmpty else {
                isAtEnd = true
                chunk = []
                position = 0
                return line.isEmpty ? nil : line
            }
            chunk = Array(data)
            position = 0
        }
    }

    /// The position of the next line break in the chunk.
    private func lineEnd() -> Int? {
        chunk.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress, position < bytes.count,
                let found = memchr(start + position, 0x0A, bytes.count - position)
            else { return nil }
            return UnsafeRawPointer(found) - start
        }
    }
}
