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
    func rac5000(_ receiver: Scanner) -> Int { receiver.scanLocation }
    var rac5002: Any.Type { NSDecimalNumber.RoundingMode.self }
    func rac5003(_ receiver: NSDecimalNumber, _ a1: Int, _ a2: NSDecimalNumberHandler) -> NSDecimalNumber { receiver.raising(toPower: a1).rounding(accordingToBehavior: a2) }
    func rac5004(_ receiver: NSDecimalNumber, _ a1: Int16, _ a2: NSDecimalNumberHandler) -> NSDecimalNumber { receiver.multiplying(byPowerOf10: a1).rounding(accordingToBehavior: a2) }
    func rac5005(_ receiver: [Any], _ a1: NSEnumerationOptions, _ a2: @escaping (Any, Int, inout Bool) -> Bool) -> Int { receiver.index(options: a1, passing: a2) }
    func rac5006(_ receiver: [Any], _ a1: NSEnumerationOptions, _ a2: @escaping (Any, Int, inout Bool) -> Bool) -> IndexSet { receiver.indexes(options: a1, passing: a2) }
    func rac5007(_ receiver: [Any], _ a1: Any?, _ a2: NSRange) -> Int { receiver.index(ofSameObject: a1, in: a2) }
    func rac5008(_ receiver: inout [Any], _ a1: IndexSet, _ a2: [Any]) { receiver.replace(at: a1, with: a2) }
    func rac5009(_ receiver: [AnyHashable: Any], _ a2: @escaping (Any, Any, inout Bool) -> Bool) -> Set<AnyHashable> { receiver.keys(passing: a2) }
    func rac5010(_ receiver: Set<AnyHashable>, _ a2: @escaping (Any, inout Bool) -> Bool) -> Set<AnyHashable> { receiver.objects(passing: a2) }
    func rac5011(_ receiver: NSOrderedSet, _ a1: IndexSet) -> [Any] { receiver.objects(at: a1) }
    func rac5012(_ receiver: NSOrderedSet, _ a1: Set<AnyHashable>) -> Bool { receiver.isSubset(of: Set<AnyHashable>(a1)) }
    func rac5013(_ receiver: NSOrderedSet, _ a1: Set<AnyHashable>) -> Bool { receiver.intersectsSet(a1) }
    func rac5014(_ receiver: NSOrderedSet, _ a1: @escaping (Any, Any) -> ComparisonResult) -> [Any] { receiver.array.sortedByComparator(a1) }
    func rac5015(_ receiver: NSOrderedSet, _ a1: @escaping (Any, Int, inout Bool) -> Bool) -> Int { receiver.array.index(passing: a1) }
    func rac5016(_ receiver: inout NSMutableOrderedSet, _ a1: IndexSet) { receiver.removeObjects(at: a1) }
    func rac5017(_ receiver: inout NSMutableOrderedSet, _ a1: IndexSet, _ a2: Int) { receiver.moveObjects(at: a1, to: a2) }
    func rac5018(_ receiver: inout NSMutableOrderedSet, _ a1: [Any], _ a2: IndexSet) { receiver.insert(a1, at: a2) }
    func rac5019(_ receiver: inout NSMutableOrderedSet, _ a1: Any, _ a2: Int) { receiver.setObject(a1, at: a2) }
    func rac5020(_ receiver: IndexSet, _ a1: @escaping (NSRange, inout Bool) -> Void) { receiver.enumerateRanges(a1) }
    func rac5021(_ receiver: IndexSet, _ a1: NSRange, _ a2: NSEnumerationOptions, _ a3: @escaping (Int, inout Bool) -> Void) { receiver.enumerateIndexes(in: a1, options: a2, a3) }
    func rac5022(_ receiver: IndexSet, _ a1: IndexSet) -> Bool { receiver.isSuperset(of: a1) }
    func rac5023(_ receiver: IndexSet, _ a1: NSRange) -> Bool { receiver.contains(integersIn: Range(a1)!) }
    func rac5024(_ receiver: IndexSet, _ a1: NSRange) -> Bool { receiver.intersects(integersIn: Range(a1)!) }
    func rac5025(_ receiver: IndexSet, _ a1: NSRange) -> Int { receiver.count(in: Range(a1)!) }
    func rac5026(_ receiver: IndexSet, _ a1: IndexSet) -> Bool { receiver == a1 }
    func rac5027(_ receiver: IndexSet, _ a1: @escaping (Int, inout Bool) -> Bool) -> Int { receiver.index(passing: a1) }
    func rac5028(_ receiver: IndexSet, _ a1: @escaping (Int, inout Bool) -> Bool) -> IndexSet { receiver.indexes(passing: a1) }
    func rac5029(_ a1: IndexSet) -> IndexSet { a1 }
    func rac5030(_ receiver: String, _ a1: String, _ a2: NSString.CompareOptions, _ a3: NSRange, _ a4: Locale?) -> NSRange { (receiver as NSString).range(of: a1, options: a2, range: a3, locale: a4) }
    func rac5031(_ receiver: String, _ a1: String, _ a2: NSString.CompareOptions, _ a3: NSRange) -> ComparisonResult { (receiver as NSString).compare(a1, options: a2, range: a3) }
    func rac5032(_ receiver: String, _ a1: String, _ a2: NSString.CompareOptions, _ a3: NSRange, _ a4: Locale?) -> ComparisonResult { (receiver as NSString).compare(a1, options: a2, range: a3, locale: a4) }
    func rac5033(_ a1: [String]) -> String { NSString.path(withComponents: a1) }
    func rac5034(_ receiver: String, _ a1: [String]) -> [String] { a1.map((receiver as NSString).appendingPathComponent) }
    func rac5035(_ receiver: String, _ a1: NSRange) -> NSRange { (receiver as NSString).paragraphRange(for: a1) }
    func rac5036(_ receiver: String) -> String { receiver.decomposedStringWithCanonicalMapping }
    func rac5037(_ receiver: String) -> String { receiver.decomposedStringWithCompatibilityMapping }
    func rac5038(_ receiver: String) -> String { receiver.precomposedStringWithCompatibilityMapping }
    func rac5039(_ receiver: String, _ a1: CharacterSet, _ a2: NSString.CompareOptions, _ a3: NSRange) -> NSRange { (receiver as NSString).rangeOfCharacter(from: a1, options: a2, range: a3) }
    func rac5040(_ receiver: String, _ a1: String.Encoding) -> Bool { receiver.canBeConverted(to: a1) }
    func rac5041(_ receiver: String) -> String { (receiver as NSString).resolvingSymlinksInPath }
    func rac5042(_ receiver: String, _ a1: String.Encoding) -> Int { receiver.maximumLengthOfBytes(using: a1) }
    func rac5043(_ receiver: CharacterSet, _ a1: CharacterSet) -> Bool { receiver.isSuperset(of: a1) }
    func rac5044(_ receiver: CharacterSet, _ a1: UInt32) -> Bool { Unicode.Scalar(a1).map(receiver.contains) ?? false }
    func rac5045(_ a1: NSRange) -> CharacterSet { CharacterSet(codes: a1) }
    func rac5046(_ receiver: inout CharacterSet, _ a1: NSRange) { receiver.formUnion(CharacterSet(codes: a1)) }
    func rac5047(_ receiver: inout CharacterSet, _ a1: NSRange) { receiver.subtract(CharacterSet(codes: a1)) }
    func rac5048(_ a1: TimeInterval, _ a2: Date) -> Date { Date(timeInterval: a1, since: a2) }
    func rac5049(_ receiver: Calendar, _ a1: Calendar.Component, _ a2: Calendar.Component, _ a3: Date) -> Int { receiver.ordinality(of: a1, in: a2, for: a3) ?? NSNotFound }
    func rac5050(_ receiver: Calendar, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Date) -> Date? { receiver.date(bySettingHour: a1, minute: a2, second: a3, of: a4) }
    func rac5051(_ receiver: Calendar, _ a1: Calendar.Component, _ a2: Int, _ a3: Date) -> Date? { receiver.date(bySetting: a1, value: a2, of: a3) }
    func rac5052(_ receiver: Calendar, _ a1: Date) -> Bool { receiver.isDateInWeekend(a1) }
    func rac5053(_ receiver: Calendar, _ a1: Date) -> Bool { receiver.isDateInTomorrow(a1) }
    func rac5054(_ receiver: Calendar, _ a1: Date) -> Bool { receiver.isDateInYesterday(a1) }
    func rac5055(_ receiver: Calendar, _ a1: Date, _ a2: Date, _ a3: Calendar.Component) -> ComparisonResult { receiver.compare(a1, to: a2, toGranularity: a3) }
    func rac5056(_ receiver: Calendar, _ a1: Date, _ a2: Date, _ a3: Calendar.Component) -> Bool { receiver.isDate(a1, equalTo: a2, toGranularity: a3) }
    func rac5057(_ receiver: Calendar, _ a1: Calendar.Component) -> NSRange { NSRange(receiver.maximumRange(of: a1) ?? Range(uncheckedBounds: (0, 0))) }
    func rac5058(_ receiver: Calendar, _ a1: Calendar.Component) -> NSRange { NSRange(receiver.minimumRange(of: a1) ?? Range(uncheckedBounds: (0, 0))) }
    func rac5059(_ receiver: Calendar, _ a1: Calendar.Component, _ a2: UnsafeMutablePointer<Date?>?, _ a3: UnsafeMutablePointer<TimeInterval>?, _ a4: Date) -> Bool { receiver.range(of: a1, start: a2, interval: a3, for: a4) }
    func rac5060(_ receiver: Calendar, _ a1: TimeZone, _ a2: Date) -> DateComponents { receiver.dateComponents(in: a1, from: a2) }
    func rac5061(_ receiver: Calendar) -> [String] { receiver.monthSymbols }
    func rac5062(_ receiver: Calendar) -> [String] { receiver.shortMonthSymbols }
    func rac5063(_ receiver: Calendar) -> [String] { receiver.weekdaySymbols }
    func rac5064(_ receiver: Calendar) -> [String] { receiver.shortWeekdaySymbols }
    func rac5065(_ receiver: Calendar) -> [String] { receiver.veryShortWeekdaySymbols }
    func rac5066(_ receiver: Calendar) -> [String] { receiver.standaloneMonthSymbols }
    func rac5067(_ receiver: Calendar) -> [String] { receiver.standaloneWeekdaySymbols }
    func rac5068(_ receiver: DateComponents, _ a1: Calendar.Component) -> Int { receiver.value(for: a1) ?? NSDateComponentUndefined }
    func rac5069(_ receiver: inout DateComponents, _ a1: Int, _ a2: Calendar.Component) { receiver.setValue(a1, for: a2) }
    func rac5070(_ receiver: DateComponents) -> Int? { receiver.weekOfYear }
    func rac5071(_ receiver: DateComponents) -> Int? { receiver.weekOfMonth }
    func rac5072(_ receiver: DateComponents) -> Int? { receiver.weekdayOrdinal }
    func rac5073(_ receiver: DateComponents) -> Int? { receiver.yearForWeekOfYear }
    func rac5074(_ receiver: DateComponents) -> Int? { receiver.quarter }
    func rac5075(_ receiver: DateComponents) -> Int? { receiver.nanosecond }
    func rac5076(_ receiver: DateComponents) -> Int? { receiver.era }
    func rac5077(_ a1: String, _ a2: Int, _ a3: Locale?) -> String? { DateFormatter.dateFormat(fromTemplate: a1, options: a2, locale: a3) }
    func rac5078(_ receiver: DateFormatter) -> Bool { receiver.isLenient }
    func rac5079(_ receiver: DateFormatter) -> [String] { receiver.monthSymbols }
    func rac5080(_ receiver: DateFormatter) -> [String] { receiver.shortMonthSymbols }
    func rac5081(_ receiver: DateFormatter) -> [String] { receiver.weekdaySymbols }
    func rac5082(_ receiver: DateFormatter) -> [String] { receiver.shortWeekdaySymbols }
    var rac5083: NumberFormatter.RoundingMode { .ceiling }
    var rac5084: NumberFormatter.RoundingMode { .floor }
    var rac5085: NumberFormatter.RoundingMode { .down }
    var rac5086: NumberFormatter.RoundingMode { .up }
    var rac5087: NumberFormatter.RoundingMode { .halfEven }
    var rac5088: NumberFormatter.RoundingMode { .halfDown }
    var rac5089: NumberFormatter.RoundingMode { .halfUp }
    func rac5090(_ receiver: NumberFormatter) -> NumberFormatter.RoundingMode { receiver.roundingMode }
    func rac5091(_ receiver: NSNumber) -> UInt { receiver.uintValue }
    func rac5092(_ receiver: NSNumber) -> UInt16 { receiver.uint16Value }
    func rac5093(_ receiver: NSNumber) -> UInt8 { receiver.uint8Value }
    func rac5094(_ a1: Int) -> NSNumber { NSNumber(value: a1) }
    func rac5095(_ a1: UnsafeRawPointer, _ a2: Int) -> Data { Data(bytes: a1, count: a2) }
    func rac5096(_ receiver: Data, _ a1: Data, _ a2: NSData.SearchOptions, _ a3: NSRange) -> NSRange { (receiver as NSData).range(of: a1, options: a2, in: a3) }
    func rac5097(_ a1: Int) -> Data { Data(count: a1) }
    func rac5098(_ a1: Int) -> Data { Data(capacity: a1) }
    func rac5099(_ receiver: inout Data, _ a1: Int) { receiver.append(Data(count: a1)) }
}
