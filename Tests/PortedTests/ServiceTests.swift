import CompatShims
import Foundation
import RACCompat
import StreamTesting
import Testing

/// A session, a chat, a backup and the weather.
@Suite struct ServiceTests {
    @Test("Requests with an old token share one renewal, and are sent again")
    func renewal() throws {
        try withVirtualWorld { world in
            let session = world.keep(Session(store: SessionMemoryStore()))
            try world.record(session.authorize { _ in .empty() }).expectFailure(NSError(domain: "Session", code: 0))
            session.signInWithToken("old")
            #expect(session.signedIn)
            let tokens = RACSubject.subject()
            var renewals = 0
            session.renewal = { _ in
                renewals += 1
                return tokens
            }
            let request = { (token: String?) -> RACSignal in
                token == "old" ? .error(NSError(domain: "Server", code: 401)) : .return("with \(token ?? "")")
            }
            let first = world.record(session.authorize(request), named: "first")
            let second = world.record(session.authorize(request), named: "second")
            tokens.sendNext("new")
            try first.expectNext("with new").expectCompleted()
            try second.expectNext("with new").expectCompleted()
            #expect(renewals == 1)
        }
    }

    @Test("A failed renewal ends the session, and observers receive the reason")
    func end() throws {
        try withVirtualWorld { world in
            let session = world.keep(Session(store: SessionMemoryStore()))
            session.signInWithToken("old")
            session.renewal = { _ in .error(NSError(domain: "Renewal", code: 9)) }
            let ended = NotificationCenter.default.rac_addObserverForName(
                Notification.Name(SessionDidEndNotification), object: session
            )
            .map { (note: Notification) in note.userInfo?[SessionReasonKey] }
            let reasons = world.record(ended, named: "reasons")
            try world.record(session.authorize { _ in .error(NSError(domain: "Server", code: 401)) })
                .expectFailure(NSError(domain: "Renewal", code: 9))
            try reasons.expectNext("Renewal")
            #expect(!session.signedIn)
        }
    }

    @Test("There is one shared session")
    func shared() { #expect(Session.sharedSession() === Session.sharedSession()) }

    @Test("Texts that the socket receives become messages, which can be searched and counted")
    func chat() {
        let socket = ChatSocket()
        let room = ChatRoom(socket: socket, name: "ann")
        var heard: [String] = []
        room.handler = { author, text in heard.append("\(author ?? ""): \(text ?? "")") }
        socket.delegate?.socketDidOpen(socket)
        #expect(room.connected)
        for message in [
            #"{"author": "bob", "text": "hi"}"#, #"{"text": "who?"}"#, "no JSON", #"{"author": "bob", "text": "me"}"#,
        ] {
            socket.delegate?.socket(socket, didReceiveMessage: message)
        }
        #expect(heard == ["bob: hi", "somebody: who?", "bob: me"])
        #expect(room.messagesOf("bob").count == 2)
        #expect(room.countsByAuthor() as? [String: Int] == ["bob": 2, "somebody": 1])
        #expect(room.indexOfFirstMessageContaining("who") == 1)
        #expect(room.indexOfFirstMessageContaining("nowhere") == -1)
        #expect(room.transcript() == "bob: me\nsomebody: who?\nbob: hi\n")
        room.say("")
        room.say("x")
        #expect(socket.sent.count == 1)
        socket.delegate?.socket(socket, didCloseWithCode: 1000, reason: "bye")
        #expect(!room.connected)
        let copy = (room.messages[0] as? ChatMessage)?.copy() as? ChatMessage
        #expect(copy?.text == "hi" && copy !== room.messages[0] as AnyObject)
    }

    @Test("Two files are copied at a time, and the progress is told")
    func backup() throws {
        try withVirtualWorld { world in
            let backup = world.keep(Backup())
            var copies: [String: RACSubject] = [:]
            backup.copier = { job in
                let subject = RACSubject.subject()
                copies[job.path] = subject
                return subject
            }
            let progress = world.record(backup.progress, named: "progress")
            for (path, size) in [("a", 50), ("b", 25), ("c", 25)] { backup.addPath(path, size: UInt64(size)) }
            #expect(backup.totalSize() == 100)
            let run = world.record(backup.run(), named: "run")
            world.runPending()
            #expect(backup.state == .running && NSStringFromBackupState(backup.state) == "running")
            #expect(copies.keys.sorted() == ["a", "b", "c"])
            copies["a"]?.sendCompleted()
            try progress.expectNext(0.5)
            copies["b"]?.sendCompleted()
            copies["c"]?.sendCompleted()
            world.runPending()
            try progress.expectNext(0.75, 1)
            try run.expectCompleted()
            #expect(backup.state == .idle && backup.jobs.isEmpty)
            backup.pauseFor(5)
            #expect(backup.state == .paused)
            world.advance(by: 5)
            #expect(backup.state == .idle)
        }
    }

    @Test("The disk is asked in the background")
    func disk() throws {
        try withVirtualWorld { world in
            let backup = world.keep(Backup())
            let answers = RACReplaySubject.subject()
            backup.checkDisk { isEnough, error in answers.sendNext(isEnough && error == nil) }
            world.runPending()
            try world.record(answers).expectNext(true)
        }
    }

    private final class Service: WeatherService {
        var answers: [RACSignal] = []
        func temperatureInPlace(_ place: String?) -> RACSignal { answers.isEmpty ? .never() : answers.removeFirst() }
    }

    @Test("The weather is asked for each minute, on demand and for each place; what is late counts as failed")
    func weather() throws {
        try withVirtualWorld { world in
            let service = Service()
            service.answers = [.return(20.0), .never(), .return(21.5)]
            let feed = world.keep(WeatherFeed(service: service, scheduler: nil))
            let texts = world.record(RACObserve(feed, \.text), named: "texts")
            try texts.expectNext(nil)
            #expect(feed.stale)
            feed.place = "Oslo"
            feed.place = "Oslo"
            try texts.expectNext("20.0 °C")
            #expect(!feed.stale && feed.requestCount() == 1)
            feed.unit = .fahrenheit
            try texts.expectNext("68 °F")
            world.advance(by: 60)
            #expect(feed.requestCount() == 2 && !feed.stale)
            world.advance(by: 10)
            #expect(feed.stale)
            feed.refresh()
            try texts.expectNext("71 °F")
            #expect(!feed.stale && feed.requestCount() == 3)
        }
    }
}
