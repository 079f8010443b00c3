import CompatShims
import Foundation
import RACCompat
import TestTurns
import Testing

/// `rac_invoke`, and `rac_didInvoke` in methods that are overridden.
@Suite(.takesTurns) struct OverriddenMethodTests {
    class Screen: RACSelectorSignalling {
        let rac_selectorSignals = RACSelectorSignals()
        final let record: EventRecord

        init(_ record: EventRecord) { self.record = record }

        func appear(_ animated: Bool) {
            defer { rac_didInvoke(animated) }
            record.add("base")
        }

        func load(_ count: Int) throws -> Int {
            try rac_invoke(count) {
                if count < 0 { throw CocoaError(.fileReadUnknown) }
                record.add("load \(count)")
                return count
            }
        }

        func close() { rac_invoke { record.add("close") } }
    }

    /// Calls the overridden method first, in the middle, or twice, and tells.
    class Editor: Screen {
        override func appear(_ animated: Bool) {
            rac_invoke(animated) {
                super.appear(animated)
                record.add("editor")
            }
        }

        override func load(_ count: Int) throws -> Int {
            try rac_invoke(count) {
                record.add("editor loads")
                // Calls itself, the whole of it, until nothing is left.
                let rest = count > 1 ? try load(count - 1) : 0
                return try super.load(count) + rest
            }
        }
    }

    final class ListEditor: Editor {
        override func appear(_ animated: Bool) {
            rac_invoke(!animated) {
                super.appear(animated)
                super.appear(animated)
                record.add("list")
            }
        }
    }

    /// Overrides, and does not tell.
    final class Silent: Screen {
        override func appear(_ animated: Bool) {
            super.appear(animated)
            record.add("silent")
        }
    }

    private let record = EventRecord()

    @Test("A call is told once, when the override has returned, though it calls the overridden method first")
    func tellsOnce() {
        let editor = Editor(record)
        record.subscribe(to: editor.rac_signalForSelector("appear(_:)"))
        editor.appear(true)
        editor.appear(false)
        #expect(record.events == ["base", "editor", "(true)", "base", "editor", "(false)"])
    }

    @Test("Of three methods the most derived one tells, with its own arguments, however often it calls the others")
    func tellsMostDerived() {
        let editor = ListEditor(record)
        record.subscribe(to: editor.rac_signalForSelector("appear(_:)"))
        editor.appear(true)
        #expect(record.events == ["base", "editor", "base", "editor", "list", "(false)"])
    }

    @Test("An object of the base class tells, too")
    func tellsBase() throws {
        let screen = Screen(record)
        record.subscribe(to: screen.rac_signalForSelector("appear(_:)"))
        record.subscribe(to: screen.rac_signalForSelector("load(_:)"))
        record.subscribe(to: screen.rac_signalForSelector("close()"))
        screen.appear(true)
        #expect(try screen.load(3) == 3)
        screen.close()
        #expect(record.events == ["base", "(true)", "load 3", "(3)", "close", "()"])
    }

    @Test("A method that throws is told, and the next call as well")
    func tellsThrowingMethods() throws {
        let editor = Editor(record)
        record.subscribe(to: editor.rac_signalForSelector("load(_:)"))
        #expect(throws: CocoaError.self) { try editor.load(-1) }
        #expect(try editor.load(1) == 1)
        #expect(record.events == ["editor loads", "(-1)", "editor loads", "load 1", "(1)"])
    }

    @Test("A method that calls itself is told for each call")
    func tellsRecursion() throws {
        let editor = Editor(record)
        record.subscribe(to: editor.rac_signalForSelector("load(_:)"))
        #expect(try editor.load(2) == 3)
        #expect(record.events == ["editor loads", "editor loads", "load 1", "(1)", "load 2", "(2)"])
    }

    @Test("A call from inside a delivery, and of another object from inside a method, are calls of their own")
    func tellsReentrantCalls() {
        final class Opener: Screen {
            var other: Screen?
            override func appear(_ animated: Bool) {
                rac_invoke(animated) {
                    other?.appear(false)
                    super.appear(animated)
                }
            }
        }
        let (opener, editor) = (Opener(record), Editor(record))
        opener.other = editor
        record.subscribe(to: opener.rac_signalForSelector("appear(_:)")) { "opener \(shown($0))" }
        record.subscribe(to: editor.rac_signalForSelector("appear(_:)"))
        var isFirst = true
        let again = editor.rac_signalForSelector("appear(_:)").subscribeNext { _ in
            guard isFirst else { return }
            isFirst = false
            editor.appear(true)
        }
        opener.appear(true)
        #expect(
            record.events == ["base", "editor", "(false)", "base", "editor", "(true)", "base", "opener (true)"])
        again.dispose()
    }

    @Test("An override that does not tell is told when the method has returned that it calls")
    func tellsBeforeSilentOverrides() {
        let screen = Silent(record)
        record.subscribe(to: screen.rac_signalForSelector("appear(_:)"))
        screen.appear(true)
        #expect(record.events == ["base", "(true)", "silent"])
    }

    @Test("Calls on several threads at once are told, each once")
    func isThreadSafe() {
        nonisolated(unsafe) let editor = Editor(EventRecord())
        record.subscribe(to: editor.rac_signalForSelector("appear(_:)"))
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<250 { editor.appear(true) }
        }
        #expect(record.events == Array(repeating: "(true)", count: 1_000))
    }

    @Test("A signal that is asked for, or whose subscription ends, while the method runs")
    func changesSubscriptions() {
        final class Asking: Screen {
            var subscription: RACDisposable?
            override func appear(_ animated: Bool) {
                rac_invoke(animated) {
                    super.appear(animated)
                    if let subscription {
                        subscription.dispose()
                    } else {
                        subscription = record.subscribe(to: rac_signalForSelector("appear(_:)"))
                    }
                }
            }
        }
        let screen = Asking(record)
        screen.appear(true)
        screen.appear(false)
        #expect(record.events == ["base", "(true)", "base"])
    }
}
