import Shared
import Testing

extension NotesAppTests {
    @Test("While the app watches the server, it asks at once and twice a minute", arguments: Step.all)
    func watching(step: Step) async throws {
        try await run(step) { world, app in
            let requests = server.requestCount
            await world.advance(by: 60)
            #expect(server.requestCount == requests)
            app.watchesServer = true
            await settle(world, app)
            #expect(server.requestCount == requests + 1)
            await world.advance(by: 29)
            #expect(server.requestCount == requests + 1)
            await world.advance(by: 1)
            await settle(world, app)
            #expect(server.requestCount == requests + 2)
            app.watchesServer = false
            await world.advance(by: 60)
            #expect(server.requestCount == requests + 2)
        }
    }

    @Test("A server out of reach disconnects the queue, and is asked after pauses that double", arguments: Step.all)
    func backingOff(step: Step) async throws {
        try await run(step) { world, app in
            app.watchesServer = true
            await settle(world, app)
            server.failNext(4)
            let requests = server.requestCount
            for (pause, count) in [(30.0, 1), (1, 2), (2, 3), (4, 4)] {
                await world.advance(by: pause)
                await settle(world, app)
                #expect(server.requestCount == requests + count)
                #expect(!app.isOnline)
                #expect(app.warning == "Offline: notes are kept until the server is back.")
            }
            await world.advance(by: 7)
            #expect(server.requestCount == requests + 4)
            await world.advance(by: 1)
            await settle(world, app)
            #expect(app.isOnline)
            #expect(app.warning == nil)
        }
    }

    @Test("A note saved while the server was out of reach is sent when the server answers again", arguments: Step.all)
    func reconnecting(step: Step) async throws {
        try await run(step) { world, app in
            server.failNext(1)
            app.watchesServer = true
            await settle(world, app)
            app.open(0)
            app.title = "Oats"
            app.save()
            await settle(world, app)
            #expect(app.pendingTitles == ["Oats"])
            await world.advance(by: 1)
            await settle(world, app)
            #expect(app.pendingTitles.isEmpty)
            #expect(server.notes[0].title == "Oats")
        }
    }
}
