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
    func rac5560(_ a1: Double) -> Int { lround(a1) }
    func rac5561(_ a1: Double) -> Int { lrint(a1) }
    func rac5562(_ a1: Double) -> Int { lrint(a1) }
    func rac5563(_ a1: Float) -> Int { lroundf(a1) }
    func rac5564(_ a1: Float) -> Int { lrintf(a1) }
    func rac5565(_ a1: Double) -> Double { nearbyint(a1) }
    func rac5566(_ a1: Double) -> Double { expm1(a1) }
    func rac5567(_ a1: Double) -> Double { log1p(a1) }
    func rac5568(_ a1: Double) -> Double { sinh(a1) }
    func rac5569(_ a1: Double) -> Double { cosh(a1) }
    func rac5570(_ a1: Double) -> Double { tanh(a1) }
    func rac5571(_ a1: Double) -> Double { asinh(a1) }
    func rac5572(_ a1: Double) -> Double { acosh(a1) }
    func rac5573(_ a1: Double) -> Double { atanh(a1) }
    func rac5574(_ a1: Double) -> Double { erf(a1) }
    func rac5575(_ a1: Double) -> Double { tgamma(a1) }
    func rac5576(_ a1: Double, _ a2: Double) -> Double { copysign(a1, a2) }
    func rac5577(_ a1: Double, _ a2: Double) -> Double { fdim(a1, a2) }
    func rac5578(_ a1: Double, _ a2: Double) -> Double { remainder(a1, a2) }
    func rac5579(_ a1: Double, _ a2: Double, _ a3: Double) -> Double { fma(a1, a2, a3) }
    func rac5580(_ a1: Double, _ a2: Int) -> Double { scalbn(a1, a2) }
    func rac5581(_ a1: String) -> Int { Int(atoll(a1)) }
    func rac5582(_ a1: String, _ a2: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ a3: Int) -> Int { Int(strtoll(a1, a2, Int32(truncatingIfNeeded: a3))) }
    func rac5583(_ a1: String, _ a2: String, _ a3: Int) -> Int { Int(strncmp(a1, a2, a3)) }
    func rac5584(_ a1: String, _ a2: String) -> Int { Int(strcasecmp(a1, a2)) }
    func rac5585(_ a1: String, _ a2: String, _ a3: Int) -> Int { Int(strncasecmp(a1, a2, a3)) }
    func rac5586(_ a1: Int) -> Int { Int(isgraph(Int32(truncatingIfNeeded: a1))) }
    func rac5587(_ a1: Int) -> Int { Int(isprint(Int32(truncatingIfNeeded: a1))) }
    func rac5588(_ a1: Int) -> Int { Int(iscntrl(Int32(truncatingIfNeeded: a1))) }
    func rac5589(_ a1: Int) -> Int { Int(isblank(Int32(truncatingIfNeeded: a1))) }
    func rac5590() -> Int { Int(rand()) }
    func rac5591(_ a1: Int) { srand(UInt32(truncatingIfNeeded: a1)) }
    func rac5592() -> Int { random() }
    func rac5593(_ a1: Int) { srandom(UInt32(truncatingIfNeeded: a1)) }
    func rac5594() -> Double { drand48() }
    func rac5595(_ a1: Double) { Thread.sleep(forTimeInterval: a1) }
    func rac5596(_ a1: Int) { Thread.sleep(forTimeInterval: Double(a1) / 1_000_000) }
    func rac5597() -> Int { Int(getpid()) }
    func rac5598(_ a1: CGRect, _ a2: CGRect) -> Bool { a1.intersects(a2) }
    func rac5599(_ a1: CGRect, _ a2: CGRect) -> Bool { a1 == a2 }
}
