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
    var rac5700: Data.Base64EncodingOptions { .lineLength64Characters }
    var rac5701: Data.Base64EncodingOptions { .lineLength76Characters }
    var rac5702: Data.Base64EncodingOptions { .endLineWithCarriageReturn }
    var rac5703: Data.Base64EncodingOptions { .endLineWithLineFeed }
    var rac5704: Data.Base64DecodingOptions { .ignoreUnknownCharacters }
    var rac5705: NSRegularExpression.MatchingOptions { .reportProgress }
    var rac5706: NSRegularExpression.MatchingOptions { .reportCompletion }
    var rac5707: NSRegularExpression.MatchingOptions { .anchored }
    var rac5708: NSRegularExpression.MatchingOptions { .withTransparentBounds }
    var rac5709: NSRegularExpression.MatchingOptions { .withoutAnchoringBounds }
    var rac5710: NSRegularExpression.Options { .allowCommentsAndWhitespace }
    var rac5711: NSRegularExpression.Options { .ignoreMetacharacters }
    var rac5712: Calendar.Component { .weekOfYear }
    var rac5713: Calendar.Component { .quarter }
    var rac5714: PropertyListSerialization.ReadOptions { [] }
    var rac5715: PropertyListSerialization.ReadOptions { .mutableContainers }
    var rac5716: PropertyListSerialization.ReadOptions { .mutableContainersAndLeaves }
    var rac5717: PropertyListSerialization.PropertyListFormat { .xml }
    var rac5718: PropertyListSerialization.PropertyListFormat { .binary }
    var rac5719: String.CompareOptions { .widthInsensitive }
    var rac5720: String.CompareOptions { .forcedOrdering }
    var rac5721: FileAttributeKey { .posixPermissions }
    var rac5722: FileAttributeKey { .ownerAccountName }
    var rac5723: NumberFormatter.Style { .spellOut }
    var rac5724: NumberFormatter.Style { .scientific }
    var rac5725: NSSortOptions { .concurrent }
    var rac5726: NSSortOptions { .stable }
    var rac5727: String.Encoding { .unicode }
    var rac5728: String.Encoding { .windowsCP1252 }
    var rac5729: String.Encoding { .utf16BigEndian }
    var rac5730: String.Encoding { .utf16LittleEndian }
    var rac5731: String.Encoding { .utf32 }
    var rac5732: String.Encoding { .nonLossyASCII }
    var rac5733: String.Encoding { .macOSRoman }
    var rac5734: Calendar.Identifier { Calendar.Identifier.chinese }
    var rac5735: Calendar.Identifier { Calendar.Identifier.chinese }
    func rac5736(_ receiver: DateComponents) -> Int? { receiver.weekOfYear }
    var rac5737: Any.Type { NSLock.self }
    var rac5738: Any.Type { NSLock.self }
    var rac5739: Any.Type { NSLock.self }
    var rac5740: NSLock { NSLock() }
    var rac5741: NSLock { NSLock() }
    var rac5742: NSLock { NSLock() }
    func rac5744(_ a1: NSLock) { a1.lock() }
    func rac5745(_ a1: NSLock) { a1.unlock() }
    func rac5746(_ a1: NSLock) -> Bool { a1.try() }
    func rac5747(_ a1: NSLock) { a1.lock() }
    func rac5748(_ a1: NSLock) { a1.unlock() }
    func rac5749(_ a1: NSLock) -> Bool { a1.try() }
    func rac5750(_ a1: NSLock) { a1.lock() }
    func rac5751(_ a1: NSLock) { a1.unlock() }
    func rac5752(_ a1: NSLock) -> Int { (a1.try() ? 0 : 1) }
    func rac5775(_ receiver: Data, _ a1: UnsafeMutableRawPointer, _ a2: Int) -> Void { receiver.getBytes(a1, length: a2) }
    func rac5776(_ receiver: Data, _ a1: UnsafeMutableRawPointer, _ a2: NSRange) -> Void { receiver.getBytes(a1, range: a2) }
    func rac5778(_ a1: UInt16) -> UInt16 { UInt16(a1).byteSwapped }
    func rac5779(_ a1: UInt32) -> UInt32 { UInt32(a1).byteSwapped }
    func rac5780(_ a1: UInt64) -> UInt64 { UInt64(a1).byteSwapped }
    func rac5781(_ a1: UInt16) -> UInt16 { UInt16(a1).bigEndian }
    func rac5782(_ a1: UInt32) -> UInt32 { UInt32(a1).bigEndian }
    func rac5783(_ a1: UInt64) -> UInt64 { UInt64(a1).bigEndian }
    func rac5784(_ a1: UInt16) -> UInt16 { UInt16(a1).bigEndian }
    func rac5785(_ a1: UInt32) -> UInt32 { UInt32(a1).bigEndian }
    func rac5786(_ a1: UInt64) -> UInt64 { UInt64(a1).bigEndian }
    func rac5787(_ a1: UInt16) -> UInt16 { UInt16(a1).bigEndian }
    func rac5788(_ a1: UInt16) -> UInt16 { UInt16(a1).bigEndian }
    func rac5789(_ a1: UInt32) -> UInt32 { UInt32(a1).bigEndian }
    func rac5790(_ a1: UInt32) -> UInt32 { UInt32(a1).bigEndian }
    func rac5791(_ a1: UInt64) -> UInt64 { UInt64(a1).bigEndian }
    func rac5792(_ a1: UInt64) -> UInt64 { UInt64(a1).bigEndian }
    func rac5793(_ a1: UInt16) -> UInt16 { UInt16(a1).bigEndian }
    func rac5794(_ a1: UInt16) -> UInt16 { UInt16(a1).bigEndian }
    func rac5795(_ a1: UInt32) -> UInt32 { UInt32(a1).bigEndian }
    func rac5796(_ a1: UInt32) -> UInt32 { UInt32(a1).bigEndian }
    func rac5797(_ a1: UInt16) -> UInt16 { UInt16(a1).littleEndian }
    func rac5798(_ a1: UInt32) -> UInt32 { UInt32(a1).littleEndian }
    func rac5799(_ a1: UInt64) -> UInt64 { UInt64(a1).littleEndian }
}
