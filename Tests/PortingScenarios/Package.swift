// swift-tools-version: 6.2
import PackageDescription

// What Tests/ScenarioGenerator and Tests/ObjectiveCTranslator wrote, compiled and run: recorded scenarios, see `.ci/scenarios`,
// and Objective-C programs of Tests/ObjectiveCPrograms, see `.ci/objective-c`.
let package = Package(
    name: "PortingScenarios",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [.package(name: "StreamCore", path: "../..")],
    targets: [
        .executableTarget(
            name: "Runner",
            dependencies: [
                .product(name: "CompatShims", package: "StreamCore"),
                .product(name: "RACCompat", package: "StreamCore"),
                .product(name: "StreamTesting", package: "StreamCore"),
            ],
            // Variables that a scenario does not read are written all the same; broken rules may not compile.
            swiftSettings: [.unsafeFlags(["-suppress-warnings", "-continue-building-after-errors"])]),
        .executableTarget(
            name: "ObjectiveCRunner",
            dependencies: [
                .product(name: "RACCompat", package: "StreamCore"),
                .product(name: "CompatShims", package: "StreamCore"),
            ],
            // All programs that do not compile are found at once.
            swiftSettings: [.unsafeFlags(["-suppress-warnings", "-continue-building-after-errors"])]),
    ],
    swiftLanguageModes: [.v6]
)
