import Foundation
import StreamTesting
import Testing

/// Holds README.md, MIGRATION.md and the pages that they lead to, to what is compiled, run and tested.
struct GuideTests {
    static let documents = [
        "README.md", "MIGRATION.md", "Documentation/FromReactiveCocoa4.md", "Documentation/FromRxSwift.md",
        "Documentation/PortingSpecs.md",
    ]

    @Test("Every example is part of a source file that is compiled and run", arguments: documents)
    func containsOnlyCompiledCode(document: String) throws {
        let blocks = try Markdown(named: document).swiftBlocks
        let sources = try Repository.exampleSources()
        #expect(!blocks.isEmpty)
        for block in blocks {
            let isCompiled = sources.contains { $0.contains(block) }
            #expect(isCompiled, "\(document) has code that no source file has:\n\(block.text)")
        }
    }

    @Test("Every test that the guide names is there", arguments: documents)
    func namesExistingTests(document: String) throws {
        for name in try Markdown(named: document).testNames {
            let files = try Repository.files(under: "Tests", named: "\(name.type).swift")
            let isThere = try files.contains { file in
                try String(contentsOf: file, encoding: .utf8).contains("func \(name.function)(")
            }
            #expect(isThere, "\(document) names \(name.type).\(name.function)")
        }
    }

    static let programs = [
        (name: "MainQueueProgram", printed: "tick 1\ntick 2\ntick 3\n"),
        (name: "CommandProgram", printed: "executing: false\nexecuting: true\nHello, Ann!\n"),
    ]

    @Test("A program that runs the main queue prints what the guide says, and ends", arguments: programs)
    func runsProgram(name: String, printed: String) throws {
        let (text, status) = try output(of: name)
        #expect(status == 0)
        #expect(text == printed)
    }

    @Test("The program that tests a port finds nothing wrong with it, and shows a mistake")
    func testsPort() throws {
        let (text, status) = try output(of: "test-a-port")
        #expect(status == 0)
        let sentences = [
            "finds what is typed", "does the same on 1,000 inputs", "is as it was recorded", "A task gets",
            "legacy and ported differ with input 4 of 1000", "The smallest input that differs: typed: \"(a|)\".",
        ]
        for sentence in sentences { #expect(text.contains(sentence), "\(text)") }
    }

    private func output(of name: String) throws -> (text: String, status: Int32) {
        let output = Pipe()
        let program = Process()
        program.executableURL = Repository.builtProducts.appendingPathComponent(name)
        program.standardOutput = output
        try program.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        program.waitUntilExit()
        return (text, program.terminationStatus)
    }

    @Test(
        "Every difference that a comparison can ignore has a row, under both of its names",
        arguments: KnownDifference.allCases)
    func listsDifferences(difference: KnownDifference) throws {
        let guide = try String(contentsOf: Repository.root.appendingPathComponent("MIGRATION.md"), encoding: .utf8)
        #expect(guide.contains("| `.\(difference)` | `\(difference.rawValue)` |"))
    }

    @Test("Every file that the guide links to is there", arguments: documents)
    func linksToExistingFiles(document: String) throws {
        let folder = Repository.root.appendingPathComponent(document).deletingLastPathComponent()
        for path in try Markdown(named: document).links {
            let url = folder.appendingPathComponent(path)
            #expect(FileManager.default.fileExists(atPath: url.path), "\(document) links to \(path)")
        }
    }
}
