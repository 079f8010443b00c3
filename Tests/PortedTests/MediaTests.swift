import Foundation
import RACCompat
import StreamTesting
import Testing

/// A playlist, a ledger from before ARC, and uploads.
@Suite struct MediaTests {
    private static func track(_ title: String, _ duration: TimeInterval) -> PlaylistTrack {
        PlaylistTrack(title: title, duration: duration, cover: nil)
    }

    @Test("A playlist plays its tracks the requested number of times, and counts them")
    func plays() throws {
        try withVirtualWorld { world in
            let playlist = world.keep(Playlist())
            let enabled = world.record(playlist.nextCommand.enabled, named: "enabled")
            try enabled.expectNext(false)
            playlist.appendTracks([Self.track("a", 10), Self.track("b", 20)])
            world.runPending()
            try enabled.expectNext(true)
            var titles: [String?] = []
            for mode in [PlaylistRepeat.none, .none, .none, .all, .one, .all] {
                playlist.repeat = mode
                playlist.advance()
                titles.append(playlist.current?.title)
            }
            #expect(titles == ["a", "b", nil, "a", "a", "b"])
            #expect(playlist.statistics.played == 4 && playlist.statistics.seconds == 50)
            #expect(playlist.durationOfTracksInRange(NSRange(location: 1, length: 5)) == 20)
        }
    }

    @Test("Undo reverts appended and moved tracks")
    func undoes() {
        let playlist = Playlist()
        playlist.appendTracks([Self.track("Ant", 1), Self.track("bee", 1), Self.track("Bat", 1)])
        playlist.moveTrackAtIndex(0, toIndex: 2)
        #expect(playlist.tracks.map(\.title) == ["bee", "Bat", "Ant"])
        #expect(playlist.tracksByInitial().mapValues(\.count) == ["A": 1, "B": 2])
        #expect(playlist.trackWithTitle("BEE")?.title == "bee")
        #expect(playlist.trackWithTitle("cow") == nil)
        #expect(playlist.undo())
        #expect(playlist.tracks.map(\.title) == ["Ant", "bee", "Bat"])
        #expect(playlist.undo())
        #expect(playlist.tracks.isEmpty)
        #expect(!playlist.undo())
    }

    private final class Reader: LedgerDelegate {
        var closed = 0
        func ledgerDidClose(_ ledger: Ledger) { closed += 1 }
    }

    @Test("A ledger adds amounts until it is closed, and reports its closing once")
    func ledger() throws {
        let (ledger, reader) = (Ledger(), Reader())
        ledger.delegate = reader
        let start = Date()
        for (title, amount) in [("rent", "700.10"), ("tea", "2.95")] {
            ledger.addEntry(
                try #require(
                    LedgerEntry.entryWithTitle(title, amount: NSDecimalNumber(string: amount)) as? LedgerEntry))
        }
        #expect(ledger.sum() == NSDecimalNumber(string: "703.05"))
        #expect(ledger.entriesSince(start).count == 2)
        #expect(ledger.entriesSince(Date(timeIntervalSinceNow: 60)).isEmpty)
        #expect(ledger.close())
        #expect(!ledger.close())
        #expect(reader.closed == 1)
        ledger.addEntry(LedgerEntry())
        #expect(ledger.entriesSince(start).count == 2)
    }

    @Test("Uploads of no file complete with nothing; requests say what they send")
    func uploads() throws {
        try withVirtualWorld { world in
            let uploader = world.keep(Uploader(baseURL: try #require(URL(string: "http://localhost"))))
            let request = uploader.requestForName("a.png", boundary: "x")
            #expect(request.httpMethod == "POST" && request.url?.path == "/upload" && request.timeoutInterval == 30)
            #expect(request.value(forHTTPHeaderField: "Content-Type") == "multipart/form-data; boundary=x")
            let answers = RACReplaySubject.subject()
            uploader.uploadFiles(
                [],
                completion: { results, error in
                    answers.sendNext(RACTuplePack(results?.count, error))
                })
            try world.record(answers.map { (answer: RACTuple) in answer.first as? Int }).expectNext(0)
        }
    }
}
