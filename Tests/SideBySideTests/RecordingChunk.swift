import Recordings
import Testing

/// Names a part of a bundled file, small enough for its failures to be read.
struct RecordingChunk: Sendable, CustomTestStringConvertible {
    private static let size = 250

    let fileName: String
    let lines: [[UInt8]]
    let firstLine: Int

    var testDescription: String { "\(fileName), lines \(firstLine) to \(firstLine + lines.count - 1)" }

    /// Cuts all bundled files into chunks.
    static func all() throws -> [RecordingChunk] {
        try Bundled.fileNames.flatMap { name in
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
