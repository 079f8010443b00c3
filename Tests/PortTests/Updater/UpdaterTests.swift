import CompatShims
import Foundation
import FoundationTestSupport
import RACCompat
import TestTurns
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The specs of the updater: against a server, with a program that is a folder.
@Suite(.timeLimit(.minutes(40)), .takesTurns) struct UpdaterTests {
    private static let archive = "Info:version 2\nMain:print(2)\n"
    private let folder: TemporaryFolder
    private let program: URL
    private let log = EventLog()

    init() throws {
        folder = try TemporaryFolder()
        program = folder.url.appendingPathComponent("Program")
        try FileManager.default.createDirectory(at: program, withIntermediateDirectories: true)
        try Data("version 1".utf8).write(to: program.appendingPathComponent("Info"))
    }

    private func makeServer(
        feed: LoopbackReply? = nil, archive: String = archive, checksum: Int? = nil
    ) throws -> LoopbackServer {
        let archives = try LoopbackServer(["/2.0": .answer(body: archive)])
        let checksum = checksum ?? UpdateDownloader.checksum(of: Data(archive.utf8))
        let json = """
            {"version": "2.0", "notes": "faster", "url": "\(archives.url("/2.0"))", "checksum": \(checksum)}
            """
        served.append(archives)
        return try LoopbackServer(["/feed": feed ?? .answer(type: "application/json", body: json)])
    }

    /// The servers of archives live as long as the test.
    private let served = Kept<LoopbackServer>()

    private func makeUpdater(_ server: LoopbackServer, version: String = "1.0") throws -> Updater {
        let session = URLSession(configuration: .ephemeral)
        let current = try #require(Version(version))
        return Updater(
            feed: UpdateFeed(
                request: URLRequest(url: server.url("/feed")), currentVersion: current, session: session),
            downloader: UpdateDownloader(directory: folder.url, session: session),
            program: program, installation: folder.url, scheduler: .scheduler())
    }

    private func follow(_ updater: Updater) {
        RACObserve(updater, \.state).subscribeNext { (state: Updater.State) in log.add("\(state)") }
    }

    @Test("Versions are compared number by number")
    func comparesVersions() throws {
        let versions = try ["1.10", "1.9.1", "2", "1.9"].map { try #require(Version($0)) }
        #expect(versions.sorted().map(\.description) == ["1.9", "1.9.1", "1.10", "2"])
        #expect(Version("2.0") == Version("2"))
        #expect(Version("2.x") == nil && Version("") == nil)
    }

    @Test("A newer release is fetched, checked and unpacked, and installed when the program ends")
    func installsNewerRelease() throws {
        let server = try makeServer()
        try asBlock {
            let updater = try makeUpdater(server)
            follow(updater)
            updater.updates.subscribeNext { (release: UpdateRelease) in log.add("got \(release)") }
            updater.checkForUpdates()
            #expect(log.wait(for: "got release 2.0"), "\(log.events)")
            #expect(updater.statusText == "2.0 is ready")
            try updater.install().waitUntilCompleted()
            #expect(updater.statusText == "up to date")
        }
        #expect(
            log.events == [
                "idle", "checkingForUpdate", "downloadingUpdate", "awaitingRelaunch", "got release 2.0", "idle",
            ])
        #expect(try String(contentsOf: program.appendingPathComponent("Info"), encoding: .utf8) == "version 2")
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        #expect(left == ["2.0.archive", "Program"])
    }

    @Test("A release that is not newer, or none, leaves it idle", arguments: ["2.0", "3"])
    func ignoresOlderRelease(version: String) throws {
        let server = try makeServer()
        let empty = try makeServer(feed: .answer(status: 204, body: ""))
        try asBlock {
            for server in [server, empty] {
                let updater = try makeUpdater(server, version: version)
                follow(updater)
                updater.checkForUpdates()
                #expect(log.wait(for: "idle", count: server === empty ? 4 : 2), "\(log.events)")
            }
        }
        #expect(log.events == ["idle", "checkingForUpdate", "idle", "idle", "checkingForUpdate", "idle"])
    }

    @Test("A failure is told by the state, and the next check may succeed")
    func triesAgain() throws {
        let broken = try makeServer(feed: .answer(status: 500, body: "sorry"))
        let tampered = try makeServer(checksum: 1)
        let unreadable = try makeServer(feed: .answer(body: "[1]"))
        let unpackable = try makeServer(archive: "no colon\n")
        try asBlock {
            for (index, server) in [broken, tampered, unreadable, unpackable].enumerated() {
                let updater = try makeUpdater(server)
                follow(updater)
                updater.checkForUpdates()
                #expect(log.wait(for: "failed", count: 2 * index + 1), "\(log.events)")
                #expect(updater.statusText == "try again later")
                updater.checkForUpdates()
                #expect(log.wait(for: "failed", count: 2 * index + 2), "\(log.events)")
            }
        }
        #expect(broken.log.events == ["GET /feed", "GET /feed"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).contains("Update") == false)
    }

    @Test("The updater checks at once and then at every interval, as long as it lives")
    func checksAutomatically() throws {
        let server = try makeServer(feed: .answer(status: 204, body: ""))
        let clock = RACTestScheduler()
        weak var alive: Updater?
        try asBlock(of: clock) {
            let updater = try makeUpdater(server)
            alive = updater
            updater.startAutomaticChecks(every: 3600, on: clock)
            #expect(server.log.wait(for: "GET /feed"))
            follow(updater)
            #expect(log.wait(for: "idle"))
            clock.step(1)
            #expect(server.log.wait(for: "GET /feed", count: 2))
            #expect(log.wait(for: "idle", count: 2))
        }
        clock.stepAll()
        #expect(alive == nil)
    }

    @Test("An installation that was interrupted goes on where it was")
    func resumes() throws {
        let update = folder.url.appendingPathComponent("Update")
        try FileManager.default.createDirectory(at: update, withIntermediateDirectories: true)
        try Data("version 2".utf8).write(to: update.appendingPathComponent("Info"))
        try FileManager.default.moveItem(at: program, to: program.appendingPathExtension("backup"))
        let stateFile = try folder.write("moving", to: "State")
        let installer = UpdateInstaller(update: update, target: program, stateFile: stateFile)
        installer.stateSignal.subscribeNext { (state: UpdateInstaller.State) in log.add(state.rawValue) }
        try installer.install().waitUntilCompleted()
        #expect(log.events == ["moving", "verifying", "cleaningUp"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Program"])
    }

    @Test("An installation that fails restores the old version, and reports why")
    func rollsBack() throws {
        let update = folder.url.appendingPathComponent("Update")
        try FileManager.default.createDirectory(at: update, withIntermediateDirectories: true)
        try Data("print(2)".utf8).write(to: update.appendingPathComponent("Main"))
        let installer = UpdateInstaller(
            update: update, target: program, stateFile: folder.url.appendingPathComponent("State"))
        let error = #expect(throws: NSError.self) { try installer.install().waitUntilCompleted() }
        #expect(error?.domain == UpdaterErrorDomain && error?.code == 5)
        #expect(error?.localizedDescription == "The update cannot be installed: there is no Info.")
        #expect(try String(contentsOf: program.appendingPathComponent("Info"), encoding: .utf8) == "version 1")
    }
}
