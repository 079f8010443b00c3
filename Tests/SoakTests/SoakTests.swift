import Foundation
import TestTurns
import Testing

/// Random subscriptions, disposals and sends, by a program that says what does not return to where it was.
@Suite(.takesTurns) struct SoakTests {
    @Test("Objects, memory, files and threads are as before when several threads have used all layers at random")
    func returns() throws {
        let (status, text) = try run("soak", "--rounds", "100")
        #expect(status == 0, "\(text)")
    }

    @Test("An operator that leaks is found, with the chain of its round", arguments: ["typed", "dynamic", "rx"])
    func findsLeaks(layer: String) throws {
        let (status, text) = try run("soak", "--rounds", "20", "--only", layer, "--leak", "--patience", "1")
        #expect(status == 1)
        #expect(
            text.contains(try Regex(#"\d+ objects of a round are alive: \#(layer), seed \d+, operators \[\d+"#)),
            "\(text)")
    }

    /// What is no operator, or writes to the console.
    private static let without: [String: Set<String>] = [
        "StreamCore": ["connect", "constant", "defaultEventLog", "exponential", "jittered"],
        "RACCompat": ["logAll", "logNext", "logError", "logCompleted"],
        "RxCompat": ["connect", "create", "debug", "decode"],
    ]

    @Test(
        "Every operator of each layer is in the soak",
        arguments: [("StreamCore", "Typed"), ("RACCompat", "Dynamic"), ("RxCompat", "Rx")])
    func hasAllOperators(module: String, table: String) throws {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardized
        let used = try String(contentsOf: root.appending(path: "Tests/Soak/\(table)Operators.swift"), encoding: .utf8)
        let folder = root.appending(path: "Sources/\(module)/Operators")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap {
            $0 as? URL
        }
        var names: Set<String> = []
        for file in files ?? [] where file.pathExtension == "swift" {
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: /public [a-z ]*func `?(\w+)/) {
                names.insert(String(match.1))
            }
        }
        #expect(names.count > 40)
        let missing = names.subtracting(Self.without[module, default: []]).filter {
            !used.contains(".\($0)(") && !used.contains(".\($0) {") && !used.contains(".`\($0)`")
        }
        #expect(missing.sorted() == [])
    }
}
