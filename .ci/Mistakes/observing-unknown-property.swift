import CompatShims
import RACCompat

final class Model: RACObject {
    @RACProperty var name = ""

    func values() -> RACSignal {
        // error: cannot convert value of type 'KeyPath<Root, Value>' to expected argument type 'String'
        RACObserve(self, \.title).map { (name: String) in name.count }.distinctUntilChanged()
    }
}
