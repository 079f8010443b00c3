import Foundation
import GrowthSupport
import StreamTesting
import Testing

/// Inputs with faults: each is read, or refused with the documented error; none ends the process.
@Suite struct ReaderFuzzTests {
    private static let recordings = [
        #"{"scenario": {"id": "a", "streams": ["a"]}, "end": "idle", "trace": [[0, "next", 1], [1.5, "next", null], [2, "completed", null]]}"#,
        #"{"scenario": {"id": "é\ud83c\udf75", "streams": ["a:b", "é🍵"]}, "end": "until", "trace": [[0, "a:b:next", [true, 2.5]], [0, "é🍵:error", {"code": 4, "domain": "Shop"}], [1e3, "a:b:note", "x\n\u0001"], [1e3, "é🍵:interrupted", null]]}"#,
        #"{"scenario": {"id": "b", "streams": ["a"]}, "end": "until", "trace": [[0.25, "a:next", {"dict": [["a", 1], [{"set": [1]}, 1e20]]}], [1, "error", {"rac": 1}]]}"#,
    ]

    private static let words = [
        "[", "]", "{\"a\":", "}", ",", ":", "\"", "\\", "\\u", "\\ud83d", "\\ude00", "\\u+12f", "null", "true", "-0.0",
        "1e999",
        "1e308", "-9223372036854775809", "0.1234567", "\"next\"", "\"note\"", "\u{600}", "\r", "\0", " ",
    ]

    @Test("JSON with faults is read or refused at a byte of it, and is the same after it was written and read again")
    func json() {
        for input in Fuzz(Self.recordings, pieces: Self.words, count: 2_000) {
            let value: JSONValue
            do throws(Malformed) {
                value = try JSONParser.parse(input.bytes)
            } catch {
                let place = error.description.split(separator: " ").last.flatMap { Int($0) }
                if !(1...input.bytes.count + 1).contains(place ?? 0) { Issue.record("\(error) in \(input)") }
                continue
            }
            if String(validating: input.bytes, as: UTF8.self) == nil { Issue.record("no UTF-8, but read: \(input)") }
            for text in [value.description, value.indented(width: 20)] {
                guard let again = try? JSONParser.parse(text), again == value,
                    again.description.utf8.elementsEqual(value.description.utf8)
                else {
                    Issue.record("\(text) is not what was read from \(input)")
                    break
                }
            }
        }
    }

    @Test("A recording with faults is read or refused, and holds the same events after it was written and read again")
    func recordings() {
        var count = 0
        for input in Fuzz(Self.recordings, pieces: Self.words, limit: 2_000, count: 2_000) {
            guard let members = try? JSONParser.parse(input.bytes).object,
                let recording = try? StreamRecording(members)
            else { continue }
            count += 1
            let line = recording.line
            guard let written = try? JSONParser.parse(line).object, let again = try? StreamRecording(written) else {
                Issue.record("\(line) cannot be read; it was read from \(input)")
                continue
            }
            let isSame = again.line == line && again.id == recording.id && again.end == recording.end
            if !isSame || Events(members) != Events(written) || line.contains("\n") || recording.drawing.isEmpty {
                Issue.record("\(line) is not what was read from \(input)")
            }
        }
        // Not all of the inputs are refused.
        #expect(count > 0 || ProcessInfo.processInfo.environment["FUZZ_COUNT"] != nil)
    }

    /// The events of a line, in an order that does not depend on the order of the streams.
    private struct Events: Equatable {
        private var lines: [String] = []

        init(_ members: [String: JSONValue]?) {
            let isSingle = members?["scenario"]?.object?["streams"]?.array?.count == 1
            for entry in members?["trace"]?.array?.compactMap(\.array) ?? [] {
                let time = entry[0].int.map(TimeInterval.init) ?? Double(entry[0].description) ?? .nan
                let kind = entry[1].string ?? ""
                let last = String(kind.split(separator: ":", omittingEmptySubsequences: false).last ?? "")
                let rounded = (time * 1e6).rounded() / 1e6
                let value = ["completed", "interrupted"].contains(last) ? "" : entry[2].description
                lines.append("\(rounded.isFinite ? rounded : time) \(isSingle ? last : kind) \(value)")
            }
            lines.sort()
        }
    }

    private static let diagrams = [
        "", "-a-b|", "-(ab)c", "a 500ms b 2s |", "^--!", "1.5s a", "a 1m b 1h c", "- a - b#", "~--(a~|)", "-1--2 3s 4X",
        "(a) 100us b", "*-é",
    ]

    @Test("A diagram with faults is read or refused at a place in it, and means the same when it is drawn again")
    func marbles() {
        let pieces = [
            "(", ")", "-", "|", "#", "X", "!", "^", "~", " ", "1s", " 10ms ", " 1h ", "9", ".", "½", "٣", "µs", "min",
            "e\u{301}", "\n", "*",
        ]
        for input in Fuzz(Self.diagrams, pieces: pieces, limit: 3_000, count: 4_000) {
            let values: Set<Character> = input.seed.isMultiple(of: 4) ? ["*", "a", "b", "1", "s"] : []
            do throws(MarbleError) {
                try check(try Marbles(input.text, values: values), values, input)
            } catch {
                if !(0...input.text.count).contains(error.offset) || error.text != input.text {
                    Issue.record("\(error) in \(input)")
                }
            }
        }
    }

    private func check(_ marbles: Marbles, _ values: Set<Character>, _ input: FuzzedInput) throws(MarbleError) {
        let times = marbles.events.map(\.time) + [marbles.duration]
        if times != times.sorted() || !times.allSatisfy({ $0.isFinite && $0 >= 0 }) {
            Issue.record("\(times) in \(input)")
        }
        // A drawing has a character for each frame, and nothing between two frames.
        guard times.allSatisfy({ $0 < 5_000 && $0 == $0.rounded() }) else { return }
        let drawing = marbles.drawn(frame: 1)
        guard let again = try? Marbles(drawing, values: values), again.events == marbles.events else {
            Issue.record("\(drawing) is not what was read from \(input)")
            return
        }
    }
}
