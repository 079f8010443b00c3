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
    var rac4300: Data.ReadingOptions { .uncached }
    var rac4301: Data.WritingOptions { .atomic }
    var rac4302: JSONSerialization.ReadingOptions { .fragmentsAllowed }
    var rac4303: JSONSerialization.ReadingOptions { .mutableContainers }
    var rac4304: JSONSerialization.WritingOptions { .prettyPrinted }
    var rac4305: URLRequest.CachePolicy { .useProtocolCachePolicy }
    var rac4306: URLRequest.CachePolicy { .reloadIgnoringLocalCacheData }
    var rac4307: URLRequest.CachePolicy { .returnCacheDataElseLoad }
    var rac4308: DateFormatter.Style { .none }
    var rac4309: DateFormatter.Style { .short }
    var rac4310: DateFormatter.Style { .medium }
    var rac4311: DateFormatter.Style { .long }
    var rac4312: DateFormatter.Style { .full }
    var rac4313: NumberFormatter.Style { .decimal }
    var rac4314: NumberFormatter.Style { .currency }
    var rac4315: NumberFormatter.Style { .percent }
    var rac4316: NumberFormatter.Style { .none }
    var rac4317: Calendar.Component { .year }
    var rac4318: Calendar.Component { .month }
    var rac4319: Calendar.Component { .day }
    var rac4320: Calendar.Component { .hour }
    var rac4321: Calendar.Component { .minute }
    var rac4322: Calendar.Component { .second }
    var rac4323: Calendar.Component { .weekday }
    var rac4324: RunLoop.Mode { .common }
    var rac4325: RunLoop.Mode { .default }
    var rac4326: Notification.Name { NSLocale.currentLocaleDidChangeNotification }
    var rac4327: Notification.Name { UserDefaults.didChangeNotification }
    var rac4328: Notification.Name { .NSSystemTimeZoneDidChange }
    var rac4329: Notification.Name { .NSCalendarDayChanged }
    var rac4330: Int { 1_000_000_000 }
    var rac4331: Int { 1_000_000 }
    var rac4332: Int { 1_000_000 }
    var rac4333: DispatchTime { .now() }
    var rac4334: DispatchTime { .distantFuture }
    var rac4335: DispatchQueue.Attributes { [] }
    var rac4336: DispatchQueue.Attributes { .concurrent }
    var rac4337: DispatchQoS.QoSClass { .default }
    var rac4338: DispatchQoS.QoSClass { .userInitiated }
    var rac4339: DispatchQoS.QoSClass { .utility }
    var rac4340: DispatchQoS.QoSClass { .background }
    var rac4341: String { "NSInvalidArgumentException" }
    var rac4342: String { "NSInternalInconsistencyException" }
    var rac4343: String { "NSGenericException" }
    var rac4344: String { "NSRangeException" }
    var rac4345: NSEnumerationOptions { .reverse }
    var rac4346: NSEnumerationOptions { .concurrent }
    var rac4349: RACControlEvents { .touchDown }
    var rac4350: RACControlEvents { .touchUpInside }
    var rac4351: RACControlEvents { .touchCancel }
    var rac4352: RACControlEvents { .valueChanged }
    var rac4353: RACControlEvents { .primaryActionTriggered }
    var rac4354: RACControlEvents { .editingDidBegin }
    var rac4355: RACControlEvents { .editingChanged }
    var rac4356: RACControlEvents { .editingDidEnd }
    var rac4357: RACControlEvents { .editingDidEndOnExit }
    var rac4358: RACControlEvents { .allTouchEvents }
    var rac4359: RACControlEvents { .allEditingEvents }
    var rac4360: RACControlEvents { .allEvents }
    var rac4361: Any.Type { RACControlEvents.self }
    var rac4362: Any.Type { Decimal.self }
    var rac4364: Any.Type { URLSession.self }
    var rac4365: Any.Type { URLCache.self }
    var rac4366: Any.Type { HTTPCookieStorage.self }
    var rac4367: Any.Type { URLCredential.self }
    var rac4368: Any.Type { URLAuthenticationChallenge.self }
    var rac4369: Any.Type { URLSessionDownloadTask.self }
    var rac4370: Any.Type { URLSessionUploadTask.self }
    var rac4371: Any.Type { InputStream.self }
    var rac4372: Any.Type { OutputStream.self }
    var rac4374: Any.Type { NSMeasurement.self }
    var rac4375: Any.Type { ByteCountFormatter.self }
    var rac4376: Any.Type { DateIntervalFormatter.self }
    var rac4377: Any.Type { ISO8601DateFormatter.self }
    var rac4378: Any.Type { PersonNameComponents.self }
    var rac4380: Any.Type { NSCompoundPredicate.self }
    var rac4381: Any.Type { FileManager.SearchPathDirectory.self }
    var rac4382: Any.Type { FileManager.SearchPathDomainMask.self }
    var rac4383: Any.Type { JSONSerialization.ReadingOptions.self }
    var rac4384: Any.Type { JSONSerialization.WritingOptions.self }
    var rac4385: Any.Type { Data.ReadingOptions.self }
    var rac4386: Any.Type { Data.WritingOptions.self }
    var rac4387: Any.Type { URLRequest.CachePolicy.self }
    var rac4388: Any.Type { DateFormatter.Style.self }
    var rac4389: Any.Type { NumberFormatter.Style.self }
    var rac4390: Any.Type { Set<Calendar.Component>.self }
    var rac4391: Any.Type { NSEnumerationOptions.self }
    var rac4392: Any.Type { Operation.QueuePriority.self }
    var rac4393: Any.Type { QualityOfService.self }
    var rac4394: Any.Type { unichar.self }
    var rac4395: Any.Type { uuid_t.self }
    var rac4396: Int { OperationQueue.defaultMaxConcurrentOperationCount }
    var rac4397: DispatchQoS.QoSClass { .userInitiated }
    var rac4398: DispatchQoS.QoSClass { .userInteractive }
    var rac4399: DispatchQoS.QoSClass { .default }
}
