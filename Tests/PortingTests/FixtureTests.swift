import Foundation
import Porting
import Testing

/// Files of Objective-C in the styles of real programs, and the Swift that is written for each.
///
/// The Swift stands in `Tests/PortedTests/Ported`, which is compiled and run: what this suite compares is what works. A
/// file that holds something that a person writes has its Swift beside it, as `NAME.swift.expected`. After a change of the
/// translator, `RAC_PORT_RECORD=1 swift test --filter FixtureTests` writes all anew, to be read as a difference.
@Suite struct FixtureTests {
    @Test("The Swift of a file is what was expected, each time", arguments: Fixture.all)
    func translates(fixture: Fixture) throws {
        let translation = fixture.translate()
        if ProcessInfo.processInfo.environment["RAC_PORT_RECORD"] == "1" {
            try translation.text.write(to: fixture.expectedURL, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: fixture.expectedURL, encoding: .utf8)
        #expect(translation.text == expected)
        #expect(Gates.isExpected(expected) { fixture.translate().text })
        #expect(fixture.isByHand == (translation.confidence == .byHand))
    }

    @Test("No comment is lost", arguments: Fixture.all)
    func keepsComments(fixture: Fixture) throws {
        let text = fixture.translate().text
        for source in [fixture.source, fixture.header].compactMap(\.self) {
            #expect(Gates.lostComments(of: source, in: text) == [])
        }
    }

    @Test("Every token is read", arguments: Fixture.all)
    func reads(fixture: Fixture) {
        for text in [fixture.source, fixture.header].compactMap(\.self) {
            #expect(Gates.unread(in: text) == [])
        }
    }

    @Test(
        "Each review mark names a line of the file and an entry, and stands in the Swift",
        arguments: Fixture.all)
    func diagnostics(fixture: Fixture) {
        let translation = fixture.translate()
        for diagnostic in translation.diagnostics {
            let text = diagnostic.file.hasSuffix(".h") ? fixture.header ?? "" : fixture.source
            #expect(Gates.misplaced([diagnostic], of: text, in: translation.text) == [])
        }
    }

    @Test("The dry run shows the text that is written, and no other file is touched", arguments: Fixture.all)
    func writes(fixture: Fixture) throws {
        let folder = try TemporaryFolder()
        try folder.write(fixture.source, to: "App/\(fixture.name).m")
        if let header = fixture.header { try folder.write(header, to: "App/\(fixture.name).h") }
        var shown = ""
        let touched = try Gates.touched(in: folder) {
            _ = PortCommand(output: { shown += $0 }, errors: { Issue.record("\($0)") }).run(
                ["translate", "\(folder.path)/App"])
            #expect(!folder.files.contains { $0.hasPrefix("Out/") })
            _ = PortCommand(output: { _ in }, errors: { Issue.record("\($0)") }).run(
                ["translate", "\(folder.path)/App", "--write", "\(folder.path)/Out"])
        }
        #expect(touched == [])
        #expect(Gates.patched(fixture.source, with: shown) == (try folder.read("Out/\(fixture.name).swift")))
    }
}

/// A file of Objective-C, with its header.
struct Fixture: Sendable, CustomTestStringConvertible {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

    static let all: [Fixture] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".m") }.sorted().map { Fixture(name: String($0.dropLast(2))) }
    }()

    let name: String

    var testDescription: String { name }

    var source: String { (try? String(contentsOf: Self.folder.appending(path: "\(name).m"), encoding: .utf8)) ?? "" }
    var header: String? { try? String(contentsOf: Self.folder.appending(path: "\(name).h"), encoding: .utf8) }

    private var besideURL: URL { Self.folder.appending(path: "\(name).swift.expected") }

    /// Whether a part of it is written by hand.
    var isByHand: Bool { FileManager.default.fileExists(atPath: besideURL.path) }

    var expectedURL: URL {
        if isByHand { return besideURL }
        return Self.folder.appending(path: "../../PortedTests/Ported/\(name).swift").standardized
    }

    func translate() -> Translation {
        Porting.translate(source, header: header, name: name)
    }
}
