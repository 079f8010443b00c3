import CompatShims
import RACCompat

extension ReleasingCase {
    static let viewModels: [ReleasingCase] = [
        ReleasingCase(
            "ViewModels/RVMViewModel", title: "becoming inactive releases what makes it active",
            expecting: "1 back 2 completed"
        ) { record in
            let (model, values) = (RVMViewModel(), RACSubject())
            var held: Comeback? = Comeback {
                record.add("back")
                model.active = true
            }
            let signal = RACSignal.createSignal { subscriber in
                let own = held
                held = nil
                return values.subscribeNext { value in
                    subscriber.sendNext(own?.pass(value) ?? value)
                }
            }
            record.subscribe(to: model.forwardSignalWhileActive(signal))
            model.active = true
            values.sendNext(1)
            model.active = false
            values.sendNext(2)
        }
    ]
}
