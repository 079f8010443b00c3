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
    func rac1801(_ receiver: NSOrderedSet, _ a1: Int) -> Any { receiver.object(at: a1) }
    func rac1802(_ receiver: NSOrderedSet) -> Any? { receiver.lastObject }
    func rac1803(_ receiver: inout NSMutableOrderedSet, _ a1: Any) { receiver.add(a1) }
    func rac1804(_ receiver: inout NSMutableOrderedSet, _ a1: Any?) { receiver.removeObject(a1) }
    func rac1805(_ receiver: NSCountedSet, _ a1: Any) -> Int { receiver.count(for: a1) }
    func rac1806(_ receiver: Scanner, _ a1: UnsafeMutablePointer<Int>?) -> Bool { receiver.scanInt(storingIn: a1) }
    func rac1807(_ receiver: Scanner, _ a1: String, _ a2: UnsafeMutablePointer<String?>?) -> Bool { receiver.scanUpToString(a1, storingIn: a2) }
    func rac1808(_ receiver: Scanner, _ a1: String, _ a2: UnsafeMutablePointer<String?>?) -> Bool { receiver.scanString(a1, storingIn: a2) }
    func rac1809(_ receiver: Scanner) -> Bool { receiver.isAtEnd }
    func rac1810(_ receiver: NSRegularExpression, _ a1: String, _ a2: NSRegularExpression.MatchingOptions, _ a3: NSRange, _ a4: @escaping (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, inout Bool) -> Void) { receiver.enumerateMatches(in: a1, options: a2, range: a3, a4) }
    func rac1812(_ receiver: Process) -> Bool { receiver.isRunning }
    func rac1814(_ receiver: Process) -> Any? { receiver.standardInput }
    func rac1815(_ receiver: Process) { receiver.interrupt() }
    func rac1820(_ receiver: FormModel) -> AnyClass? { superclassOf(receiver) }
    func rac1843(_ receiver: FileManager, _ a1: String) throws -> [FileAttributeKey: Any] { try receiver.attributesOfFileSystem(forPath: a1) }
    func rac1844(_ receiver: String, _ a1: Locale?) -> String { receiver.uppercased(with: a1) }
    func rac1845(_ receiver: String, _ a1: Locale?) -> String { receiver.lowercased(with: a1) }
    func rac1846(_ receiver: String, _ a1: Locale?) -> String { receiver.capitalized(with: a1) }
    func rac1847(_ a1: URL) throws -> FileHandle { try FileHandle(forWritingTo: a1) }
    func rac1848(_ a1: URL) throws -> FileHandle { try FileHandle(forUpdating: a1) }
    func rac1850(_ a1: String?, _ a2: Bool) -> KeySortDescriptor { KeySortDescriptor(key: a1, ascending: a2) }
    func rac1852(_ receiver: NSCache<AnyObject, AnyObject>, _ a1: Any) { receiver.removeObject(forKey: a1 as AnyObject) }
    func rac1870(_ receiver: Scanner, _ a1: UnsafeMutablePointer<Int>?) -> Bool { receiver.scanInteger(storingIn: a1) }
    func rac1871(_ receiver: Scanner, _ a1: UnsafeMutablePointer<Double>?) -> Bool { receiver.scanDouble(storingIn: a1) }
    func rac1872(_ receiver: Scanner, _ a1: CharacterSet, _ a2: UnsafeMutablePointer<String?>?) -> Bool { receiver.scanCharacters(from: a1, storingIn: a2) }
    func rac1873(_ receiver: Scanner, _ a1: CharacterSet, _ a2: UnsafeMutablePointer<String?>?) -> Bool { receiver.scanUpToCharacters(from: a1, storingIn: a2) }
    func rac1874(_ receiver: Scanner, _ a1: UnsafeMutablePointer<Int>?) -> Bool { receiver.scanInteger(storingIn: a1) }
    func rac1875(_ a1: Calendar.Identifier) -> Calendar { Calendar(identifier: a1) }
    func rac1876(_ a1: Calendar.Identifier) -> Calendar { Calendar(identifier: a1) }
    func rac1877(_ receiver: Calendar) -> TimeZone { receiver.timeZone }
    func rac1878(_ receiver: Calendar) -> Int { receiver.firstWeekday }
}
