import CompatShims
import RACCompat

final class Label: RACObject {
    let text = ""
}

func bind(_ label: Label, _ names: RACSignal) {
    // error: 'RAC' is unavailable: the property cannot be set: it needs var, and a setter that is visible here
    RAC(label, \.text) <~ names.map { (name: String) in name.uppercased() }
}
