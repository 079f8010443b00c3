import CompatShims
import Foundation
import RACCompat
import StreamTesting
import Testing

/// An editor, scores and reminders.
@Suite struct DeskTests {
    @Test("A draft is counted, saved when it may be written and differs, and undone")
    func editor() throws {
        try withVirtualWorld { world in
            let document = EditorDocument.documentWithTitle("note", text: "one two")
            let editor = world.keep(EditorViewModel(document: document))
            let enabled = world.record(editor.saveCommand.enabled, named: "enabled")
            try enabled.expectNext(false)
            #expect(editor.summary == "2 words")
            editor.mode = .write
            editor.draft = "three"
            world.runPending()
            try enabled.expectNext(true)
            #expect(editor.summary == "1 word")
            let saved = world.record(editor.saveCommand.execute(nil), named: "saved")
            world.runPending()
            try saved.expectNext(document).expectCompleted()
            try enabled.expectNext(false)
            #expect(document.text == "three" && !document.dirty && document.changed != nil)
            world.record(editor.undoCommand.execute(nil), named: "undone").allowsUnchecked()
            world.runPending()
            #expect(editor.draft == "one two")
            try enabled.expectNext(true)
            editor.replace("one", with: "1\n2")
            #expect(editor.linesPassing { _, number in number == 2 } as? [String] == ["2 two"])
            #expect(editor.linesPassing(nil).count == 2)
        }
    }

    @Test("Scores are ranked by the best of each player")
    func scores() {
        let board = ScoreBoard()
        #expect(board.report() == "nobody played" && board.first() == nil)
        for (player, points) in [("bob", 7), ("ann", 5), ("ann", 9), ("cy", -1), ("bob", 1)] {
            board.add(Score.player(player, points: points))
        }
        #expect(board.first() == RACTuplePack("ann", 9))
        #expect(board.pointsByPlayer() as? [String: Int] == ["ann": 14, "bob": 8, "cy": 0])
        #expect(board.playersAbove(8) as? [String] == ["ann"])
        #expect(board.highest() == 9)
        #expect(board.report() == " 1. ann        9\n 2. bob        7\n 3. cy        -1")
    }

    @Test("Reminders are due by date, repeat, and are read as they were written")
    func reminders() throws {
        try withVirtualWorld { world in
            let list = world.keep(ReminderList())
            let now = Date()
            let due = world.record(
                list.dueSignalWithScheduler(RACScheduler.mainThreadScheduler()).map { (list: [Any]) in list.count },
                named: "due")
            try due.expectNext(0)
            due.allowsUnchecked()
            list.add(Reminder(title: "later", date: now.addingTimeInterval(3600)))
            list.add(Reminder(title: "soon", date: now.addingTimeInterval(-1), interval: .weekly))
            #expect(
                list.dueAt(now.addingTimeInterval(4000)).compactMap { ($0 as? Reminder)?.title } == ["soon", "later"])
            #expect(list.finish(list.dueAt(now)) == 1)
            #expect(list.dueAt(now).isEmpty)
            let url = FileManager.default.temporaryDirectory.appending(path: "reminders-\(UUID()).json")
            defer { try? FileManager.default.removeItem(at: url) }
            try list.writeToURL(url)
            let copy = ReminderList()
            try copy.readFromURL(url)
            let week: TimeInterval = 7 * 24 * 60 * 60
            #expect(
                copy.dueAt(now.addingTimeInterval(week)).compactMap { ($0 as? Reminder)?.title } == ["later", "soon"])
            #expect(throws: (any Error).self) { try copy.readFromURL(url.appending(path: "none")) }
        }
    }
}
