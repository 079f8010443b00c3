// swift-tools-version: 6.2
import PackageDescription

// Random programs of Objective-C, and what they return by its rules: see `.ci/objective-c`. It depends on nothing, so that
// no line of it is shared with Porting.
let package = Package(
    name: "RandomPrograms",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    targets: [.executableTarget(name: "RandomPrograms")],
    swiftLanguageModes: [.v6]
)
