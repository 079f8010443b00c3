import CompatShims
import RACCompat
import Testing

/// Examples of MIGRATION.md: observing properties, and the ends of objects.
@MainActor
struct ObservingExamples {
    @Test func observing() throws {
        try example {
            class Account: RACObject {
                @RACProperty var name = "savings"
            }
            class Person: RACObject {
                @RACProperty var name = ""
                @RACProperty var account: Account?
            }

            let person = Person()
            RACObserve(person, \.name).skip(1)
                .subscribeNext { print("name:", $0 ?? "nil") }
            RACObserve(person, "account.name")
                .subscribeNext { print("account:", $0 ?? "nil") }  // prints account: nil

            person.name = "Ann"  // prints name: Ann
            person.account = Account()  // prints account: savings
            person.account?.name = "current"  // prints account: current
            person.account = nil  // prints account: nil
        }
    }

    @Test func binding() throws {
        try example {
            class Model: RACObject {
                @RACProperty var name: String? = "Ann"
            }
            class Label: RACObject {
                @RACProperty var text = ""
            }

            let (model, label, field) = (Model(), Label(), Label())
            RAC(label, \.text, "nobody") <~ RACObserve(model, \.name)
            RACChannelTo(field, \.text, "") <~> RACChannelTo(model, \.name)
            print(label.text, field.text)  // prints Ann Ann

            field.text = "Bob"
            print(label.text, model.name ?? "nil")  // prints Bob Bob
            model.name = nil
            print(label.text)  // prints nobody
        }
    }

    @Test func otherClasses() throws {
        try example {
            class Device {}
            final class Thermometer: Device, RACObservable {
                let rac_lifetimeToken = RACLifetimeToken()
                @RACProperty var celsius = 20.0
                var fahrenheit: Double { celsius * 9 / 5 + 32 }

                static var rac_namedProperties: [String: RACNamedProperty] {
                    ["fahrenheit": RACNamedProperty(\Thermometer.fahrenheit)]
                }
            }

            let thermometer = Thermometer()
            RACObserve(thermometer, "fahrenheit")
                .subscribeNext { print($0 ?? "nil") }  // prints 68.0
            thermometer.celsius = 100  // prints 212.0
        }
    }

    @Test func ends() throws {
        try example {
            class Screen: RACObject {}

            var screen: Screen? = Screen()
            screen?.rac_deallocDisposable.addDisposable(RACDisposable { print("released") })
            let clicks = RACSubject()
            if let screen {
                clicks.takeUntil(screen.rac_willDeallocSignal())
                    .subscribeNext({ print("click", $0 ?? "nil") }, completed: { print("over") })
            }
            clicks.sendNext(1)  // prints click 1
            screen = nil  // prints released, over
            clicks.sendNext(2)
        }
    }
}
