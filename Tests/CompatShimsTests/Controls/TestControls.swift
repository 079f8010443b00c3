import CompatShims

/// A control that is pressed.
final class TestButton: RACControl, CustomStringConvertible {
    let rac_actions = RACControlActions()
    let description = "button"
    var isEnabled = true
    var isOn = false

    func press() { sendActions(for: .touchUpInside) }

    func toggle() {
        isOn.toggle()
        sendActions(for: .valueChanged)
    }
}

/// A control that is typed into.
final class TestField: RACTextControl {
    let rac_actions = RACControlActions()
    var isEnabled = true
    var text = ""

    func edit(_ text: String) {
        self.text = text
        sendActions(for: .editingChanged)
    }
}

/// A control that shows that it is working.
final class TestRefresh: RACRefreshControl {
    let rac_actions = RACControlActions()
    var isEnabled = true
    var endCount = 0

    func pull() { sendActions(for: .valueChanged) }
    func endRefreshing() { endCount += 1 }
}

/// A control that belongs to the main actor.
@MainActor
final class MainButton: @MainActor RACControl {
    let rac_actions = RACControlActions()
    var isEnabled = true
}
