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
    func rac5600(_ a1: CGPoint, _ a2: CGPoint) -> Bool { a1 == a2 }
    func rac5601(_ a1: CGSize, _ a2: CGSize) -> Bool { a1 == a2 }
    func rac5602(_ a1: CGPoint, _ a2: CGRect) -> Bool { a2.contains(a1) }
    func rac5603(_ a1: CGRect, _ a2: CGRect) -> CGRect { a1.union(a2) }
    func rac5604(_ a1: CGRect, _ a2: CGFloat, _ a3: CGFloat) -> CGRect { a1.insetBy(dx: a2, dy: a3) }
    func rac5605(_ a1: CGRect, _ a2: CGFloat, _ a3: CGFloat) -> CGRect { a1.offsetBy(dx: a2, dy: a3) }
    func rac5606(_ a1: CGRect) -> Bool { a1.isEmpty }
    func rac5607() -> String { NSFullUserName() }
    func rac5608(_ a1: String?) -> String? { NSHomeDirectoryForUser(a1) }
    func rac5609(_ a1: String, _ a2: String?, _ a3: Bundle, _ a4: String) -> String { NSLocalizedString(a1, tableName: a2, bundle: a3, comment: a4) }
    func rac5610(_ a1: String, _ a2: String?, _ a3: Bundle, _ a4: String, _ a5: String) -> String { NSLocalizedString(a1, tableName: a2, bundle: a3, value: a4, comment: a5) }
    var rac5612: Any.Type { Host.self }
    func rac5613() -> Host { Host.current() }
    func rac5614(_ receiver: Host) -> String? { receiver.localizedName }
    func rac5615(_ receiver: Host) -> String? { receiver.address }
    func rac5616(_ receiver: Host) -> [String] { receiver.addresses }
    func rac5618(_ receiver: FileManager, _ a1: String, _ a2: String) -> Bool { receiver.contentsEqual(atPath: a1, andPath: a2) }
    func rac5619(_ receiver: FileHandle, _ a1: UInt64) { receiver.truncateFile(atOffset: a1) }
    func rac5620(_ receiver: ProcessInfo) -> UInt64 { receiver.physicalMemory }
    func rac5621(_ receiver: ProcessInfo) -> Int { receiver.activeProcessorCount }
    func rac5622(_ receiver: ProcessInfo) -> String { receiver.userName }
    func rac5623(_ receiver: ProcessInfo) -> String { receiver.fullUserName }
    var rac5624: String { "new" }
    var rac5625: String { "old" }
    var rac5626: String { "kind" }
    var rac5627: String { "notificationIsPrior" }
    var rac5628: UInt { 1 }
    var rac5629: UInt { 2 }
    var rac5630: UInt { 3 }
    var rac5631: UInt { 4 }
    var rac5632: Any.Type { UInt.self }
    func rac5633(_ receiver: DateFormatter) -> String { receiver.amSymbol }
    func rac5634(_ receiver: DateFormatter) -> String { receiver.pmSymbol }
    func rac5635(_ a1: URL, _ a2: URLRequest.CachePolicy, _ a3: TimeInterval) -> URLRequest { URLRequest(url: a1, cachePolicy: a2, timeoutInterval: a3) }
    func rac5641(_ receiver: NSAttributedString, _ a1: NSAttributedString.Key, _ a2: NSRange, _ a3: NSAttributedString.EnumerationOptions, _ a4: @escaping (Any?, NSRange, inout Bool) -> Void) { receiver.enumerateValues(of: a1, in: a2, options: a3, a4) }
    func rac5642(_ receiver: NSAttributedString, _ a1: NSRange, _ a2: NSAttributedString.EnumerationOptions, _ a3: @escaping ([NSAttributedString.Key: Any], NSRange, inout Bool) -> Void) { receiver.enumerateRuns(in: a1, options: a2, a3) }
    func rac5643(_ a1: String, _ a2: String) -> Bool { (a1 == a2) }
    func rac5690(_ a1: String) -> Scanner { Scanner(string: a1) }
    func rac5691(_ a1: String) -> TimeZone? { TimeZone(identifier: a1) }
    func rac5692(_ receiver: FileManager, _ a1: String) -> [String]? { receiver.subpaths(atPath: a1) }
    var rac5693: String { "" }
    var rac5694: String { "" }
    var rac5695: FileAttributeType { FileAttributeType.typeDirectory }
    var rac5696: FileAttributeType { FileAttributeType.typeRegular }
    var rac5697: FileAttributeType { FileAttributeType.typeSymbolicLink }
    func rac5698(_ receiver: [AnyHashable: Any]) -> Int { receiver[FileAttributeKey.size].integerValue }
}
