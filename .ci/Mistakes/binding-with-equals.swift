import CompatShims
import RACCompat

final class Label: RACObject {
    @RACProperty var text = ""
}

func bind(_ label: Label, _ signal: RACSignal) {
    // error: expression is not assignable: function call returns immutable value
    RAC(label, \.text) = signal
}
