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
    var rac4000: Any.Type { FormModel.self }
    var rac4001: Any.Type { Any?.self }
    var rac4003: Any.Type { Bool.self }
    var rac4004: Any.Type { Bool.self }
    var rac4005: Any.Type { Bool.self }
    var rac4006: Any.Type { String.self }
    var rac4007: Any.Type { AnyClass.self }
    var rac4008: Any.Type { Int.self }
    var rac4009: Any.Type { Int.self }
    var rac4010: Any.Type { Int.self }
    var rac4011: Any.Type { Int.self }
    var rac4012: Any.Type { Int64.self }
    var rac4013: Any.Type { Int16.self }
    var rac4014: Any.Type { UInt.self }
    var rac4015: Any.Type { UInt.self }
    var rac4016: Any.Type { UInt.self }
    var rac4017: Any.Type { UInt64.self }
    var rac4018: Any.Type { UInt16.self }
    var rac4019: Any.Type { CChar.self }
    var rac4020: Any.Type { UInt8.self }
    var rac4021: Any.Type { Int.self }
    var rac4022: Any.Type { Int.self }
    var rac4023: Any.Type { Int8.self }
    var rac4024: Any.Type { Int16.self }
    var rac4025: Any.Type { Int32.self }
    var rac4026: Any.Type { Int64.self }
    var rac4027: Any.Type { UInt8.self }
    var rac4028: Any.Type { UInt16.self }
    var rac4029: Any.Type { UInt32.self }
    var rac4030: Any.Type { UInt64.self }
    var rac4031: Any.Type { Float.self }
    var rac4032: Any.Type { Double.self }
    var rac4033: Any.Type { CGFloat.self }
    var rac4034: Any.Type { CGPoint.self }
    var rac4035: Any.Type { CGSize.self }
    var rac4036: Any.Type { CGRect.self }
    var rac4037: Any.Type { CGPoint.self }
    var rac4038: Any.Type { CGSize.self }
    var rac4039: Any.Type { CGRect.self }
    var rac4040: Any.Type { TimeInterval.self }
    var rac4041: Any.Type { String.self }
    var rac4042: Any.Type { String.self }
    var rac4043: Any.Type { NSAttributedString.self }
    var rac4044: Any.Type { NSMutableAttributedString.self }
    var rac4045: Any.Type { [Any].self }
    var rac4046: Any.Type { [Any].self }
    var rac4047: Any.Type { [AnyHashable: Any].self }
    var rac4048: Any.Type { [AnyHashable: Any].self }
    var rac4049: Any.Type { Set<AnyHashable>.self }
    var rac4050: Any.Type { Set<AnyHashable>.self }
    var rac4051: Any.Type { NSOrderedSet.self }
    var rac4052: Any.Type { NSMutableOrderedSet.self }
    var rac4053: Any.Type { NSCountedSet.self }
    var rac4054: Any.Type { NSEnumerator.self }
    var rac4055: Any.Type { NSHashTable<AnyObject>.self }
    var rac4056: Any.Type { NSMapTable<AnyObject, AnyObject>.self }
    var rac4057: Any.Type { IndexSet.self }
    var rac4058: Any.Type { IndexSet.self }
    var rac4059: Any.Type { IndexPath.self }
    var rac4060: Any.Type { NSRange.self }
    var rac4061: Any.Type { NSNumber.self }
    var rac4062: Any.Type { NSValue.self }
    var rac4063: Any.Type { NSDecimalNumber.self }
    var rac4064: Any.Type { NSNull.self }
    var rac4065: Any.Type { Date.self }
    var rac4066: Any.Type { DateFormatter.self }
    var rac4067: Any.Type { NumberFormatter.self }
    var rac4068: Any.Type { Formatter.self }
    var rac4069: Any.Type { DateComponents.self }
    var rac4070: Any.Type { Calendar.self }
    var rac4071: Any.Type { TimeZone.self }
    var rac4072: Any.Type { Locale.self }
    var rac4073: Any.Type { URL.self }
    var rac4074: Any.Type { URLComponents.self }
    var rac4075: Any.Type { URLQueryItem.self }
    var rac4076: Any.Type { URLRequest.self }
    var rac4077: Any.Type { URLRequest.self }
    var rac4078: Any.Type { URLResponse.self }
    var rac4079: Any.Type { HTTPURLResponse.self }
    var rac4080: Any.Type { URLSession.self }
    var rac4081: Any.Type { URLSessionTask.self }
    var rac4082: Any.Type { URLSessionDataTask.self }
    var rac4083: Any.Type { URLSessionConfiguration.self }
    var rac4084: Any.Type { (any Error).self }
    var rac4086: Any.Type { Notification.self }
    var rac4087: Any.Type { Notification.Name.self }
    var rac4088: Any.Type { NotificationCenter.self }
    var rac4089: Any.Type { UserDefaults.self }
    var rac4090: Any.Type { Bundle.self }
    var rac4091: Any.Type { FileManager.self }
    var rac4092: Any.Type { FileHandle.self }
    var rac4093: Any.Type { Data.self }
    var rac4094: Any.Type { Data.self }
    var rac4095: Any.Type { JSONSerialization.self }
    var rac4096: Any.Type { PropertyListSerialization.self }
    var rac4097: Any.Type { NSPredicate.self }
    var rac4098: Any.Type { KeySortDescriptor.self }
    var rac4099: Any.Type { NSRegularExpression.self }
}
