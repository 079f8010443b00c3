// swift-tools-version: 6.2
import PackageDescription

// The sources of the libraries, over atomics and locks that let an explorer decide which thread goes on: see `.ci/schedules`.
let package = Package(
    name: "Schedules",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    targets: [
        // The explorer, and the atomics, locks and semaphores that it decides about.
        .target(name: "Exploring"),
        // The folders `Linked` are the sources; the files beside them stand in front of the toolchain's names.
        .target(
            name: "StreamCore", dependencies: ["Exploring"],
            exclude: ["Linked/Engine/Engine.md", "Linked/Engine/Storage/StripedLock.swift", "Linked/StreamCore.docc"]),
        .target(
            name: "RACCompat", dependencies: ["Exploring", "StreamCore"],
            exclude: ["Linked/RACCompat.md", "Linked/RACCompat.docc"]),
        .target(
            name: "RxCompat", dependencies: ["Exploring", "StreamCore"],
            exclude: ["Linked/RxCompat.md", "Linked/RxCompat.docc"]),
        .executableTarget(
            name: "schedules", dependencies: ["Exploring", "StreamCore", "RACCompat", "RxCompat"],
            path: "Sources/Models"),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.swiftSettings == nil {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
        // The sources import a module for an atomic that is another one here.
        ["Exploring", "schedules"].contains(target.name)
            ? .treatAllWarnings(as: .error) : .unsafeFlags(["-suppress-warnings"]),
    ]
    // The explorer decides about millions of operations.
    if target.name == "Exploring" { target.swiftSettings?.append(.unsafeFlags(["-O"])) }
}
