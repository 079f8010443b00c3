import Shared
import Testing

extension NotesAppTests {
    @Test("A session outlives the app, until the user ends it", arguments: Step.all)
    func session(step: Step) async throws {
        let scratch = try ScratchDefaults()
        try await run(step, scratch, signedIn: false) { world, app in
            #expect(!app.isSignedIn)
            await signIn(world, app)
            #expect(app.isSignedIn)
        }
        try await run(step, scratch, signedIn: false) { world, app in
            #expect(app.isSignedIn)
            app.reload()
            await settle(world, app)
            #expect(app.titles == ["Milk", "Bread"])
            app.signOut()
            await settle(world, app)
            #expect(!app.isSignedIn)
            #expect(app.sessionMessage == nil)
        }
        try await run(step, scratch, signedIn: false) { world, app in
            #expect(!app.isSignedIn)
            let requests = server.requestCount
            app.reload()
            await settle(world, app)
            #expect(server.requestCount == requests)
        }
    }

    @Test("A session that the server has ended is ended in the app, which says so", arguments: Step.all)
    func refusedSession(step: Step) async throws {
        try await run(step) { world, app in
            server.endSessions()
            #expect(app.isSignedIn)
            app.reload()
            await settle(world, app)
            #expect(!app.isSignedIn)
            #expect(app.sessionMessage == "The server asks you to sign in again.")
            await signIn(world, app)
            #expect(app.isSignedIn)
            #expect(app.sessionMessage == nil)
        }
    }

    @Test("A session ends when nothing was asked for a quarter of an hour", arguments: Step.all)
    func sessionTimeout(step: Step) async throws {
        try await run(step) { world, app in
            await world.advance(by: 899)
            app.reload()
            await settle(world, app)
            await world.advance(by: 899)
            #expect(app.isSignedIn)
            await world.advance(by: 1)
            #expect(!app.isSignedIn)
            #expect(app.sessionMessage == "Nothing happened for a while: please sign in again.")
        }
    }
}
