import Shared
import Testing

extension NotesAppTests {
    @Test("The list reads pages of the size that the settings keep", arguments: Step.all)
    func pageSize(step: Step) async throws {
        let scratch = try ScratchDefaults()
        try await run(step, scratch) { world, app in
            #expect(app.pageSize == "0")
            app.pageSize = " 3"
            app.reload()
            await settle(world, app)
            #expect(app.titles == ["Milk", "Bread", "Oat milk"])
            app.loadMore()
            await settle(world, app)
            #expect(app.titles == ["Milk", "Bread", "Oat milk", "Tea", "Jam"])
        }
        try await run(step, scratch) { _, app in
            #expect(app.pageSize == "3")
            #expect(app.titles == ["Milk", "Bread", "Oat milk"])
        }
    }

    @Test("An invalid size of a page stays in its field, and the old size applies", arguments: Step.all)
    func wrongPageSize(step: Step) async throws {
        try await run(step) { world, app in
            app.pageSize = "4"
            for text in ["51", "-1", "many", ""] {
                app.pageSize = text
                #expect(app.pageSize == text)
                #expect(app.pageSizeProblem == "A page has from 0 to 50 notes.")
            }
            app.reload()
            await settle(world, app)
            #expect(app.titles == ["Milk", "Bread", "Oat milk", "Tea"])
            app.pageSize = "1"
            #expect(app.pageSizeProblem == nil)
            app.reload()
            await settle(world, app)
            #expect(app.titles == ["Milk"])
        }
    }
}
