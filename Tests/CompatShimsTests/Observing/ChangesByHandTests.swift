import CompatShims
import Foundation
import RACCompat
import TestTurns
import Testing

/// `willChangeValue` and `didChangeValue`, for what the library cannot see to change.
@Suite(.takesTurns) struct ChangesByHandTests {
    /// What nobody observes.
    private final class Document {
        var title = "draft"
        var pages = 1
    }

    private class Editor: RACObject {
        final let document = Document()
        @RACProperty var lines = NSMutableArray()
        @RACProperty var isDirty = false

        var title: String {
            get {
                willAccessValue(for: \.title)
                return document.title
            }
            set {
                guard newValue != document.title else { return }
                willChangeValue(for: \.title)
                document.title = newValue
                didChangeValue(for: \.title)
            }
        }

        var pages: Int {
            willAccessValue(for: \.pages)
            return document.pages
        }

        /// Reads nothing that is observed.
        var hidden: Int { document.pages }

        var heading: String { "\(title) (\(pages))" }
        var summary: String { isDirty ? "\(title)*" : title }

        override class var rac_namedProperties: [String: RACNamedProperty] {
            ["title": RACNamedProperty(\Editor.title), "pages": RACNamedProperty(\Editor.pages)]
        }
    }

    private final class Subeditor: Editor {
        func rename(_ title: String) {
            willChangeValue(for: \.title)
            document.title = title
            didChangeValue(for: \.title)
        }
    }

    private final class Window: RACObject {
        @RACProperty var editor: Editor?
        @RACProperty var caption = ""
    }

    private let editor = Editor()
    private let log = ObservedLog()

    @Test("A change is told in the call that ends it; a setter that checks for equality tells none")
    func tellsChanges() {
        log.subscribe(to: RACObserve(editor, \.title))
        editor.title = "letter"
        editor.title = "letter"
        #expect(log.events == ["draft", "letter"])
    }

    @Test("A silent change is not told, and a change that changes nothing is")
    func saysWhatItIsTold() {
        log.subscribe(to: RACObserve(editor, \.title))
        editor.document.title = "letter"
        #expect(log.events == ["draft"])
        editor.willChangeValue(for: \.title)
        editor.didChangeValue(for: \.title)
        #expect(log.events == ["draft", "letter"])
    }

