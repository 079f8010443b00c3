/// Names a part of a bundled file, small enough for its failures to be read.
package struct RecordingChunk: Sendable, CustomStringConvertible {
    private static let size = 250

    package let fileName: String
    package let lines: [[UInt8]]
    package let firstLine: Int

    package var description: String { "\(fileName), lines \(firstLine) to \(firstLine + lines.count - 1)" }

    /// Cuts bundled files into chunks.
    package static func all(of names: [String] = Bundled.fileNames) throws -> [RecordingChunk] {
        try names.flatMap { name in
            var reader = try LineReader(path: Bundled.path(name))
            var lines: [[UInt8]] = []
            while let line = try reader.next() { lines.append(line) }
            return stride(from: 0, to: lines.count, by: size).map { start in
                RecordingChunk(
                    fileName: name, lines: Array(lines[start..<min(start + size, lines.count)]), firstLine: start + 1)
            }
        }
    }
}
