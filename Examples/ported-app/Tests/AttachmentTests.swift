import Shared
import Testing

extension NotesAppTests {
    @Test("An attachment is sent in parts, and reports its progress", arguments: Step.all)
    func attaching(step: Step) async throws {
        let service = HeldService(server)
        try await run(step, service: service) { world, app in
            service.hold()
            app.open(1)
            app.attach("rye, wheat and oats", named: "flour.txt")
            for sent in [0, 8, 16] {
                await untilRequest(service, world)
                #expect(app.uploads == ["flour.txt: \(sent) of 19 characters"])
                service.answerNext()
            }
            await settle(world, app)
            #expect(app.uploads == ["flour.txt: sent"])
            #expect(app.uploadSummary == "1 sent")
            #expect(server.attachment("flour.txt", of: "1") == "rye, wheat and oats")
        }
    }

    @Test("Two attachments are sent at a time, and the third waits", arguments: Step.all)
    func attachingThree(step: Step) async throws {
        let service = HeldService(server)
        try await run(step, service: service) { world, app in
            service.hold()
            app.open(0)
            for name in ["a", "b", "c"] { app.attach("short", named: name) }
            await untilRequest(service, world, count: 2)
            #expect(app.uploads == ["a: 0 of 5 characters", "b: 0 of 5 characters", "c: waiting"])
            service.answerNext()
            service.answerNext()
            await wait(in: world) { app.uploads == ["a: sent", "b: sent", "c: 0 of 5 characters"] }
            await untilRequest(service, world)
            service.answerNext()
            await settle(world, app)
            #expect(app.uploadSummary == "3 sent")
        }
    }

    @Test("An attachment that fails is sent again from the part that failed", arguments: Step.all)
    func retryingAnAttachment(step: Step) async throws {
        let service = HeldService(server)
        try await run(step, service: service) { world, app in
            service.hold()
            app.open(0)
            app.attach("rye, wheat and oats", named: "flour.txt")
            await untilRequest(service, world)
            service.answerNext()
            await untilRequest(service, world)
            server.failNext(1)
            service.answerNext()
            await settle(world, app)
            #expect(app.uploads == ["flour.txt: failed"])
            #expect(app.uploadSummary == "0 sent, 1 failed")
            app.retryUploads()
            for sent in [8, 16] {
                await untilRequest(service, world)
                #expect(app.uploads == ["flour.txt: \(sent) of 19 characters"])
                service.answerNext()
            }
            await settle(world, app)
            #expect(app.uploadSummary == "1 sent")
            #expect(server.attachment("flour.txt", of: "0") == "rye, wheat and oats")
        }
    }

    @Test("An attachment that is cancelled makes room for the next", arguments: Step.all)
    func cancellingAnAttachment(step: Step) async throws {
        let service = HeldService(server)
        try await run(step, service: service) { world, app in
            service.hold()
            app.open(0)
            for name in ["a", "b", "c"] { app.attach("short", named: name) }
            await untilRequest(service, world, count: 2)
            app.cancelUploads(named: "a")
            await untilRequest(service, world, count: 3)
            #expect(app.uploads == ["a: cancelled", "b: 0 of 5 characters", "c: 0 of 5 characters"])
            for _ in 0..<3 { service.answerNext() }
            await settle(world, app)
            #expect(app.uploads == ["a: cancelled", "b: sent", "c: sent"])
            #expect(app.uploadSummary == "2 sent")
        }
    }
}
