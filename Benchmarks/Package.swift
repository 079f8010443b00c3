// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .executable(name: "benchmarks", targets: ["Benchmarks"])
    ],
    dependencies: [
        // The peer that every time is compared with, in the same run.
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
        .package(name: "StreamCore", path: ".."),
    ],
    targets: [
        // Counts heap allocations while a measured region runs.
        .target(name: "MallocCounter"),
        // The hand-written lower bound; a module of its own, so that its clients see as little of it as of any library.
        .target(name: "Baseline"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Baseline",
                "MallocCounter",
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "CompatShims", package: "StreamCore"),
                .product(name: "RACCompat", package: "StreamCore"),
                .product(name: "RxCompat", package: "StreamCore"),
                .product(name: "RxStreamTesting", package: "StreamCore"),
                .product(name: "StreamCore", package: "StreamCore"),
                .product(name: "StreamTesting", package: "StreamCore"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "MallocCounter" {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .treatAllWarnings(as: .error),
    ]
}
