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
    func rac1200() -> [AnyHashable: Any] { [:] }
    func rac1201() -> [AnyHashable: Any] { [:] }
    func rac1202(_ a1: Any, _ a2: AnyHashable) -> [AnyHashable: Any] { [a2: a1] }
    func rac1205(_ a1: [Any], _ a2: [AnyHashable]) -> [AnyHashable: Any] { Dictionary(zip(a2, a1), uniquingKeysWith: { _, last in last }) }
    func rac1206(_ a1: [Any], _ a2: [AnyHashable]) -> [AnyHashable: Any] { Dictionary(zip(a2, a1), uniquingKeysWith: { _, last in last }) }
    func rac1207(_ a1: [AnyHashable: Any]) -> [AnyHashable: Any] { a1 }
    func rac1208(_ a1: [AnyHashable: Any]) -> [AnyHashable: Any] { a1 }
    func rac1209(_ receiver: [AnyHashable: Any]) -> [AnyHashable: Any] { receiver }
    func rac1210(_ receiver: [AnyHashable: Any]) -> [AnyHashable: Any] { receiver }
    func rac1211(_ receiver: [AnyHashable: Any], _ a1: AnyHashable) -> Any? { receiver[a1] }
    func rac1212(_ receiver: [AnyHashable: Any], _ a1: AnyHashable) -> Any? { receiver[a1] }
    func rac1213(_ receiver: [AnyHashable: Any], _ a1: AnyHashable) -> Any? { receiver[a1] }
    func rac1214(_ receiver: [AnyHashable: Any]) -> [AnyHashable] { Array(receiver.keys) }
    func rac1215(_ receiver: [AnyHashable: Any]) -> [Any] { Array(receiver.values) }
    func rac1216(_ receiver: [AnyHashable: Any]) -> NSEnumerator { (Array(receiver.keys) as NSArray).objectEnumerator() }
    func rac1217(_ receiver: [AnyHashable: Any], _ a1: Any) -> [AnyHashable] { receiver.allKeys(for: a1) }
    func rac1218(_ receiver: [AnyHashable: AnyHashable], _ a1: Any?) -> Bool { isEqualObject(receiver, a1) }
    func rac1222(_ a1: String?) -> [AnyHashable: Any]? { [AnyHashable: Any](contentsOfFile: a1) }
    func rac1223(_ receiver: [AnyHashable: Any], _ a1: String?, _ a2: Bool) -> Bool { receiver.write(toFile: a1, atomically: a2) }
    func rac1224() -> [AnyHashable: Any] { [:] }
    func rac1225() -> [AnyHashable: Any] { [:] }
    func rac1226() -> [AnyHashable: Any] { [:] }
    func rac1227(_ receiver: inout [AnyHashable: Any], _ a1: Any, _ a2: AnyHashable) { receiver[a2] = a1 }
    func rac1228(_ receiver: inout [AnyHashable: Any], _ a1: Any?, _ a2: AnyHashable) { receiver[a2] = a1 }
    func rac1229(_ receiver: inout [AnyHashable: Any], _ a1: Any?, _ a2: String) { receiver[a2] = a1 }
    func rac1230(_ receiver: inout [AnyHashable: Any], _ a1: AnyHashable) { receiver[a1] = nil }
    func rac1232(_ receiver: inout [AnyHashable: Any]) { receiver.removeAll() }
    func rac1233(_ receiver: inout [AnyHashable: Any], _ a1: [AnyHashable: Any]) { receiver.merge(a1, uniquingKeysWith: { _, new in new }) }
    func rac1234(_ receiver: inout [AnyHashable: Any], _ a1: [AnyHashable: Any]) { receiver = a1 }
    func rac1235(_ receiver: Set<AnyHashable>) -> Int { receiver.count }
    func rac1236() -> Set<AnyHashable> { [] }
    func rac1237(_ a1: AnyHashable) -> Set<AnyHashable> { [a1] }
    func rac1238(_ a1: AnyHashable) -> Set<AnyHashable> { [a1, 1] }
    func rac1239(_ a1: [AnyHashable]) -> Set<AnyHashable> { Set(a1) }
    func rac1240(_ a1: [AnyHashable]) -> Set<AnyHashable> { Set(a1) }
    func rac1241(_ a1: Set<AnyHashable>) -> Set<AnyHashable> { a1 }
    func rac1242(_ receiver: Set<AnyHashable>) -> Set<AnyHashable> { receiver }
    func rac1243(_ receiver: Set<AnyHashable>) -> Set<AnyHashable> { receiver }
    func rac1244(_ receiver: Set<AnyHashable>) -> [AnyHashable] { Array(receiver) }
    func rac1245(_ receiver: Set<AnyHashable>) -> AnyHashable? { receiver.first }
    func rac1246(_ receiver: Set<AnyHashable>, _ a1: AnyHashable) -> Bool { receiver.contains(a1) }
    func rac1247(_ receiver: Set<AnyHashable>, _ a1: Any?) -> Any? { receiver.member(a1) }
    func rac1248(_ receiver: Set<AnyHashable>, _ a1: Set<AnyHashable>) -> Bool { receiver == a1 }
    func rac1249(_ receiver: Set<AnyHashable>, _ a1: Set<AnyHashable>) -> Bool { receiver.isSubset(of: a1) }
    func rac1250(_ receiver: Set<AnyHashable>, _ a1: Set<AnyHashable>) -> Bool { !receiver.isDisjoint(with: a1) }
    func rac1251(_ receiver: Set<AnyHashable>, _ a1: AnyHashable) -> Set<AnyHashable> { receiver.union([a1]) }
    func rac1252(_ receiver: Set<AnyHashable>, _ a1: Set<AnyHashable>) -> Set<AnyHashable> { receiver.union(a1) }
    func rac1253(_ receiver: Set<AnyHashable>, _ a1: [AnyHashable]) -> Set<AnyHashable> { receiver.union(a1) }
    func rac1255() -> Set<AnyHashable> { [] }
    func rac1256() -> Set<AnyHashable> { [] }
    func rac1257(_ receiver: inout Set<AnyHashable>, _ a1: AnyHashable) { receiver.insert(a1) }
    func rac1258(_ receiver: inout Set<AnyHashable>, _ a1: [AnyHashable]) { receiver.formUnion(a1) }
    func rac1259(_ receiver: inout Set<AnyHashable>, _ a1: AnyHashable) { receiver.remove(a1) }
    func rac1260(_ receiver: inout Set<AnyHashable>) { receiver.removeAll() }
    func rac1261(_ receiver: inout Set<AnyHashable>, _ a1: Set<AnyHashable>) { receiver.formUnion(a1) }
    func rac1262(_ receiver: inout Set<AnyHashable>, _ a1: Set<AnyHashable>) { receiver.subtract(a1) }
    func rac1263(_ receiver: inout Set<AnyHashable>, _ a1: Set<AnyHashable>) { receiver.formIntersection(a1) }
    func rac1264(_ receiver: NSOrderedSet) -> Int { receiver.count }
    func rac1266(_ receiver: NSOrderedSet) -> [Any] { receiver.array }
    func rac1267(_ receiver: NSOrderedSet) -> Any? { receiver.firstObject }
    func rac1268(_ receiver: NSOrderedSet, _ a1: Any) -> Bool { receiver.contains(a1) }
    func rac1269(_ receiver: NSOrderedSet, _ a1: Any?) -> Int { receiver.indexOfObject(a1) }
    func rac1270(_ receiver: NSEnumerator) -> Any? { receiver.nextObject() }
    func rac1271(_ receiver: NSEnumerator) -> [Any] { receiver.allObjects }
    func rac1272(_ a1: Bool) -> NSNumber { NSNumber(value: a1) }
    func rac1273(_ a1: Int) -> NSNumber { NSNumber(value: a1) }
    func rac1274(_ a1: Int) -> NSNumber { NSNumber(value: a1) }
    func rac1275(_ a1: Int) -> NSNumber { NSNumber(value: a1) }
    func rac1276(_ a1: UInt32) -> NSNumber { NSNumber(value: a1) }
    func rac1277(_ a1: Int) -> NSNumber { NSNumber(value: a1) }
    func rac1278(_ a1: Int64) -> NSNumber { NSNumber(value: a1) }
    func rac1279(_ a1: UInt64) -> NSNumber { NSNumber(value: a1) }
    func rac1280(_ a1: Float) -> NSNumber { NSNumber(value: a1) }
    func rac1281(_ a1: Double) -> NSNumber { NSNumber(value: a1) }
    func rac1282(_ a1: Bool) -> NSNumber { NSNumber(value: a1) }
    func rac1283(_ a1: Int) -> NSNumber { NSNumber(value: a1) }
    func rac1284(_ receiver: NSNumber) -> Bool { receiver.boolValue }
    func rac1285(_ receiver: NSNumber) -> Int32 { receiver.int32Value }
    func rac1286(_ receiver: NSNumber) -> Int { receiver.intValue }
    func rac1287(_ receiver: NSNumber) -> Int { receiver.intValue }
    func rac1288(_ receiver: NSNumber) -> UInt32 { receiver.uint32Value }
    func rac1289(_ receiver: NSNumber) -> Int { receiver.intValue }
    func rac1290(_ receiver: NSNumber) -> Int64 { receiver.int64Value }
    func rac1291(_ receiver: NSNumber) -> UInt64 { receiver.uint64Value }
    func rac1292(_ receiver: NSNumber) -> Float { receiver.floatValue }
    func rac1293(_ receiver: NSNumber) -> Double { receiver.doubleValue }
    func rac1294(_ receiver: NSNumber) -> String { objectText(receiver) }
    func rac1295(_ receiver: NSNumber, _ a1: NSNumber) -> Bool { receiver == a1 }
    func rac1296(_ receiver: NSNumber, _ a1: NSNumber) -> Bool { receiver == a1 }
    func rac1297(_ receiver: NSNumber, _ a1: NSNumber) -> ComparisonResult { receiver.compare(a1) }
    func rac1298(_ a1: String) -> NSDecimalNumber { NSDecimalNumber(string: a1) }
    func rac1299() -> NSDecimalNumber { NSDecimalNumber.zero }
}
