import CompatShims
import Foundation
import RACCompat
import StreamTesting
import Testing

/// What the tool wrote does what the Objective-C did.
@Suite struct PortedTests {
    @Test("The search asks the server on command, and shows what it sends")
    func search() throws {
        try withVirtualWorld { world in
            let client = APIClient()
            let items = ["a", "b"]
            let found = try #require(HTTPURLResponse(status: 200))
            let broken = try #require(HTTPURLResponse(status: 500))
            client.answers["/search"] = .return(RACTuplePack(found, ["items": items]))
            let viewModel = world.keep(SearchViewModel(client: client))
            let results = world.record(RACObserve(viewModel, \.results), named: "results")
            try results.expectNext([])
            viewModel.searchText = "x"
            viewModel.search.execute(nil)
            try results.expectNext(items)
            client.answers["/search"] = .return(RACTuplePack(broken, [:]))
            viewModel.search.execute(nil)
            try results.expectNothing(for: 1)
            #expect(viewModel.state == .failed)
        }
    }

    @Test("Nobody logs in without a name and a long password, and signing out ends what runs")
    func logIn() throws {
        try withVirtualWorld { world in
            let viewModel = world.keep(LoginViewModel())
            let enabled = world.record(viewModel.loginCommand.enabled, named: "enabled")
            try enabled.expectNext(false)
            viewModel.name = "ann"
            viewModel.password = "password"
            try enabled.expectNext(true)
            let users = world.record(viewModel.loginCommand.execute(nil), named: "users")
            try users.expectNext("ann").expectCompleted()
            #expect(viewModel.attempts == 1)
            viewModel.signOutAfterDelay(2)
            world.advance(by: 2)
            #expect(viewModel.name == nil)
            #expect(viewModel.attempts == 0)
            enabled.allowsUnchecked()
        }
    }

    @Test("Settings are observed, written, and read again")
    func settings() throws {
        var lines: [String] = []
        SettingsExample { lines.append($0) }
        #expect(lines == ["interval 1", "signature (none)", "failed: bad interval"])

        try withVirtualWorld { world in
            let settings = world.keep(Settings())
            let signatures = world.record(RACObserve(settings, \.signature), named: "signatures")
            #expect(settings.lastSaved == nil)
            settings.signature = "Ann"
            #expect(settings.lastSaved != nil)
            #expect(settings.dictionary["signature"] as? String == "Ann")
            #expect((settings.copy() as? Settings)?.signature == "Ann")
            try settings.readDictionary(["interval": 2, "signature": "Bob"])
            #expect(settings.interval == .daily)
            #expect(settings.signature == "Bob")
            settings.reset()
            #expect(settings.interval == .manually)
            try signatures.expectNext(nil, "Ann", "Bob", nil)
        }
    }

    @Test("An updater checks, says what failed, and is idle again")
    func updater() throws {
        try withVirtualWorld { world in
            let url = try #require(URL(string: "http://localhost"))
            let updater = world.keep(Updater(request: URLRequest(url: url)))
            let errors = world.record(updater.checkForUpdatesCommand.errors, named: "errors")
            let states = world.record(RACObserve(updater, \.state).map { (state: Int) in state }, named: "states")
            try states.expectNext(0)
            let check = world.record(updater.checkForUpdatesCommand.execute(nil), named: "check")
            try check.expectNext(nil).expectCompleted()
            try states.expectNext(1, 0)
            try errors.expectNothing(for: 1)
        }
    }

