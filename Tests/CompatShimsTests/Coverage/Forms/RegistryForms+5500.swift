// Written by RegistryFormsTests from the registry of rac-port: change that.
import CompatShims
import Dispatch
import Foundation
import RACCompat

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// swift-format-ignore
extension RegistryForms {
    func rac5521(_ receiver: String, _ a1: StringTransform, _ a2: Bool) -> String? { receiver.applyingTransform(a1, reverse: a2) }
    var rac5522: Any.Type { StringTransform.self }
    var rac5523: StringTransform { .stripDiacritics }
    var rac5524: StringTransform { .stripCombiningMarks }
    var rac5525: StringTransform { .toLatin }
    var rac5526: StringTransform { .mandarinToLatin }
    var rac5527: StringTransform { .latinToKatakana }
    var rac5528: StringTransform { .latinToHiragana }
    var rac5529: StringTransform { .latinToCyrillic }
    var rac5531: StringTransform { .hiraganaToKatakana }
    var rac5532: StringTransform { .fullwidthToHalfwidth }
    var rac5533: StringTransform { .toXMLHex }
    var rac5534: StringTransform { .toUnicodeName }
}
