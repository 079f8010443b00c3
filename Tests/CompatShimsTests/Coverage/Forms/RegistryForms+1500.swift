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
    func rac1500(_ receiver: UserDefaults) -> Bool { receiver.synchronize() }
    func rac1501(_ receiver: UserDefaults) -> [String: Any] { receiver.dictionaryRepresentation() }
    func rac1502() -> Bundle { Bundle.main }
    func rac1503(_ a1: AnyClass) -> Bundle { Bundle(for: a1) }
    func rac1504(_ receiver: Bundle) -> String? { receiver.bundleIdentifier }
    func rac1505(_ receiver: Bundle) -> URL { receiver.bundleURL }
    func rac1506(_ receiver: Bundle) -> String { receiver.bundlePath }
    func rac1507(_ receiver: Bundle) -> [String: Any]? { receiver.infoDictionary }
    func rac1508(_ receiver: Bundle, _ a1: String) -> Any? { receiver.object(forInfoDictionaryKey: a1) }
    func rac1509(_ receiver: Bundle, _ a1: String?, _ a2: String?) -> String? { receiver.path(forResource: a1, ofType: a2) }
    func rac1510(_ receiver: Bundle, _ a1: String?, _ a2: String?) -> URL? { receiver.url(forResource: a1, withExtension: a2) }
    func rac1512() -> FileManager { FileManager.default }
    func rac1513(_ receiver: FileManager, _ a1: String) -> Bool { receiver.fileExists(atPath: a1) }
    func rac1514(_ receiver: FileManager, _ a1: String, _ a2: UnsafeMutablePointer<ObjCBool>?) -> Bool { receiver.fileExists(atPath: a1, isDirectory: a2) }
    func rac1515(_ receiver: FileManager, _ a1: String) throws { try receiver.removeItem(atPath: a1) }
    func rac1516(_ receiver: FileManager, _ a1: URL) throws { try receiver.removeItem(at: a1) }
    func rac1517(_ receiver: FileManager, _ a1: String, _ a2: String) throws { try receiver.moveItem(atPath: a1, toPath: a2) }
    func rac1518(_ receiver: FileManager, _ a1: URL, _ a2: URL) throws { try receiver.moveItem(at: a1, to: a2) }
    func rac1519(_ receiver: FileManager, _ a1: String, _ a2: String) throws { try receiver.copyItem(atPath: a1, toPath: a2) }
    func rac1520(_ receiver: FileManager, _ a1: URL, _ a2: URL) throws { try receiver.copyItem(at: a1, to: a2) }
    func rac1521(_ receiver: FileManager, _ a1: String, _ a2: Bool, _ a3: [FileAttributeKey: Any]?) throws { try receiver.createDirectory(atPath: a1, withIntermediateDirectories: a2, attributes: a3) }
    func rac1522(_ receiver: FileManager, _ a1: URL, _ a2: Bool, _ a3: [FileAttributeKey: Any]?) throws { try receiver.createDirectory(at: a1, withIntermediateDirectories: a2, attributes: a3) }
    func rac1523(_ receiver: FileManager, _ a1: String, _ a2: Data?, _ a3: [FileAttributeKey: Any]?) -> Bool { receiver.createFile(atPath: a1, contents: a2, attributes: a3) }
    func rac1524(_ receiver: FileManager, _ a1: String) throws -> [String] { try receiver.contentsOfDirectory(atPath: a1) }
    func rac1525(_ receiver: FileManager, _ a1: URL, _ a2: [URLResourceKey]?, _ a3: FileManager.DirectoryEnumerationOptions) throws -> [URL] { try receiver.contentsOfDirectory(at: a1, includingPropertiesForKeys: a2, options: a3) }
    func rac1526(_ receiver: FileManager, _ a1: String) throws -> [FileAttributeKey: Any] { try receiver.attributesOfItem(atPath: a1) }
    func rac1527(_ receiver: FileManager, _ a1: [FileAttributeKey: Any], _ a2: String) throws { try receiver.setAttributes(a1, ofItemAtPath: a2) }
    func rac1528(_ receiver: FileManager, _ a1: String) -> Data? { receiver.contents(atPath: a1) }
    func rac1529(_ receiver: FileManager, _ a1: String) -> Bool { receiver.isReadableFile(atPath: a1) }
    func rac1530(_ receiver: FileManager, _ a1: String) -> Bool { receiver.isWritableFile(atPath: a1) }
    func rac1531(_ receiver: FileManager, _ a1: String) -> Bool { receiver.isExecutableFile(atPath: a1) }
    func rac1532(_ receiver: FileManager, _ a1: String) -> FileManager.DirectoryEnumerator? { receiver.enumerator(atPath: a1) }
    func rac1533(_ receiver: FileManager, _ a1: FileManager.SearchPathDirectory, _ a2: FileManager.SearchPathDomainMask) -> [URL] { receiver.urls(for: a1, in: a2) }
    func rac1534(_ receiver: FileManager) -> String { receiver.currentDirectoryPath }
    func rac1535(_ a1: String) -> FileHandle? { FileHandle(forReadingAtPath: a1) }
    func rac1536(_ a1: String) -> FileHandle? { FileHandle(forWritingAtPath: a1) }
    func rac1537(_ a1: URL) throws -> FileHandle { try FileHandle(forReadingFrom: a1) }
    func rac1538(_ receiver: FileHandle) -> Data { receiver.readDataToEndOfFile() }
    func rac1539(_ receiver: FileHandle, _ a1: Data) { receiver.write(a1) }
    func rac1540(_ receiver: FileHandle) { receiver.closeFile() }
    func rac1541(_ receiver: FileHandle) -> UInt64 { receiver.seekToEndOfFile() }
    func rac1542() -> Data { Data() }
    func rac1543(_ receiver: Data) -> Int { receiver.count }
    func rac1544(_ a1: String) -> Data? { try? Data(contentsOf: URL(fileURLWithPath: a1)) }
    func rac1545(_ a1: String) -> Data? { try? Data(contentsOf: URL(fileURLWithPath: a1)) }
    func rac1546(_ a1: URL) -> Data? { try? Data(contentsOf: a1) }
    func rac1547(_ a1: URL, _ a2: Data.ReadingOptions) throws -> Data { try Data(contentsOf: a1, options: a2) }
    func rac1548(_ a1: String, _ a2: Data.ReadingOptions) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: a1), options: a2) }
    func rac1549(_ a1: Data) -> Data { a1 }
    func rac1550(_ a1: Data) -> Data { a1 }
    func rac1551(_ a1: UnsafeRawPointer, _ a2: Int) -> Data { Data(bytes: a1, count: a2) }
    func rac1552(_ a1: String, _ a2: Data.Base64DecodingOptions) -> Data? { Data(base64Encoded: a1, options: a2) }
    func rac1553(_ receiver: Data, _ a1: Data.Base64EncodingOptions) -> String { receiver.base64EncodedString(options: a1) }
    func rac1554(_ receiver: Data, _ a1: Data.Base64EncodingOptions) -> Data { receiver.base64EncodedData(options: a1) }
    func rac1555(_ receiver: Data, _ a1: String, _ a2: Bool) -> Bool { (receiver as NSData).write(toFile: a1, atomically: a2) }
    func rac1556(_ receiver: Data, _ a1: URL, _ a2: Bool) -> Bool { (receiver as NSData).write(to: a1, atomically: a2) }
    func rac1557(_ receiver: Data, _ a1: URL, _ a2: Data.WritingOptions) throws { try receiver.write(to: a1, options: a2) }
    func rac1558(_ receiver: Data, _ a1: String, _ a2: Data.WritingOptions) throws { try receiver.write(to: URL(fileURLWithPath: a1), options: a2) }
    func rac1559(_ receiver: Data, _ a1: Data) -> Bool { receiver == a1 }
    func rac1560(_ receiver: Data, _ a1: NSRange) -> Data { receiver.subdata(in: Range(a1)!) }
    func rac1561(_ receiver: Data) -> Data { receiver }
    func rac1562(_ receiver: Data) -> Data { receiver }
    func rac1563() -> Data { Data() }
    func rac1564(_ receiver: inout Data, _ a1: Data) { receiver.append(a1) }
    func rac1565(_ receiver: inout Data, _ a1: Int) { receiver.count = a1 }
    func rac1566(_ a1: Data, _ a2: JSONSerialization.ReadingOptions) throws -> Any { try JSONSerialization.jsonObject(with: a1, options: a2) }
    func rac1567(_ a1: Any, _ a2: JSONSerialization.WritingOptions) throws -> Data { try JSONSerialization.data(withJSONObject: a1, options: a2) }
    func rac1568(_ a1: Any) -> Bool { JSONSerialization.isValidJSONObject(a1) }
    func rac1569(_ a1: Data, _ a2: PropertyListSerialization.ReadOptions) throws -> Any { try PropertyListSerialization.propertyList(from: a1, options: a2, format: nil) }
    func rac1570(_ a1: Any, _ a2: PropertyListSerialization.PropertyListFormat) throws -> Data { try PropertyListSerialization.data(fromPropertyList: a1, format: a2, options: 0) }
    func rac1571(_ a1: Any) -> Data { NSKeyedArchiver.archivedData(withRootObject: a1) }
    func rac1572(_ a1: Data) -> Any? { NSKeyedUnarchiver.unarchiveObject(with: a1) }
    func rac1573(_ receiver: NSCoder, _ a1: Any?, _ a2: String) { receiver.encode(a1, forKey: a2) }
    func rac1574(_ receiver: NSCoder, _ a1: String) -> Any? { receiver.decodedObject(forKey: a1) }
    func rac1575(_ receiver: NSCoder, _ a1: Int, _ a2: String) { receiver.encode(a1, forKey: a2) }
    func rac1576(_ receiver: NSCoder, _ a1: String) -> Int { receiver.decodeInteger(forKey: a1) }
    func rac1577(_ receiver: NSCoder, _ a1: Bool, _ a2: String) { receiver.encode(a1, forKey: a2) }
    func rac1578(_ receiver: NSCoder, _ a1: String) -> Bool { receiver.decodeBool(forKey: a1) }
    func rac1579(_ receiver: NSCoder, _ a1: Double, _ a2: String) { receiver.encode(a1, forKey: a2) }
    func rac1580(_ receiver: NSCoder, _ a1: String) -> Double { receiver.decodeDouble(forKey: a1) }
    func rac1581(_ a1: @escaping (Any?, [String: Any]?) -> Bool) -> NSPredicate { NSPredicate(block: a1) }
    func rac1582(_ a1: String) -> NSPredicate { NSPredicate(format: a1, 1) }
    func rac1583(_ receiver: NSPredicate, _ a1: Any?) -> Bool { receiver.evaluate(with: a1) }
    func rac1584(_ a1: String?, _ a2: Bool) -> KeySortDescriptor { KeySortDescriptor(key: a1, ascending: a2) }
    func rac1585(_ a1: String, _ a2: NSRegularExpression.Options) throws -> NSRegularExpression { try NSRegularExpression(pattern: a1, options: a2) }
    func rac1586(_ a1: String, _ a2: NSRegularExpression.Options) throws -> NSRegularExpression { try NSRegularExpression(pattern: a1, options: a2) }
    func rac1587(_ receiver: NSRegularExpression, _ a1: String, _ a2: NSRegularExpression.MatchingOptions, _ a3: NSRange) -> [NSTextCheckingResult] { receiver.matches(in: a1, options: a2, range: a3) }
    func rac1588(_ receiver: NSRegularExpression, _ a1: String, _ a2: NSRegularExpression.MatchingOptions, _ a3: NSRange) -> NSTextCheckingResult? { receiver.firstMatch(in: a1, options: a2, range: a3) }
    func rac1589(_ receiver: NSRegularExpression, _ a1: String, _ a2: NSRegularExpression.MatchingOptions, _ a3: NSRange) -> Int { receiver.numberOfMatches(in: a1, options: a2, range: a3) }
    func rac1590(_ receiver: NSRegularExpression, _ a1: String, _ a2: NSRegularExpression.MatchingOptions, _ a3: NSRange, _ a4: String) -> String { receiver.stringByReplacingMatches(in: a1, options: a2, range: a3, withTemplate: a4) }
    func rac1591(_ receiver: NSTextCheckingResult) -> NSRange { receiver.range }
    func rac1592(_ receiver: NSTextCheckingResult, _ a1: Int) -> NSRange { receiver.range(at: a1) }
    func rac1593(_ receiver: NSTextCheckingResult) -> Int { receiver.numberOfRanges }
    func rac1594() -> CharacterSet { CharacterSet.whitespaces }
    func rac1595() -> CharacterSet { CharacterSet.whitespacesAndNewlines }
    func rac1596() -> CharacterSet { CharacterSet.newlines }
    func rac1597() -> CharacterSet { CharacterSet.decimalDigits }
    func rac1598() -> CharacterSet { CharacterSet.alphanumerics }
    func rac1599() -> CharacterSet { CharacterSet.letters }
}
