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
    func rac4200(_ a1: DispatchQueue, _ a2: @escaping () -> Void) { a1.sync(execute: a2) }
    func rac4201(_ a1: DispatchQueue, _ a2: @escaping () -> Void) { a1.async(execute: DispatchWorkItem(flags: .barrier, block: a2)) }
    func rac4202(_ a1: DispatchQueue, _ a2: @escaping () -> Void) { a1.sync(flags: .barrier, execute: a2) }
    func rac4203(_ a1: DispatchTime, _ a2: DispatchQueue, _ a3: @escaping @Sendable () -> Void) { a2.asyncAfter(deadline: a1, execute: a3) }
    func rac4204(_ a1: DispatchTime, _ a2: Int) -> DispatchTime { a1 + .nanoseconds(a2) }
    func rac4206() -> DispatchGroup { DispatchGroup() }
    func rac4207(_ a1: DispatchGroup) { a1.enter() }
    func rac4208(_ a1: DispatchGroup) { a1.leave() }
    func rac4209(_ a1: DispatchGroup, _ a2: DispatchQueue, _ a3: @escaping () -> Void) { a1.notify(queue: a2, work: DispatchWorkItem(block: a3)) }
    func rac4210(_ a1: DispatchGroup, _ a2: DispatchTime) -> Int { a1.wait(timeout: a2) == .success ? 0 : 1 }
    func rac4211(_ a1: DispatchGroup, _ a2: DispatchQueue, _ a3: @escaping @Sendable () -> Void) { a2.async(group: a1, execute: a3) }
    func rac4212(_ a1: Int) -> DispatchSemaphore { DispatchSemaphore(value: a1) }
    func rac4213(_ a1: DispatchSemaphore, _ a2: DispatchTime) -> Int { a1.wait(timeout: a2) == .success ? 0 : 1 }
    func rac4214(_ a1: DispatchSemaphore) -> Int { a1.signal() }
    func rac4217(_ a1: Any?, _ a2: AssociationKey) -> Any? { associatedObject(a1, a2) }
    func rac4218(_ a1: Any?, _ a2: AssociationKey, _ a3: Any?, _ a4: AssociationPolicy) { setAssociatedObject(a1, a2, a3, a4) }
    func rac4223(_ a1: CGRect) -> String { NSStringFromCGRect(a1) }
    func rac4224(_ a1: CGSize) -> String { NSStringFromCGSize(a1) }
    func rac4225(_ a1: CGPoint) -> String { NSStringFromCGPoint(a1) }
    var rac4226: Bool { true }
    var rac4227: Bool { false }
    var rac4228: Bool { true }
    var rac4229: Bool { false }
    var rac4230: Any? { nil }
    var rac4231: Any? { nil }
    var rac4232: Any? { nil }
    var rac4233: Int { NSNotFound }
    var rac4234: Int { Int.max }
    var rac4235: Int { Int.min }
    var rac4236: Int { Int.max }
    var rac4237: Int32 { Int32.max }
    var rac4238: Int32 { Int32.min }
    var rac4239: Int { Int.max }
    var rac4240: Float { Float.greatestFiniteMagnitude }
    var rac4241: Double { Double.greatestFiniteMagnitude }
    var rac4242: CGFloat { CGFloat.greatestFiniteMagnitude }
    var rac4243: Double { Double.ulpOfOne }
    var rac4244: Float { Float.ulpOfOne }
    var rac4245: Double { Double.pi }
    var rac4246: Double { Double.infinity }
    var rac4247: CGRect { CGRect.zero }
    var rac4248: CGPoint { CGPoint.zero }
    var rac4249: CGSize { CGSize.zero }
    var rac4250: CGRect { CGRect.zero }
    var rac4251: ComparisonResult { .orderedAscending }
    var rac4252: ComparisonResult { .orderedSame }
    var rac4253: ComparisonResult { .orderedDescending }
    var rac4254: String.Encoding { .utf8 }
    var rac4255: String.Encoding { .ascii }
    var rac4256: String.Encoding { .utf16 }
    var rac4257: String.Encoding { .isoLatin1 }
    var rac4258: String.CompareOptions { .caseInsensitive }
    var rac4259: String.CompareOptions { .literal }
    var rac4260: String.CompareOptions { .backwards }
    var rac4261: String.CompareOptions { .anchored }
    var rac4262: String.CompareOptions { .numeric }
    var rac4263: String.CompareOptions { .diacriticInsensitive }
    var rac4264: String.CompareOptions { .regularExpression }
    var rac4265: NSRegularExpression.Options { .caseInsensitive }
    var rac4266: String { NSLocalizedDescriptionKey }
    var rac4267: String { NSLocalizedFailureReasonErrorKey }
    var rac4268: String { NSLocalizedRecoverySuggestionErrorKey }
    var rac4269: String { NSUnderlyingErrorKey }
    var rac4270: String { NSURLErrorKey }
    var rac4271: String { NSFilePathErrorKey }
    var rac4272: String { NSURLErrorDomain }
    var rac4273: String { NSCocoaErrorDomain }
    var rac4274: String { NSPOSIXErrorDomain }
    var rac4275: Int { NSURLErrorCancelled }
    var rac4276: Int { NSURLErrorTimedOut }
    var rac4277: Int { NSURLErrorNotConnectedToInternet }
    var rac4278: Int { NSURLErrorBadServerResponse }
    var rac4279: Int { NSURLErrorCannotFindHost }
    var rac4280: Int { NSURLErrorNetworkConnectionLost }
    var rac4281: Int { NSURLErrorUserAuthenticationRequired }
    var rac4282: Int { CocoaError.Code.fileNoSuchFile.rawValue }
    var rac4283: Int { CocoaError.Code.fileReadNoSuchFile.rawValue }
    var rac4284: Int { CocoaError.Code.fileReadUnknown.rawValue }
    var rac4285: Int { CocoaError.Code.userCancelled.rawValue }
    var rac4286: RACObservingOptions { .new }
    var rac4287: RACObservingOptions { .old }
    var rac4288: RACObservingOptions { .initial }
    var rac4289: RACObservingOptions { .prior }
    var rac4290: FileManager.SearchPathDirectory { .documentDirectory }
    var rac4291: FileManager.SearchPathDirectory { .cachesDirectory }
    var rac4292: FileManager.SearchPathDirectory { .libraryDirectory }
    var rac4293: FileManager.SearchPathDirectory { .applicationSupportDirectory }
    var rac4294: FileManager.SearchPathDomainMask { .userDomainMask }
    var rac4295: FileAttributeKey { .size }
    var rac4296: FileAttributeKey { .modificationDate }
    var rac4297: FileAttributeKey { .type }
    var rac4298: FileManager.DirectoryEnumerationOptions { .skipsHiddenFiles }
    var rac4299: Data.ReadingOptions { .mappedIfSafe }
}
