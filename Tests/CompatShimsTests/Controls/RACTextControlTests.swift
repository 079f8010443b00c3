import CompatShims
import RACCompat
import Testing

/// `rac_textSignal`.
@Suite @MainActor struct RACTextControlTests {
    @Test("rac_textSignal sends the text at subscription and at every editing event, and not what the program sets")
    func sendsText() {
        let field = TestField()
        let record = EventRecord()
        field.text = "before"
        let texts = field.rac_textSignal()
        field.text = "at subscription"
        record.subscribe(to: texts)
        field.text = "set"
        field.edit("edited")
        field.sendActions(for: .touchDown)
        field.sendActions(for: .editingDidEnd)
        #expect(record.events == ["at subscription", "edited", "edited"])
    }

    @Test("rac_textSignal does not retain the control, and completes when it is released; a late subscriber at once")
    func completes() {
        let record = EventRecord()
        weak var released: TestField?
        var texts = RACSignal.never()
        do {
            let field = TestField()
            released = field
            texts = field.rac_textSignal()
            record.subscribe(to: texts)
        }
        #expect(released == nil)
        #expect(record.events == ["", "completed"])
        record.subscribe(to: texts)
        #expect(record.events == ["", "completed", "completed"])
    }

    @Test("Disposal ends it")
    func disposes() {
        let field = TestField()
        let record = EventRecord()
        record.subscribe(to: field.rac_textSignal()).dispose()
        field.edit("unseen")
        #expect(record.events == [""])
    }
}
