// swift-tools-version: 6.2
import PackageDescription

let typed: [Target.Dependency] = ["Shared", .product(name: "StreamCore", package: "StreamCore")]
let dynamic: [Target.Dependency] = [
    "Shared",
    .product(name: "CompatShims", package: "StreamCore"),
    .product(name: "RACCompat", package: "StreamCore"),
]
let both = dynamic + [.product(name: "StreamCore", package: "StreamCore")]
let steps: [Target.Dependency] = (1...8).map { .byName(name: "Step\($0)") }

let package = Package(
    name: "ported-app",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [.package(name: "StreamCore", path: "../..")],
    targets: [
        // The interface of the app that all steps implement, and the server that answers their requests, in memory or
        // over HTTP.
        .target(name: "Shared", path: "Shared"),
        // The output of `rac-port translate` for `Original`, with the edits that README lists.
        .target(name: "Step1", dependencies: dynamic, path: "Step1"),
        // Collections with types.
        .target(name: "Step2", dependencies: dynamic, path: "Step2"),
        // Models as values.
        .target(name: "Step3", dependencies: dynamic, path: "Step3"),
        // Two view models typed, over a client that is still dynamic.
        .target(name: "Step4", dependencies: both, path: "Step4"),
        // The client typed, under view models that are still dynamic.
        .target(name: "Step5", dependencies: both, path: "Step5"),
        // The queue and the list typed; the detail is still dynamic.
        .target(name: "Step6", dependencies: both, path: "Step6"),
        // Everything typed: RACCompat is gone.
        .target(name: "Step7", dependencies: typed, path: "Step7"),
        // The client and the queue asynchronous, with models that cross threads.
        .target(name: "Step8", dependencies: typed, path: "Step8"),
        // The server over HTTP, and its command.
        .target(name: "Server", dependencies: ["Shared"], path: "Server"),
        .executableTarget(name: "notes-server", dependencies: ["Server", "Shared"], path: "ServerTool"),
        // The app in a terminal.
        .executableTarget(name: "notes", dependencies: ["Shared"] + steps, path: "Terminal"),
        .testTarget(
            name: "NotesAppTests",
            dependencies: ["Server", "Shared", .product(name: "StreamTesting", package: "StreamCore")] + steps,
            path: "Tests"),
    ]
)

for target in package.targets { target.swiftSettings = [.treatAllWarnings(as: .error)] }
