import Shared
import Testing

extension NotesAppTests {
    @Test("Everybody in the field is invited, each once", arguments: Step.all)
    func inviting(step: Step) async throws {
        try await run(step) { world, app in
            app.open(1)
            app.recipients = "bob@example.org, cy@example.org,, bob@example.org"
            #expect(app.sharingProblem == nil)
            app.invite()
            await settle(world, app)
            #expect(server.shares(of: "1") == ["bob@example.org", "cy@example.org"])
            #expect(app.sharingResult == "2 invited")
            #expect(app.recipients == "")
        }
    }

    @Test("An invalid e-mail address is named, and nobody is invited", arguments: Step.all)
    func invitingNobody(step: Step) async throws {
        try await run(step) { world, app in
            app.open(0)
            app.recipients = "bob@example.org, cy"
            #expect(app.sharingProblem == "cy is no e-mail address.")
            app.invite()
            await settle(world, app)
            app.recipients = ""
            #expect(app.sharingProblem == nil)
            app.invite()
            await settle(world, app)
            #expect(server.shares(of: "0").isEmpty)
            #expect(app.sharingResult == "")
        }
    }

    @Test("Addresses that the server refuses stay in the field", arguments: Step.all)
    func refusedInvitations(step: Step) async throws {
        try await run(step) { world, app in
            app.open(0)
            app.recipients = "nobody@example.org, bob@example.org"
            app.invite()
            await settle(world, app)
            #expect(server.shares(of: "0") == ["bob@example.org"])
            #expect(app.sharingResult == "1 invited, not nobody@example.org")
            #expect(app.recipients == "nobody@example.org")
        }
    }
}
