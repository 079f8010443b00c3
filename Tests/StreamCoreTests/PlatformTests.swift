import Foundation
import Testing

@Suite struct PlatformTests {
    @Test(
        "Every manifest asks for the first versions that have Synchronization",
        arguments: [
            "", "Benchmarks", "Examples/ported-app", "Tests/PortingScenarios", "Tests/RandomPrograms",
            "Tests/Schedules",
        ])
    func asksForVersions(folder: String) throws {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL
        let manifest = root.appendingPathComponent(folder).appendingPathComponent("Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        #expect(
            text.contains("platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],"))
    }

    @Test("README names the platforms that CI runs on, and those that it does not run on")
    func namesPlatforms() throws {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL
        let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(text.contains("| Linux | CI builds, tests and measures here |"))
        #expect(text.contains("| macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, and later |"))
    }
}
