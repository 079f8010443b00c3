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
    func rac5800(_ a1: UInt16) -> UInt16 { UInt16(a1).littleEndian }
    func rac5801(_ a1: UInt32) -> UInt32 { UInt32(a1).littleEndian }
    func rac5802(_ a1: UInt64) -> UInt64 { UInt64(a1).littleEndian }
    func rac5803(_ a1: UInt16) -> UInt16 { UInt16(a1).littleEndian }
    func rac5804(_ a1: UInt16) -> UInt16 { UInt16(a1).littleEndian }
    func rac5805(_ a1: UInt32) -> UInt32 { UInt32(a1).littleEndian }
    func rac5806(_ a1: UInt32) -> UInt32 { UInt32(a1).littleEndian }
    func rac5807(_ receiver: NSValue, _ a1: UnsafeMutableRawPointer) -> Void { receiver.getValue(a1) }
    func rac5850(_ receiver: NSCoder, _ a1: Int, _ a2: String) { receiver.encode(Int32(truncatingIfNeeded: a1), forKey: a2) }
    func rac5851(_ receiver: NSCoder, _ a1: String) -> Int { Int(receiver.decodeInt32(forKey: a1)) }
    func rac5852(_ receiver: NSCoder, _ a1: Int, _ a2: String) { receiver.encode(Int32(truncatingIfNeeded: a1), forKey: a2) }
    func rac5853(_ receiver: NSCoder, _ a1: String) -> Int { Int(receiver.decodeInt32(forKey: a1)) }
    func rac5854(_ receiver: NSCoder, _ a1: Int64, _ a2: String) { receiver.encode(a1, forKey: a2) }
    func rac5855(_ receiver: NSCoder, _ a1: String) -> Int64 { receiver.decodeInt64(forKey: a1) }
    func rac5856(_ receiver: NSCoder, _ a1: Float, _ a2: String) { receiver.encode(a1, forKey: a2) }
    func rac5857(_ receiver: NSCoder, _ a1: String) -> Float { receiver.decodeFloat(forKey: a1) }
    func rac5858(_ receiver: NSCoder, _ a1: String) -> Bool { receiver.containsValue(forKey: a1) }
    func rac5859(_ receiver: NSCoder, _ a1: AnyClass, _ a2: String) -> Any? { receiver.decodedObject(of: [a1], forKey: a2) }
    func rac5860(_ a1: AnyClass, _ a2: Data) throws -> Any? { try NSKeyedUnarchiver.unarchivedObject(ofClasses: [a1], from: a2) }
    func rac5861(_ receiver: FileHandle, _ a1: Data) throws { try receiver.write(contentsOf: a1) }
    func rac5862(_ receiver: FileHandle) throws -> Data? { try receiver.readToEnd() }
    func rac5863(_ receiver: FileHandle, _ a1: Int) throws -> Data? { try receiver.read(upToCount: a1) }
    func rac5864(_ receiver: FileHandle, _ a1: UInt64) throws { try receiver.seek(toOffset: a1) }
    func rac5865(_ receiver: FileHandle, _ a1: UInt64) throws { try receiver.truncate(atOffset: a1) }
    func rac5866(_ receiver: FileHandle) throws { try receiver.synchronize() }
    func rac5867(_ receiver: FileHandle) throws { try receiver.close() }
    func rac5868(_ receiver: URLComponents) -> String { receiver.percentEncodedPath }
    func rac5869(_ receiver: URLComponents) -> String? { receiver.percentEncodedHost }
    func rac5870(_ receiver: URLComponents) -> String? { receiver.percentEncodedQuery }
    func rac5871(_ receiver: URLComponents) -> String? { receiver.percentEncodedFragment }
    func rac5872(_ receiver: URLComponents) -> String? { receiver.user }
    func rac5873(_ receiver: URLComponents) -> String? { receiver.password }
    func rac5874(_ receiver: URLResponse) -> String? { receiver.textEncodingName }
    func rac5875(_ receiver: ByteCountFormatter, _ a1: Int64) -> String { receiver.string(fromByteCount: a1) }
    func rac5876() -> Locale { Locale.autoupdatingCurrent }
    var rac5877: Calendar.Component { .timeZone }
    var rac5878: Calendar.Component { .calendar }
    var rac5879: Calendar.Component { .timeZone }
    var rac5880: Calendar.Component { .calendar }
    func rac5881(_ a1: String) -> FileHandle? { FileHandle(forUpdatingAtPath: a1) }
    var rac5882: NSRegularExpression.Options { .useUnicodeWordBoundaries }
    var rac5883: NSRegularExpression.Options { .useUnixLineSeparators }
}
