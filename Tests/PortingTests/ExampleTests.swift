import Foundation
import Testing

@testable import Porting

/// The examples of the guide's rows, which `rac-port explain` prints.
///
/// Their Swift stands in `Tests/PortedTests/Ported/Examples.swift`, which is compiled and run. After a change,
/// `RAC_PORT_RECORD=1 swift test --filter ExampleTests` writes it anew, to be read as a difference.
@Suite struct ExampleTests {
    private static let ported = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../PortedTests/Ported/Examples.swift").standardized

    @Test("The Swift of the examples is what is compiled and run")
    func translates() throws {
        let translation = translate(Example.source, name: "Examples")
        if ProcessInfo.processInfo.environment["RAC_PORT_RECORD"] == "1" {
            try translation.text.write(to: Self.ported, atomically: true, encoding: .utf8)
        }
        #expect(try translation.text == String(contentsOf: Self.ported, encoding: .utf8))
        #expect(Gates.unread(in: Example.source) == [])
        #expect(!translation.diagnostics.contains { $0.confidence == .byHand })
        for example in Example.all {
            #expect(translation.text.contains("func \(example.row.replacing("-", with: "_"))()"))
        }
    }

    /// Rows whose example stands in the section around them: they need a class, a control, a file, or a server.
    private static let elsewhere: Set<String> = [
        "rac-0155", "rac-0157", "rac-0224", "rac-0265", "rac-0266", "rac-0267", "rac-0268", "rac-0269", "rac-0272",
        "rac-0273", "rac-0275", "rac-0276", "rac-0277", "rac-0278", "rac-0282", "rac-0284", "rac-0285", "rac-0287",
        "rac-0291", "rac-0299", "rac-0304", "rac-0319", "rac-0323", "rac-0346", "rac-0450", "rac-0453", "rac-0484",
        "rac-0539", "rac-1032", "rac-1033", "rac-1035", "rac-4501", "rac-4502", "rac-4504",
    ]

    @Test("Every row of a selector has an example that prints something, or its section has one")
    func coversRows() throws {
        let rows = Set(
            Registry.bundled.entries.filter { $0.row != nil }.compactMap { entry in
                entry.section?.split(separator: "#").last.map(String.init)
            })
        let examples = Set(Example.all.map(\.row))
        #expect(examples.count == Example.all.count)
        #expect(examples.subtracting(rows) == [])
        #expect(rows.subtracting(examples) == Self.elsewhere)
        for example in Example.all {
            #expect(example.objectiveC.contains("// prints "), "\(example.row)")
            #expect(example.swift.contains("// prints "), "\(example.row)")
        }
    }

    @Test("An example uses a call of its row")
    func usesCalls() {
        for example in Example.all {
            let entries = Registry.bundled.entries.filter { $0.section?.hasSuffix("#\(example.row)") == true }
            let names = entries.flatMap { $0.name.split(separator: ":").prefix(1) }
            #expect(names.contains { example.objectiveC.contains($0) }, "\(example.row)")
        }
    }
}
