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
    func rac1400(_ receiver: URL) -> URL { receiver.deletingLastPathComponent() }
    func rac1401(_ receiver: URL) -> URL { receiver.deletingPathExtension() }
    func rac1402(_ receiver: URL) -> URL { receiver.standardizedFileURL }
    func rac1403(_ receiver: URL) -> URL { receiver.resolvingSymlinksInPath() }
    func rac1404(_ receiver: URL) throws -> Bool { try receiver.checkResourceIsReachable() }
    func rac1405(_ a1: String) -> URLComponents? { URLComponents(string: a1) }
    func rac1406(_ a1: String) -> URLComponents? { URLComponents(string: a1) }
    func rac1407(_ a1: URL, _ a2: Bool) -> URLComponents? { URLComponents(url: a1, resolvingAgainstBaseURL: a2) }
    func rac1408(_ a1: URL, _ a2: Bool) -> URLComponents? { URLComponents(url: a1, resolvingAgainstBaseURL: a2) }
    func rac1409(_ receiver: URLComponents) -> [URLQueryItem]? { receiver.queryItems }
    func rac1410(_ receiver: URLComponents) -> URL? { receiver.url }
    func rac1411(_ receiver: URLComponents) -> String { receiver.path }
    func rac1412(_ receiver: URLComponents) -> String? { receiver.host }
    func rac1413(_ receiver: URLComponents) -> String? { receiver.scheme }
    func rac1414(_ receiver: URLComponents) -> String? { receiver.query }
    func rac1415(_ a1: String, _ a2: String?) -> URLQueryItem { URLQueryItem(name: a1, value: a2) }
    func rac1416(_ receiver: URLQueryItem) -> String { receiver.name }
    func rac1417(_ receiver: URLQueryItem) -> String? { receiver.value }
    func rac1418(_ a1: URL) -> URLRequest { URLRequest(url: a1) }
    func rac1419(_ a1: URL) -> URLRequest { URLRequest(url: a1) }
    func rac1420(_ a1: URL, _ a2: URLRequest.CachePolicy, _ a3: TimeInterval) -> URLRequest { URLRequest(url: a1, cachePolicy: a2, timeoutInterval: a3) }
    func rac1421(_ receiver: URLRequest) -> URLRequest { receiver }
    func rac1422(_ receiver: URLRequest) -> URLRequest { receiver }
    func rac1423(_ receiver: URLRequest) -> URL? { receiver.url }
    func rac1424(_ receiver: URLRequest) -> String? { receiver.httpMethod }
    func rac1425(_ receiver: URLRequest) -> Data? { receiver.httpBody }
    func rac1426(_ receiver: URLRequest) -> [String: String]? { receiver.allHTTPHeaderFields }
    func rac1427(_ receiver: URLRequest) -> TimeInterval { receiver.timeoutInterval }
    func rac1428(_ receiver: URLRequest) -> URLRequest.CachePolicy { receiver.cachePolicy }
    func rac1429(_ receiver: URLRequest, _ a1: String) -> String? { receiver.value(forHTTPHeaderField: a1) }
    func rac1430(_ receiver: inout URLRequest, _ a1: String?, _ a2: String) { receiver.setValue(a1, forHTTPHeaderField: a2) }
    func rac1431(_ receiver: inout URLRequest, _ a1: String, _ a2: String) { receiver.addValue(a1, forHTTPHeaderField: a2) }
    func rac1432(_ receiver: inout URLRequest, _ a1: String) { receiver.httpMethod = a1 }
    func rac1433(_ receiver: inout URLRequest, _ a1: Data?) { receiver.httpBody = a1 }
    func rac1434(_ receiver: URLResponse) -> URL? { receiver.url }
    func rac1435(_ receiver: URLResponse) -> String? { receiver.mimeType }
    func rac1436(_ receiver: URLResponse) -> Int64 { receiver.expectedContentLength }
    func rac1437(_ receiver: URLResponse) -> String? { receiver.suggestedFilename }
    func rac1438(_ receiver: HTTPURLResponse) -> Int { receiver.statusCode }
    func rac1439(_ receiver: HTTPURLResponse) -> [AnyHashable: Any] { receiver.allHeaderFields }
    func rac1440(_ a1: URL, _ a2: Int, _ a3: String?, _ a4: [String: String]?) -> HTTPURLResponse? { HTTPURLResponse(url: a1, statusCode: a2, httpVersion: a3, headerFields: a4) }
    func rac1441(_ a1: Int) -> String { HTTPURLResponse.localizedString(forStatusCode: a1) }
    func rac1442() -> URLSession { URLSession.shared }
    func rac1443(_ a1: URLSessionConfiguration) -> URLSession { URLSession(configuration: a1) }
    func rac1444(_ a1: URLSessionConfiguration, _ a2: (any URLSessionDelegate)?, _ a3: OperationQueue?) -> URLSession { URLSession(configuration: a1, delegate: a2, delegateQueue: a3) }
    func rac1445(_ receiver: URLSession, _ a1: URLRequest, _ a2: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask { receiver.dataTask(with: a1, completionHandler: a2) }
    func rac1446(_ receiver: URLSession, _ a1: URL, _ a2: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask { receiver.dataTask(with: a1, completionHandler: a2) }
    func rac1447(_ receiver: URLSession, _ a1: URLRequest) -> URLSessionDataTask { receiver.dataTask(with: a1) }
    func rac1448(_ receiver: URLSession) { receiver.invalidateAndCancel() }
    func rac1449(_ receiver: URLSessionTask) { receiver.resume() }
    func rac1450(_ receiver: URLSessionTask) { receiver.cancel() }
    func rac1451(_ receiver: URLSessionTask) { receiver.suspend() }
    func rac1452(_ receiver: URLSessionTask) -> URLSessionTask.State { receiver.state }
    func rac1453() -> URLSessionConfiguration { URLSessionConfiguration.default }
    func rac1454() -> URLSessionConfiguration { URLSessionConfiguration.ephemeral }
    func rac1455(_ a1: String, _ a2: Int, _ a3: [String: Any]?) -> NSError { NSError(domain: a1, code: a2, userInfo: a3) }
    func rac1456(_ a1: String, _ a2: Int, _ a3: [String: Any]?) -> NSError { NSError(domain: a1, code: a2, userInfo: a3) }
    func rac1457(_ receiver: any Error) -> Int { receiver.code }
    func rac1458(_ receiver: any Error) -> String { receiver.domain }
    func rac1459(_ receiver: any Error) -> [String: Any] { receiver.userInfo }
    func rac1460(_ receiver: any Error) -> String { receiver.localizedDescription }
    func rac1461(_ receiver: any Error) -> String? { (receiver as NSError).localizedFailureReason }
    func rac1462(_ receiver: any Error) -> String? { (receiver as NSError).localizedRecoverySuggestion }
    func rac1466() -> NotificationCenter { NotificationCenter.default }
    func rac1467(_ receiver: NotificationCenter, _ a1: Notification.Name, _ a2: Any?) { receiver.post(name: a1, object: a2) }
    func rac1468(_ receiver: NotificationCenter, _ a1: Notification.Name, _ a2: Any?, _ a3: [AnyHashable: Any]?) { receiver.post(name: a1, object: a2, userInfo: a3) }
    func rac1469(_ receiver: NotificationCenter, _ a1: Notification) { receiver.post(a1) }
    func rac1471(_ receiver: NotificationCenter, _ a1: Notification.Name?, _ a2: Any?, _ a3: OperationQueue?, _ a4: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol { receiver.addObserver(forName: a1, object: a2, queue: a3, using: a4) }
    func rac1472(_ receiver: NotificationCenter, _ a1: Any) { receiver.removeObserver(a1) }
    func rac1473(_ receiver: NotificationCenter, _ a1: Any, _ a2: Notification.Name?, _ a3: Any?) { receiver.removeObserver(a1, name: a2, object: a3) }
    func rac1474(_ receiver: Notification) -> String { receiver.name.rawValue }
    func rac1475(_ receiver: Notification) -> Any? { receiver.object }
    func rac1476(_ receiver: Notification) -> [AnyHashable: Any]? { receiver.userInfo }
    func rac1477(_ a1: Notification.Name, _ a2: Any?) -> Notification { Notification(name: a1, object: a2) }
    func rac1478(_ a1: Notification.Name, _ a2: Any?, _ a3: [AnyHashable: Any]?) -> Notification { Notification(name: a1, object: a2, userInfo: a3) }
    func rac1479() -> UserDefaults { UserDefaults.standard }
    func rac1480(_ a1: String?) -> UserDefaults? { UserDefaults(suiteName: a1) }
    func rac1481(_ receiver: UserDefaults, _ a1: String) -> Any? { receiver.object(forKey: a1) }
    func rac1482(_ receiver: UserDefaults, _ a1: String) -> String? { receiver.string(forKey: a1) }
    func rac1483(_ receiver: UserDefaults, _ a1: String) -> Int { receiver.integer(forKey: a1) }
    func rac1484(_ receiver: UserDefaults, _ a1: String) -> Bool { receiver.bool(forKey: a1) }
    func rac1485(_ receiver: UserDefaults, _ a1: String) -> Double { receiver.double(forKey: a1) }
    func rac1486(_ receiver: UserDefaults, _ a1: String) -> Float { receiver.float(forKey: a1) }
    func rac1487(_ receiver: UserDefaults, _ a1: String) -> [Any]? { receiver.array(forKey: a1) }
    func rac1488(_ receiver: UserDefaults, _ a1: String) -> [String]? { receiver.stringArray(forKey: a1) }
    func rac1489(_ receiver: UserDefaults, _ a1: String) -> [String: Any]? { receiver.dictionary(forKey: a1) }
    func rac1490(_ receiver: UserDefaults, _ a1: String) -> Data? { receiver.data(forKey: a1) }
    func rac1491(_ receiver: UserDefaults, _ a1: String) -> URL? { receiver.url(forKey: a1) }
    func rac1492(_ receiver: UserDefaults, _ a1: Any?, _ a2: String) { receiver.set(a1, forKey: a2) }
    func rac1493(_ receiver: UserDefaults, _ a1: Int, _ a2: String) { receiver.set(a1, forKey: a2) }
    func rac1494(_ receiver: UserDefaults, _ a1: Bool, _ a2: String) { receiver.set(a1, forKey: a2) }
    func rac1495(_ receiver: UserDefaults, _ a1: Double, _ a2: String) { receiver.set(a1, forKey: a2) }
    func rac1496(_ receiver: UserDefaults, _ a1: Float, _ a2: String) { receiver.set(a1, forKey: a2) }
    func rac1497(_ receiver: UserDefaults, _ a1: URL?, _ a2: String) { receiver.set(a1, forKey: a2) }
    func rac1498(_ receiver: UserDefaults, _ a1: String) { receiver.removeObject(forKey: a1) }
    func rac1499(_ receiver: UserDefaults, _ a1: [String: Any]) { receiver.register(defaults: a1) }
}
