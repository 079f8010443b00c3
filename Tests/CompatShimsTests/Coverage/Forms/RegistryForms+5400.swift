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
    var rac5400: Int { Int(UInt16.max) }
    var rac5401: Any? { SIG_DFL }
    var rac5402: Any? { SIG_IGN }
    func rac5403(_ receiver: UserDefaults, _ a1: String) { receiver.addSuite(named: a1) }
    func rac5404(_ receiver: UserDefaults, _ a1: String) { receiver.removeSuite(named: a1) }
    func rac5405(_ a1: String) -> Bundle? { Bundle(identifier: a1) }
    func rac5406(_ a1: Any, _ a2: Bool) throws -> Data { try NSKeyedArchiver.archivedData(withRootObject: a1, requiringSecureCoding: a2) }
    func rac5407(_ a1: Data) throws -> NSKeyedUnarchiver { try NSKeyedUnarchiver(forReadingFrom: a1) }
    func rac5408(_ receiver: Process) throws { try receiver.run() }
    func rac5409(_ a1: Int32) -> String { String(cString: strerror(a1)) }
    func rac5410(_ a1: String) -> String? { ProcessInfo.processInfo.environment[a1] }
    var rac5411: Int32 { 0 }
    var rac5412: Int32 { errno }
    var rac5413: Int32 { E2BIG }
    var rac5414: Int32 { EACCES }
    var rac5415: Int32 { EAGAIN }
    var rac5416: Int32 { EBADF }
    var rac5417: Int32 { EBUSY }
    var rac5418: Int32 { EEXIST }
    var rac5419: Int32 { EFAULT }
    var rac5420: Int32 { EFBIG }
    var rac5421: Int32 { EINTR }
    var rac5422: Int32 { EINVAL }
    var rac5423: Int32 { EIO }
    var rac5424: Int32 { EISDIR }
    var rac5425: Int32 { ELOOP }
    var rac5426: Int32 { EMFILE }
    var rac5427: Int32 { ENAMETOOLONG }
    var rac5428: Int32 { ENOENT }
    var rac5429: Int32 { ENOMEM }
    var rac5430: Int32 { ENOSPC }
    var rac5431: Int32 { ENOSYS }
    var rac5432: Int32 { ENOTDIR }
    var rac5433: Int32 { ENOTEMPTY }
    var rac5434: Int32 { ENOTSUP }
    var rac5435: Int32 { EPERM }
    var rac5436: Int32 { EPIPE }
    var rac5437: Int32 { ERANGE }
    var rac5438: Int32 { EROFS }
    var rac5439: Int32 { ETIMEDOUT }
    var rac5440: Int32 { EXDEV }
    var rac5441: Any.Type { FileManager.DirectoryEnumerator.self }
    func rac5442(_ receiver: Bundle, _ a1: String) -> URL? { receiver.url(forAuxiliaryExecutable: a1) }
    func rac5443(_ receiver: FileManager, _ a1: URL, _ a2: URL) throws { try receiver.createSymbolicLink(at: a1, withDestinationURL: a2) }
    var rac5444: Any.Type { NSSortOptions.self }
    var rac5445: Any.Type { NSRegularExpression.Options.self }
    var rac5446: Any.Type { NSRegularExpression.MatchingOptions.self }
    var rac5447: Any.Type { URLSessionTask.State.self }
    var rac5448: Any.Type { RunLoop.Mode.self }
    var rac5449: Any.Type { FileAttributeKey.self }
    var rac5450: Any.Type { URLResourceKey.self }
    var rac5451: Any.Type { NSAttributedString.Key.self }
    var rac5452: Any.Type { NSString.EnumerationOptions.self }
    var rac5453: Any.Type { NSBinarySearchingOptions.self }
    var rac5454: Any.Type { Data.SearchOptions.self }
    var rac5455: Any.Type { Calendar.Identifier.self }
    var rac5456: Any.Type { Data.Base64EncodingOptions.self }
    var rac5457: Any.Type { Data.Base64DecodingOptions.self }
    var rac5458: Any.Type { FileManager.DirectoryEnumerationOptions.self }
    var rac5459: Any.Type { URLSession.AuthChallengeDisposition.self }
    var rac5460: Any.Type { URLSession.ResponseDisposition.self }
    var rac5461: Any.Type { HTTPCookie.AcceptPolicy.self }
    var rac5462: Any.Type { URLCredential.Persistence.self }
    var rac5463: Any.Type { PropertyListSerialization.PropertyListFormat.self }
    var rac5464: Any.Type { ByteCountFormatter.CountStyle.self }
    var rac5465: Any.Type { String.self }
    func rac5466(_ a1: String) -> NSRange { NSRangeFromString(a1) }
}
