import Foundation
import Shared
import Step1
import Step2
import Step3
import Step4
import Step5
import Step6
import Step7
import Step8
import StreamTesting
import Testing

/// A step of the port, as the tests make it.
struct Step: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let makeApp: @Sendable (any NotesService, UserDefaults) -> any NotesApp

    static let all = [
        Step(testDescription: "Step1") { Step1.App(service: $0, defaults: $1) },
        Step(testDescription: "Step2") { Step2.App(service: $0, defaults: $1) },
        Step(testDescription: "Step3") { Step3.App(service: $0, defaults: $1) },
        Step(testDescription: "Step4") { Step4.App(service: $0, defaults: $1) },
        Step(testDescription: "Step5") { Step5.App(service: $0, defaults: $1) },
        Step(testDescription: "Step6") { Step6.App(service: $0, defaults: $1) },
        Step(testDescription: "Step7") { Step7.App(service: $0, defaults: $1) },
        Step(testDescription: "Step8") { Step8.App(service: $0, defaults: $1) },
    ]
}

/// Tests that every step behaves as the first step does.
///
/// The tests run one after the other: the first five steps post to the default notification center, as the original
/// did, so that two apps at a time would receive each other's notes.
@Suite(.serialized) struct NotesAppTests {
    let server = NotesServer(titles: NotesServer.someTitles)

    /// Runs a test of a step in virtual time; the app must be released when the test ends.
    func run(
        _ step: Step, _ scratch: ScratchDefaults? = nil, service: (any NotesService)? = nil, signedIn: Bool = true,
        _ body: (VirtualWorld, any NotesApp) async throws -> Void
    ) async throws {
        let scratch = try scratch ?? ScratchDefaults()
        try await withVirtualWorld { world in
            let app = step.makeApp(service ?? server, scratch.defaults)
            world.expectReleased(app, named: "app")
            if signedIn {
                await signIn(world, app)
                app.reload()
                await settle(world, app)
            }
            try await body(world, app)
        }
    }

    /// Runs the waiting work until the app waits for no answer; the tasks of the last step end at a time of their own.
    func settle(_ world: VirtualWorld, _ app: any NotesApp, sourceLocation: SourceLocation = #_sourceLocation) async {
        await wait(in: world, sourceLocation: sourceLocation) { !app.isBusy }
    }

    /// Runs the waiting work until the service keeps `count` requests.
    func untilRequest(
        _ service: HeldService, _ world: VirtualWorld, count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        await wait(in: world, sourceLocation: sourceLocation) { service.count >= count }
    }

    /// Runs the waiting work until a condition holds, or fails after a minute.
    func wait(
        in world: VirtualWorld, sourceLocation: SourceLocation = #_sourceLocation, until condition: () -> Bool
    ) async {
        let deadline = ContinuousClock.now + .seconds(60)
        repeat { await world.runPending() } while !condition() && ContinuousClock.now < deadline
        #expect(condition(), sourceLocation: sourceLocation)
    }

    func signIn(_ world: VirtualWorld, _ app: any NotesApp) async {
        app.email = "ann@example.org"
        app.password = "secret"
        app.signIn()
        await settle(world, app)
    }

    /// Opens a note, changes its body, and saves it.
    func write(_ body: String, to index: Int, _ world: VirtualWorld, _ app: any NotesApp) async {
        app.open(index)
        app.body = body
        app.save()
        await settle(world, app)
    }

    @Test("Signing in needs an e-mail address and four characters", arguments: Step.all)
    func validation(step: Step) async throws {
        try await run(step, signedIn: false) { _, app in
            #expect(!app.canSignIn)
            app.email = " ann@example.org "
            app.password = "sec"
            #expect(!app.canSignIn)
            app.password = "secr"
            #expect(app.canSignIn)
            app.email = "@example.org"
            #expect(!app.canSignIn)
        }
    }

    @Test(
        "A wrong password and a server out of reach are told apart, and success clears the message", arguments: Step.all
    )
    func signInErrors(step: Step) async throws {
        try await run(step, signedIn: false) { world, app in
            app.email = "ann@example.org"
            app.password = "wrong"
            app.signIn()
            await settle(world, app)
            #expect(app.signInError == "Wrong e-mail or password.")
            server.failNext(1)
            app.password = "secret"
            app.signIn()
            await settle(world, app)
            #expect(app.signInError == "The server cannot be reached.")
            app.signIn()
            await settle(world, app)
            #expect(app.signInError == nil)
        }
    }

