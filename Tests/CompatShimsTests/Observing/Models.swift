import CompatShims

/// What is observed by the tests.
class Person: RACObject {
    @RACProperty var name: String? = "Ann"
    @RACProperty var age = 30
    @RACProperty var account: Account?
    @RACWeakProperty var friend: Person?
    let birthday = "1 May"

    var title: String { "\(name ?? "nobody") (\(age))" }

    override class var rac_namedProperties: [String: RACNamedProperty] {
        ["title": RACNamedProperty(\Person.title)]
    }
}

final class Employee: Person {
    @RACProperty var salary = 1000.0
}

final class Account: RACObject {
    @RACProperty var name: String? = "first"
    @RACProperty var balance = 0
    @RACProperty var owner: Person?
}

class Device {
    let serial = 7
}

/// A class that has another superclass.
final class Thermometer: Device, RACObservable {
    let rac_lifetimeToken = RACLifetimeToken()
    @RACProperty var celsius = 20.0
}
