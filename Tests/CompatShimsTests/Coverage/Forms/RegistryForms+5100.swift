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
    func rac5100(_ receiver: URL) -> URL { receiver.standardized }
    func rac5101(_ receiver: URL) -> String { receiver.relativeString }
    func rac5102(_ receiver: URL) -> String { receiver.relativePath }
    func rac5103(_ a1: String, _ a2: URL?) -> URL? { URL(string: a1, relativeTo: a2) }
    func rac5104(_ receiver: NSValue, _ a1: NSValue) -> Bool { receiver.isEqual(a1) }
    func rac5105(_ receiver: Scanner, _ a1: UnsafeMutablePointer<UInt64>?) -> Bool { receiver.scanHexLongLong(storingIn: a1) }
    func rac5106(_ receiver: NSRegularExpression, _ a1: String, _ a2: NSRegularExpression.MatchingOptions, _ a3: NSRange) -> NSRange { receiver.rangeOfFirstMatch(in: a1, options: a2, range: a3) }
    func rac5107(_ a1: String) -> String { NSRegularExpression.escapedPattern(for: a1) }
    func rac5108(_ receiver: NSRegularExpression) -> Int { receiver.numberOfCaptureGroups }
    func rac5109(_ receiver: NSRegularExpression) -> String { receiver.pattern }
    func rac5111(_ receiver: KeySortDescriptor, _ a1: Any, _ a2: Any) -> ComparisonResult { receiver.compare(a1, to: a2) }
    func rac5112(_ receiver: TimeZone, _ a1: Date) -> Int { receiver.secondsFromGMT(for: a1) }
    func rac5113(_ receiver: TimeZone) -> Int { receiver.secondsFromGMT() }
    func rac5114(_ receiver: TimeZone) -> String? { receiver.abbreviation() }
    func rac5115(_ receiver: TimeZone) -> String { receiver.identifier }
    func rac5116(_ receiver: TimeZone) -> Bool { receiver.isDaylightSavingTime() }
    func rac5117(_ receiver: Thread) -> NSMutableDictionary { receiver.threadDictionary }
    func rac5118(_ receiver: Progress) -> Double { receiver.fractionCompleted }
    func rac5119(_ a1: Int64) -> Progress { Progress(totalUnitCount: a1) }
    func rac5120(_ receiver: Timer) -> Any? { receiver.userInfo }
    func rac5121(_ a1: CGRect) -> CGRect { a1.integral }
    func rac5122(_ a1: CGRect) -> CGRect { a1.standardized }
    var rac5123: CGRect { CGRect.null }
    var rac5124: CGRect { CGRect.infinite }
    func rac5127(_ receiver: inout NSMutableOrderedSet, _ a1: [KeySortDescriptor]) { receiver.sort(by: a1) }
    func rac5128(_ receiver: NSOrderedSet, _ a1: [KeySortDescriptor]) -> [Any] { receiver.array.sorted(by: a1) }
    func rac5129(_ a1: Int64, _ a2: ByteCountFormatter.CountStyle) -> String { ByteCountFormatter.string(fromByteCount: a1, countStyle: a2) }
    var rac5130: ByteCountFormatter.CountStyle { .file }
    var rac5131: ByteCountFormatter.CountStyle { .memory }
    var rac5132: ByteCountFormatter.CountStyle { .decimal }
    var rac5133: ByteCountFormatter.CountStyle { .binary }
    var rac5134: Operation.QueuePriority { .veryLow }
    var rac5135: Operation.QueuePriority { .low }
    var rac5136: Operation.QueuePriority { .normal }
    var rac5137: Operation.QueuePriority { .high }
    var rac5138: Operation.QueuePriority { .veryHigh }
    func rac5139(_ a1: UnsafePointer<CChar>, _ a2: String.Encoding) -> String? { String(cString: a1, encoding: a2) }
    func rac5140(_ a1: UnsafeRawPointer, _ a2: Int, _ a3: String.Encoding) -> String? { String(data: Data(bytes: a1, count: a2), encoding: a3) }
    func rac5141(_ a1: String, _ a2: Locale?) -> NSDecimalNumber { NSDecimalNumber(string: a1, locale: a2) }
    func rac5142(_ receiver: NSNumber) -> UnsafePointer<CChar> { receiver.objCType }
    func rac5143(_ receiver: NSNumber, _ a1: Locale?) -> String { receiver.description(withLocale: a1) }
    func rac5144(_ receiver: any Error) -> [String]? { (receiver as NSError).localizedRecoveryOptions }
    func rac5145(_ receiver: Locale, _ a1: NSLocale.Key) -> Any? { (receiver as NSLocale).object(forKey: a1) }
    func rac5146(_ receiver: Locale, _ a1: NSLocale.Key, _ a2: String) -> String? { (receiver as NSLocale).displayName(forKey: a1, value: a2) }
    var rac5147: NSLocale.Key { .identifier }
    var rac5148: NSLocale.Key { .languageCode }
    var rac5149: NSLocale.Key { .countryCode }
    var rac5150: NSLocale.Key { .decimalSeparator }
    var rac5151: NSLocale.Key { .groupingSeparator }
    var rac5152: NSLocale.Key { .currencySymbol }
    var rac5153: NSLocale.Key { .currencyCode }
    func rac5154(_ receiver: NSCache<AnyObject, AnyObject>, _ a1: Any, _ a2: Any, _ a3: Int) { receiver.setObject(a1 as AnyObject, forKey: a2 as AnyObject, cost: a3) }
    func rac5155(_ a1: Int) -> Int { abs(a1) }
    func rac5156(_ receiver: Any?) -> Any? { receiver.set?.first }
    func rac5157(_ receiver: Any?) -> Int { receiver.hash }
    func rac5158(_ receiver: Any?) -> [Any]? { receiver.allObjects }
    func rac5159(_ a1: String, _ a2: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ a3: Int) -> Int { strtol(a1, a2, Int32(truncatingIfNeeded: a3)) }
    func rac5160(_ a1: String, _ a2: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ a3: Int) -> UInt { strtoul(a1, a2, Int32(truncatingIfNeeded: a3)) }
    func rac5161(_ a1: String, _ a2: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Double { strtod(a1, a2) }
    func rac5162(_ a1: String) -> Int { Int(atoi(a1)) }
    func rac5163(_ a1: String) -> Int { atol(a1) }
    func rac5164(_ a1: String) -> Double { atof(a1) }
    func rac5165(_ a1: String) -> Int { a1.utf8.count }
    func rac5166(_ a1: String, _ a2: String) -> Int { Int(strcmp(a1, a2)) }
    func rac5167(_ a1: Int) -> Int { Int(isdigit(Int32(truncatingIfNeeded: a1))) }
    func rac5168(_ a1: Int) -> Int { Int(isalpha(Int32(truncatingIfNeeded: a1))) }
    func rac5169(_ a1: Int) -> Int { Int(isalnum(Int32(truncatingIfNeeded: a1))) }
    func rac5170(_ a1: Int) -> Int { Int(isspace(Int32(truncatingIfNeeded: a1))) }
    func rac5171(_ a1: Int) -> Int { Int(isupper(Int32(truncatingIfNeeded: a1))) }
    func rac5172(_ a1: Int) -> Int { Int(islower(Int32(truncatingIfNeeded: a1))) }
    func rac5173(_ a1: Int) -> Int { Int(ispunct(Int32(truncatingIfNeeded: a1))) }
    func rac5174(_ a1: Int) -> Int { Int(isxdigit(Int32(truncatingIfNeeded: a1))) }
    func rac5175(_ a1: Int) -> Int { Int(toupper(Int32(truncatingIfNeeded: a1))) }
    func rac5176(_ a1: Int) -> Int { Int(tolower(Int32(truncatingIfNeeded: a1))) }
    func rac5177(_ receiver: Scanner) -> String { receiver.string }
    func rac5178(_ receiver: Scanner) -> Bool { receiver.caseSensitive }
    func rac5179(_ receiver: Scanner) -> CharacterSet? { receiver.charactersToBeSkipped }
    var rac5180: NSData.SearchOptions { .backwards }
    var rac5181: NSData.SearchOptions { .anchored }
    var rac5182: Int { NSDateComponentUndefined }
    func rac5183(_ a1: Int) -> Int { UInt32(truncatingIfNeeded: a1).nonzeroBitCount }
    func rac5184(_ a1: Int) -> Int { UInt64(truncatingIfNeeded: a1).nonzeroBitCount }
    func rac5185(_ a1: Int) -> Int { UInt64(truncatingIfNeeded: a1).nonzeroBitCount }
    func rac5186(_ a1: Int) -> Int { UInt32(truncatingIfNeeded: a1).trailingZeroBitCount }
    func rac5187(_ a1: Int) -> Int { UInt64(truncatingIfNeeded: a1).trailingZeroBitCount }
    func rac5188(_ a1: Int) -> Int { UInt64(truncatingIfNeeded: a1).trailingZeroBitCount }
    func rac5189(_ a1: Int) -> Int { UInt32(truncatingIfNeeded: a1).leadingZeroBitCount }
    func rac5190(_ a1: Int) -> Int { UInt64(truncatingIfNeeded: a1).leadingZeroBitCount }
    func rac5191(_ a1: Int) -> Int { UInt64(truncatingIfNeeded: a1).leadingZeroBitCount }
}
