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
    var rac4100: Any.Type { NSTextCheckingResult.self }
    var rac4101: Any.Type { CharacterSet.self }
    var rac4102: Any.Type { Scanner.self }
    var rac4103: Any.Type { UUID.self }
    var rac4104: Any.Type { ProcessInfo.self }
    var rac4105: Any.Type { Process.self }
    var rac4106: Any.Type { Pipe.self }
    var rac4107: Any.Type { Thread.self }
    var rac4108: Any.Type { RunLoop.self }
    var rac4109: Any.Type { Timer.self }
    var rac4110: Any.Type { NSLock.self }
    var rac4111: Any.Type { NSRecursiveLock.self }
    var rac4112: Any.Type { NSCondition.self }
    var rac4113: Any.Type { Operation.self }
    var rac4114: Any.Type { BlockOperation.self }
    var rac4115: Any.Type { OperationQueue.self }
    var rac4116: Any.Type { NSCache<AnyObject, AnyObject>.self }
    var rac4117: Any.Type { NSCoder.self }
    var rac4118: Any.Type { NSKeyedArchiver.self }
    var rac4119: Any.Type { NSKeyedUnarchiver.self }
    var rac4120: Any.Type { Progress.self }
    var rac4121: Any.Type { String.Encoding.self }
    var rac4122: Any.Type { ComparisonResult.self }
    var rac4123: Any.Type { ((Any, Any) -> ComparisonResult).self }
    var rac4124: Any.Type { String.CompareOptions.self }
    var rac4125: Any.Type { OpaquePointer.self }
    var rac4126: Any.Type { (any NSCopying).self }
    var rac4127: Any.Type { (any NSMutableCopying).self }
    var rac4128: Any.Type { (any NSCoding).self }
    var rac4129: Any.Type { (any NSSecureCoding).self }
    var rac4130: Any.Type { (any Sequence).self }
    var rac4131: Any.Type { RACObservingOptions.self }
    var rac4132: Any.Type { String.self }
    var rac4133: Any.Type { DispatchQueue.self }
    var rac4134: Any.Type { DispatchGroup.self }
    var rac4135: Any.Type { DispatchSemaphore.self }
    var rac4136: Any.Type { (any DispatchSourceTimer).self }
    var rac4137: Any.Type { DispatchTime.self }
    var rac4138: Any.Type { (() -> Void).self }
    var rac4139: Any.Type { Int.self }
    var rac4140: Any.Type { DispatchQoS.self }
    func rac4141(_ a1: String) { NSLog(a1, 1) }
    func rac4142(_ a1: Int, _ a2: Int) -> NSRange { NSRange(location: a1, length: a2) }
    func rac4143(_ a1: NSRange) -> Int { NSMaxRange(a1) }
    func rac4144(_ a1: Int, _ a2: NSRange) -> Bool { NSLocationInRange(a1, a2) }
    func rac4145(_ a1: NSRange, _ a2: NSRange) -> Bool { NSEqualRanges(a1, a2) }
    func rac4146(_ a1: NSRange, _ a2: NSRange) -> NSRange { NSIntersectionRange(a1, a2) }
    func rac4147(_ a1: NSRange, _ a2: NSRange) -> NSRange { NSUnionRange(a1, a2) }
    func rac4148(_ a1: NSRange) -> String { NSStringFromRange(a1) }
    func rac4149(_ a1: Any.Type) -> String { String(describing: a1) }
    func rac4150(_ a1: String) -> String { a1 }
    func rac4151(_ a1: String) -> String { a1 }
    func rac4152(_ a1: Any.Type) -> String { String(describing: a1) }
    func rac4153(_ a1: String?) -> AnyClass? { classNamed(a1) }
    func rac4154() -> String { NSTemporaryDirectory() }
    func rac4155() -> String { NSHomeDirectory() }
    func rac4156() -> String { NSUserName() }
    func rac4157(_ a1: FileManager.SearchPathDirectory, _ a2: FileManager.SearchPathDomainMask, _ a3: Bool) -> [String] { NSSearchPathForDirectoriesInDomains(a1, a2, a3) }
    func rac4158(_ a1: String, _ a2: String) -> String { NSLocalizedString(a1, comment: a2) }
    func rac4159(_ a1: String, _ a2: String?, _ a3: String) -> String { NSLocalizedString(a1, tableName: a2, comment: a3) }
    func rac4160(_ a1: Bool, _ a2: String) { assert(a1, a2) }
    func rac4161(_ a1: Bool, _ a2: String) { assert(a1, a2) }
    func rac4162(_ a1: Bool) { assert(a1) }
    func rac4163(_ a1: Bool) { assert(a1) }
    func rac4164(_ a1: Bool) { assert(a1) }
    func rac4166(_ a1: Int, _ a2: Int) -> Int { min(a1, a2) }
    func rac4167(_ a1: Int, _ a2: Int) -> Int { max(a1, a2) }
    func rac4168(_ a1: Int) -> Int { abs(a1) }
    func rac4169(_ a1: Double, _ a2: Double) -> Double { fmin(a1, a2) }
    func rac4170(_ a1: Double, _ a2: Double) -> Double { fmax(a1, a2) }
    func rac4171(_ a1: Double) -> Double { abs(a1) }
    func rac4172(_ a1: Double) -> Double { floor(a1) }
    func rac4173(_ a1: Double) -> Double { ceil(a1) }
    func rac4174(_ a1: Double) -> Double { round(a1) }
    func rac4175(_ a1: Double, _ a2: Double) -> Double { pow(a1, a2) }
    func rac4176(_ a1: Double) -> Double { sqrt(a1) }
    func rac4177() -> UInt32 { UInt32.random(in: .min ... .max) }
    func rac4178(_ a1: UInt32) -> UInt32 { UInt32.random(in: 0 ..< a1) }
    func rac4179(_ a1: CGFloat, _ a2: CGFloat, _ a3: CGFloat, _ a4: CGFloat) -> CGRect { CGRect(x: a1, y: a2, width: a3, height: a4) }
    func rac4180(_ a1: CGFloat, _ a2: CGFloat) -> CGPoint { CGPoint(x: a1, y: a2) }
    func rac4181(_ a1: CGFloat, _ a2: CGFloat) -> CGSize { CGSize(width: a1, height: a2) }
    func rac4182(_ a1: CGFloat, _ a2: CGFloat, _ a3: CGFloat, _ a4: CGFloat) -> CGRect { CGRect(x: a1, y: a2, width: a3, height: a4) }
    func rac4183(_ a1: CGFloat, _ a2: CGFloat) -> CGPoint { CGPoint(x: a1, y: a2) }
    func rac4184(_ a1: CGFloat, _ a2: CGFloat) -> CGSize { CGSize(width: a1, height: a2) }
    func rac4185(_ a1: CGRect) -> CGFloat { a1.width }
    func rac4186(_ a1: CGRect) -> CGFloat { a1.height }
    func rac4187(_ a1: CGRect) -> CGFloat { a1.minX }
    func rac4188(_ a1: CGRect) -> CGFloat { a1.maxX }
    func rac4189(_ a1: CGRect) -> CGFloat { a1.minY }
    func rac4190(_ a1: CGRect) -> CGFloat { a1.maxY }
    func rac4191(_ a1: CGRect, _ a2: CGRect) -> Bool { a1 == a2 }
    func rac4192(_ a1: CGSize, _ a2: CGSize) -> Bool { a1 == a2 }
    func rac4193(_ a1: CGPoint, _ a2: CGPoint) -> Bool { a1 == a2 }
    func rac4194() -> TimeInterval { Date.timeIntervalSinceReferenceDate }
    func rac4195() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
    func rac4196() -> DispatchQueue { DispatchQueue.main }
    func rac4197() -> DispatchQueue { DispatchQueue.global() }
    func rac4198(_ a1: String) -> DispatchQueue { DispatchQueue(label: a1) }
    func rac4199(_ a1: DispatchQueue, _ a2: @escaping @Sendable () -> Void) { a1.async(execute: a2) }
}
