import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

/// Logs in the format of `Examples/recorder-objc`, compared with what was ported.
///
/// `__Recordings__/OldApp.jsonl` is written as that recorder writes it.
@Suite struct OldAppTests {
    @Test("A port that does what the old app did, at its own times")
    func port() throws {
        try withVirtualWorld { world in
            let old = NSError(domain: "NSURLErrorDomain", code: -1009)
            let results = world.record(RACSignal.return(["tea"]).concat(RACSignal.error(old).delay(3)), named: "port")
            world.advance(by: 10)
            try world.expectRecording("search#2", of: results, in: "OldApp.jsonl", comparingTimes: false)
        }
    }

    @Test("A port that does something else, beside what the old app did")
    func differentPort() throws {
        do {
            try record("search", in: "OldApp.jsonl", comparingTimes: false) { world in
                try world.hot("ab").racSignal.map { $0 as? String == "a" ? [] : ["tea", "teapots"] }
            }
            Issue.record("Nothing was thrown.")
        } catch let failure as StreamTestFailure {
            #expect(
                failure.summary
                    == "search: expected the value [tea, teapot], and got the value [tea, teapots] at 1 s.")
            #expect(
                failure.details == """
                      time       0 s  912.344 ms  1 s             1.612043 s     3.20112 s
                      recording  -    []          -               [tea, teapot]  <ASearchFailure: 0x0>
                      now        []   -           [tea, teapots]  -              -
                                                  ^
                    """)
        }
    }

    @Test("Every kind of value that the old app's recorder writes is read, and written like that")
    func values() throws {
        let group = RACSignal.return(1).groupBy { _ in "k" }.first()
        let values: [Any?] = [
            nil, 1, 2.5, true, "a\n\u{1}\\", NSNull(), RACTuplePack(1, nil), ["a": 1, "b": [2]] as NSDictionary,
            NSSet(array: [1, 2]), RACUnit.defaultUnit(), RACEvent.eventWithValue(1),
            Date(timeIntervalSinceReferenceDate: 1.5), Data([1, 2]), UInt64.max, Double.nan,
            NSError(domain: "Shop", code: 3), RACSignal.empty(), RACSequence.empty(), group,
            RACTupleNil.tupleNil(),
        ]
        let name = "values \"all\" é🍵"
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("OldApp-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func check(filePath: String = #filePath, file: String) throws {
            try record(name, in: file, filePath: filePath) { _ in
                values.map { RACSignal.return($0) }
                    .reduce(RACSignal.empty()) { $0.concat($1) }
                    .concat(RACSignal.never().timeout(2, onScheduler: .mainThreadScheduler()))
            }
        }
        try check(file: "OldApp.jsonl")
        #expect(throws: StreamTestFailure.self) { try check(filePath: "\(folder.path)/Test.swift", file: "New.jsonl") }
        let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("__Recordings__/OldApp.jsonl")
        let old = try String(contentsOf: fixture, encoding: .utf8).split(separator: "\n").last
        let new = try String(contentsOf: folder.appendingPathComponent("__Recordings__/New.jsonl"), encoding: .utf8)
        // The old app's recorder escapes what is outside the basic plane.
        #expect(old?.replacingOccurrences(of: "\\ud83c\\udf75", with: "🍵") == String(new.dropLast()))
    }
}
