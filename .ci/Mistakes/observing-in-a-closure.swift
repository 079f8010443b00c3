import CompatShims
import RACCompat

final class Screen: RACObject {
    @RACProperty var name = ""

    func follow(_ reloads: RACSignal) -> RACSignal {
        reloads.flattenMap { _ in
            // error: call to method 'RACObserve' in closure requires explicit use of 'self' to make capture semantics explicit
            RACObserve(self, \.name)
        }
    }
}
