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
    static func exampleSources() throws -> [SourceText] {
        try
            (files(under: "Tests/CompatShimsTests/Guide") + files(under: "Tests/Swift6ClientTests")
            + files(under: "Tests/RxProgramTests") + files(under: "Tests/ReactiveCocoa4ClientTests")
            + files(under: "Tests/ReactiveCocoa4StreamTestingTests") + files(under: "Tests/StreamTestingTests")
            + files(under: "Tests/PortedTests") + files(under: "Snippets"))
            .map { SourceText(try String(contentsOf: $0, encoding: .utf8)) }
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

    static func files(under folder: String, named name: String? = nil) throws -> [URL] {
        let start = root.appendingPathComponent(folder)
        return try FileManager.default.subpathsOfDirectory(atPath: start.path)
            .filter { $0.hasSuffix(".swift") }
            .map { start.appendingPathComponent($0) }
            .filter { name == nil || $0.lastPathComponent == name }
    }
}
