import CompatShims
import Foundation
import FoundationTestSupport
import RACCompat
import Testing

/// The specs of the screens: what a user does, and sees.
@MainActor @Suite(.timeLimit(.minutes(40))) struct ListTests {
    private let folder: TemporaryFolder
    private let navigation = Navigation()
    private let model: TaskListModel
    private let screen: TaskListController

    init() throws {
        folder = try TemporaryFolder()
        let tasks = [TaskItem(title: "write"), TaskItem(title: "test", isDone: true), TaskItem(title: "ship")]
        let file = try folder.write(JSONEncoder().encode(tasks), to: "tasks.json")
        model = TaskListModel(store: TaskStore(url: file))
        let screen = TaskListController(model: model, navigation: navigation)
        self.screen = screen
        screen.viewDidLoad()
        try #require(eventually { screen.list.lines.count == 3 })
    }

    private func stored() throws -> [String] {
        let data = try Data(contentsOf: folder.url.appendingPathComponent("tasks.json"))
        return try JSONDecoder().decode([TaskItem].self, from: data).map(\.title)
    }

    @Test("A list shows the content of its file")
    func shows() {
        #expect(screen.list.lines == ["– write", "✓ test", "– ship"])
        #expect(screen.title == "1 of 3 done")
    }

    @Test("A mark is toggled in place, and counted")
    func toggles() {
        screen.list.cells[0].toggle.press()
        #expect(eventually { screen.list.lines.first == "✓ write" })
        #expect(screen.title == "2 of 3 done")
        model.filter = .open
        #expect(screen.list.lines == ["– ship"])
        model.filter = .done
        #expect(screen.list.lines == ["✓ write", "✓ test"])
    }

    @Test("A task is added by its title, which must not be empty")
    func adds() throws {
        screen.newTitle.type(" celebrate ")
        screen.addButton.press()
        #expect(eventually { screen.list.lines.last == "– celebrate" })
        #expect(eventually { screen.newTitle.text.isEmpty })
        #expect(eventually { model.savedCount == 4 })
        #expect(try stored() == ["write", "test", "ship", "celebrate"])
        screen.newTitle.type("  ")
        screen.addButton.press()
        #expect(eventually { navigation.alerts.count == 1 })
        #expect(screen.list.lines.count == 4)
    }

    @Test("Undo restores deleted and moved lines")
    func undoes() {
        #expect(!screen.undoButton.isEnabled)
        screen.list.delete(1)
        #expect(eventually { screen.list.lines == ["– write", "– ship"] })
        screen.list.move(1, to: 0)
        #expect(screen.list.lines == ["– ship", "– write"])
        var undone = 0
        model.undo.executing.skip(1).ignore(true).subscribeNext { _ in undone += 1 }
        #expect(eventually { screen.undoButton.isEnabled })
        screen.undoButton.press()
        #expect(eventually { undone == 1 && screen.undoButton.isEnabled })
        #expect(screen.list.lines == ["– write", "– ship"])
        screen.undoButton.press()
        #expect(eventually { screen.list.lines == ["– write", "✓ test", "– ship"] })
        #expect(eventually { !screen.undoButton.isEnabled })
    }

    @Test("A task is edited on a screen of its own, which says what is wrong")
    func edits() throws {
        screen.list.select(2)
        let editor = try #require(navigation.screens.last as? EditTaskController)
        #expect(editor.titleField.text == "ship")
        #expect(editor.hint == "Nothing has changed.")
        #expect(eventually { !editor.saveButton.isEnabled })
        editor.titleField.type("")
        #expect(editor.hint == "A task has a title.")
        editor.titleField.type("ship it")
        #expect(eventually { editor.saveButton.isEnabled })
        editor.saveButton.press()
        #expect(eventually { navigation.screens.isEmpty })
        #expect(screen.list.lines.last == "– ship it")
        screen.list.select(0)
        let other = try #require(navigation.screens.last as? EditTaskController)
        other.cancelButton.press()
        #expect(eventually { navigation.screens.isEmpty })
        #expect(screen.list.lines.first == "– write")
    }

    @Test("Cells that are used again follow one task only")
    func reusesCells() {
        let first = model.tasks[0]
        screen.list.delete(0)
        #expect(eventually { screen.list.lines == ["✓ test", "– ship"] })
        first.title = "rewrite"
        #expect(screen.list.lines == ["✓ test", "– ship"])
    }

    @Test("A file that cannot be read is told, and the list stays empty")
    func tellsFailures() throws {
        let file = try folder.write("no JSON", to: "broken.json")
        let model = TaskListModel(store: TaskStore(url: file))
        let navigation = Navigation()
        let screen = TaskListController(model: model, navigation: navigation)
        screen.viewDidLoad()
        #expect(eventually { navigation.alerts.count == 1 })
        #expect(screen.list.lines.isEmpty && screen.title == "0 of 0 done")
    }

    @Test("The screen goes when it is closed, and its model with it")
    func isReleased() throws {
        weak var aliveModel: TaskListModel?
        weak var aliveScreen: TaskListController?
        do {
            let model = TaskListModel(store: TaskStore(url: folder.missingFile))
            let screen = TaskListController(model: model, navigation: navigation)
            (aliveModel, aliveScreen) = (model, screen)
            screen.viewDidLoad()
            #expect(eventually { model.load.executing.first() as? Bool == false })
        }
        #expect(eventually { aliveScreen == nil && aliveModel == nil })
    }
}
