import CompatShims
import RACCompat

final class Model: RACObject {
    @RACProperty var count = 0

    func values() -> RACSignal {
        // error: cannot convert value of type 'Int' to expected argument type 'String'
        RACObserve(self, count).map { (count: Int) in count + 1 }
    }
}
