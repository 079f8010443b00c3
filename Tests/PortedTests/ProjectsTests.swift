import CompatShims
import Foundation
import RACCompat
import StreamTesting
import Testing

/// Projects with tasks, read page by page, and shown by a query and an order.
@Suite struct ProjectsTests {
    private final class Server: ProjectServer {
        var pages: [[String: Any]] = []
        var offsets: [Int] = []

        func projectsFrom(_ offset: Int, count: Int) -> RACSignal {
            offsets.append(offset)
            return pages.isEmpty ? .never() : .return(pages.removeFirst())
        }
    }

    private final class Watcher: ProjectObserver {
        var log: [String] = []
        func project(_ project: Project, didAddTask task: ProjectTask) {
            log.append("\(project.name) + \(task.title ?? "nothing")")
        }
        func projectDidFinish(_ project: Project) { log.append("\(project.name) done") }
    }

    private static var house: [String: Any] {
        [
            "id": "h", "name": "house",
            "tasks": [
                ["title": "Roof", "done": true, "tags": ["high"]], ["title": "door", "tags": ["low", "high"]],
            ],
            "children": [["name": "garden", "tasks": [["title": "tree", "done": true]]]],
        ]
    }
    private static var app: [String: Any] { ["name": "App", "tasks": [["title": "ship", "urgent": true]]] }

    @Test("Pages are read to the last, searched, sorted, counted and drawn")
    func list() throws {
        try withVirtualWorld { world in
            let server = Server()
            server.pages = [["projects": [Self.house], "next": 25], ["projects": [Self.app]]]
            let list = world.keep(ProjectList(server: server))
            let shown = world.record(
                list.shown.map { (projects: [Project]) in projects.map(\.name).joined(separator: " ") }, named: "shown")
            world.advance(by: 0.25)
            try shown.expectNext("")
            list.reload.execute(nil)
            world.runPending()
            try shown.expectNext("App house")
            #expect(server.offsets == [0, 25])
            list.sorting = .byProgress
            try shown.expectNext("App house")
            list.query = " ro"
            list.query = " roo "
            world.advance(by: 0.25)
            try shown.expectNext("house")
            list.query = nil
            list.sorting = .byUrgency
            world.advance(by: 0.25)
            try shown.expectNext("house", "App house")
            #expect(list.countsByTag() == ["high": 2, "low": 1])
            #expect(list.outline() == "house\n  garden\nApp\n")
        }
    }

    @Test("An answer without projects is an error of the command")
    func failure() throws {
        try withVirtualWorld { world in
            let server = Server()
            server.pages = [["projects": "none"]]
            let list = world.keep(ProjectList(server: server))
            let errors = world.record(list.reload.errors, named: "errors")
            list.reload.execute(nil)
            world.runPending()
            let page: [AnyHashable: Any] = ["projects": "none"]
            try errors.expectNext(NSError(domain: "org.example.projects", code: 1, userInfo: ["page": page]))
        }
    }

    @Test("A project is done when its tasks and its children's tasks are done, and reports the change")
    func progress() {
        let (project, child, watcher) = (
            Project(identifier: "1", name: "p"), Project(identifier: "2", name: "c"), Watcher()
        )
        project.observer = watcher
        #expect(project.progress == 0)
        project.addTask(ProjectTask(title: "a", flags: [.urgent, .private]))
        project.addChild(child)
        child.addTask(ProjectTask(title: "b", flags: .none))
        project.finishTaskAtIndex(0)
        #expect(project.progress == 0.5)
        #expect(project.tasks[0].flags == [.done, .private] && !project.tasks[0].hasFlags(.all))
        child.finishTaskAtIndex(0)
        #expect(project.progress == 1)
        #expect(watcher.log == ["p + a", "p done"])
        #expect(project.firstTaskPassing { $0.title == "b" } === child.tasks[0])
        let copy = child.tasks[0].copy() as? ProjectTask
        #expect(copy?.title == "b" && copy !== child.tasks[0])
    }
}
