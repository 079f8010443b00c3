import Shared
import StreamTesting
import Testing

extension NotesAppTests {
    @Test("An export has all notes of the server, those that the list has not read included", arguments: Step.all)
    func exporting(step: Step) async throws {
        try await run(step) { world, app in
            await write("two loaves", to: 1, world, app)
            #expect(app.exportedText == nil)
            app.export()
            await settle(world, app)
            #expect(app.exportedText == "# Milk\n\n# Bread\n\ntwo loaves\n\n# Oat milk\n\n# Tea\n\n# Jam")
            #expect(app.exportProgress == 1)
        }
    }

    @Test("An export reports its progress, page by page", arguments: Step.all)
    func exportProgress(step: Step) async throws {
        let service = HeldService(server)
        try await run(step, service: service) { world, app in
            service.hold()
            app.export()
            for progress in [0, 0.4, 0.8] {
                await untilRequest(service, world)
                await wait(in: world) { app.exportProgress == progress }
                #expect(app.exportedText == nil)
                service.answerNext()
            }
            await settle(world, app)
            #expect(app.exportProgress == 1)
            #expect(app.exportedText != nil)
        }
    }

    @Test("An export that is cancelled asks for no more pages, and writes no text", arguments: Step.all)
    func cancellingAnExport(step: Step) async throws {
        let service = HeldService(server)
        try await run(step, service: service) { world, app in
            service.hold()
            app.export()
            await untilRequest(service, world)
            service.answerNext()
            await untilRequest(service, world)
            app.cancelExport()
            await settle(world, app)
            #expect(app.exportProgress == 0)
            let requests = server.requestCount
            service.answerNext()
            await settle(world, app)
            #expect(server.requestCount == requests + 1)
            #expect(service.count == 0)
            #expect(app.exportProgress == 0)
            #expect(app.exportedText == nil)
        }
    }
}
