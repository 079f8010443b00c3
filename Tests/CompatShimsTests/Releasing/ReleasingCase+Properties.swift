import CompatShims
import RACCompat

extension ReleasingCase {
    static let properties: [ReleasingCase] = [
        ReleasingCase("Spellings/Atomic", title: "setting and swapping", expecting: "back back") { record in
            let atomic = Atomic<Any?>(nil)
            atomic.value = Comeback { atomic.value = "back" }
            atomic.value = "1"
            record.add(shown(atomic.value))
            atomic.value = Comeback { atomic.swap("back") }
            atomic.swap("1")
            record.add(shown(atomic.value))
        },
        ReleasingCase("Observing/RACProperty", title: "not observed", expecting: "back") { record in
            let model = AnyModel()
            model.value = Comeback { model.value = "back" }
            model.value = "1"
            record.add(shown(model.value))
        },
        ReleasingCase(
            "Observing/ObservedStorage", "Observing/ObservationList", "Observing/KeyPathObservation",
            "Observing/RACObserve",
            "Observing/AccessTracker", title: "observed", expecting: "nil old 1 back completed"
        ) { record in
            let model = AnyModel()
            record.subscribe(to: RACObserve(model, \.value))
            model.value = Comeback { model.value = "back" }
            model.value = "1"
        },
        ReleasingCase("Observing/KeyValueObserver", title: "told to an observer", expecting: "old 1 back") { record in
            final class Observer: KeyValueObserver {
                let record: EventRecord

                init(_ record: EventRecord) { self.record = record }

                func observeValue(
                    forKeyPath keyPath: String?, of object: Any?, change: [AnyHashable: Any]?,
                    context: UnsafeMutableRawPointer?
                ) { record.add(shown(change?["new"])) }
            }
            let model = AnyModel()
            let observer = Observer(record)
            model.addObserver(observer, forKeyPath: "value", options: .new)
            model.value = Comeback { model.value = "back" }
            model.value = "1"
            model.removeObserver(observer, forKeyPath: "value")
        },
        ReleasingCase(
            "Observing/ObservedValues", "Observing/RACObservable+Values", title: "observed with earlier values",
            expecting: "nil>_ old>nil old>_ 1>old 1>_ back>1"
        ) { record in
            let model = AnyModel()
            let options: RACObservingOptions = [.old, .prior]
            let values = model.rac_valuesAndChangesForKeyPath(\.value, options: options, observer: nil)
            let subscription = record.subscribe(to: values) { pair in
                guard let pair = pair as? RACTuple, let change = pair.second as? RACObservedChange else { return "?" }
                return "\(shown(pair.first))>\(change.isPrior ? "_" : shown(change.oldValue))"
            }
            model.value = Comeback { model.value = "back" }
            model.value = "1"
            subscription.dispose()
        },
        ReleasingCase("Observing/RACLate", title: "setting", expecting: "nil old 1 back completed") { record in
            let model = AnyModel()
            record.subscribe(to: RACObserve(model, "late"))
            model.late = Comeback { model.late = "back" }
            model.late = "1"
        },
        ReleasingCase("Observing/RACProperty", title: "set silently", expecting: "back") { record in
            let model = AnyModel()
            model.setSilently(Comeback { model.setSilently("back") })
            model.setSilently("1")
            record.add(shown(model.value))
        },
        ReleasingCase(
            "Observing/ChangesByHand", title: "an earlier value", expecting: "nil>nil 1>old gone 2>1 completed"
        ) { record in
            let model = AnyModel()
            let values = model.rac_valuesAndChangesForKeyPath(\.value, options: [.old, .initial], observer: nil)
            record.subscribe(to: values) { pair in
                let change = (pair as? RACTuple)?.second as? RACObservedChange
                return "\(shown((pair as? RACTuple)?.first))>\(shown(change?.oldValue))"
            }
            model.setSilently(
                Comeback {
                    record.add("gone")
                    model.willChangeValue(for: \.value)
                    model.setSilently("2")
                    model.didChangeValue(for: \.value)
                })
            model.willChangeValue(for: \.value)
            model.setSilently("1")
            model.didChangeValue(for: \.value)
        },
        ReleasingCase(
            "Observing/StringKeyPath", "Observing/PropertyByName", "Observing/ObservedKeyPath",
            "Observing/RACSignal+StringKeyPath", title: "observed and set by name",
            expecting: "nil old 1 back completed"
        ) { record in
            let model = AnyModel()
            let values = RACSubject()
            record.subscribe(to: RACObserve(model, "value"))
            values.setKeyPath("value", onObject: model)
            values.sendNext(Comeback { values.sendNext("back") })
            values.sendNext("1")
        },
        ReleasingCase(
            "Observing/RACWeakProperty", title: "an object that sets it when it goes", expecting: "other none other"
        ) {
            record in
            let model = AnyModel()
            let other = AnyModel()
            let friends = RACObserve(model, \.friend).skip(1)
            let subscription = record.subscribe(to: friends) { $0 == nil ? "none" : "other" }
            var friend: AnyModel? = AnyModel()
            friend?.value = Comeback { model.friend = other }
            model.friend = friend
            friend = nil
            subscription.dispose()
            withExtendedLifetime(other) {}
        },
    ]
}

/// An object with a property of any value.
final class AnyModel: RACObject {
    @RACProperty var value: Any?
    @RACWeakProperty var friend: AnyModel?
    @RACLate var late: Any?

    func setSilently(_ value: Any?) { _value.value = value }
}
