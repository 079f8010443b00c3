import Shared
import StreamTesting
import Testing

extension NotesAppTests {
    @Test("A note that is added is on the server, and comes first in the list", arguments: Step.all)
    func adding(step: Step) async throws {
        try await run(step) { world, app in
            app.add(" Eggs ")
            await settle(world, app)
            #expect(app.titles == ["Eggs", "Milk", "Bread"])
            #expect(server.notes.last == NotesServer.Note(id: "5", title: "Eggs", body: "", revision: 1))
            await write("six", to: 0, world, app)
            #expect(server.notes.last?.body == "six")
        }
    }

    @Test("A note that is removed is gone from the list at once, and from the server", arguments: Step.all)
    func removing(step: Step) async throws {
        let service = HeldService(server)
        try await run(step, service: service) { world, app in
            service.hold()
            app.remove(0)
            await world.runPending()
            #expect(app.titles == ["Bread"])
            #expect(server.notes.count == 5)
            await untilRequest(service, world)
            service.answerNext()
            await settle(world, app)
            #expect(app.titles == ["Bread"])
            #expect(server.notes.map(\.title) == ["Bread", "Oat milk", "Tea", "Jam"])
            #expect(app.listError == nil)
        }
    }

    @Test("A note that the server does not delete comes back to its place", arguments: Step.all)
    func removingInVain(step: Step) async throws {
        try await run(step) { world, app in
            app.loadMore()
            await settle(world, app)
            server.failNext(1)
            app.remove(1)
            await settle(world, app)
            #expect(app.titles == ["Milk", "Bread", "Oat milk", "Tea"])
            #expect(app.listError == "The note could not be removed.")
        }
    }

    @Test("Two notes can be removed at a time", arguments: Step.all)
    func removingTwo(step: Step) async throws {
        let service = HeldService(server)
        try await run(step, service: service) { world, app in
            service.hold()
            app.remove(0)
            await untilRequest(service, world)
            app.remove(0)
            await untilRequest(service, world, count: 2)
            #expect(app.titles.isEmpty)
            service.answerNext()
            service.answerNext()
            await settle(world, app)
            #expect(server.notes.map(\.title) == ["Oat milk", "Tea", "Jam"])
        }
    }

    @Test("An error of the list stays until the next change", arguments: Step.all)
    func listError(step: Step) async throws {
        try await run(step) { world, app in
            server.failNext(1)
            app.add("Eggs")
            await settle(world, app)
            #expect(app.listError == "The note could not be added.")
            #expect(app.titles == ["Milk", "Bread"])
            app.add("Eggs")
            await settle(world, app)
            #expect(app.listError == nil)
        }
    }
}