    @Test("A client tries again, follows pages, and throws where it gave an NSError")
    func client() throws {
        let client = Client(baseURL: try #require(URL(string: "http://localhost")))
        #expect(client.requestCount == 0)
        #expect(throws: NSError.self) { try client.saveToURL(nil) }
        #expect(ClientOptions.all == [.cached, .follow])
    }

    @Test("Uploads tell their progress, and fail when they are removed")
    func uploads() throws {
        try withVirtualWorld { world in
            let queue = world.keep(UploadQueue())
            var failed: [String] = []
            queue.onFailure = { upload, error in failed.append("\(upload.name) \(error?.code ?? 0)") }
            let progress = world.record(queue.addUploadsNamed(["a", "b"]), named: "progress")
            let uploads = queue.uploads.compactMap { $0 as? Upload }
            try #require(uploads.count == 2)
            uploads[0].progress = 0.5
            uploads[1].progress = 1
            try progress.expectNext(0, 0.25, 0.75)
            #expect(queue.summary() == "1 file sent, 1 waiting")
            #expect(queue.progressByName() as? [String: Double] == ["a": 0.5, "b": 1])
            #expect("\(uploads[0])" == "<a 50%>")
            #expect(queue.sortedNames() as? [String] == ["a", "b"])
            #expect(queue.removeUpload(uploads[0]))
            #expect(!queue.removeUpload(uploads[0]))
            #expect(failed == ["a 1"])
            try progress.expectCompleted()
        }
    }

    @Test("Notes are parsed, and what is missing has a default")
    func parsing() throws {
        try withVirtualWorld { world in
            let notes = world.record(NoteParser(source: #"[{"text": "a"}, {"text": "b"}]"#).notes(), named: "notes")
            try notes.expectNext("a", "b").expectCompleted()
            let missing = world.record(NoteParser(source: "[{}]").firstNoteOrDefault("none"), named: "missing")
            try missing.expectNext("none").expectCompleted()
            let broken = world.record(NoteParser(source: "[").notes(), named: "broken")
            try broken.expectFailure()
        }
        let parser = NoteParser(source: "a b a")
        #expect(parser.counts() as? [String: Int] == ["a": 2, "b": 1])
        #expect(parser.titleForKey("Key") == "Key of a b a")
        #expect(parser.pageLinkFromHeader("/1;last,/2;next") == "/2")
        #expect(parser.pageLinkFromHeader("") == nil)
    }

    @Test("A player plays one track after the other, and says what remains")
    func player() throws {
        final class Listener: PlayerDelegate {
            var heard: [String] = []
            func player(_ player: Player, didPlay title: String) { heard.append(title) }
            func playerDidStop(_ player: Player) { heard.append("stop") }
        }
        try withVirtualWorld { world in
            let player = world.keep(Player(scheduler: .mainThreadScheduler()))
            let listener = world.keep(Listener())
            player.delegate = listener
            player.tracks = [Track.trackWithTitle("one", seconds: 2), Track.trackWithTitle("two", seconds: 1)]
            let remaining = world.record(player.remaining, named: "remaining")
            try remaining.expectNext(0)
            let played = world.record(player.playCommand.execute(nil), named: "played")
            try remaining.expectNext(2)
            try played.expectCompleted()
            #expect(player.current?.title == "two")
            player.playCommand.execute(player.current)
            world.advance(by: 1)
            #expect(listener.heard == ["one", "two", "stop"])
            #expect(player.current == nil)
            remaining.allowsUnchecked()
            player.volume = 20
            #expect(player.volume == 11)
            #expect(player.nameOfMode() == "none")
        }
    }

    @Test("A class from before ARC adds, counts and forgets")
    func store() {
        let store = LegacyStore.store()
        for (name, key) in [("ann", "a"), ("bob", "b"), ("christine", "c"), ("ann", "d")] {
            store.addName(name, forKey: key)
        }
        #expect(store.count == 3)
        #expect(store.longestName() == "christine")
        #expect(store.nameForKey("a") == "ann")
        #expect(store.nameForKey("c") == nil)
    }

    @Test("Categories of Foundation are extensions")
    func categories() {
        let values: [Any] = [1, "b"]
        #expect(values.flt_filter { $0 is String }.count == 1)
        #expect(values.flt_first() as? Int == 1)
        #expect(values.flt_joined() == "1, b")
        #expect("a@b".flt_isEmail())
        #expect(" a ".flt_trimmed() == "a")
    }
}

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension HTTPURLResponse {
    fileprivate convenience init?(status: Int) {
        self.init(url: URL(filePath: "/"), statusCode: status, httpVersion: nil, headerFields: nil)
    }
}
