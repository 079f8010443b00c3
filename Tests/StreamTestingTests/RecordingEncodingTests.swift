import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

/// What recordings hold for values, and when two are the same.
@Suite struct RecordingEncodingTests {
    struct Line { let name: String, counts: [String: Int] }
    final class Order {
        let id = 7
        var next: Order?
        let lines = [Line(name: "tea", counts: ["a": 1, "b": 2, "c": 3, "d": 4])]
    }
    enum Step: Equatable { case start, pay(amount: Int), ship(String, Set<Int>) }
    enum ShopError: Error { case soldOut(item: String) }
    private struct Hidden: Error {}

    /// The trace that a recording of these events has.
    private func trace(_ stream: some RecordableStream) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Encoding-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try? record("x", filePath: "\(folder.path)/Test.swift") { _ in stream }
        let text = try String(contentsOf: folder.appendingPathComponent("__Recordings__/Test.jsonl"), encoding: .utf8)
        // The second run reads what the first has written.
        try record("x", filePath: "\(folder.path)/Test.swift") { _ in stream }
        let beginning = try #require(text.range(of: #""trace": ["#)).upperBound
        return String(text[beginning...].dropLast(3))
    }

    @Test("Values of the format")
    func values() throws {
        let values: [(value: Any?, json: String)] = [
            (nil, "null"), (Int?.none as Any, "null"), (1, "1"), (UInt8(2), "2"), (2.5, "2.5"), (3.0, "3"),
            (Float(0.1), "0.1"), (true, "true"), (NSNumber(value: 4), "4"), (NSNumber(value: 4.5), "4.5"),
            (1e-5, "1e-05"), (UInt64.max, #"{"number": "18446744073709551615"}"#),
            (Double.nan, #"{"number": "nan"}"#), (-Double.infinity, #"{"number": "-inf"}"#),
            (Decimal(string: "1.1"), "1.1"),
            (Decimal(string: "1.00000000000000000001"), #"{"number": "1.00000000000000000001"}"#),
            ("a \"b\"\n\u{1}é🍵", #""a \"b\"\n\u0001é🍵""#), ("c" as Character, #""c""#),
            ("abc".dropFirst(), #""bc""#), (NSString(string: "d"), #""d""#),
            (Date(timeIntervalSinceReferenceDate: 1.5), #"{"date": 1.5}"#), (Data([1, 2]), #"{"data": "AQI="}"#),
            (NSNull(), #"{"null": 1}"#), (RACUnit.defaultUnit(), #"{"unit": 1}"#), ((), #"{"unit": 1}"#),
            ((1, "a", Int?.none), #"{"tuple": [1, "a", null]}"#), (RACTuplePack(1, nil), #"{"tuple": [1, null]}"#),
            ([1, nil, 3] as [Int?], "[1, null, 3]"), ([] as [Int], "[]"), (NSArray(array: [1, "a"]), #"[1, "a"]"#),
            (["b": 1, "a": [2]] as [String: Any], #"{"dict": [["a", [2]], ["b", 1]]}"#),
            (Set([3, 1, 2]), #"{"set": [1, 2, 3]}"#), ([1, 2, 3][1...], "[2, 3]"),
            (RACEvent.eventWithValue(1), #"{"event": ["next", 1]}"#),
            (
                Signal<Int, ShopError>.Event.failed(.soldOut(item: "tea")),
                #"{"event": ["error", {"code": 0, "domain": "StreamTestingTests.RecordingEncodingTests.ShopError", "#
                    + #""text": "soldOut(item: \"tea\")"}]}"#
            ),
            (Signal<Int, Never>.Event.interrupted, #"{"event": ["interrupted"]}"#),
            (RACSignal.empty(), #"{"signal": 1}"#), (SignalProducer<Int, Never>(value: 1), #"{"signal": 1}"#),
            (NSError(domain: "Shop", code: 3), #"{"err": {"code": 3, "domain": "Shop"}}"#),
        ]
        for (value, json) in values {
            let trace = try trace(RACSignal.return(value))
            #expect(trace == "[0, \"next\", \(json)], [0, \"completed\", null]")
        }
    }

    @Test(
        "Recordings with late events, and with names that join the colon, are written as they are read",
        arguments: [
            #"{"scenario": {"id": "a", "streams": ["a"]}, "end": "until", "trace": [[1e+308, "next", 1]]}"#,
            "{\"scenario\": {\"id\": \"a\", \"streams\": [\"a\u{600}\", \"b\"]}, \"end\": \"until\", "
                + "\"trace\": [[0, \"a\u{600}:next\", 1]]}",
        ])
    func unusualRecordings(line: String) throws {
        let recording = try StreamRecording(#require(JSONParser.parse(line).object))
        #expect(recording.line == line)
        #expect(recording.drawing.contains("time"))
    }

    @Test("Values that the format has no form for are texts, without addresses and in order")
    func texts() throws {
        let order = Order()
        order.next = Order()
        let url = try #require(URL(string: "https://example.com/a"))
        let line = #"Line(name: "tea", counts: ["a": 1, "b": 2, "c": 3, "d": 4])"#
        let values: [(value: Any, text: String)] = [
            (url, "https://example.com/a"),
            (order, "Order(id: 7, next: Order(id: 7, next: nil, lines: [\(line)]), lines: [\(line)])"),
            (Step.start, "start"), (Step.pay(amount: 3), "pay(amount: 3)"),
            (Step.ship("x", [3, 1, 2]), #"ship("x", {1, 2, 3})"#), (0..<3, "0..<3"),
            (NSObject(), "<NSObject: 0x0>"),
        ]
        for (value, text) in values {
            let json = try trace(RACSignal.return(value).take(1))
            #expect(json.contains(#"{"text": "\#(text.replacingOccurrences(of: "\"", with: #"\""#))"}"#), "\(json)")
        }
    }

    @Test("An object inside itself ends")
    func cycle() throws {
        let order = Order()
        order.next = order
        defer { order.next = nil }
        #expect(try trace(RACSignal.return(order)).contains("…"))
    }

    @Test("Failures keep domain and code, and what a Swift error says besides")
    func failures() throws {
        #expect(try trace(RACSignal.error(nil)) == #"[0, "error", null]"#)
        #expect(
            try trace(RACSignal.error(NSError(domain: "Shop", code: 3, userInfo: ["a": 1])))
                == #"[0, "error", {"code": 3, "domain": "Shop"}]"#)
        let soldOut = try trace(SignalProducer<Int, ShopError>(error: .soldOut(item: "tea")))
        #expect(soldOut.hasSuffix(#""text": "soldOut(item: \"tea\")"}]"#))
        #expect(
            try trace(SignalProducer<Int, Hidden>(error: Hidden()))
                == #"[0, "error", {"code": 1, "domain": "StreamTestingTests.RecordingEncodingTests.Hidden", "#
                + #""text": "Hidden()"}]"#)
        #expect(
            try trace(RACSignal.never().timeout(2, onScheduler: .mainThreadScheduler()))
                == #"[2, "error", {"rac": 1}]"#)
    }

    @Test("Numbers are the same by value, whatever their types, and errors of the old app without a text")
    func sameness() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Same-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let recordings = folder.appendingPathComponent("__Recordings__")
        try FileManager.default.createDirectory(at: recordings, withIntermediateDirectories: true)
        let line =
            #"{"scenario": {"id": "x", "streams": ["old"]}, "end": "idle", "trace": [[0, "next", {"tuple": [1, 2.0, {"dict": [["b", 1], ["a", 2]]}]}], "#
            + #"[0, "error", {"domain": "StreamTestingTests.RecordingEncodingTests.ShopError", "code": 0}]]}"#
        try Data(line.utf8).write(to: recordings.appendingPathComponent("Test.jsonl"))
        func check(_ value: Any, _ error: any Error) throws {
            try record("x", filePath: "\(folder.path)/Test.swift") { _ in
                RACSignal.return(value).concat(.error(error))
            }
        }
        try check((true, Float(2), ["a": 2, "b": 1]), ShopError.soldOut(item: "tea"))
        #expect(throws: StreamTestFailure.self) { try check((1, 2, ["a": 2, "b": 2]), ShopError.soldOut(item: "tea")) }
        #expect(throws: StreamTestFailure.self) {
            try check((1, 2, ["a": 2, "b": 1]), NSError(domain: "Shop", code: 0))
        }
    }
}
