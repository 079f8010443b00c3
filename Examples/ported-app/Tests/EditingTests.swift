import Shared
import Testing

extension NotesAppTests {
    @Test("Redo goes forward again, to where undo began", arguments: Step.all)
    func redo(step: Step) async throws {
        try await run(step) { world, app in
            app.open(0)
            app.checkpoint()
            app.title = "Oats"
            app.checkpoint()
            app.body = "two packets"
            #expect(!app.canRedo)
            for _ in 0..<2 {
                app.undo()
                await settle(world, app)
            }
            #expect(app.title == "Milk")
            app.redo()
            await settle(world, app)
            #expect([app.title, app.body] == ["Oats", ""])
            app.redo()
            await settle(world, app)
            #expect([app.title, app.body] == ["Oats", "two packets"])
            #expect(!app.canRedo)
            #expect(app.canUndo)
        }
    }

    @Test("A checkpoint forgets what was undone", arguments: Step.all)
    func checkpointAfterUndo(step: Step) async throws {
        try await run(step) { world, app in
            app.open(0)
            app.checkpoint()
            app.title = "Oats"
            app.undo()
            await settle(world, app)
            #expect(app.canRedo)
            app.checkpoint()
            #expect(!app.canRedo)
            app.redo()
            await settle(world, app)
            #expect(app.title == "Milk")
        }
    }

    @Test("The app says what is wrong with a title, and does not save it", arguments: Step.all)
    func titleProblems(step: Step) async throws {
        try await run(step) { world, app in
            app.open(0)
            #expect(app.titleProblem == nil)
            app.title = " "
            #expect(app.titleProblem == "A note needs a title.")
            app.title = "Oats\nand rice"
            #expect(app.titleProblem == "A title is one line.")
            app.title = String(repeating: "o", count: 41)
            #expect(app.titleProblem == "A title has at most 40 characters.")
            app.save()
            await settle(world, app)
            #expect(server.notes[0].revision == 1)
            app.title = String(repeating: "o", count: 40)
            #expect(app.titleProblem == nil)
            app.save()
            await settle(world, app)
            #expect(server.notes[0].revision == 2)
        }
    }

    @Test("The words of a note are counted", arguments: Step.all)
    func statistics(step: Step) async throws {
        try await run(step) { _, app in
            app.open(0)
            #expect(app.statistics == "0 words")
            app.body = " oats \n"
            #expect(app.statistics == "1 word")
            app.body = "oats and\nrice"
            #expect(app.statistics == "3 words")
        }
    }
}
