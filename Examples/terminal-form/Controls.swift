import CompatShims

/// A button of the form.
final class Button: RACControl {
    let rac_actions = RACControlActions()
    var isEnabled = true

    func press() {
        if isEnabled { sendActions(for: .touchUpInside) }
    }
}

/// A text field of the form.
final class TextField: RACTextControl {
    let rac_actions = RACControlActions()
    var isEnabled = true
    var text = ""

    func type(_ character: Character) {
        if isEnabled { replaceText(with: text + String(character)) }
    }

    func deleteBackward() {
        if isEnabled { replaceText(with: String(text.dropLast())) }
    }

    func replaceText(with text: String) {
        self.text = text
        sendActions(for: .editingChanged)
    }
}
