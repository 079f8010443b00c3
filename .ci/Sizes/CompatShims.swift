import CompatShims
import RACCompat

final class Person: RACObject {
    @RACProperty var name = ""
}

let person = Person()
RACObserve(person, \.name).subscribeNext { (name: String) in print(name) }
person.name = "Ann"
