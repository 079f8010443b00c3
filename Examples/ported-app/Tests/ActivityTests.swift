import Shared
import Testing

extension NotesAppTests {
    @Test("The app is busy while a request is under way", arguments: Step.all)
    func busy(step: Step) async throws {
        let service = HeldService(server)
        try await run(step, service: service) { world, app in
            #expect(!app.isBusy)
            service.hold()
            app.reload()
            await untilRequest(service, world)
            #expect(app.isBusy)
            service.answerNext()
            await settle(world, app)
            #expect(!app.isBusy)
        }
    }

    @Test("A search that another one replaces keeps the app busy no longer", arguments: Step.all)
    func replacedSearch(step: Step) async throws {
        let service = HeldService(server)
        try await run(step, service: service) { world, app in
            service.hold()
            app.query = "tea"
            await world.advance(by: 1)
            await untilRequest(service, world)
            app.query = "jam"
            await world.advance(by: 1)
            await untilRequest(service, world, count: 2)
            service.answerNext()
            await wait(in: world) { app.isBusy && app.titles == ["Milk", "Bread"] }
            service.answerNext()
            await settle(world, app)
            #expect(app.titles == ["Jam"])
        }
    }
}
