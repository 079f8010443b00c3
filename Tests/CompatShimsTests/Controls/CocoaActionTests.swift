import CompatShims
import RACCompat
import StreamCore
import Testing

/// `CocoaAction`, and what controls have behind `reactive`.
@Suite @MainActor struct CocoaActionTests {
    private let record = EventRecord()

    private func action(enabledIf isEnabled: Property<Bool> = Property(value: true)) -> Action<String, Never, Never> {
        Action(enabledIf: isEnabled) { [record] input in
            record.add(input)
            return .empty
        }
    }

    @Test("A CocoaAction executes its action with an input made from the sender, or with a constant")
    func executes() {
        let action = action()
        CocoaAction(action) { (sender: Any?) in "\(sender ?? "nil")" }.execute(1)
        CocoaAction<TestButton>(action, input: "constant").execute(TestButton())
        let plain = Action<Void, Never, Never> { [record] in
            record.add("plain")
            return .empty
        }
        CocoaAction<Void>(plain).execute(())
        #expect(record.events == ["1", "constant", "plain"])
    }

    @Test("A CocoaAction is enabled and executing when its action is")
    func hasFlags() {
        let (work, end) = Signal<Never, Never>.pipe()
        let action = Action<Void, Never, Never> { work.producer }
        let cocoaAction = CocoaAction<Void>(action)
        #expect(cocoaAction.isEnabled.value && !cocoaAction.isExecuting.value)
        cocoaAction.execute(())
        #expect(!cocoaAction.isEnabled.value && cocoaAction.isExecuting.value)
        end.sendCompleted()
        #expect(cocoaAction.isEnabled.value && !cocoaAction.isExecuting.value)
    }

    @Test("Pressing a control executes its action; the control is enabled as the action is")
    func isPressed() {
        let button = TestButton()
        let isValid = MutableProperty(true)
        let pressed = CocoaAction(action(enabledIf: Property(isValid))) { (button: TestButton) in button.description }
        button.reactive.pressed = pressed
        #expect(button.reactive.pressed === pressed)
        button.press()
        isValid.value = false
        #expect(!button.isEnabled)
        button.press()
        isValid.value = true
        #expect(button.isEnabled)
        #expect(record.events == ["button"])
    }

    @Test("An action takes the place of a command, and the other way round; nil ends both")
    func replaces() {
        let button = TestButton()
        button.rac_command = RACCommand(enabled: .return(false)) { _ in .empty() }
        #expect(!button.isEnabled)
        button.reactive.pressed = CocoaAction(action(), input: "pressed")
        #expect(button.rac_command == nil)
        #expect(button.isEnabled)
        button.press()
        button.rac_command = RACCommand { [record] _ in
            record.add("command")
            return .empty()
        }
        #expect(button.reactive.pressed == nil)
        button.press()
        button.reactive.pressed = nil
        button.press()
        #expect(record.events == ["pressed", "command"])
    }

    @Test("The control holds the action, the action does not hold the control; both go")
    func isReleased() {
        weak var releasedButton: TestButton?
        weak var releasedAction: Action<String, Never, Never>?
        let kept = action()
        do {
            let button = TestButton()
            releasedButton = button
            button.reactive.pressed = CocoaAction(kept, input: "")
            let other = TestButton()
            let action = action()
            releasedAction = action
            other.reactive.pressed = CocoaAction(action, input: "")
        }
        #expect(releasedButton == nil)
        #expect(releasedAction == nil)
    }

    @Test("Events are a typed signal that completes with the control and does not hold it")
    func sendsTypedEvents() {
        weak var released: TestField?
        do {
            let field = TestField()
            released = field
            field.reactive.controlEvents(.touchDown)
                .observe(.init(value: { [record] in record.add("down \($0.text)") }))
            field.reactive.continuousTextValues
                .observe(.init(value: record.add, completed: { [record] in record.add("completed") }))
            field.reactive.textValues.observeValues { [record] in record.add("ended \($0)") }
            field.edit("A")
            field.sendActions(for: .touchDown)
            field.sendActions(for: .editingDidEnd)
        }
        #expect(released == nil)
        #expect(record.events == ["A", "down A", "A", "ended A", "completed"])
    }

    @Test("Text and enabled are targets of bindings")
    func isBound() {
        let field = TestField()
        let text = MutableProperty("Ann")
        let isEnabled = MutableProperty(false)
        field.reactive.text <~ text
        field.reactive.isEnabled <~ isEnabled
        #expect(field.text == "Ann")
        #expect(!field.isEnabled)
        text.value = "Bob"
        #expect(field.text == "Bob")
    }
}
