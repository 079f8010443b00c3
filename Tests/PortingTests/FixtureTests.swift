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
        #expect(fixture.translate().text == translation.text)
        #expect(fixture.isByHand == (translation.confidence == .byHand))
    }

    @Test("No comment is lost", arguments: Fixture.all)
    func keepsComments(fixture: Fixture) throws {
        let text = fixture.translate().text
        for source in [fixture.source, fixture.header].compactMap(\.self).map({ SourceText($0) }) {
            for token in source.tokens {
                for case .comment(let comment) in source.trivia(before: token) {
                    for line in comment.split(separator: "\n") {
                        let words = line.trimmingCharacters(in: .whitespaces)
                        #expect(text.contains(words), "\(fixture): \(words)")
                    }
                }
            }
        }
    }

    @Test("Every token is read", arguments: Fixture.all)
    func reads(fixture: Fixture) {
        for text in [fixture.source, fixture.header].compactMap(\.self) {
            let tree = SyntaxTree(text)
            var next = 0
            for item in tree.items {
                #expect(item.tokens.lowerBound == next)
                next = item.tokens.upperBound
                if case .unknown = item.kind { Issue.record("\(fixture): \(item)") }
            }
            #expect(next == tree.source.tokens.count - 1)
        }
    }

    @Test(
        "What is asked of a reader names a line of the file and an entry, and stands in the Swift",
        arguments: Fixture.all)
    func diagnostics(fixture: Fixture) {
        let translation = fixture.translate()
        for diagnostic in translation.diagnostics {
            let text = diagnostic.file.hasSuffix(".h") ? fixture.header ?? "" : fixture.source
            let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
            #expect((1...count).contains(diagnostic.line))
            let isOfViews = Registry.bundled.entry(diagnostic.id)?.class == .appleOnly
            #expect(isOfViews || translation.text.contains(diagnostic.id), "\(diagnostic)")
        }
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
