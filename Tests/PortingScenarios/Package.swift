// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Recorded scenarios, printed as Objective-C, translated by Porting, compiled and run: see `.ci/scenarios`.
// What was translated, kept to be read.
let sources = Context.packageDirectory + "/Sources/Runner/"
let originals = ((try? FileManager.default.contentsOfDirectory(atPath: sources + "Generated")) ?? [])
    .filter { $0.hasSuffix(".txt") }.map { "Generated/\($0)" }

let package = Package(
    name: "PortingScenarios",
    dependencies: [.package(name: "StreamCore", path: "../..")],
    targets: [
        .executableTarget(name: "Generator", dependencies: [.product(name: "Porting", package: "StreamCore")]),
        .executableTarget(
            name: "Runner", dependencies: [.product(name: "RACCompat", package: "StreamCore")],
            exclude: originals),
    ],
    swiftLanguageModes: [.v6]
)
