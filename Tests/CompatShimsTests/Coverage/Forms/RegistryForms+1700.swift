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
    func rac1701(_ a1: String?) -> [Any]? { [Any](contentsOfFile: a1) }
    func rac1702(_ a1: String?) -> [AnyHashable: Any]? { [AnyHashable: Any](contentsOfFile: a1) }
    func rac1704(_ receiver: [AnyHashable: Any], _ a1: [AnyHashable], _ a2: Any) -> [Any] { receiver.objects(forKeys: a1, notFoundMarker: a2) }
    func rac1705(_ receiver: [AnyHashable: Any], _ a1: @escaping (Any, Any, inout Bool) -> Bool) -> Set<AnyHashable> { receiver.keys(passing: a1) }
    func rac1706(_ receiver: Set<AnyHashable>, _ a1: @escaping (Any, inout Bool) -> Bool) -> Set<AnyHashable> { receiver.objects(passing: a1) }
    func rac1707(_ receiver: Set<AnyHashable>, _ a1: NSPredicate) -> Set<AnyHashable> { receiver.filtered(using: a1) }
    func rac1708(_ receiver: Set<AnyHashable>, _ a1: [KeySortDescriptor]) -> [AnyHashable] { receiver.sorted(by: a1) }
    func rac1709(_ receiver: NSNumber) -> Int16 { receiver.int16Value }
    func rac1710(_ receiver: NSNumber) -> Int8 { receiver.int8Value }
    func rac1711(_ receiver: NSNumber) -> Decimal { receiver.decimalValue }
    func rac1712(_ a1: TimeInterval, _ a2: Bool, _ a3: @escaping @Sendable (Timer) -> Void) -> Timer { Timer.scheduledTimer(withTimeInterval: a1, repeats: a2, block: a3) }
    func rac1713(_ a1: TimeInterval, _ a2: Bool, _ a3: @escaping @Sendable (Timer) -> Void) -> Timer { Timer(fire: Date(timeIntervalSinceNow: a1), interval: a1, repeats: a2, block: a3) }
    func rac1715(_ receiver: Timer) -> TimeInterval { receiver.timeInterval }
    func rac1716(_ receiver: Timer) -> Date { receiver.fireDate }
    func rac1717(_ receiver: RunLoop, _ a1: Timer, _ a2: RunLoop.Mode) { receiver.add(a1, forMode: a2) }
    func rac1718(_ receiver: FileHandle, _ a1: Int) -> Data { receiver.readData(ofLength: a1) }
    func rac1719(_ receiver: FileHandle) -> Data { receiver.availableData }
    func rac1720(_ receiver: FileHandle) -> UInt64 { receiver.offsetInFile }
    func rac1721(_ receiver: FileHandle, _ a1: UInt64) { receiver.seek(toFileOffset: a1) }
    func rac1722(_ receiver: FileHandle) { receiver.synchronizeFile() }
    func rac1723() -> FileHandle { FileHandle.standardInput }
    func rac1724() -> FileHandle { FileHandle.standardOutput }
    func rac1725() -> FileHandle { FileHandle.standardError }
    func rac1726(_ receiver: URLSession, _ a1: URLRequest, _ a2: Data?, _ a3: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask { receiver.uploadTask(with: a1, from: a2, completionHandler: a3) }
    func rac1727(_ receiver: URLSession, _ a1: URLRequest, _ a2: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask { receiver.downloadTask(with: a1, completionHandler: a2) }
    func rac1728(_ receiver: URLSession, _ a1: URL, _ a2: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask { receiver.downloadTask(with: a1, completionHandler: a2) }
    func rac1729(_ receiver: URLSession) { receiver.finishTasksAndInvalidate() }
    func rac1730(_ receiver: URLSession) -> URLSessionConfiguration { receiver.configuration }
    func rac1731(_ receiver: URLSessionTask) -> Int { receiver.taskIdentifier }
    func rac1732(_ receiver: URLSessionTask) -> URLResponse? { receiver.response }
    func rac1733(_ receiver: URLSessionTask) -> URLRequest? { receiver.originalRequest }
    func rac1734(_ receiver: URLSessionTask) -> URLRequest? { receiver.currentRequest }
    func rac1735(_ receiver: URLSessionTask) -> Int64 { receiver.countOfBytesReceived }
    func rac1736(_ receiver: URLSessionTask) -> (any Error)? { receiver.error }
    func rac1737(_ receiver: URLSessionConfiguration) -> TimeInterval { receiver.timeoutIntervalForRequest }
    func rac1738(_ receiver: URLSessionConfiguration) -> [AnyHashable: Any]? { receiver.httpAdditionalHeaders }
    func rac1743(_ receiver: URLRequest) -> InputStream? { receiver.httpBodyStream }
    func rac1744(_ receiver: URLRequest) -> Bool { receiver.httpShouldHandleCookies }
    func rac1745(_ receiver: FileManager) -> URL { receiver.temporaryDirectory }
    func rac1746(_ receiver: FileManager, _ a1: FileManager.SearchPathDirectory, _ a2: FileManager.SearchPathDomainMask, _ a3: URL?, _ a4: Bool) throws -> URL { try receiver.url(for: a1, in: a2, appropriateFor: a3, create: a4) }
    func rac1747(_ receiver: FileManager, _ a1: String, _ a2: String) throws { try receiver.createSymbolicLink(atPath: a1, withDestinationPath: a2) }
    func rac1748(_ receiver: FileManager, _ a1: String) throws -> [String] { try receiver.subpathsOfDirectory(atPath: a1) }
    func rac1749(_ receiver: FileManager, _ a1: URL, _ a2: [URLResourceKey]?, _ a3: FileManager.DirectoryEnumerationOptions, _ a4: ((URL, any Error) -> Bool)?) -> FileManager.DirectoryEnumerator? { receiver.enumerator(at: a1, includingPropertiesForKeys: a2, options: a3, errorHandler: a4) }
    func rac1750(_ receiver: Bundle, _ a1: String, _ a2: String?, _ a3: String?) -> String { receiver.localizedString(forKey: a1, value: a2, table: a3) }
    func rac1751(_ receiver: Bundle) -> String? { receiver.executablePath }
    func rac1752(_ receiver: Bundle) -> URL? { receiver.executableURL }
    func rac1753(_ receiver: Bundle) -> String? { receiver.resourcePath }
    func rac1754(_ receiver: Bundle) -> URL? { receiver.resourceURL }
    func rac1755(_ receiver: Bundle) -> [String] { receiver.preferredLocalizations }
    func rac1756(_ a1: String) -> Bundle? { Bundle(path: a1) }
    func rac1757(_ a1: URL) -> Bundle? { Bundle(url: a1) }
    func rac1758(_ receiver: ProcessInfo) -> String { receiver.processName }
    func rac1759(_ receiver: ProcessInfo) -> String { receiver.operatingSystemVersionString }
    func rac1760(_ receiver: ProcessInfo) -> Int { receiver.processorCount }
    func rac1761(_ receiver: ProcessInfo) -> String { receiver.hostName }
    func rac1762() -> Thread { Thread.mainThread }
    func rac1763() -> [String] { Thread.callStackSymbols }
    func rac1764(_ a1: Date) { Thread.sleep(until: a1) }
    func rac1765(_ receiver: Thread) -> String? { receiver.name }
    func rac1766(_ receiver: Thread) -> Bool { receiver.isMainThread }
    func rac1768(_ receiver: NSLock) -> Bool { receiver.try() }
    func rac1769(_ receiver: NSCondition) { receiver.lock() }
    func rac1770(_ receiver: NSCondition) { receiver.unlock() }
    func rac1771(_ receiver: NSCondition) { receiver.wait() }
    func rac1772(_ receiver: NSCondition) { receiver.signal() }
    func rac1773(_ receiver: NSCondition) { receiver.broadcast() }
    func rac1774(_ receiver: Operation, _ a1: Operation) { receiver.addDependency(a1) }
    func rac1775(_ receiver: Operation) -> Bool { receiver.isExecuting }
    func rac1776(_ receiver: Operation) -> (@Sendable () -> Void)? { receiver.completionBlock }
    func rac1777(_ receiver: OperationQueue) -> Int { receiver.operationCount }
    func rac1778(_ receiver: OperationQueue) { receiver.waitUntilAllOperationsAreFinished() }
    func rac1779(_ receiver: OperationQueue) -> Bool { receiver.isSuspended }
    func rac1780() -> OperationQueue? { OperationQueue.current }
    func rac1781(_ a1: String, _ a2: [NSAttributedString.Key: Any]?) -> NSAttributedString { NSAttributedString(string: a1, attributes: a2) }
    func rac1782(_ receiver: inout NSMutableAttributedString, _ a1: NSAttributedString.Key, _ a2: Any, _ a3: NSRange) { receiver.addAttribute(a1, value: a2, range: a3) }
    func rac1783(_ a1: Any, _ a2: String) -> Bool { NSKeyedArchiver.archiveRootObject(a1, toFile: a2) }
    func rac1784(_ a1: String) -> Any? { NSKeyedUnarchiver.unarchiveObject(withFile: a1) }
    func rac1785(_ receiver: Data) -> UnsafeRawPointer { (receiver as NSData).bytes }
    func rac1787(_ receiver: inout Data, _ a1: UnsafeRawPointer, _ a2: Int) { receiver.append(Data(bytes: a1, count: a2)) }
    func rac1788(_ a1: [String]) -> URL? { NSURL.fileURL(withPathComponents: a1) }
    func rac1789(_ receiver: URL) -> URL { receiver.absoluteURL }
    func rac1790(_ receiver: URL) -> URL? { receiver.baseURL }
    func rac1791(_ receiver: URL) -> String? { receiver.user }
    func rac1792(_ receiver: URL) -> String? { receiver.password }
    func rac1793() -> URLComponents { URLComponents() }
    func rac1794(_ receiver: URLComponents) -> String? { receiver.string }
    func rac1795(_ receiver: URLComponents) -> String? { receiver.fragment }
    func rac1796(_ receiver: URLComponents) -> Int? { receiver.port }
    func rac1797(_ receiver: UserDefaults, _ a1: String) { receiver.removePersistentDomain(forName: a1) }
    func rac1798(_ receiver: UserDefaults, _ a1: String) -> [String: Any]? { receiver.persistentDomain(forName: a1) }
    func rac1799(_ receiver: UserDefaults, _ a1: [String: Any], _ a2: String) { receiver.setPersistentDomain(a1, forName: a2) }
}
