import CompatShims
import Foundation
import RACCompat

extension ReleasingCase {
    static let bindings: [ReleasingCase] = [
        ReleasingCase("Observing/RAC", title: "a bound property", expecting: "nil old 1 back completed") { record in
            let model = AnyModel()
            let values = RACSubject()
            record.subscribe(to: RACObserve(model, \.value))
            RAC(model, \.value) <~ values
            values.sendNext(Comeback { values.sendNext("back") })
            values.sendNext("1")
        },
        ReleasingCase(
            "Observing/RACKVOChannel+KeyPath", "Observing/RACChannelTo", title: "a channel",
            expecting: "nil old 1 back completed"
        ) { record in
            let model = AnyModel()
            let terminal = RACChannelTo(model, \.value)
            record.subscribe(to: RACObserve(model, \.value))
            terminal.sendNext(Comeback { terminal.sendNext("back") })
            terminal.sendNext("1")
        },
        ReleasingCase("Observing/RACChannelTo", title: "two bound channels", expecting: "nil old 1 back completed") {
            record in
            let (left, right) = (AnyModel(), AnyModel())
            RACChannelTo(left, \.value) <~> RACChannelTo(right, \.value)
            record.subscribe(to: RACObserve(left, \.value))
            right.value = Comeback { right.value = "back" }
            right.value = "1"
        },
        ReleasingCase(
            "Foundation/NotificationCenter+RACSupport", title: "the sender of a notification", expecting: "old back"
        ) { record in
            let center = NotificationCenter()
            let name = Notification.Name("ReleasingTests")
            let subscription = record.subscribe(to: center.rac_addObserverForName(name, object: nil)) { value in
                ((value as? Notification)?.object).map { "\($0)" } ?? "nil"
            }
            center.post(name: name, object: Comeback { center.post(name: name, object: "back") })
            subscription.dispose()
        },
        ReleasingCase("Owners/RACSignal+Owner", "Owners/Weakly", title: "closures with an owner", expecting: "1 gone 2")
        {
            record in
            let (values, owner) = (RACSubject(), AnyModel())
            let subscription: RACDisposable
            do {
                let held = Comeback {
                    record.add("gone")
                    record.subscribe(to: values)
                    values.sendNext(2)
                }
                subscription = values.subscribeNext(with: owner) { _, value in record.add(shown(held.pass(value))) }
            }
            values.sendNext(1)
            subscription.dispose()
        },
    ]
}
