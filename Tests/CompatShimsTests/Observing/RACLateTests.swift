import CompatShims
import Foundation
import RACCompat
import TestTurns
import Testing

/// `@RACLate`, what is set in `init` and the value behind an `@RACProperty`.
@Suite(.takesTurns) struct RACLateTests {
    private class Editor: RACObject {
        @RACProperty var title: String
        @RACProperty var isValid = false
        @RACLate private(set) var save: RACCommand
        @RACLate var author: String?
        @RACLate var size: Double

        init(title: String) {
            self.title = title
            super.init()
            save = RACCommand(enabled: RACObserve(self, \.isValid)) { [weak self] _ in
                RACSignal.return(self?.title)
            }
            RAC(self, \.isValid) <~ RACObserve(self, \.title).map { (title: String) in !title.isEmpty }
        }

        func replaceSave() { save = RACCommand { _ in .empty() } }
        func setTitleSilently(_ title: String) { _title.value = title }
        var shout: String { _title.value.uppercased() }
    }

    private let editor = withScheduler { Editor(title: "draft") }
    private let log = ObservedLog()

    @Test("A late property is set after super.init, and needs no optional") @MainActor
    func isSetLate() {
        let editor = Editor(title: "draft")
        #expect(editor.isValid)
        editor.title = ""
        #expect(!editor.isValid)
        editor.author = nil
        #expect(editor.author == nil)
        editor.author = "Ann"
        #expect(editor.author == "Ann")
    }

    @Test("A late property is observed, and may be set again")
    func isObserved() {
        log.subscribe(to: RACObserve(editor, \.save)) { $0 is RACCommand ? "command" : "\($0 ?? "nil")" }
        editor.replaceSave()
        #expect(log.events == ["command", "command"])
    }

    @Test("By name it is nil before it is set, and is set as other properties are")
    func isObservedByName() {
        log.subscribe(to: RACObserve(editor, "size"))
        withScheduler { _ = RACSignal.return(2).setKeyPath("size", onObject: editor) }
        editor.size += 1
        #expect(log.events == ["nil", "2.0", "3.0"])
        #expect(keypath(editor, \.size) == "size")
    }

    @Test("Read too early, it stops the program with the names of class and property")
    func stops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Editor(title: "").size
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("size of Editor is read before it is set"))
    }

    @Test("Threads set and read it")
    func isThreadSafe() {
        nonisolated(unsafe) let editor = editor
        editor.size = 0
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<1_000 {
                editor.size = 1
                _ = editor.size
            }
        }
        #expect(editor.size == 1)
    }

    @Test("A property without a default is set before super.init, and nobody is told")
    func isSetEarly() {
        log.subscribe(to: RACObserve(editor, \.title))
        #expect(log.events == ["draft"])
    }

    @Test("The value behind a property is written without anybody being told")
    func isWrittenSilently() {
        log.subscribe(to: RACObserve(editor, \.title))
        editor.setTitleSilently("letter")
        #expect(editor.title == "letter")
        #expect(editor.shout == "LETTER")
        #expect(log.events == ["draft"])
        editor.title = "poem"
        #expect(log.events == ["draft", "poem"])
    }
}
