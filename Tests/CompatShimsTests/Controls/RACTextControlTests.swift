import CompatShims
import RACCompat
import Testing

/// `rac_textSignal`.
@Suite @MainActor struct RACTextControlTests {
    @Test("It sends the text at subscription, then at every editing event, and not what the program sets")
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

    @Test("It does not hold the control, and completes when that goes; a late subscriber at once")
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
