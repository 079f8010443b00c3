import Shared
import Testing

extension NotesAppTests {
    @Test("Unsaved edits are restored when the note is opened again", arguments: Step.all)
    func draft(step: Step) async throws {
        let scratch = try ScratchDefaults()
        try await run(step, scratch) { world, app in
            app.open(0)
            app.title = "Oats"
            app.body = "two packets"
            await world.advance(by: 1)
        }
        try await run(step, scratch) { world, app in
            app.open(1)
            #expect(app.title == "Bread")
            app.open(0)
            #expect([app.title, app.body] == ["Oats", "two packets"])
            #expect(app.isEdited)
            app.save()
            await settle(world, app)
            await world.advance(by: 1)
            app.open(1)
            app.open(0)
            #expect(app.title == "Oats")
            #expect(!app.isEdited)
        }
        #expect(server.notes[0].body == "two packets")
    }

    @Test("A draft is written when nothing was typed for a second", arguments: Step.all)
    func draftPause(step: Step) async throws {
        let scratch = try ScratchDefaults()
        try await run(step, scratch) { world, app in
            app.open(0)
            for title in ["O", "Oa", "Oat"] {
                app.title = title
                await world.advance(by: 0.9)
            }
            #expect(scratch.defaults.stringArray(forKey: "draft-0") == nil)
            await world.advance(by: 0.1)
            #expect(scratch.defaults.stringArray(forKey: "draft-0") == ["Oat", ""])
            app.title = "Milk"
            await world.advance(by: 1)
            #expect(scratch.defaults.stringArray(forKey: "draft-0") == nil)
        }
    }
}
