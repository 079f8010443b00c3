import Foundation

/// The files of this package.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Where the executables are built: beside the tests.
    static var builtProducts: URL {
        let place = URL(fileURLWithPath: CommandLine.arguments[0])
        return place.deletingLastPathComponent()
    }

    /// The source files that hold the examples.
    static func exampleSources() throws -> [SourceText] { try readExamples.get() }

    private static let readExamples = Result {
        try [
            "Tests/CompatShimsTests/Guide", "Tests/Swift6ClientTests", "Tests/RxProgramTests",
            "Tests/ReactiveCocoa4ClientTests", "Tests/ReactiveCocoa4StreamTestingTests", "Tests/StreamTestingTests",
            "Tests/PortedTests", "Snippets",
        ]
        .flatMap { try files(under: $0) }.map { SourceText(try String(contentsOf: $0, encoding: .utf8)) }
    }

    /// The pages of the documentation, by their paths from the root.
    static let catalogue: [String] = {
        let modules = try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources").path)
        return (modules ?? []).sorted().flatMap { module in
            let folder = "Sources/\(module)/\(module).docc"
            let files = try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
            return (files ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
        }
    }()

    static func files(under folder: String) throws -> [URL] {
        let start = root.appendingPathComponent(folder)
        return try FileManager.default.subpathsOfDirectory(atPath: start.path)
            .filter { $0.hasSuffix(".swift") }
            .map { start.appendingPathComponent($0) }
    }

    /// The texts of the files with the tests of a type.
    static func testTexts(of type: String) throws -> [String] {
        try (testFiles["\(type).swift"] ?? []).map { try String(contentsOf: $0, encoding: .utf8) }
    }

    private static let testFiles = Dictionary(
        grouping: (try? files(under: "Tests")) ?? [], by: \.lastPathComponent)
}
