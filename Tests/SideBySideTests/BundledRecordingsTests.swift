import Recordings
import Testing

@Suite struct BundledRecordingsTests {
    @Test("The dynamic layer does what the original was recorded doing", arguments: try RecordingChunk.all())
    func reproduces(_ chunk: RecordingChunk) throws {
        let replayer = Replayer(accepted: try Bundled.acceptedDifferences())
        var failures: [String] = []
        for (offset, line) in chunk.lines.enumerated() {
            let replayed = replayer.replay(line)
            let place = "line \(chunk.firstLine + offset), \(replayed.id ?? "no id")"
            switch replayed.outcome {
            case .reproduced, .accepted: break
            case .differing(let difference): failures.append("\(place): \(difference)")
            case .skipped(let reason), .malformed(let reason): failures.append("\(place): \(reason)")
            }
        }
        let beginning = failures.prefix(5).joined(separator: "\n")
        #expect(failures.isEmpty, "\(failures.count) were not reproduced:\n\(beginning)")
    }

    @Test("Every bundled recording is there")
    func isComplete() throws {
        let count = 6959 + 424 + 179 + 603 + 264 + 290 + 2344
        #expect(try RecordingChunk.all().map(\.lines.count).reduce(0, +) == count)
    }
}
