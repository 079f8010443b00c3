import CompatShims
import RACCompat
import Testing

/// `rac_signalForControlEvents`.
@Suite @MainActor struct RACControlTests {
    @Test("The control is sent at each of the events, and at no other")
    func sendsControl() {
        let button = TestButton()
        let record = EventRecord()
        record.subscribe(to: button.rac_signalForControlEvents([.touchUpInside, .touchCancel]))
        button.press()
        button.sendActions(for: .touchDown)
        button.sendActions(for: [.touchCancel, .valueChanged])
        #expect(record.events == ["button", "button"])
    }

    @Test("Each subscription to a control's events is independent, and ends with its disposal")
    func disposes() {
        let button = TestButton()
        let record = EventRecord()
        let presses = button.rac_signalForControlEvents(.touchUpInside)
        let first = record.subscribe(to: presses)
        record.subscribe(to: presses) { _ in "second" }
        button.press()
        first.dispose()
        button.press()
        #expect(record.events == ["button", "second", "second"])
    }

    @Test("The signal does not hold the control, and completes when that goes; a late subscriber at once")
    func completes() {
        let record = EventRecord()
        weak var released: TestButton?
        var presses = RACSignal.never()
        do {
            let button = TestButton()
            released = button
            presses = button.rac_signalForControlEvents(.allEvents)
            record.subscribe(to: presses)
        }
        #expect(released == nil)
        #expect(record.events == ["completed"])
        record.subscribe(to: presses)
        #expect(record.events == ["completed", "completed"])
    }

    @Test("A disabled control still tells of events: it is the control that makes none")
    func sendsWhileDisabled() {
        let button = TestButton()
        let record = EventRecord()
        button.isEnabled = false
        record.subscribe(to: button.rac_signalForControlEvents(.allTouchEvents))
        button.press()
        #expect(record.events == ["button"])
    }

    @Test("An action from inside an action is delivered at once")
    func nests() {
        let button = TestButton()
        let record = EventRecord()
        button.rac_signalForControlEvents(.touchDown).subscribeNext { _ in
            button.press()
            record.add("down")
        }
        record.subscribe(to: button.rac_signalForControlEvents(.touchUpInside))
        button.sendActions(for: .touchDown)
        #expect(record.events == ["button", "down"])
        #expect(RACControlEvents.allEditingEvents.contains([.editingDidBegin, .editingDidEndOnExit]))
        #expect(RACControlEvents.touchUpInside.rawValue == 64)
    }
}
