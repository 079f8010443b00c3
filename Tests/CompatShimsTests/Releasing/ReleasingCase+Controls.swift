import CompatShims
import RACCompat
import StreamCore

extension ReleasingCase {
    static let controls: [ReleasingCase] = [
        ReleasingCase(
            "Controls/RACControlActions", "Controls/RACControl+Command", title: "a command that is replaced",
            expecting: "gone other"
        ) { record in
            let button = TestButton()
            let other = RACCommand { .return($0) }
            do {
                let held = Comeback {
                    record.add("gone")
                    button.rac_command = other
                }
                button.rac_command = RACCommand { held.pass(.return($0)) }
            }
            button.rac_command = nil
            record.add(button.rac_command === other ? "other" : "none")
        },
        ReleasingCase(
            "Controls/CocoaAction", "Controls/Reactive+Control", title: "an action that is replaced",
            expecting: "gone other"
        ) { record in
            let button = TestButton()
            let other = CocoaAction<TestButton>(Action<Void, Int, Never> { .empty })
            do {
                let held = Comeback {
                    record.add("gone")
                    button.reactive.pressed = other
                }
                button.reactive.pressed = CocoaAction(Action<Void, Int, Never> { held.pass(.empty) })
            }
            button.reactive.pressed = nil
            record.add(button.reactive.pressed === other ? "other" : "none")
        },
        ReleasingCase(
            "Controls/RACControl", title: "a subscriber that is disposed", expecting: "pressed gone button completed"
        ) {
            record in
            let button = TestButton()
            let events = button.rac_signalForControlEvents(.touchUpInside)
            let subscription: RACDisposable
            do {
                let held = Comeback {
                    record.add("gone")
                    record.subscribe(to: events)
                    button.press()
                }
                subscription = events.subscribeNext { _ in record.add(held.pass("pressed")) }
            }
            button.press()
            subscription.dispose()
        },
    ]
}
