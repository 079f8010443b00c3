import Foundation
import Server
import Shared
import Testing

extension NotesAppTests {
    @Test("Signing in, reading the list and saving work over HTTP", arguments: Step.all)
    @MainActor func overHTTP(step: Step) async throws {
        let notes = NotesServer(titles: NotesServer.someTitles)
        let server = try NotesHTTPServer(notes)
        let scratch = try ScratchDefaults()
        let app = step.makeApp(HTTPNotesService(server: server.url), scratch.defaults)
        app.email = "ann@example.org"
        app.password = "wrong"
        app.signIn()
        try await eventually { app.signInError == "Wrong e-mail or password." }
        app.password = "secret"
        app.signIn()
        try await eventually { app.signInError == nil }
        app.reload()
        try await eventually { app.titles == ["Milk", "Bread"] && !app.isBusy }
        app.loadMore()
        try await eventually { app.titles == ["Milk", "Bread", "Oat milk", "Tea"] }
        app.query = "oat milk"
        try await eventually { app.titles == ["Oat milk"] }
        app.open(0)
        app.title = "Käse & Brot"
        app.save()
        try await eventually { app.titles == ["Käse & Brot"] }
        #expect(notes.notes[2] == NotesServer.Note(id: "2", title: "Käse & Brot", body: "", revision: 2))
        withExtendedLifetime(server) {}
    }

    @Test("A server that hangs up, and one that is gone, count as offline", arguments: Step.all)
    @MainActor func hangingUp(step: Step) async throws {
        let notes = NotesServer(titles: NotesServer.someTitles)
        var server: NotesHTTPServer? = try NotesHTTPServer(notes)
        let url = try #require(server?.url)
        let scratch = try ScratchDefaults()
        let app = step.makeApp(HTTPNotesService(server: url), scratch.defaults)
        app.email = "ann@example.org"
        app.password = "secret"
        notes.failNext(1)
        app.signIn()
        try await eventually { app.signInError == "The server cannot be reached." }
        app.signIn()
        try await eventually { app.signInError == nil }
        app.reload()
        try await eventually { app.titles == ["Milk", "Bread"] }
        server = nil
        app.open(0)
        app.title = "Oats"
        app.save()
        try await eventually { app.pendingTitles == ["Oats"] }
    }

    /// Lets the main queue go on until a condition holds, for a minute at most.
    @MainActor private func eventually(
        sourceLocation: SourceLocation = #_sourceLocation, _ condition: @MainActor () -> Bool
    ) async throws {
        let deadline = ContinuousClock.now + .seconds(60)
        while !condition(), ContinuousClock.now < deadline { await Task.yield() }
        try #require(condition(), sourceLocation: sourceLocation)
    }
}
