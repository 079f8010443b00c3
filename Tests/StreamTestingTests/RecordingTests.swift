import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

/// Recordings of a test's own streams, in files beside it.
@Suite struct RecordingTests {
    /// A folder for a test's files, as if the test were in it.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("Recordings-\(UUID().uuidString)")
        var file: URL { url.appendingPathComponent("__Recordings__/recordings.jsonl") }

        deinit { try? FileManager.default.removeItem(at: url) }

        func write(_ lines: String...) throws {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file)
        }

        var text: String {
            get throws { try String(contentsOf: file, encoding: .utf8) }
        }

        /// The path that stands for the folder in `in:`, seen from `__Recordings__` beside this file.
        var name: String { String(repeating: "../", count: #filePath.count) + file.path.dropFirst() }

        func check(_ marbles: String, anew: Bool = false, comparingTimes: Bool = true) throws {
            try RecordingMode.$writesAnew.withValue(anew) {
                try record("letters", in: name, comparingTimes: comparingTimes) { try $0.cold(marbles).producer }
            }
        }
    }

    private func failure(_ body: () throws -> Void) -> StreamTestFailure? {
        do {
            try body()
            Issue.record("Nothing was thrown.")
        } catch let failure as StreamTestFailure {
            return failure
        } catch {
            Issue.record("\(error)")
        }
        return nil
    }

    private static let header = #"{"scenario": {"id": "letters", "streams": ["letters"]}, "#
    private static let ab =
        header + #""end": "idle", "trace": [[1, "next", "a"], [2, "next", "b"], [3, "completed", null]]}"#

    // MARK: Beside the test

    @Test("A recording beside the test is compared with")
    func besideTheTest() throws {
        try record("a search") { world in
            let text = try world.hot("a-b-c---|").racSignal
            return text.throttle(1.5).map { "results of \($0 ?? "")" }
        }
    }

    @Test("Several streams, of both layers, in one recording")
    func severalStreams() throws {
        // Outlives the closure: a property completes when it is released.
        let total = MutableProperty(0)
        try withVirtualWorld { world in
            let command = RACCommand(signalBlock: { input in
                guard let price = input as? Int else { return .error(NSError(domain: "Shop", code: 404)) }
                return RACSignal.return(price).delay(0.25)
            })
            let totals = world.record(total, named: "total")
            let prices = world.record(command, named: "prices")
            total.value = 3
            command.execute(3)
            world.advance(by: 1)
            command.execute("tea")
            world.advance(by: 1)
            try world.expectRecording("a shop", of: totals, prices)
        }
    }

    @Test("In a test with tasks")
    func tasks() async throws {
        try await withVirtualWorld { world in
            let letters = world.record(try world.hot("-a-b|").producer.values, named: "letters")
            await world.advance(by: 10)
            // Tasks of other tests may keep this one waiting while time goes on.
            try world.expectRecording("a task", of: letters, comparingTimes: false)
        }
    }

    // MARK: Written and compared

    @Test("The first run writes the recording and fails; the next one compares")
    func firstRun() throws {
        let folder = Folder()
        let failure = failure { try folder.check("-ab|") }
        #expect(failure?.summary.hasPrefix("letters: there was no recording. It is now in /") == true)
        #expect(failure?.summary.hasSuffix("recordings.jsonl; the next run compares with it.") == true)
        #expect(
            failure?.details == """
                  time  1 s  2 s  3 s
                  now   a    b    |
                """)
        #expect(try folder.text == Self.ab + "\n")
        try folder.check("-ab|")
    }

    @Test("A stream that differs is shown with its recording, which stays as it is")
    func differs() throws {
        let folder = Folder()
        try folder.write(Self.ab)
        let failure = failure { try folder.check("-ac|") }
        #expect(failure?.summary == "letters: expected the value b at 2 s, and got the value c at 2 s.")
        #expect(
            failure?.details == """
                  time       1 s  2 s  3 s
                  recording  a    b    |
                  now        a    c    |
                                  ^
                """)
        #expect(try folder.text == Self.ab + "\n")
    }

    @Test("A recording that differs is written anew if that is wanted, and one that does not is left alone")
    func writesAnew() throws {
        let folder = Folder()
        try folder.write("", Self.ab)
        try folder.check("-ab|", anew: true)
        #expect(try folder.text == "\n" + Self.ab + "\n")
        let failure = failure { try folder.check("-ac|", anew: true) }
        #expect(
            failure?.summary == "letters: expected the value b at 2 s, and got the value c at 2 s. "
                + "The recording is written anew.")
        #expect(try folder.text == Self.ab.replacingOccurrences(of: #""b""#, with: #""c""#) + "\n")
        try folder.check("-ac|")
    }

    @Test("Times count unless the test says that they do not; the order always does")
    func times() throws {
        let folder = Folder()
        try folder.write(Self.ab)
        let failures = [
            failure { try folder.check("-a-b|") }, failure { try folder.check("-b-a|", comparingTimes: false) },
            failure { try folder.check("-ab", comparingTimes: false) },
        ]
        #expect(
            failures.map(\.?.summary) == [
                "letters: the value b at 3 s came 1 s too late.",
                "letters: expected the value a, and got the value b at 1 s.",
                "letters: expected completion, and nothing came.",
            ])
        try folder.check("---a-b-|", comparingTimes: false)
    }

    @Test("The other lines of a recording file stay unchanged, byte by byte")
    func otherLines() throws {
        let folder = Folder()
        let other = #"{"trace":[ ], "scenario":{"id":"zebra","expr":["empty"]},"end":"idle"}"#
        try folder.write(other)
        _ = failure { try folder.check("-ab|") }
        #expect(try folder.text == Self.ab + "\n" + other + "\n")
    }

    @Test("A stream that sent nothing is in the recording, too")
    func silence() throws {
        let folder = Folder()
        _ = failure { try folder.check("----") }
        #expect(try folder.text == Self.header + #""end": "until", "trace": []}"# + "\n")
        try folder.check("---")
        #expect(failure { try folder.check("-a") }?.summary == "letters: the value a at 1 s was not expected.")
    }

    @Test("Tests that write the same file at the same time lose nothing")
    func concurrentTests() throws {
        let folder = Folder()
        let name = folder.name
        DispatchQueue.concurrentPerform(iterations: 20) { number in
            #expect(throws: StreamTestFailure.self) {
                try record("number \(number)", in: name) { _ in RACSignal.return(number) }
            }
        }
        #expect(try folder.text.split(separator: "\n").count == 20)
        for number in 0..<20 { try record("number \(number)", in: name) { _ in RACSignal.return(number) } }
        let left = try FileManager.default.contentsOfDirectory(
            atPath: folder.file.deletingLastPathComponent().path)
        #expect(left == ["recordings.jsonl"])
    }

    @Test("A check of a recording names the streams that were not recorded")
    func otherStreams() throws {
        let folder = Folder()
        try folder.write(
            #"{"scenario": {"id": "pair", "streams": ["a", "b:c"]}, "end": "until", "trace": [[0, "b:c:next", 1]]}"#)
        func check(_ names: String...) throws {
            try withVirtualWorld { world in
                let recorders = names.map { world.record(RACSignal.never(), named: $0).allowsUnchecked() }
                if recorders.count == 1 {
                    try world.expectRecording("pair", of: recorders[0], in: folder.name)
                } else {
                    try world.expectRecording("pair", of: recorders[0], recorders[1], in: folder.name)
                }
            }
        }
        let failures = [failure { try check("a") }, failure { try check("a", "a") }, failure { try check("b:c", "a") }]
        #expect(
            failures.map(\.?.summary) == [
                "pair: the recording is of a, b:c, and not of a.",
                "pair: a recording is of streams with different names.",
                "pair, b:c: expected the value 1 at 0 s, and nothing came.",
            ])
        #expect(
            failures[2]?.details == """
                  time            0 s
                  b:c, recording  1
                  b:c, now        -
                  a, recording    -
                  a, now          -
                                  ^
                """)
    }

    @Test(
        "A file that cannot be read is named with the line, and not written",
        arguments: [
            ("{", "not JSON: a key is expected at byte 2"),
            ("[]", "the line is not an object"),
            (#"{"scenario": {}}"#, "the scenario has no id"),
            (ab, "a second recording letters; the first is in line 1"),
        ])
    func badFile(line: String, reason: String) throws {
        let folder = Folder()
        try folder.write(Self.ab, "", line)
        for anew in [false, true] {
            let failure = failure { try folder.check("-ac|", anew: anew) }
            #expect(failure?.summary.hasPrefix("letters: the recording cannot be read or written: /") == true)
            #expect(failure?.summary.hasSuffix("recordings.jsonl:3: \(reason)") == true)
        }
        #expect(try folder.text == Self.ab + "\n\n" + line + "\n")
    }

    @Test(
        "A recording that cannot be read is named with the line",
        arguments: [
            (
                #"{"scenario": {"id": "letters", "expr": ["empty"]}, "end": "idle", "trace": []}"#,
                #"letters has no list "streams" of different names"#
            ),
            (
                #"{"scenario": {"id": "letters", "streams": ["a", "a"]}, "end": "idle", "trace": []}"#,
                #"letters has no list "streams" of different names"#
            ),
            (#"{"scenario": {"id": "letters", "streams": ["a"]}, "end": "idle"}"#, "there is no trace"),
            (
                #"{"scenario": {"id": "letters", "streams": ["a"]}, "end": "until", "trace": [[0, "b:next", 1]]}"#,
                #"a trace entry is [seconds, kind, value], not [0, "b:next", 1]"#
            ),
            (
                #"{"scenario": {"id": "letters", "streams": ["a"]}, "end": "until", "trace": [[0, "log", 1]]}"#,
                #"a trace entry is [seconds, kind, value], not [0, "log", 1]"#
            ),
        ])
    func badRecording(line: String, reason: String) throws {
        let folder = Folder()
        try folder.write("", line)
        let failure = failure { try folder.check("-ab|") }
        #expect(failure?.summary.hasSuffix("recordings.jsonl:2: \(reason)") == true)
    }

    @Test("A folder that cannot be written to is named")
    func unwritable() throws {
        let failure = failure {
            try record("letters", in: String(repeating: "../", count: #filePath.count) + "dev/null/x.jsonl") { _ in
                RACSignal.empty()
            }
        }
        #expect(failure?.summary.hasPrefix("letters: the recording cannot be read or written: ") == true)
    }

    @Test("In real time, the order counts, and times do not")
    func realTime() throws {
        let folder = Folder()
        for run in 1...2 {
            func test() throws {
                try withRealWorld(deadline: 300) { world in
                    let numbers = world.record(RACSignal.return(1).delay(run == 1 ? 0.001 : 0.02), named: "numbers")
                    try numbers.expectNext(1).expectCompleted()
                    try world.expectRecording("numbers", of: numbers, in: folder.name)
                }
            }
            if run == 1 { _ = failure(test) } else { try test() }
        }
    }
}
