import Shared
import Testing

extension NotesAppTests {
    @Test("The user is reminded of a note once, when its time has come", arguments: Step.all)
    func reminding(step: Step) async throws {
        try await run(step) { world, app in
            app.open(1)
            app.remind(after: 60)
            #expect(app.remindersWaiting == ["Bread"])
            await world.advance(by: 59)
            #expect(app.reminder == nil)
            await world.advance(by: 1)
            #expect(app.reminder == "Remember: Bread")
            #expect(app.remindersWaiting.isEmpty)
            app.dismissReminder()
            await settle(world, app)
            #expect(app.reminder == nil)
            await world.advance(by: 60)
            #expect(app.reminder == nil)
        }
    }

    @Test("A reminder shows the note as it was saved last", arguments: Step.all)
    func remindingOfAnEditedNote(step: Step) async throws {
        try await run(step) { world, app in
            app.open(0)
            app.remind(after: 60)
            app.title = "Oats"
            app.save()
            await settle(world, app)
            #expect(app.remindersWaiting == ["Oats"])
            await world.advance(by: 60)
            #expect(app.reminder == "Remember: Oats")
        }
    }

    @Test("A second reminder of a note replaces the first", arguments: Step.all)
    func remindingAgain(step: Step) async throws {
        try await run(step) { world, app in
            app.open(0)
            app.remind(after: 60)
            app.open(1)
            app.remind(after: 120)
            app.open(0)
            app.remind(after: 180)
            #expect(app.remindersWaiting == ["Bread", "Milk"])
            await world.advance(by: 60)
            #expect(app.reminder == nil)
            await world.advance(by: 60)
            #expect(app.reminder == "Remember: Bread")
            await world.advance(by: 60)
            #expect(app.reminder == "Remember: Milk")
        }
    }

    @Test("A reminder that is cancelled never comes", arguments: Step.all)
    func cancellingAReminder(step: Step) async throws {
        try await run(step) { world, app in
            app.open(0)
            app.remind(after: 60)
            app.cancelReminder()
            #expect(app.remindersWaiting.isEmpty)
            await world.advance(by: 120)
            #expect(app.reminder == nil)
        }
    }
}