    @Test(
        "A property with changes by hand is observed through other objects and computed properties, by path and by name"
    )
    func isPartOfPaths() {
        let window = Window()
        log.subscribe(to: RACObserve(window, \.editor?.title))
        log.subscribe(to: RACObserve(window, "editor.title")) { "named \($0 ?? "nil")" }
        window.editor = editor
        log.subscribe(to: RACObserve(editor, \.heading))
        editor.title = "letter"
        #expect(
            log.events == [
                "nil", "named nil", "draft", "named draft", "draft (1)", "letter", "named letter", "letter (1)",
            ])
    }

    @Test("Only what was named is told")
    func tellsOthersNothing() {
        log.subscribe(to: RACObserve(editor, \.pages))
        editor.title = "letter"
        #expect(log.events == ["1"])
    }

    @Test("Names work as key paths do")
    func names() {
        log.subscribe(to: RACObserve(editor, \.pages))
        log.subscribe(to: RACObserve(editor, "lines")) { "\(($0 as? NSArray)?.count ?? -1)" }
        editor.willChangeValue(forKey: "pages")
        editor.document.pages = 2
        editor.didChangeValue(forKey: "pages")
        editor.willChangeValue(forKey: "lines")
        editor.lines.add("one")
        editor.didChangeValue(forKey: "lines")
        #expect(log.events == ["1", "0", "2", "1"])
    }

    @Test("Changes are nested, of several properties and of one")
    func nests() {
        let options: RACObservingOptions = [.old]
        func old(_ pair: Any?) -> String {
            let pair = pair as? RACTuple
            return "\((pair?.second as? RACObservedChange)?.oldValue ?? "nil")>\(pair?.first ?? "nil")"
        }
        log.subscribe(to: editor.rac_valuesAndChangesForKeyPath(\.title, options: options, observer: nil), as: old)
        log.subscribe(to: editor.rac_valuesAndChangesForKeyPath(\.pages, options: options, observer: nil), as: old)
        editor.willChangeValue(for: \.title)
        editor.willChangeValue(for: \.pages)
        editor.title = "letter"
        editor.document.pages = 3
        editor.didChangeValue(for: \.title)
        editor.didChangeValue(for: \.pages)
        #expect(log.events == ["draft>letter", "draft>letter", "1>3"])
    }

    @Test("Prior values are sent when the change begins")
    func sendsPrior() {
        let changes = editor.rac_valuesAndChangesForKeyPath(\.title, options: [.prior, .old], observer: nil)
        log.subscribe(to: changes) { pair in
            let change = (pair as? RACTuple)?.second as? RACObservedChange
            return "\(change?.oldValue ?? "nil")\(change?.isPrior == true ? " prior" : "")"
        }
        editor.willChangeValue(for: \.title)
        log.add("|")
        editor.document.title = "letter"
        editor.didChangeValue(for: \.title)
        #expect(log.events == ["draft prior", "|", "draft"])
    }

    @Test("A subclass tells the changes of a property that it inherits")
    func isInherited() {
        let editor = Subeditor()
        log.subscribe(to: RACObserve(editor, \.title))
        log.subscribe(to: RACObserve(editor as Editor, \.heading))
        editor.rename("letter")
        #expect(log.events == ["draft", "draft (1)", "letter", "letter (1)"])
    }

    @Test("A change by hand reports a mutable object that a declared property holds")
    func changesInPlace() {
        log.subscribe(to: RACObserve(editor, \.lines)) { "\(($0 as? NSArray)?.count ?? -1)" }
        editor.lines.add("one")
        editor.willChangeValue(for: \.lines)
        editor.lines.add("two")
        editor.didChangeValue(for: \.lines)
        #expect(log.events == ["0", "2"])
    }

    @Test("Bindings and channels follow, and write") @MainActor
    func binds() {
        let window = Window()
        RAC(window, \.caption) <~ RACObserve(editor, \.title)
        editor.title = "letter"
        #expect(window.caption == "letter")
        let (other, names) = (Window(), RACSubject())
        RACChannelTo(other, \.caption) <~> RACChannelTo(editor, \.title)
        other.caption = "poem"
        #expect(editor.document.title == "poem")
        editor.title = "novel"
        #expect(other.caption == "novel")
        RAC(editor, \.title) <~ names
        names.sendNext("play")
        #expect((window.caption, other.caption) == ("play", "play"))
    }

    @Test("A getter that makes its value when it is first read may tell that")
    func isLazy() {
        final class Reader: RACObject {
            private var text: String?
            var contents: String {
                willAccessValue(for: \.contents)
                if let text { return text }
                willChangeValue(for: \.contents)
                text = "read"
                didChangeValue(for: \.contents)
                return "read"
            }
        }
        let reader = Reader()
        #expect(reader.contents == "read")
        log.subscribe(to: RACObserve(reader, \.contents))
        #expect(log.events == ["read"])
        let other = Reader()
        log.subscribe(to: RACObserve(other, \.contents)) { "other \($0 ?? "nil")" }
        #expect(log.events.last == "other read")
    }

    @Test("A computed property of declared ones needs no call, and gets no second notice")
    func leavesComputedProperties() {
        log.subscribe(to: RACObserve(editor, \.summary))
        editor.willChangeValue(for: \.summary)
        editor.isDirty = true
        editor.didChangeValue(for: \.summary)
        #expect(log.events == ["draft", "draft*"])
    }

    @Test("Threads that change a property keep their own old values")
    func isThreadSafe() {
        nonisolated(unsafe) let editor = editor
        let newest = ObservedLog()
        newest.subscribe(to: editor.rac_valuesAndChangesForKeyPath(\.pages, options: .old, observer: nil)) { pair in
            ((pair as? RACTuple)?.second as? RACObservedChange)?.oldValue == nil ? "none" : "old"
        }
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<100 {
                editor.willChangeValue(for: \.pages)
                editor.didChangeValue(for: \.pages)
            }
        }
        #expect(newest.events == Array(repeating: "old", count: 400))
    }

    @Test("A name that does not exist stops the program")
    func unknownName() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Editor().willChangeValue(forKey: "tite")
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Editor has no observable property \"tite\""))
    }

    #if DEBUG
        @Test("A getter that does not say that it is read is reported, and so is an end without a beginning")
        func reportsMistakes() {
            let hidden = reports(with: "no observation can see") {
                editor.willChangeValue(for: \.hidden)
            }
            #expect(hidden.count == 1)
            #expect(hidden.first?.contains("willAccessValue(for:)") == true)
            #expect(hidden.first?.contains("Editor") == true)
            log.subscribe(to: RACObserve(editor, \.title))
            #expect(reports(with: "has begun") { editor.didChangeValue(for: \.title) }.count == 1)
            #expect(reports(with: "has begun") { editor.didChangeValue(forKey: "lines") }.count == 1)
            #expect(log.events == ["draft"])
        }
    #endif
}
