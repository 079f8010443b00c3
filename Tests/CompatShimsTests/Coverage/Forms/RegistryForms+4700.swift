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
    var rac4700: Calendar.Identifier { Calendar.Identifier.gregorian }
    var rac4701: Calendar.Identifier { Calendar.Identifier.gregorian }
    var rac4702: Calendar.Identifier { Calendar.Identifier.iso8601 }
    var rac4703: Calendar.Identifier { Calendar.Identifier.buddhist }
    var rac4704: Calendar.Identifier { Calendar.Identifier.japanese }
    func rac4705(_ a1: Any?) { removeAssociatedObjects(a1) }
    var rac4706: Any.Type { TestExpectation.self }
    func rac4707(_ a1: UInt64, _ a2: Int16, _ a3: Bool) -> NSDecimalNumber { NSDecimalNumber(mantissa: a1, exponent: a2, isNegative: a3) }
    func rac4708(_ receiver: NSDecimalNumber, _ a1: Int) -> NSDecimalNumber { receiver.raising(toPower: a1) }
    func rac4709(_ receiver: NSDecimalNumber, _ a1: Int16) -> NSDecimalNumber { receiver.multiplying(byPowerOf10: a1) }
    func rac4710() -> NSDecimalNumber { NSDecimalNumber.notANumber }
    func rac4711(_ a1: Decimal) -> NSDecimalNumber { NSDecimalNumber(decimal: a1) }
    func rac4712(_ a1: Double) -> Bool { a1.isNaN }
    func rac4713(_ a1: Double) -> Bool { a1.isInfinite }
    func rac4714(_ a1: Double) -> Bool { a1.isFinite }
    func rac4715(_ a1: Double) -> Bool { a1.isNormal }
    var rac4716: Double { Double.nan }
    var rac4717: Double { Double.infinity }
    func rac4718(_ a1: Int) -> Int { abs(a1) }
    func rac4719(_ a1: Double) -> Int { Int(round(a1)) }
    func rac4720(_ a1: CGRect) -> CGFloat { a1.midX }
    func rac4721(_ a1: CGRect) -> CGFloat { a1.midY }
    func rac4722(_ a1: CGRect, _ a2: CGFloat, _ a3: CGFloat) -> CGRect { a1.insetBy(dx: a2, dy: a3) }
    func rac4723(_ a1: CGRect, _ a2: CGFloat, _ a3: CGFloat) -> CGRect { a1.offsetBy(dx: a2, dy: a3) }
    func rac4724(_ a1: CGRect, _ a2: CGPoint) -> Bool { a1.contains(a2) }
    func rac4725(_ a1: CGRect, _ a2: CGRect) -> Bool { a1.contains(a2) }
    func rac4726(_ a1: CGRect, _ a2: CGRect) -> Bool { a1.intersects(a2) }
    func rac4727(_ a1: CGRect, _ a2: CGRect) -> CGRect { a1.union(a2) }
    func rac4728(_ a1: CGRect, _ a2: CGRect) -> CGRect { a1.intersection(a2) }
    func rac4729(_ a1: CGRect) -> Bool { a1.isEmpty }
    func rac4730(_ a1: CGRect) -> Bool { a1.isNull }
    func rac4732() -> CharacterSet { CharacterSet.uppercaseLetters }
    func rac4733() -> CharacterSet { CharacterSet.lowercaseLetters }
    func rac4734() -> CharacterSet { CharacterSet.capitalizedLetters }
    func rac4735() -> CharacterSet { CharacterSet.symbols }
    func rac4736() -> CharacterSet { CharacterSet.controlCharacters }
    func rac4737() -> CharacterSet { CharacterSet.nonBaseCharacters }
    func rac4738() -> CharacterSet { CharacterSet.illegalCharacters }
    func rac4739() -> CharacterSet { CharacterSet.decomposables }
    func rac4740() -> CharacterSet { CharacterSet.urlFragmentAllowed }
    func rac4741() -> CharacterSet { CharacterSet.urlUserAllowed }
    func rac4742() -> CharacterSet { CharacterSet.urlPasswordAllowed }
    var rac4743: Int { 0 }
    var rac4744: Int { 1 }
    func rac4747(_ a1: UnsafePointer<unichar>, _ a2: Int) -> String { String(utf16CodeUnits: a1, count: a2) }
    func rac4748(_ a1: UnsafePointer<unichar>, _ a2: Int) -> String { String(utf16CodeUnits: a1, count: a2) }
    var rac4749: Float { Float.greatestFiniteMagnitude }
    var rac4750: Float { Float.leastNormalMagnitude }
    var rac4751: Double { Double.leastNormalMagnitude }
    var rac4752: CGFloat { CGFloat.leastNormalMagnitude }
    var rac4753: Double { M_E }
    var rac4754: Double { (Double.pi / 2) }
    var rac4755: Double { (Double.pi / 4) }
    var rac4756: Double { 2.0.squareRoot() }
    var rac4757: Double { M_LN2 }
    var rac4758: Double { M_LN10 }
    func rac4760(_ receiver: Calendar, _ a1: Calendar.Component, _ a2: Calendar.Component, _ a3: Date) -> NSRange { NSRange(receiver.range(of: a1, in: a2, for: a3) ?? Range(uncheckedBounds: (0, 0))) }
    func rac4761(_ a1: Int) -> NSNumber { NSNumber(value: a1) }
    func rac4762(_ a1: Int) -> NSNumber { NSNumber(value: a1) }
    func rac4763(_ a1: Double) -> NSNumber { NSNumber(value: a1) }
    func rac4764(_ a1: Float) -> NSNumber { NSNumber(value: a1) }
    func rac4765(_ a1: Int64) -> NSNumber { NSNumber(value: a1) }
    func rac4766(_ a1: Int) -> NSDecimalNumber { NSDecimalNumber(value: a1) }
    func rac4767(_ a1: Int) -> NSDecimalNumber { NSDecimalNumber(value: a1) }
    func rac4768(_ a1: Int) -> NSDecimalNumber { NSDecimalNumber(value: a1) }
    func rac4769(_ a1: Double) -> NSDecimalNumber { NSDecimalNumber(value: a1) }
    func rac4770(_ a1: String) -> NSDecimalNumber { NSDecimalNumber(string: a1) }
    func rac4771(_ receiver: NSDecimalNumber, _ a1: NSDecimalNumberHandler) -> NSDecimalNumber { receiver.rounding(accordingToBehavior: a1) }
    var rac4772: Any.Type { NSDecimalNumberHandler.self }
    func rac4773(_ a1: NSDecimalNumber.RoundingMode, _ a2: Int, _ a3: Bool, _ a4: Bool, _ a5: Bool, _ a6: Bool) -> NSDecimalNumberHandler { NSDecimalNumberHandler(roundingMode: a1, scale: Int16(a2), raiseOnExactness: a3, raiseOnOverflow: a4, raiseOnUnderflow: a5, raiseOnDivideByZero: a6) }
    var rac4774: NSDecimalNumber.RoundingMode { .plain }
    var rac4775: NSDecimalNumber.RoundingMode { .up }
    var rac4776: NSDecimalNumber.RoundingMode { .down }
    var rac4777: NSDecimalNumber.RoundingMode { .bankers }
    func rac4778(_ receiver: NSDecimalNumber, _ a1: NSNumber) -> ComparisonResult { receiver.compare(value: a1) }
    func rac4779(_ a1: String, _ a2: [Any]?) -> NSPredicate { NSPredicate(format: a1, argumentArray: a2) }
    func rac4780(_ a1: Bool) -> NSPredicate { NSPredicate(value: a1) }
    func rac4781(_ receiver: NSPredicate, _ a1: Any?, _ a2: [String: Any]?) -> Bool { receiver.evaluate(with: a1, substitutionVariables: a2) }
    func rac4782(_ receiver: inout Set<AnyHashable>, _ a1: NSPredicate) { receiver.filter(using: a1) }
    func rac4783(_ a1: [NSPredicate]) -> NSCompoundPredicate { NSCompoundPredicate(andPredicateWithSubpredicates: a1) }
    func rac4784(_ a1: [NSPredicate]) -> NSCompoundPredicate { NSCompoundPredicate(orPredicateWithSubpredicates: a1) }
    func rac4785(_ a1: NSPredicate) -> NSCompoundPredicate { NSCompoundPredicate(notPredicateWithSubpredicate: a1) }
    func rac4786(_ receiver: NSDecimalNumber, _ a1: NSDecimalNumber, _ a2: NSDecimalNumberHandler) -> NSDecimalNumber { receiver.adding(a1, withBehavior: a2) }
    func rac4787(_ receiver: NSDecimalNumber, _ a1: NSDecimalNumber, _ a2: NSDecimalNumberHandler) -> NSDecimalNumber { receiver.subtracting(a1, withBehavior: a2) }
    func rac4788(_ receiver: NSDecimalNumber, _ a1: NSDecimalNumber, _ a2: NSDecimalNumberHandler) -> NSDecimalNumber { receiver.multiplying(by: a1).rounding(accordingToBehavior: a2) }
    func rac4789(_ receiver: NSDecimalNumber, _ a1: NSDecimalNumber, _ a2: NSDecimalNumberHandler) -> NSDecimalNumber { receiver.dividing(by: a1).rounding(accordingToBehavior: a2) }
    var rac4790: JSONSerialization.WritingOptions { .sortedKeys }
    var rac4791: JSONSerialization.ReadingOptions { .mutableLeaves }
    func rac4792() -> NSHashTable<AnyObject> { NSHashTable<AnyObject>.weakObjects() }
    func rac4793(_ a1: NSPointerFunctions.Options) -> NSHashTable<AnyObject> { NSHashTable<AnyObject>(options: a1) }
    func rac4794(_ a1: NSPointerFunctions.Options, _ a2: Int) -> NSHashTable<AnyObject> { NSHashTable<AnyObject>(options: a1, capacity: a2) }
    func rac4795(_ receiver: NSHashTable<AnyObject>, _ a1: Any?) -> Void { receiver.add(a1) }
    func rac4796(_ receiver: NSHashTable<AnyObject>, _ a1: Any?) -> Void { receiver.remove(a1) }
    func rac4797(_ receiver: NSHashTable<AnyObject>, _ a1: Any?) -> Bool { receiver.contains(a1) }
    func rac4798(_ receiver: NSHashTable<AnyObject>, _ a1: Any?) -> Any? { receiver.member(a1) }
    func rac4799(_ receiver: NSHashTable<AnyObject>) -> Void { receiver.removeAllObjects() }
}
