import Foundation
import Testing

/// The examples that `rac-port explain` prints do what their comments say.
@MainActor @Suite(.serialized) struct ExamplesTests {
    nonisolated static let examples: [(row: String, run: @Sendable @MainActor () -> Void)] = [
        ("rac_0001", rac_0001), ("rac_0007", rac_0007), ("rac_0009", rac_0009), ("rac_0014", rac_0014),
        ("rac_0021", rac_0021), ("rac_0022", rac_0022), ("rac_0035", rac_0035), ("rac_0036", rac_0036),
        ("rac_0037", rac_0037), ("rac_0046", rac_0046), ("rac_0049", rac_0049), ("rac_0051", rac_0051),
        ("rac_0055", rac_0055), ("rac_0056", rac_0056), ("rac_0060", rac_0060), ("rac_0061", rac_0061),
        ("rac_0062", rac_0062), ("rac_0066", rac_0066), ("rac_0072", rac_0072), ("rac_0074", rac_0074),
        ("rac_0076", rac_0076), ("rac_0081", rac_0081), ("rac_0084", rac_0084), ("rac_0100", rac_0100),
        ("rac_0102", rac_0102), ("rac_0118", rac_0118), ("rac_0119", rac_0119), ("rac_0130", rac_0130),
        ("rac_0164", rac_0164), ("rac_0189", rac_0189), ("rac_0200", rac_0200), ("rac_0216", rac_0216),
        ("rac_0264", rac_0264), ("rac_0270", rac_0270), ("rac_0312", rac_0312), ("rac_0313", rac_0313),
        ("rac_0314", rac_0314), ("rac_0315", rac_0315), ("rac_0316", rac_0316), ("rac_0353", rac_0353),
        ("rac_0359", rac_0359), ("rac_0365", rac_0365), ("rac_0371", rac_0371), ("rac_0373", rac_0373),
        ("rac_0377", rac_0377), ("rac_0383", rac_0383), ("rac_0392", rac_0392), ("rac_0398", rac_0398),
        ("rac_0404", rac_0404),
    ]

    @Test("An example prints what its comments say", arguments: examples.map(\.row))
    func prints(row: String) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Ported/Examples.swift")
        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        let body = lines.drop { $0 != "func \(row)() {" }.prefix { $0 != "}" }
        let expected = body.compactMap { line in line.range(of: "// prints ").map { line[$0.upperBound...] } }
        let example = try #require(Self.examples.first { $0.row == row })
        let printed = loggedLines { example.run() }
        #expect(printed.joined(separator: ", ") == expected.joined(separator: ", "))
    }

    @Test("Every example is run")
    func runsAll() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Ported/Examples.swift")
        let names = try String(contentsOf: file, encoding: .utf8).matches(of: /func (rac_\d+)\(/).map { String($0.1) }
        #expect(names == Self.examples.map(\.row))
    }
}
