import Shared
import Testing

extension NotesAppTests {
    @Test("The tags of the list are the words of the notes that begin with a #", arguments: Step.all)
    func tags(step: Step) async throws {
        try await run(step) { world, app in
            #expect(app.tags.isEmpty)
            await write("for tea #shop #weekly", to: 0, world, app)
            await write("#shop # rye", to: 1, world, app)
            #expect(app.tags == ["shop", "weekly"])
        }
    }

    @Test("A tag hides the notes without it, until no note of the list has it", arguments: Step.all)
    func taggedNotes(step: Step) async throws {
        try await run(step) { world, app in
            await write("#shop", to: 1, world, app)
            app.tag = "shop"
            #expect(app.titles == ["Bread"])
            #expect(app.summary == "2 notes and more")
            await write("", to: 0, world, app)
            #expect(app.tag == nil)
            #expect(app.titles == ["Milk", "Bread"])
        }
    }

    @Test("Notes are shown in the order that was chosen, which the settings keep", arguments: Step.all)
    func order(step: Step) async throws {
        let scratch = try ScratchDefaults()
        try await run(step, scratch) { world, app in
            app.order = .title
            #expect(app.titles == ["Bread", "Milk"])
            await write("whole", to: 1, world, app)
            app.order = .revision
            #expect(app.titles == ["Milk", "Bread"])
        }
        try await run(step, scratch) { _, app in
            #expect(app.order == .revision)
            app.order = .title
            #expect(app.titles == ["Bread", "Milk"])
        }
    }

    @Test("Reset shows all notes, in the order of the server", arguments: Step.all)
    func resetFilter(step: Step) async throws {
        try await run(step) { world, app in
            await write("#shop", to: 1, world, app)
            app.tag = "shop"
            app.order = .title
            app.resetFilter()
            await settle(world, app)
            #expect(app.tag == nil)
            #expect(app.order == .server)
            #expect(app.titles == ["Milk", "Bread"])
        }
    }
}
