import CompatShims
import Dispatch
import RACCompat
import Testing

/// `rac_command` of controls.
@Suite @MainActor struct RACControlCommandTests {
    private let record = EventRecord()

    private func command(_ name: String, enabled: RACSignal? = nil) -> RACCommand {
        RACCommand(enabled: enabled) { [record] input in
            record.add("\(name) \(shown(input))")
            return .return(nil)
        }
    }

    @Test("The control is enabled as the command is: at once, and then on the main queue")
    func followsEnabled() {
        let button = TestButton()
        let isValid = RACBehaviorSubject.behaviorSubjectWithDefaultValue(false)
        button.rac_command = command("a", enabled: isValid)
        #expect(!button.isEnabled)
        isValid.sendNext(true)
        #expect(!button.isEnabled)
        runMainTurns()
        #expect(button.isEnabled)
    }

    @Test("The action executes the command with the control as input")
    func executes() {
        let button = TestButton()
        let command = command("a")
        button.rac_command = command
        #expect(button.rac_command === command)
        button.press()
        button.sendActions(for: .touchDown)
        #expect(record.events == ["a button"])
    }

    @Test("The control is disabled while the command executes, and again enabled after a failure")
    func disablesWhileExecuting() {
        let button = TestButton()
        let work = RACSubject()
        button.rac_command = RACCommand { _ in work }
        button.press()
        runMainTurns()
        #expect(!button.isEnabled)
        work.sendError(ControlFailure())
        runMainTurns()
        #expect(button.isEnabled)
    }

    @Test("An action while the command executes is refused, although the control may not know it yet")
    func refuses() {
        let button = TestButton()
        button.rac_command = command("a")
        button.press()
        #expect(button.isEnabled)
        button.press()
        #expect(record.events == ["a button"])
    }

    @Test("A second command of a control replaces the first")
    func replaces() {
        let button = TestButton()
        let isFirstValid = RACSubject()
        button.rac_command = command("a", enabled: isFirstValid)
        button.rac_command = command("b")
        isFirstValid.sendNext(false)
        runMainTurns()
        #expect(button.isEnabled)
        button.press()
        #expect(record.events == ["b button"])
    }

    @Test("Removing a command leaves the control as it is")
    func removes() {
        let button = TestButton()
        let isValid = RACBehaviorSubject.behaviorSubjectWithDefaultValue(false)
        button.rac_command = command("a", enabled: isValid)
        button.rac_command = nil
        isValid.sendNext(true)
        runMainTurns()
        #expect(button.rac_command == nil)
        #expect(!button.isEnabled)
        button.press()
        #expect(record.events.isEmpty)
    }

    @Test("A command can be replaced from inside its own execution")
    func replacesInside() {
        let button = TestButton()
        button.rac_command = RACCommand { [weak button, record] _ in
            button?.rac_command = nil
            record.add("once")
            return .empty()
        }
        button.press()
        button.press()
        #expect(record.events == ["once"])
    }

    @Test("The control holds the command, the command does not hold the control; both go")
    func isReleased() {
        weak var releasedButton: TestButton?
        weak var releasedCommand: RACCommand?
        let kept = command("kept")
        do {
            let button = TestButton()
            releasedButton = button
            button.rac_command = kept
            let other = TestButton()
            other.rac_command = command("other")
            releasedCommand = other.rac_command
            #expect(releasedCommand != nil)
        }
        runMainTurns()
        #expect(releasedButton == nil)
        #expect(releasedCommand == nil)
        kept.execute(1)
        runMainTurns()
        #expect(record.events == ["kept 1"])
    }

    @Test("An action on a thread without a scheduler executes the command in the call")
    func executesOnThreads() {
        let button = AcrossThreads(TestButton())
        button.value.rac_command = command("a")
        DispatchQueue(label: "unknown").sync { button.value.press() }
        #expect(record.events == ["a button"])
    }

    @Test("A control of the main actor is enabled and executes as any other")
    func belongsToMainActor() {
        let button = MainButton()
        let isValid = RACBehaviorSubject.behaviorSubjectWithDefaultValue(false)
        button.rac_command = RACCommand(enabled: isValid) { [record] _ in
            record.add("executed")
            return .empty()
        }
        #expect(!button.isEnabled)
        isValid.sendNext(true)
        runMainTurns()
        #expect(button.isEnabled)
        button.sendActions(for: .touchUpInside)
        #expect(record.events == ["executed"])
    }

    @Test("A control that refreshes is told on the main queue when the execution has ended, in failure too")
    func refreshes() {
        let control = TestRefresh()
        var works = [RACSubject(), RACSubject()]
        let (first, second) = (works[0], works[1])
        control.rac_command = RACCommand { _ in works.removeFirst() }
        control.pull()
        runMainTurns()
        #expect(control.endCount == 0)
        first.sendCompleted()
        runMainTurns()
        #expect(control.endCount == 1)
        control.pull()
        runMainTurns()
        second.sendError(ControlFailure())
        runMainTurns()
        #expect(control.endCount == 2)
        #expect(control.isEnabled)
    }
}
