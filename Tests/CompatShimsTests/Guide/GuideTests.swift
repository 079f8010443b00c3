import Foundation
import StreamTesting
import TestTurns
import Testing

/// Holds README.md, MIGRATION.md and the pages that they lead to, to what is compiled, run and tested.
@Suite(.takesTurns) struct GuideTests {
    static let documents = [
        "README.md", "MIGRATION.md", "Documentation/FromReactiveCocoa4.md", "Documentation/FromRxSwift.md",
        "Documentation/TestsOfRxTest.md", "Documentation/PortingSpecs.md", "Documentation/ObjectiveCToRACCompat.md",
        "Documentation/RACCompatToStreamCore.md",
        "Documentation/BothInOneProgram.md", "Documentation/Swift6.md", "Documentation/Differences.md",
        "Documentation/RacPort.md",
    ]

    /// Pages that have no examples of their own.
    static let pages =
        documents + [
            "Documentation/Comparison.md", "Documentation/Glossary.md",
            "Documentation/Intervals.md", "Documentation/SideBySide.md", "Documentation/WhatItDoesNotDo.md",
            "CONTRIBUTING.md", "Examples/ported-app/README.md",
        ]

    /// The pages for contributors, one for each module of several files.
    static let modulePages: [String] = {
        let sources = Repository.root.appendingPathComponent("Sources")
        let modules = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
        return modules.sorted().filter { module in
            let all = FileManager.default.enumerator(atPath: sources.appendingPathComponent(module).path)
            return (all?.count { "\($0)".hasSuffix(".swift") } ?? 0) > 1
        }.map { "Sources/\($0)/" + ($0 == "StreamCore" ? "Engine/Engine.md" : "\($0).md") }
    }()

    @Test("Every module has a page with its words, its flow and where to begin", arguments: modulePages)
    func hasModulePage(page: String) throws {
        let url = Repository.root.appendingPathComponent(page)
        let headings = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter {
            $0.hasPrefix("## ")
        }
        #expect(headings.first == "## The words" && headings.last == "## Where to begin")
        #expect(headings.dropFirst().first?.hasPrefix("## The flow of ") == true)
        let sources = Repository.root.appendingPathComponent("Sources")
        let files = FileManager.default.enumerator(atPath: sources.path)?.map { "/\($0)" } ?? []
        let words = try Markdown(named: page).table(under: "The words")
        #expect(words.count > 5)
        for name in words.flatMap({ $0[2].matches(of: /`([^`]+\.swift)`/).map(\.1) }) {
            #expect(files.contains { $0.hasSuffix("/\(name)") }, "\(page) names \(name)")
        }
    }

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

    @Test("The view model of the guide begins as a fixture of rac-port's, and goes on as what rac-port writes for it")
    func portsViewModel() throws {
        let guide = try Markdown(named: "MIGRATION.md")
        let original = try #require(guide.blocks(of: "objc").first)
        let port = try #require(guide.swiftBlocks.first)
        for (file, block) in [
            ("Tests/PortingTests/Fixtures/SignIn.m", original), ("Tests/PortedTests/Ported/SignIn.swift", port),
        ] {
            let text = try String(contentsOf: Repository.root.appendingPathComponent(file), encoding: .utf8)
            #expect(SourceText(text).contains(block), "\(file)")
        }
    }

    @Test("The guide is short enough to be read", arguments: [500])
    func isShort(lines: Int) throws {
        let guide = try String(contentsOf: Repository.root.appendingPathComponent("MIGRATION.md"), encoding: .utf8)
        #expect(guide.split(separator: "\n", omittingEmptySubsequences: false).count <= lines)
    }

    @Test("Every error that the guide quotes is one that the compiler was seen to print")
    func quotesErrors() throws {
        let rows = try Markdown(named: "MIGRATION.md").table(under: "Errors you will meet")
        let folder = Repository.root.appendingPathComponent(".ci/Mistakes")
        let seen = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .map { try String(contentsOf: $0, encoding: .utf8) }
        #expect(rows.count > 15)
        for row in rows { #expect(seen.contains { $0.contains("// error: \(row[0])\n") }, "\(row[0])") }
    }

    @Test("Every test that the guide names is there", arguments: pages + modulePages)
    func namesExistingTests(document: String) throws {
        for name in try Markdown(named: document).testNames {
            let isThere = try Repository.testTexts(of: name.type).contains { $0.contains("func \(name.function)(") }
            #expect(isThere, "\(document) names \(name.type).\(name.function)")
        }
    }

    static let programs = [
        (name: "MainQueueProgram", printed: "tick 1\ntick 2\ntick 3\n"),
        (name: "CommandProgram", printed: "executing: false\nexecuting: true\nHello, Ann!\n"),
        (name: "TutorialProgram", printed: "5 left\n10 left\n5 left\nsent after 2.0 s\nequal\n"),
    ]

    @Test("A program of the guide prints what its comments say, and ends", arguments: programs)
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
            "legacy and ported differ with input 1 of 1000", "The smallest input that differs: typed: \"(c|)\".",
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

    @Test("Every file and heading that the guide links to is there", arguments: pages + modulePages)
    func linksToExistingFiles(document: String) throws {
        let folder = Repository.root.appendingPathComponent(document).deletingLastPathComponent()
        for (path, anchor) in try Markdown(named: document).links {
            let url =
                path.isEmpty ? Repository.root.appendingPathComponent(document) : folder.appendingPathComponent(path)
            #expect(FileManager.default.fileExists(atPath: url.path), "\(document) links to \(path)")
            guard !anchor.isEmpty, url.pathExtension == "md" else { continue }
            let name = url.standardizedFileURL.path.dropFirst(Repository.root.standardizedFileURL.path.count + 1)
            let anchors = try Markdown(named: String(name)).anchors
            #expect(anchors.contains(anchor), "\(document) links to \(path)#\(anchor)")
        }
    }
}
