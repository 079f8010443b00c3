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
    var rac4400: DispatchQoS.QoSClass { .utility }
    var rac4401: DispatchQoS.QoSClass { .background }
    var rac4402: Int { NSURLErrorUnknown }
    var rac4403: Int { NSURLErrorBadURL }
    var rac4404: Int { NSURLErrorCannotConnectToHost }
    var rac4405: Int { NSURLErrorResourceUnavailable }
    var rac4406: Int { NSURLErrorCannotDecodeContentData }
    var rac4407: Int { NSURLErrorCannotParseResponse }
    var rac4408: Int { NSURLErrorFileDoesNotExist }
    var rac4409: Int { NSURLErrorUserCancelledAuthentication }
    var rac4410: Int { CocoaError.Code.fileWriteUnknown.rawValue }
    var rac4411: Int { CocoaError.Code.fileReadCorruptFile.rawValue }
    var rac4412: Int { CocoaError.Code.propertyListReadCorrupt.rawValue }
    var rac4413: NSBinarySearchingOptions { .firstEqual }
    func rac4419(_ a4: DispatchQueue?) -> any DispatchSourceTimer { DispatchSource.makeTimerSource(queue: a4) }
    func rac4420(_ a1: Int, _ a3: @escaping @Sendable (Int) -> Void) { DispatchQueue.concurrentPerform(iterations: a1, execute: a3) }
    func rac4422(_ a1: DispatchQueue) { a1.suspend() }
    func rac4423(_ a1: DispatchQueue) { a1.resume() }
    func rac4424(_ a1: DispatchQueue) -> String { a1.label }
    func rac4425(_ a2: Int) -> DispatchWallTime { DispatchWallTime.now() + .nanoseconds(a2) }
    var rac4428: FileAttributeKey { .systemFreeSize }
    var rac4429: FileAttributeKey { .systemSize }
    var rac4430: FileAttributeKey { .creationDate }
    func rac4431(_ a1: String) -> String { a1 }
}
