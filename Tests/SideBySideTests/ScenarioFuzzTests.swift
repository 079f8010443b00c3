import Foundation
import GrowthSupport
import Recordings
import StreamTesting
import Testing

/// Lines of recordings with faults: each scenario is read, or refused as malformed; none is run.
@Suite struct ScenarioFuzzTests {
    private static let lines: [String] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Recordings").standardized
        return ["signals-systematic.jsonl", "signals-random.jsonl"].flatMap { name -> [String] in
            let file = try? FileHandle(forReadingFrom: folder.appending(path: name))
            let beginning = try? file?.read(upToCount: 60_000)
            return String(decoding: beginning ?? Data(), as: UTF8.self).split(separator: "\n").dropLast().map(
                String.init)
        }
    }()

    private static let pieces = [
        "[\"take\", 1, ", "]", "[", "{\"a\":", "}", ",", "null", "-1", "1e9", "0.5", "9223372036854775807",
        "-9223372036854775808", "\"a\"", "\"inc\"",
        "[\"never\"]", "[\"ref\", \"m\"]", "[\"hot\", \"a\"]", "[\"interval\", 1]",
        "[\"signals\", [[3, [\"never\"]]], 2]", "\"dispose_at\": 3", "{\"unit\": true}",
    ]

    @Test("A scenario with faults is read, or refused as malformed")
    func scenarios() {
        #expect(Self.lines.count > 50)
        let table = DynamicFace.operators()
        var read = 0
        for input in Fuzz(Self.lines, pieces: Self.pieces, count: 1_000) {
            do {
                let line = try RecordedLine(input.bytes)
                _ = try SignalScenario(line.scenario, table: table)
                _ = try SignalTrace(line)
                read += 1
            } catch {
                if !(error is Malformed) || "\(error)".isEmpty { Issue.record("\(error) for \(input)") }
            }
        }
        #expect(read > 0 || ProcessInfo.processInfo.environment["FUZZ_COUNT"] != nil)
    }
}
