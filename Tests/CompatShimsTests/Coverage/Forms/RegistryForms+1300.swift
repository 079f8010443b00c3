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
    func rac1300() -> NSDecimalNumber { NSDecimalNumber.one }
    func rac1301(_ receiver: NSDecimalNumber, _ a1: NSDecimalNumber) -> NSDecimalNumber { receiver.adding(a1) }
    func rac1302(_ receiver: NSDecimalNumber, _ a1: NSDecimalNumber) -> NSDecimalNumber { receiver.subtracting(a1) }
    func rac1303(_ receiver: NSDecimalNumber, _ a1: NSDecimalNumber) -> NSDecimalNumber { receiver.multiplying(by: a1) }
    func rac1304(_ receiver: NSDecimalNumber, _ a1: NSDecimalNumber) -> NSDecimalNumber { receiver.dividing(by: a1) }
    func rac1305(_ a1: NSRange) -> NSValue { NSValue(range: a1) }
    func rac1306(_ receiver: NSValue) -> NSRange { receiver.rangeValue }
    func rac1308(_ a1: CGRect) -> NSValue { NSValue(rect: a1) }
    func rac1309(_ a1: CGPoint) -> NSValue { NSValue(point: a1) }
    func rac1310(_ a1: CGSize) -> NSValue { NSValue(size: a1) }
    func rac1311() -> NSNull { NSNull() }
    func rac1312() -> Date { Date() }
    func rac1313() -> Date { Date() }
    func rac1314(_ a1: TimeInterval) -> Date { Date(timeIntervalSinceNow: a1) }
    func rac1315(_ a1: TimeInterval) -> Date { Date(timeIntervalSince1970: a1) }
    func rac1316(_ a1: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: a1) }
    func rac1317(_ a1: TimeInterval, _ a2: Date) -> Date { Date(timeInterval: a1, since: a2) }
    func rac1318(_ a1: TimeInterval) -> Date { Date(timeIntervalSinceNow: a1) }
    func rac1319(_ a1: TimeInterval) -> Date { Date(timeIntervalSince1970: a1) }
    func rac1320() -> Date { Date.distantFuture }
    func rac1321() -> Date { Date.distantPast }
    func rac1322(_ receiver: Date) -> TimeInterval { receiver.timeIntervalSinceNow }
    func rac1323(_ receiver: Date) -> TimeInterval { receiver.timeIntervalSince1970 }
    func rac1324(_ receiver: Date) -> TimeInterval { receiver.timeIntervalSinceReferenceDate }
    func rac1325() -> TimeInterval { Date.timeIntervalSinceReferenceDate }
    func rac1326(_ receiver: Date, _ a1: Date) -> TimeInterval { receiver.timeIntervalSince(a1) }
    func rac1327(_ receiver: Date, _ a1: TimeInterval) -> Date { receiver.addingTimeInterval(a1) }
    func rac1328(_ receiver: Date, _ a1: Date) -> ComparisonResult { receiver.compare(a1) }
    func rac1329(_ receiver: Date, _ a1: Date) -> Bool { receiver == a1 }
    func rac1330(_ receiver: Date, _ a1: Date) -> Date { min(receiver, a1) }
    func rac1331(_ receiver: Date, _ a1: Date) -> Date { max(receiver, a1) }
    func rac1332(_ receiver: Date) -> Date { receiver }
    func rac1333() -> DateFormatter { DateFormatter() }
    func rac1334(_ receiver: DateFormatter, _ a1: Date) -> String { receiver.string(from: a1) }
    func rac1335(_ receiver: DateFormatter, _ a1: String) -> Date? { receiver.date(from: a1) }
    func rac1336(_ a1: Date, _ a2: DateFormatter.Style, _ a3: DateFormatter.Style) -> String { DateFormatter.localizedString(from: a1, dateStyle: a2, timeStyle: a3) }
    func rac1337(_ receiver: DateFormatter) -> String? { receiver.dateFormat }
    func rac1338(_ receiver: DateFormatter) -> DateFormatter.Style { receiver.dateStyle }
    func rac1339(_ receiver: DateFormatter) -> DateFormatter.Style { receiver.timeStyle }
    func rac1340(_ receiver: DateFormatter) -> Locale? { receiver.locale }
    func rac1341(_ receiver: DateFormatter) -> TimeZone? { receiver.timeZone }
    func rac1342() -> NumberFormatter { NumberFormatter() }
    func rac1343(_ receiver: NumberFormatter, _ a1: NSNumber) -> String? { receiver.string(from: a1) }
    func rac1344(_ receiver: NumberFormatter, _ a1: String) -> NSNumber? { receiver.number(from: a1) }
    func rac1345(_ a1: NSNumber, _ a2: NumberFormatter.Style) -> String { NumberFormatter.localizedString(from: a1, number: a2) }
    func rac1346(_ receiver: NumberFormatter) -> NumberFormatter.Style { receiver.numberStyle }
    func rac1347(_ receiver: NumberFormatter) -> Int { receiver.maximumFractionDigits }
    func rac1348(_ receiver: NumberFormatter) -> Int { receiver.minimumFractionDigits }
    func rac1349() -> Calendar { Calendar.current }
    func rac1350() -> Calendar { Calendar.autoupdatingCurrent }
    func rac1351(_ receiver: Calendar, _ a1: Set<Calendar.Component>, _ a2: Date) -> DateComponents { receiver.dateComponents(a1, from: a2) }
    func rac1352(_ receiver: Calendar, _ a1: Set<Calendar.Component>, _ a2: Date, _ a3: Date) -> DateComponents { receiver.dateComponents(a1, from: a2, to: a3) }
    func rac1353(_ receiver: Calendar, _ a1: DateComponents) -> Date? { receiver.date(from: a1) }
    func rac1354(_ receiver: Calendar, _ a1: DateComponents, _ a2: Date) -> Date? { receiver.date(byAdding: a1, to: a2) }
    func rac1355(_ receiver: Calendar, _ a1: Calendar.Component, _ a2: Int, _ a3: Date) -> Date? { receiver.date(byAdding: a1, value: a2, to: a3) }
    func rac1356(_ receiver: Calendar, _ a1: Date) -> Date { receiver.startOfDay(for: a1) }
    func rac1357(_ receiver: Calendar, _ a1: Date) -> Bool { receiver.isDateInToday(a1) }
    func rac1358(_ receiver: Calendar, _ a1: Date, _ a2: Date) -> Bool { receiver.isDate(a1, inSameDayAs: a2) }
    func rac1359(_ receiver: Calendar, _ a1: Calendar.Component, _ a2: Date) -> Int { receiver.component(a1, from: a2) }
    func rac1360() -> DateComponents { DateComponents() }
    func rac1361(_ receiver: DateComponents) -> Int? { receiver.year }
    func rac1362(_ receiver: DateComponents) -> Int? { receiver.month }
    func rac1363(_ receiver: DateComponents) -> Int? { receiver.day }
    func rac1364(_ receiver: DateComponents) -> Int? { receiver.hour }
    func rac1365(_ receiver: DateComponents) -> Int? { receiver.minute }
    func rac1366(_ receiver: DateComponents) -> Int? { receiver.second }
    func rac1367(_ receiver: DateComponents) -> Int? { receiver.weekday }
    func rac1368() -> TimeZone { TimeZone.current }
    func rac1369() -> TimeZone { TimeZone.current }
    func rac1370() -> TimeZone { TimeZone.current }
    func rac1371(_ a1: String) -> TimeZone? { TimeZone(identifier: a1) }
    func rac1372(_ a1: String) -> TimeZone? { TimeZone(abbreviation: a1) }
    func rac1373(_ a1: Int) -> TimeZone? { TimeZone(secondsFromGMT: a1) }
    func rac1374() -> Locale { Locale.current }
    func rac1375(_ a1: String) -> Locale { Locale(identifier: a1) }
    func rac1376(_ a1: String) -> Locale { Locale(identifier: a1) }
    func rac1377() -> [String] { Locale.preferredLanguages }
    func rac1378(_ receiver: Locale) -> String { receiver.identifier }
    func rac1379(_ a1: String) -> URL? { URL(string: a1) }
    func rac1380(_ a1: String) -> URL? { URL(string: a1) }
    func rac1381(_ a1: String, _ a2: URL?) -> URL? { URL(string: a1, relativeTo: a2) }
    func rac1382(_ a1: String) -> URL { URL(fileURLWithPath: a1) }
    func rac1383(_ a1: String) -> URL { URL(fileURLWithPath: a1) }
    func rac1384(_ a1: String, _ a2: Bool) -> URL { URL(fileURLWithPath: a1, isDirectory: a2) }
    func rac1385(_ receiver: URL) -> String { receiver.absoluteString }
    func rac1386(_ receiver: URL) -> String { receiver.path }
    func rac1387(_ receiver: URL) -> String? { receiver.host }
    func rac1388(_ receiver: URL) -> String? { receiver.scheme }
    func rac1389(_ receiver: URL) -> String? { receiver.query }
    func rac1390(_ receiver: URL) -> String? { receiver.fragment }
    func rac1391(_ receiver: URL) -> Int? { receiver.port }
    func rac1392(_ receiver: URL) -> String { receiver.lastPathComponent }
    func rac1393(_ receiver: URL) -> String { receiver.pathExtension }
    func rac1394(_ receiver: URL) -> [String] { receiver.pathComponents }
    func rac1395(_ receiver: URL) -> Bool { receiver.isFileURL }
    func rac1396(_ receiver: URL) -> Bool { receiver.isFileURL }
    func rac1397(_ receiver: URL, _ a1: String) -> URL { receiver.appendingPathComponent(a1) }
    func rac1398(_ receiver: URL, _ a1: String, _ a2: Bool) -> URL { receiver.appendingPathComponent(a1, isDirectory: a2) }
    func rac1399(_ receiver: URL, _ a1: String) -> URL { receiver.appendingPathExtension(a1) }
}
