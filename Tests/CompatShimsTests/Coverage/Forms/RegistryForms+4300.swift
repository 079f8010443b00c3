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
}
