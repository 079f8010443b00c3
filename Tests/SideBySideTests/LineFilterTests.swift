import Recordings
import Testing

@Suite struct LineFilterTests {
    @Test(
        "Every bundled line contains its id and its operators as the filter looks for them",
        arguments: try RecordingChunk.all())
    func passesBundledLines(chunk: RecordingChunk) throws {
        let kinds: [any RecordingKind] = [
            SignalRecordings(), ValueRecordings(), ScriptRecordings(), NameRecordings(), SequenceRecordings(),
        ]
        for (offset, bytes) in chunk.lines.enumerated() {
            let line = try RecordedLine(bytes)
            let kind = try #require(kinds.first { $0.recognises(line.scenario) })
            let names = try kind.operators(of: line).union([line.id])
            let passes = LineFilter(names).canPass(bytes)
            #expect(passes, "line \(chunk.firstLine + offset), \(names)")
        }
    }

    @Test("A line without one of the names does not pass")
    func refuses() {
        let line = Array(#"["take", 1, ["hot", "a"]]"#.utf8)
        #expect(LineFilter(["take", "hot"]).canPass(line))
        #expect(!LineFilter(["take", "skip"]).canPass(line))
        #expect(!LineFilter(["take"]).canPass([]))
        #expect(LineFilter([]).canPass([]))
    }
}
