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
    func rac1600() -> CharacterSet { CharacterSet.punctuationCharacters }
    func rac1601() -> CharacterSet { CharacterSet.urlQueryAllowed }
    func rac1602() -> CharacterSet { CharacterSet.urlPathAllowed }
    func rac1603() -> CharacterSet { CharacterSet.urlHostAllowed }
    func rac1604(_ a1: String) -> CharacterSet { CharacterSet(charactersIn: a1) }
    func rac1605(_ receiver: CharacterSet) -> CharacterSet { receiver.inverted }
    func rac1606(_ a1: String) -> Scanner { Scanner(string: a1) }
    func rac1607() -> IndexSet { IndexSet() }
    func rac1608(_ a1: Int) -> IndexSet { IndexSet(integer: a1) }
    func rac1609(_ a1: NSRange) -> IndexSet { IndexSet(integersIn: Range(a1)!) }
    func rac1610(_ receiver: IndexSet) -> Int { receiver.count }
    func rac1611(_ receiver: IndexSet, _ a1: Int) -> Bool { receiver.contains(a1) }
    func rac1613(_ receiver: IndexSet) -> Int { receiver.first ?? NSNotFound }
    func rac1614(_ receiver: IndexSet) -> Int { receiver.last ?? NSNotFound }
    func rac1615() -> IndexSet { IndexSet() }
    func rac1616(_ receiver: inout IndexSet, _ a1: Int) { receiver.insert(a1) }
    func rac1617(_ receiver: inout IndexSet, _ a1: Int) { receiver.remove(a1) }
    func rac1618(_ receiver: IndexPath) -> Int { receiver.count }
    func rac1619(_ receiver: IndexPath, _ a1: Int) -> Int { receiver[a1] }
    func rac1620(_ a1: Int, _ a2: Int) -> IndexPath { IndexPath(indexes: [a2, a1]) }
    func rac1621(_ a1: Int, _ a2: Int) -> IndexPath { IndexPath(indexes: [a2, a1]) }
    func rac1622(_ receiver: IndexPath) -> Int { receiver[1] }
    func rac1623(_ receiver: IndexPath) -> Int { receiver[1] }
    func rac1624(_ receiver: IndexPath) -> Int { receiver[0] }
    func rac1625(_ receiver: IndexPath, _ a1: IndexPath) -> ComparisonResult { receiver.compare(a1) }
    func rac1626() -> UUID { UUID() }
    func rac1627(_ receiver: UUID) -> String { receiver.uuidString }
    func rac1628(_ a1: String) -> UUID? { UUID(uuidString: a1) }
    func rac1629() -> ProcessInfo { ProcessInfo.processInfo }
    func rac1630(_ receiver: ProcessInfo) -> [String: String] { receiver.environment }
    func rac1631(_ receiver: ProcessInfo) -> [String] { receiver.arguments }
    func rac1632(_ receiver: ProcessInfo) -> TimeInterval { receiver.systemUptime }
    func rac1633(_ receiver: ProcessInfo) -> String { receiver.globallyUniqueString }
    func rac1634(_ receiver: ProcessInfo) -> Int32 { receiver.processIdentifier }
    func rac1635() -> Process { Process() }
    func rac1636(_ receiver: Process) { try? receiver.run() }
    func rac1637(_ receiver: Process) { receiver.terminate() }
    func rac1638(_ receiver: Process) { receiver.waitUntilExit() }
    func rac1640(_ receiver: Process) -> [String]? { receiver.arguments }
    func rac1641(_ receiver: Process) -> [String: String]? { receiver.environment }
    func rac1642(_ receiver: Process) -> Int32 { receiver.terminationStatus }
    func rac1643(_ receiver: Process) -> Any? { receiver.standardOutput }
    func rac1644(_ receiver: Process) -> Any? { receiver.standardError }
    func rac1645() -> Pipe { Pipe() }
    func rac1646(_ receiver: Pipe) -> FileHandle { receiver.fileHandleForReading }
    func rac1647(_ receiver: Pipe) -> FileHandle { receiver.fileHandleForWriting }
    func rac1648() -> Bool { Thread.isMainThread }
    func rac1649() -> Thread { Thread.current }
    func rac1650(_ a1: TimeInterval) { Thread.sleep(forTimeInterval: a1) }
    func rac1651() -> RunLoop { RunLoop.main }
    func rac1652() -> RunLoop { RunLoop.current }
    func rac1653(_ receiver: RunLoop, _ a1: Date) { receiver.run(until: a1) }
    func rac1654(_ receiver: RunLoop, _ a1: RunLoop.Mode, _ a2: Date) -> Bool { receiver.run(mode: a1, before: a2) }
    func rac1655(_ receiver: RunLoop) { receiver.run() }
    func rac1657(_ receiver: Timer) { receiver.invalidate() }
    func rac1658(_ receiver: Timer) -> Bool { receiver.isValid }
    func rac1659(_ receiver: Timer) { receiver.fire() }
    func rac1660(_ receiver: NSLock) { receiver.lock() }
    func rac1661(_ receiver: NSLock) { receiver.unlock() }
    func rac1662(_ receiver: NSRecursiveLock) { receiver.lock() }
    func rac1663(_ receiver: NSRecursiveLock) { receiver.unlock() }
    func rac1664() -> OperationQueue { OperationQueue.main }
    func rac1665() -> OperationQueue { OperationQueue() }
    func rac1666(_ receiver: OperationQueue, _ a1: @escaping () -> Void) { receiver.addUncheckedOperation(a1) }
    func rac1667(_ receiver: OperationQueue, _ a1: Operation) { receiver.addOperation(a1) }
    func rac1668(_ receiver: OperationQueue) { receiver.cancelAllOperations() }
    func rac1669(_ receiver: OperationQueue) -> Int { receiver.maxConcurrentOperationCount }
    func rac1670(_ receiver: OperationQueue) -> String? { receiver.name }
    func rac1671(_ receiver: Operation) { receiver.cancel() }
    func rac1672(_ receiver: Operation) { receiver.start() }
    func rac1673(_ receiver: Operation) -> Bool { receiver.isCancelled }
    func rac1674(_ receiver: Operation) -> Bool { receiver.isCancelled }
    func rac1675(_ receiver: Operation) -> Bool { receiver.isFinished }
    func rac1676(_ a1: @escaping () -> Void) -> BlockOperation { BlockOperation.unchecked(a1) }
    func rac1677(_ receiver: NSCache<AnyObject, AnyObject>, _ a1: Any) -> AnyObject? { receiver.object(forKey: a1 as AnyObject) }
    func rac1678(_ receiver: NSCache<AnyObject, AnyObject>, _ a1: Any, _ a2: Any) { receiver.setObject(a1 as AnyObject, forKey: a2 as AnyObject) }
    func rac1679(_ receiver: NSCache<AnyObject, AnyObject>) { receiver.removeAllObjects() }
    func rac1680(_ a1: String) -> NSAttributedString { NSAttributedString(string: a1) }
    func rac1681(_ receiver: NSAttributedString) -> String { receiver.string }
    func rac1682(_ receiver: NSAttributedString) -> Int { receiver.length }
    func rac1683(_ a1: String) -> NSMutableAttributedString { NSMutableAttributedString(string: a1) }
    func rac1684(_ receiver: inout NSMutableAttributedString, _ a1: NSAttributedString) { receiver.append(a1) }
    func rac1686(_ receiver: String) -> String? { receiver.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) }
    func rac1687(_ receiver: String) -> String? { receiver.removingPercentEncoding }
    func rac1688(_ receiver: String, _ a1: NSRange) -> NSRange { (receiver as NSString).rangeOfComposedCharacterSequences(for: a1) }
    func rac1689(_ receiver: String) -> Bool { (receiver as NSString).isAbsolutePath }
    func rac1691(_ receiver: String) -> String { receiver.localizedCapitalized }
    func rac1692(_ receiver: String) -> String { receiver.precomposedStringWithCanonicalMapping }
    func rac1694(_ receiver: inout String, _ a1: NSRange) { receiver.replaceUnits(a1, with: "") }
    func rac1695(_ receiver: inout String, _ a1: NSRange, _ a2: String) { receiver.replaceUnits(a1, with: a2) }
    func rac1696(_ receiver: inout String, _ a1: String, _ a2: String, _ a3: NSString.CompareOptions, _ a4: NSRange) -> Int { receiver.replaceOccurrences(of: a1, with: a2, options: a3, in: a4) }
    func rac1697(_ receiver: [Any], _ a1: Any?, _ a2: NSRange) -> Int { receiver.indexOfObject(a1, in: a2) }
    func rac1698(_ receiver: [Any], _ a1: IndexSet, _ a2: NSEnumerationOptions, _ a3: @escaping (Any, Int, inout Bool) -> Void) { receiver.enumerateObjects(at: a1, options: a2, a3) }
    func rac1699(_ receiver: [Any], _ a1: @escaping (Any, Any, UnsafeMutableRawPointer?) -> Int, _ a2: UnsafeMutableRawPointer?) -> [Any] { receiver.sortedByFunction(a1, context: a2) }
}