    @Test("The list is read page by page, to its end", arguments: Step.all)
    func paging(step: Step) async throws {
        try await run(step) { world, app in
            #expect(app.titles == ["Milk", "Bread"])
            #expect(app.summary == "2 notes and more")
            app.loadMore()
            await settle(world, app)
            #expect(app.titles == ["Milk", "Bread", "Oat milk", "Tea"])
            app.loadMore()
            await settle(world, app)
            #expect(app.titles == ["Milk", "Bread", "Oat milk", "Tea", "Jam"])
            #expect(app.summary == "5 notes")
            let requests = server.requestCount
            app.loadMore()
            await settle(world, app)
            #expect(server.requestCount == requests)
        }
    }

    @Test("A page is asked for three times before the list gives up", arguments: Step.all)
    func retries(step: Step) async throws {
        try await run(step) { world, app in
            app.query = "tea"
            server.failNext(2)
            await world.advance(by: 1)
            await settle(world, app)
            #expect(app.titles == ["Tea"])
            app.query = "jam"
            server.failNext(3)
            await world.advance(by: 1)
            await settle(world, app)
            #expect(app.titles == ["Tea"])
            app.query = "milk"
            await world.advance(by: 1)
            await settle(world, app)
            #expect(app.titles == ["Milk", "Oat milk"])
        }
    }

    @Test("The search waits for a pause in typing", arguments: Step.all)
    func search(step: Step) async throws {
        try await run(step) { world, app in
            let requests = server.requestCount
            for query in ["m", "mi", "mil"] {
                app.query = query
                await world.advance(by: 0.2)
                await settle(world, app)
            }
            #expect(server.requestCount == requests)
            await world.advance(by: 0.2)
            await settle(world, app)
            #expect(server.requestCount == requests + 1)
            #expect(app.titles == ["Milk", "Oat milk"])
        }
    }

    @Test("A saved note is on the server, and in the list", arguments: Step.all)
    func saving(step: Step) async throws {
        try await run(step) { world, app in
            app.open(1)
            #expect(!app.isEdited)
            app.title = "Rye bread "
            #expect(app.isEdited)
            app.save()
            await settle(world, app)
            #expect(server.notes[1] == NotesServer.Note(id: "1", title: "Rye bread", body: "", revision: 2))
            #expect(app.titles == ["Milk", "Rye bread"])
            #expect(app.title == "Rye bread")
            #expect(!app.isEdited)
        }
    }

    @Test("Notes are edited one after the other, and the list shows each", arguments: Step.all)
    func savingTwo(step: Step) async throws {
        try await run(step) { world, app in
            for (index, title) in ["Oats", "Rye"].enumerated() {
                app.open(index)
                app.title = title
                app.save()
                await settle(world, app)
            }
            #expect(app.titles == ["Oats", "Rye"])
        }
    }

    @Test("A note without a title is not saved", arguments: Step.all)
    func emptyTitle(step: Step) async throws {
        try await run(step) { world, app in
            app.open(0)
            app.title = "  "
            app.save()
            await settle(world, app)
            #expect(server.notes[0].revision == 1)
            #expect(app.isEdited)
        }
    }

    @Test("Undo goes back one checkpoint at a time", arguments: Step.all)
    func undo(step: Step) async throws {
        try await run(step) { world, app in
            app.open(0)
            #expect(!app.canUndo)
            app.checkpoint()
            app.title = "Oats"
            app.checkpoint()
            app.body = "two packets"
            app.undo()
            await settle(world, app)
            #expect([app.title, app.body] == ["Oats", ""])
            app.undo()
            await settle(world, app)
            #expect([app.title, app.body] == ["Milk", ""])
            #expect(!app.canUndo)
        }
    }

    @Test("Of the edits saved offline, the newest is sent when the server is back", arguments: Step.all)
    func offline(step: Step) async throws {
        try await run(step) { world, app in
            app.isOnline = false
            app.open(0)
            for title in ["Oats", "Rice"] {
                app.title = title
                app.save()
                await settle(world, app)
            }
            #expect(app.pendingTitles == ["Rice"])
            #expect(app.titles == ["Rice", "Bread"])
            #expect(server.notes[0].title == "Milk")
            app.isOnline = true
            await settle(world, app)
            #expect(app.pendingTitles.isEmpty)
            #expect(server.notes[0].title == "Rice")
        }
    }

    @Test("A save that finds no server is kept", arguments: Step.all)
    func unreachable(step: Step) async throws {
        try await run(step) { world, app in
            app.open(0)
            app.title = "Oats"
            server.failNext(1)
            app.save()
            await settle(world, app)
            #expect(app.pendingTitles == ["Oats"])
            #expect(server.notes[0].title == "Milk")
        }
    }

    @Test("The preview follows the signature", arguments: Step.all)
    func settings(step: Step) async throws {
        try await run(step) { _, app in
            #expect(app.preview == "")
            app.signature = "Ann"
            #expect(app.preview == "-- Ann")
        }
    }
}
