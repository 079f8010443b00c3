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
    func rac1100(_ receiver: String, _ a1: String) -> ComparisonResult { receiver.localizedCaseInsensitiveCompare(a1) }
    func rac1101(_ receiver: String, _ a1: String) -> ComparisonResult { receiver.localizedStandardCompare(a1) }
    func rac1102(_ receiver: String) -> String { receiver.lastPathComponent }
    func rac1103(_ receiver: String) -> String { receiver.pathExtension }
    func rac1104(_ receiver: String) -> [String] { receiver.pathComponents }
    func rac1105(_ receiver: String) -> String { receiver.deletingPathExtension }
    func rac1106(_ receiver: String) -> String { receiver.deletingLastPathComponent }
    func rac1107(_ receiver: String) -> String { (receiver as NSString).expandingTildeInPath }
    func rac1108(_ receiver: String) -> String { (receiver as NSString).standardizingPath }
    func rac1109(_ receiver: String, _ a1: String) -> String { receiver.appendingPathComponent(a1) }
    func rac1110(_ receiver: String, _ a1: String) -> String? { receiver.appendingPathExtension(a1) }
    func rac1111(_ receiver: String, _ a1: CharacterSet) -> String? { receiver.addingPercentEncoding(withAllowedCharacters: a1) }
    func rac1112(_ receiver: String) -> String? { receiver.removingPercentEncoding }
    func rac1113(_ receiver: String, _ a1: Int, _ a2: String, _ a3: Int) -> String { receiver.padding(toLength: a1, withPad: a2, startingAt: a3) }
    func rac1114(_ receiver: String, _ a1: String.Encoding) -> Data? { receiver.data(using: a1) }
    func rac1115(_ receiver: String, _ a1: String.Encoding, _ a2: Bool) -> Data? { receiver.data(using: a1, allowLossyConversion: a2) }
    func rac1116(_ a1: Data, _ a2: String.Encoding) -> String? { String(data: a1, encoding: a2) }
    func rac1117(_ receiver: String, _ a1: String.Encoding) -> Int { receiver.lengthOfBytes(using: a1) }
    func rac1118(_ a1: String, _ a2: String.Encoding) throws -> String { try String(contentsOfFile: a1, encoding: a2) }
    func rac1119(_ a1: URL, _ a2: String.Encoding) throws -> String { try String(contentsOf: a1, encoding: a2) }
    func rac1120(_ a1: String, _ a2: String.Encoding) throws -> String { try String(contentsOfFile: a1, encoding: a2) }
    func rac1121(_ receiver: String, _ a1: String, _ a2: Bool, _ a3: String.Encoding) throws { try receiver.write(toFile: a1, atomically: a2, encoding: a3) }
    func rac1122(_ receiver: String, _ a1: URL, _ a2: Bool, _ a3: String.Encoding) throws { try receiver.write(to: a1, atomically: a2, encoding: a3) }
    func rac1123(_ receiver: String, _ a1: @escaping (String, inout Bool) -> Void) { receiver.enumerateLines(invoking: a1) }
    func rac1124(_ receiver: String, _ a1: String, _ a2: String.CompareOptions) -> String { receiver.commonPrefix(with: a1, options: a2) }
    func rac1125(_ receiver: String, _ a1: String.CompareOptions, _ a2: Locale?) -> String { receiver.folding(options: a1, locale: a2) }
    func rac1126(_ receiver: String, _ a1: NSRange) -> NSRange { (receiver as NSString).lineRange(for: a1) }
    func rac1130() -> String { String() }
    func rac1131() -> String { String() }
    func rac1132() -> String { String() }
    func rac1133(_ receiver: inout String, _ a1: String) { receiver.append(a1) }
    func rac1134(_ receiver: inout String, _ a1: String) { receiver.append(String(format: a1, 1)) }
    func rac1135(_ receiver: inout String, _ a1: String) { receiver = a1 }
    func rac1136(_ receiver: inout String, _ a1: String, _ a2: Int) { receiver.insert(a1, atUnit: a2) }
    func rac1137(_ receiver: [Any]) -> Int { receiver.count }
    func rac1138() -> [Any] { [] }
    func rac1139() -> [Any] { [] }
    func rac1140(_ a1: Any) -> [Any] { [a1] }
    func rac1141(_ a1: Any) -> [Any] { [a1, 1] }
    func rac1142(_ a1: Any) -> [Any] { [a1, 1] }
    func rac1143(_ a1: [Any]) -> [Any] { a1 }
    func rac1144(_ a1: [Any]) -> [Any] { a1 }
    func rac1145(_ receiver: [Any]) -> [Any] { receiver }
    func rac1146(_ receiver: [Any]) -> [Any] { receiver }
    func rac1147(_ receiver: [Any], _ a1: Int) -> Any { receiver[a1] }
    func rac1148(_ receiver: [Any], _ a1: Int) -> Any { receiver[a1] }
    func rac1149(_ receiver: [Any]) -> Any? { receiver.first }
    func rac1150(_ receiver: [Any]) -> Any? { receiver.last }
    func rac1151(_ receiver: [AnyHashable], _ a1: AnyHashable) -> Bool { receiver.contains(a1) }
    func rac1152(_ receiver: [Any], _ a1: Any) -> Int { receiver.indexOfObject(a1) }
    func rac1153(_ receiver: [Any], _ a1: Any?) -> Int { receiver.index(ofSameObject: a1) }
    func rac1154(_ receiver: [Any], _ a1: @escaping (Any, Int, inout Bool) -> Bool) -> Int { receiver.index(passing: a1) }
    func rac1155(_ receiver: [Any], _ a1: @escaping (Any, Int, inout Bool) -> Bool) -> IndexSet { receiver.indexes(passing: a1) }
    func rac1156(_ receiver: [Any], _ a1: IndexSet) -> [Any] { (receiver as NSArray).objects(at: a1) }
    func rac1157(_ receiver: [Any], _ a1: Any) -> [Any] { receiver + [a1] }
    func rac1158(_ receiver: [Any], _ a1: [Any]) -> [Any] { receiver + a1 }
    func rac1159(_ receiver: [Any], _ a1: NSRange) -> [Any] { Array(receiver[Range(a1)!]) }
    func rac1160(_ receiver: [Any], _ a1: String) -> String { receiver.componentsJoined(by: a1) }
    func rac1161(_ receiver: [AnyHashable], _ a1: Any?) -> Bool { isEqualObject(receiver, a1) }
    func rac1164(_ receiver: [Any]) -> NSEnumerator { (receiver as NSArray).objectEnumerator() }
    func rac1165(_ receiver: [Any]) -> [Any] { receiver.reversed() }
    func rac1168(_ receiver: [Any], _ a1: [KeySortDescriptor]) -> [Any] { receiver.sorted(by: a1) }
    func rac1169(_ receiver: [Any], _ a1: NSPredicate) -> [Any] { receiver.filtered(using: a1) }
    func rac1170(_ receiver: [AnyHashable], _ a1: [Any]) -> Any? { receiver.first(where: a1.containsObject) }
    func rac1172(_ receiver: [Any], _ a1: String) -> [Any] { receiver.value(forKey: a1) }
    func rac1173(_ receiver: [Any], _ a1: String) -> Any? { receiver.value(forKeyPath: a1) }
    func rac1174(_ a1: String?) -> [Any]? { [Any](contentsOfFile: a1) }
    func rac1175(_ receiver: [Any], _ a1: String?, _ a2: Bool) -> Bool { receiver.write(toFile: a1, atomically: a2) }
    func rac1176() -> [Any] { [] }
    func rac1177() -> [Any] { [] }
    func rac1178() -> [Any] { [] }
    func rac1179(_ receiver: inout [Any], _ a1: Any) { receiver.append(a1) }
    func rac1180(_ receiver: inout [Any], _ a1: [Any]) { receiver.append(contentsOf: a1) }
    func rac1181(_ receiver: inout [Any], _ a1: Any, _ a2: Int) { receiver.insert(a1, at: a2) }
    func rac1182(_ receiver: inout [Any], _ a1: [Any], _ a2: IndexSet) { receiver.insert(a1, at: a2) }
    func rac1185(_ receiver: inout [Any], _ a1: Int) { receiver.remove(at: a1) }
    func rac1186(_ receiver: inout [AnyHashable], _ a1: [Any]) { receiver.removeObjects(in: a1) }
    func rac1187(_ receiver: inout [Any], _ a1: NSRange) { receiver.removeSubrange(Range(a1)!) }
    func rac1188(_ receiver: inout [Any], _ a1: IndexSet) { receiver.remove(at: a1) }
    func rac1189(_ receiver: inout [Any]) { receiver.removeAll() }
    func rac1190(_ receiver: inout [Any]) { receiver.removeLast() }
    func rac1191(_ receiver: inout [Any], _ a1: Int, _ a2: Any) { receiver[a1] = a2 }
    func rac1192(_ receiver: inout [Any], _ a1: Any, _ a2: Int) { receiver.setObject(a1, at: a2) }
    func rac1193(_ receiver: inout [Any], _ a1: Int, _ a2: Int) { receiver.swapAt(a1, a2) }
    func rac1194(_ receiver: inout [Any], _ a1: [Any]) { receiver = a1 }
    func rac1197(_ receiver: inout [Any], _ a1: [KeySortDescriptor]) { receiver.sort(by: a1) }
    func rac1198(_ receiver: inout [Any], _ a1: NSPredicate) { receiver.filter(using: a1) }
    func rac1199(_ receiver: [AnyHashable: Any]) -> Int { receiver.count }
}
