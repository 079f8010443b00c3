import Foundation

/// A file of recordings, one on each line.
///
/// Any number of tests, in any number of processes, may write the file at the same time.
struct RecordingFile {
    let path: String

    /// Returns the recording of this name; nil if there is no such recording, or no file.
    func recording(_ id: String) throws -> StreamRecording? {
        guard let line = try lines().first(where: { $0.id == id }) else { return nil }
        do {
            return try StreamRecording(line.members)
        } catch {
            throw Malformed("\(path):\(line.number): \(error)")
        }
    }

    /// Adds a recording, or replaces the recording of the same name; the other lines stay unchanged.
    func write(_ recording: StreamRecording) throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The lock makes each writer read the lines that the others have written.
        try locking(folder) {
            var texts = try lines().map { ($0.id, $0.text) }.filter { $0.0 != recording.id }
            texts.append((recording.id, recording.line))
            texts.sort { $0.0 < $1.0 }
            let text = texts.map { $0.1 + "\n" }.joined()
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        }
    }

    private struct Line {
        let number: Int
        let id: String
        let text: String
        let members: [String: JSONValue]
    }

    private func lines() throws -> [Line] {
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        var lines: [Line] = []
        for (index, bytes) in data.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            guard bytes.contains(where: { $0 > 0x20 }) else { continue }
            do {
                let line = try line(Array(bytes), number: index + 1)
                if let first = lines.first(where: { $0.id == line.id }) {
                    throw Malformed("a second recording \(line.id); the first is in line \(first.number)")
                }
                lines.append(line)
            } catch {
                throw Malformed("\(path):\(index + 1): \(error)")
            }
        }
        return lines
    }

    private func line(_ bytes: [UInt8], number: Int) throws(Malformed) -> Line {
        guard let members = try JSONParser.parse(bytes).object else { throw Malformed("the line is not an object") }
        guard let id = members["scenario"]?.object?["id"]?.string else { throw Malformed("the scenario has no id") }
        return Line(number: number, id: id, text: String(decoding: bytes, as: UTF8.self), members: members)
    }

    /// Runs `body` while other threads and processes that lock the same folder wait.
    ///
    /// The system unlocks the folder when the descriptor is closed, also when a process crashes.
    private func locking(_ folder: URL, _ body: () throws -> Void) throws {
        let descriptor = open(folder.path, O_RDONLY)
        guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
            throw Malformed("\(folder.path) cannot be locked: \(String(cString: strerror(errno)))")
        }
        defer { close(descriptor) }
        try body()
    }
}
