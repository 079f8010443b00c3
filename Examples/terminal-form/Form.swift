import CompatShims
import RACCompat

/// A form of a field and a button.
///
/// The button is enabled when there is a name, and nothing can be changed while its command runs.
@MainActor
final class Form {
    private let name = TextField()
    private let submit = Button()
    private let command: RACCommand
    private let screen: Screen

    init(screen: Screen, greet: @escaping (String) -> RACSignal) {
        self.screen = screen
        let isValid = name.rac_textSignal().map { $0 as? String != "" }
        command = RACCommand(enabled: isValid) { [name] _ in greet(name.text) }
        submit.rac_command = command
        command.executing.not().setKeyPath(\.isEnabled, onObject: name)

        command.executionSignals.switchToLatest().subscribeNext(with: self) { `self`, greeting in
            self.screen.add("\(greeting ?? "nil")")
            self.name.replaceText(with: "")
        }
        command.errors.subscribeNext(with: self) { `self`, error in
            self.screen.add("Failed: \(error ?? "nil")")
        }
        // This subscription comes after the bindings above, so that both controls are up to date when the form is
        // drawn.
        RACSignal.merge([name.rac_textSignal(), command.enabled, command.executing])
            .subscribeNext(with: self) { `self`, _ in self.draw() }
    }

    func press(_ key: Key) {
        switch key {
        case .character(let character): name.type(character)
        case .backspace: name.deleteBackward()
        case .enter: submit.press()
        }
    }

    /// Types a name and presses the button; the signal completes when the work is over, and at once if there is no
    /// name.
    func submit(_ text: String) -> RACSignal {
        // The command is still executing when it delivers its answer, and the button is enabled afterwards.
        command.executing.ignore(true).take(1).then { [self] in answer(to: text) }
    }

    private func answer(to text: String) -> RACSignal {
        let answer = RACSignal.merge([command.executionSignals.switchToLatest(), command.errors]).take(1)
        return RACSignal.createSignal { [self] subscriber in
            let subscription = answer.ignoreValues().subscribe(subscriber)
            name.replaceText(with: text)
            // The button is enabled in a later turn of the main queue.
            RACScheduler.mainThreadScheduler().schedule { [self] in
                if submit.isEnabled { submit.press() } else { subscriber.sendCompleted() }
            }
            return subscription
        }
    }

    private func draw() {
        let cursor = name.isEnabled ? "_" : ""
        let button = submit.isEnabled ? "[Submit]" : "(Submit)"
        screen.lastLine = "Name: \(name.text)\(cursor) \(button)"
    }
}
