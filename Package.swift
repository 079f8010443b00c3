// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "StreamCore",
    // The first versions with `Synchronization`. CI runs on Linux.
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        // The typed reactive core.
        .library(name: "StreamCore", targets: ["StreamCore"]),
        // The typed extensions of Foundation: notifications, requests, file handles, processes, user defaults.
        .library(name: "StreamFoundation", targets: ["StreamFoundation"]),
        // The dynamic, Objective-C style API on top of it, bridged both ways.
        .library(name: "RACCompat", targets: ["RACCompat"]),
        // What legacy code leaned on besides signals; the importer's spellings.
        .library(name: "CompatShims", targets: ["CompatShims"]),
        // Tests of streams: recorders, marble diagrams, virtual time, comparisons of two implementations.
        .library(name: "StreamTesting", targets: ["StreamTesting"]),
        // A dialect: RxSwift's nouns and verbs.
        .library(name: "RxCompat", targets: ["RxCompat"]),
        // RxTest for it: virtual time, recorded events, assertions.
        .library(name: "RxTestCompat", targets: ["RxTestCompat"]),
        // Observables in the worlds of StreamTesting.
        .library(name: "RxStreamTesting", targets: ["RxStreamTesting"]),
        // Nouns of ReactiveCocoa 4 in the worlds of StreamTesting.
        .library(name: "ReactiveCocoa4StreamTesting", targets: ["ReactiveCocoa4StreamTesting"]),
        // The names of ReactiveCocoa 4 over both.
        .library(name: "ReactiveCocoa4", targets: ["ReactiveCocoa4"]),
        // The main job: replays recorded behaviour of the original library through ours.
        .executable(name: "side-by-side", targets: ["side-by-side"]),
        // Reads Objective-C, says what a port takes, and writes the Swift.
        .executable(name: "rac-port", targets: ["rac-port"]),
    ],
    targets: [
        .target(name: "StreamCore", exclude: ["Engine/Engine.md"]),
        .target(name: "StreamFoundation", dependencies: ["StreamCore"], exclude: ["StreamFoundation.md"]),
        .target(name: "RACCompat", dependencies: ["StreamCore"], exclude: ["RACCompat.md"]),
        .target(
            name: "CompatShims", dependencies: ["RACCompat", "StreamCore", "StreamFoundation"],
            exclude: ["CompatShims.md"]),
        .target(name: "StreamTesting", dependencies: ["RACCompat", "StreamCore"], exclude: ["StreamTesting.md"]),
        .target(name: "RxCompat", dependencies: ["StreamCore"], exclude: ["RxCompat.md"]),
        .target(name: "RxTestCompat", dependencies: ["RxCompat"], exclude: ["RxTestCompat.md"]),
        .target(
            name: "RxStreamTesting", dependencies: ["RxCompat", "StreamCore", "StreamTesting"],
            exclude: ["RxStreamTesting.md"]),
        .target(
            name: "ReactiveCocoa4", dependencies: ["CompatShims", "RACCompat", "StreamCore"],
            exclude: ["ReactiveCocoa4.md"]),
        .target(name: "ReactiveCocoa4StreamTesting", dependencies: ["ReactiveCocoa4", "StreamCore", "StreamTesting"]),
        // Recorded scenarios, printed as the Objective-C that a programmer would have written.
        .target(name: "ScenarioPrinting", path: "Tests/ScenarioPrinting"),
        // The recordings, and the interpreter of their scenarios, shared by the executable and the tests.
        .target(
            name: "Recordings",
            dependencies: ["Porting", "RACCompat", "ScenarioPrinting", "StreamCore", "StreamTesting"],
            path: "Tests/Recordings",
            exclude: ["FORMAT-signals.md", "FORMAT-others.md", "FORMAT-own.md"],
            sources: ["Interpreter"],
            resources: [
                .copy("signals-systematic.jsonl"), .copy("signals-random.jsonl"), .copy("disposables.jsonl"),
                .copy("channels.jsonl"), .copy("commands.jsonl"), .copy("values.jsonl"), .copy("names.jsonl"),
                .copy("sequences.jsonl"),
                .copy("accepted-differences.json"),
            ]),
        .executableTarget(
            name: "side-by-side", dependencies: ["Recordings"], path: "Tools/side-by-side"),
        // Reading Objective-C, what is known of its calls, writing Swift; over nothing but Foundation.
        .target(
            name: "Porting", exclude: ["Porting.md"],
            resources: [.copy("Registry/registry.json"), .copy("Registry/Examples.m")]),
        .executableTarget(name: "rac-port", dependencies: ["Porting"], path: "Tools/rac-port"),
        // What the nested package Tests/PortingScenarios compiles: see `.ci/scenarios` and `.ci/objective-c`.
        .executableTarget(
            name: "ScenarioGenerator", dependencies: ["Porting", "ScenarioPrinting"], path: "Tests/ScenarioGenerator"),
        .executableTarget(name: "ObjectiveCTranslator", dependencies: ["Porting"], path: "Tests/ObjectiveCTranslator"),
        .testTarget(
            name: "PortingTests", dependencies: ["CompatShims", "GrowthSupport", "Porting", "RACCompat"],
            exclude: ["Fixtures"]),
        // What the tool wrote for the fixtures of its tests, compiled as a user would and run.
        .testTarget(
            name: "PortedTests", dependencies: ["CompatShims", "RACCompat", "StreamCore", "StreamTesting"],
            swiftSettings: [.treatAllWarnings(as: .error)]),
        // A form in a terminal, built on the controls of CompatShims.
        .executableTarget(
            name: "terminal-form", dependencies: ["CompatShims", "RACCompat"], path: "Examples/terminal-form"),
        // A server, files and a log, shared by the tests of what is built on Foundation.
        .target(name: "FoundationTestSupport", path: "Tests/FoundationTestSupport"),
        .testTarget(
            name: "StreamFoundationTests",
            dependencies: ["FoundationTestSupport", "StreamCore", "StreamFoundation", "TestTurns"]),
        .target(name: "GrowthSupport", path: "Tests/GrowthSupport"),
        // The trait of tests that wait, which run one after the other.
        .target(name: "TestTurns", path: "Tests/TestTurns"),
        .testTarget(
            name: "StreamCoreTests", dependencies: ["GrowthSupport", "StreamCore", "StreamTesting", "TestTurns"],
            exclude: ["Differences/README.md"]),
        .testTarget(
            name: "RACCompatTests",
            dependencies: ["GrowthSupport", "Porting", "RACCompat", "StreamCore", "StreamTesting", "TestTurns"],
            exclude: ["Differences/README.md"]),
        .testTarget(
            name: "CompatShimsTests",
            dependencies: [
                "CompatShims", "FoundationTestSupport", "Porting", "RACCompat", "StreamCore", "StreamFoundation",
                "StreamTesting", "TestTurns",
            ],
            exclude: ["Guide/__Recordings__"]),
        .testTarget(
            name: "SideBySideTests",
            dependencies: ["GrowthSupport", "Porting", "Recordings", "StreamCore", "StreamTesting"]),
        // The operators of the recordings, implemented once more, without the engine.
        .testTarget(name: "ReferenceModelTests", dependencies: ["Recordings", "StreamTesting"]),
        // A view model as it was ported, and rewritten, which programs with none of our own settings test: with Swift Testing,
        // with XCTest, and with no library at all.
        .target(
            name: "SearchApp", dependencies: ["CompatShims", "RACCompat", "StreamCore", "StreamTesting"],
            path: "Tests/StreamTestingClients/SearchApp", swiftSettings: [.treatAllWarnings(as: .error)]),
        .testTarget(
            name: "StreamTestingClientTests",
            dependencies: ["CompatShims", "RACCompat", "SearchApp", "StreamCore", "StreamTesting"],
            path: "Tests/StreamTestingClients/SwiftTesting", exclude: ["__Recordings__"],
            swiftSettings: [.treatAllWarnings(as: .error)]),
        .testTarget(
            name: "StreamTestingXCTests",
            dependencies: ["CompatShims", "RACCompat", "SearchApp", "StreamCore", "StreamTesting"],
            path: "Tests/StreamTestingClients/XCTest", exclude: ["__Recordings__"],
            swiftSettings: [.treatAllWarnings(as: .error)]),
        .executableTarget(
            name: "test-a-port",
            dependencies: ["CompatShims", "RACCompat", "SearchApp", "StreamCore", "StreamTesting"],
            path: "Examples/test-a-port", exclude: ["__Recordings__"], swiftSettings: [.treatAllWarnings(as: .error)]),
        .testTarget(
            name: "StreamTestingTests",
            dependencies: ["GrowthSupport", "RACCompat", "StreamCore", "StreamTesting", "TestTurns"],
            exclude: ["__Recordings__"]),
        .testTarget(
            name: "RxCompatTests",
            dependencies: ["GrowthSupport", "RxCompat", "RxRecordings", "StreamCore", "TestTurns"]),
        // Invented programs, what RxSwift did in them, and how RxCompat runs them.
        .target(
            name: "RxRecordings", dependencies: ["RxCompat"], path: "Tests/RxRecordings", exclude: ["FORMAT.md"],
            resources: [.copy("programs.txt")]),
        // RxSwift's operators, implemented once more, without the engine.
        .testTarget(name: "RxReferenceModelTests", dependencies: ["RxRecordings"]),
        .testTarget(name: "RxTestCompatTests", dependencies: ["RxCompat", "RxTestCompat"]),
        .testTarget(
            name: "RxStreamTestingTests",
            dependencies: ["RxCompat", "RxStreamTesting", "StreamCore", "StreamTesting", "TestTurns"]),
        // Calls the public functions of all libraries with bad input, each call in a process of its own.
        .executableTarget(
            name: "bad-input",
            dependencies: [
                "CompatShims", "GrowthSupport", "RACCompat", "ReactiveCocoa4", "RxCompat", "RxTestCompat", "StreamCore",
                "StreamFoundation", "StreamTesting",
            ],
            path: "Tests/BadInput", exclude: ["Kept.txt", "Outcomes.txt"]),
        .testTarget(name: "BadInputTests", dependencies: ["TestTurns"]),
        // Several threads use the operators of all layers at random; memory, threads and files must be as before.
        .executableTarget(
            name: "soak", dependencies: ["GrowthSupport", "RACCompat", "RxCompat", "StreamCore"], path: "Tests/Soak"),
        .testTarget(name: "SoakTests", dependencies: ["TestTurns"]),
        .testTarget(
            name: "ReactiveCocoa4StreamTestingTests",
            dependencies: ["RACCompat", "ReactiveCocoa4", "ReactiveCocoa4StreamTesting", "StreamCore", "StreamTesting"]),
        .testTarget(name: "ReactiveCocoa4Tests", dependencies: ["ReactiveCocoa4"]),
        // Programs of today's language, with none of our own settings: one whose classes say where they live, and one that
        // lives on the main actor unless it says otherwise.
        .testTarget(
            name: "Swift6ClientTests", dependencies: ["CompatShims", "RACCompat", "StreamCore", "TestTurns"],
            swiftSettings: [.treatAllWarnings(as: .error)]),
        .testTarget(
            name: "MainActorClientTests", dependencies: ["CompatShims", "RACCompat", "StreamCore"],
            swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
        // Programs in the style of those that real code bases were ported to, with none of our own settings.
        .testTarget(
            name: "PortTests", dependencies: ["CompatShims", "FoundationTestSupport", "RACCompat", "TestTurns"],
            swiftSettings: [.treatAllWarnings(as: .error)]),
        // Programs as they were written for RxSwift, in today's language and in that of their time: the files are the same.
        .testTarget(
            name: "RxProgramTests",
            dependencies: ["RACCompat", "RxCompat", "RxStreamTesting", "RxTestCompat", "StreamCore", "StreamTesting"],
            swiftSettings: [.treatAllWarnings(as: .error)]),
        .testTarget(
            name: "RxSwift5ProgramTests", dependencies: ["RxCompat", "RxTestCompat"],
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
        // Programs as they were written for ReactiveCocoa 4, in the language of today, and, the same files, in Swift 5 mode.
        .testTarget(
            name: "ReactiveCocoa4ClientTests", dependencies: ["ReactiveCocoa4"],
            swiftSettings: [.treatAllWarnings(as: .error)]),
        .testTarget(
            name: "ReactiveCocoa4Swift5ClientTests", dependencies: ["ReactiveCocoa4"],
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
        // Code as it was written for ReactiveSwift, in the language of that time.
        .testTarget(
            name: "SourceCompatibilityTests", dependencies: ["StreamCore"],
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.swiftSettings == nil {
    target.swiftSettings = [
        // `any` is written out, so that the cost of an existential is seen where it is paid.
        .enableUpcomingFeature("ExistentialAny"),
        // A file uses only the members of modules that it imports itself.
        .enableUpcomingFeature("MemberImportVisibility"),
        // An import is an implementation detail unless it says `public`.
        .enableUpcomingFeature("InternalImportsByDefault"),
        // Our own build has no warnings; SwiftPM ignores this when the package is a dependency.
        .treatAllWarnings(as: .error),
    ]
}

// The optimizer takes minutes for the translator. `.ci/run` optimizes it where it translates megabytes, and nowhere else.
if let level = Context.environment["STREAMCORE_TRANSLATOR"] {
    for target in package.targets where target.name == "Porting" {
        target.swiftSettings?.append(.unsafeFlags([level]))
    }
}

// `.ci/run` builds everything anew, which costs less where the compiler reads a module once.
if Context.environment["STREAMCORE_ONCE"] != nil {
    for target in package.targets where target.type != .plugin && target.type != .binary {
        target.swiftSettings?.append(
            .unsafeFlags(["-whole-module-optimization", "-num-threads", "2"], .when(configuration: .debug)))
    }
}

// `.ci/run` counts the lines of the libraries that the tests run. The counters can be in a file while a program runs, so that a line
// that ends the process counts, too.
if Context.environment["STREAMCORE_COVERAGE"] == "1" {
    for target in package.targets where target.type == .regular && target.path == nil && target.name != "Porting" {
        let counting = ["-profile-generate", "-profile-coverage-mapping", "-Xllvm", "-runtime-counter-relocation"]
        target.swiftSettings?.append(.unsafeFlags(counting, .when(configuration: .debug)))
    }
    for target in package.targets where [.test, .executable].contains(target.type) {
        target.linkerSettings = [.unsafeFlags(["-profile-generate"], .when(configuration: .debug))]
    }
}

// `.ci/run` builds under the thread sanitizer, and optimized, only the test targets and programs that it runs there, what they
// need, and of their folders what is not left out.
if let kept = Context.environment["STREAMCORE_TARGETS"]?.split(separator: " ").map(String.init) {
    package.targets.removeAll { [.test, .executable].contains($0.type) && !kept.contains($0.name) }
    let leftOut = Context.environment["STREAMCORE_LEFT_OUT"]?.split(separator: "\n").map(String.init) ?? []
    for target in package.targets where target.type == .test {
        let folder = "\(target.path ?? "Tests/\(target.name)")/"
        target.exclude += leftOut.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
        // What compares with the registry of rac-port.
        if target.exclude.contains("Coverage") { target.dependencies.removeAll { $0.targetName == "Porting" } }
    }
    var needed: Set<String> = ["CompatShims", "StreamTesting"]  // by the snippets
    var count = -1
    while count != needed.count {
        count = needed.count
        for target in package.targets where kept.contains(target.name) || needed.contains(target.name) {
            needed.insert(target.name)
            needed.formUnion(target.dependencies.compactMap(\.targetName))
        }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products.removeAll { !needed.contains($0.name) }
}

extension Target.Dependency {
    var targetName: String? { if case .byNameItem(let name, _) = self { name } else { nil } }
}
