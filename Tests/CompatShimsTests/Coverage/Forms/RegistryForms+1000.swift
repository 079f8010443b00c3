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
    func rac1000(_ receiver: NSObject, _ a1: NSObject) -> Bool { receiver == a1 }
    func rac1001(_ receiver: NSObject) -> Int { receiver.hash }
    func rac1002(_ receiver: NSObject) -> String { String(describing: receiver) }
    func rac1003(_ receiver: NSObject) -> String { String(reflecting: receiver) }
    func rac1004(_ receiver: NSObject) -> NSObject { receiver }
    func rac1005(_ receiver: NSObject) -> Any.Type { type(of: receiver) }
    func rac1008(_ receiver: NSObject, _ a1: Any.Type) -> Bool { type(of: receiver) == a1 }
    func rac1010(_ receiver: NSObject) -> Any { receiver.copy() }
    func rac1011(_ receiver: NSObject) -> Any { receiver.mutableCopy() }
    func rac1023(_ receiver: FormModel, _ a1: String) -> Any? { receiver.value(forKey: a1) }
    func rac1024(_ receiver: FormModel, _ a1: Any?, _ a2: String) { receiver.setValue(a1, forKey: a2) }
    func rac1025(_ receiver: FormModel, _ a1: String) -> Any? { receiver.value(forKeyPath: a1) }
    func rac1026(_ receiver: FormModel, _ a1: Any?, _ a2: String) { receiver.setValue(a1, forKeyPath: a2) }
    func rac1027(_ receiver: FormModel, _ a1: [AnyHashable: Any]) { receiver.setValuesForKeys(a1) }
    func rac1028(_ receiver: FormModel, _ a1: [Any]) -> [AnyHashable: Any] { receiver.dictionaryWithValues(forKeys: a1) }
    func rac1029(_ receiver: FormModel, _ a1: String) { receiver.willChangeValue(forKey: a1) }
    func rac1030(_ receiver: FormModel, _ a1: String) { receiver.didChangeValue(forKey: a1) }
    func rac1032(_ receiver: FormModel, _ a1: any KeyValueObserver, _ a2: String, _ a3: RACObservingOptions, _ a4: UnsafeMutableRawPointer?) { receiver.addObserver(a1, forKeyPath: a2, options: a3, context: a4) }
    func rac1033(_ receiver: FormModel, _ a1: any KeyValueObserver, _ a2: String) { receiver.removeObserver(a1, forKeyPath: a2) }
    func rac1034(_ receiver: FormModel, _ a1: any KeyValueObserver, _ a2: String, _ a3: UnsafeMutableRawPointer?) { receiver.removeObserver(a1, forKeyPath: a2, context: a3) }
    func rac1043(_ receiver: NSObject) -> NSObject { receiver }
    func rac1044(_ receiver: NSObject) -> NSObject { receiver }
    func rac1047(_ receiver: String) -> Int { receiver.utf16.count }
    func rac1048() -> String { String() }
    func rac1049() -> String { String() }
    func rac1050(_ a1: String) -> String { String(format: a1, 1) }
    func rac1051(_ a1: String) -> String { String(format: a1, 1) }
    func rac1052(_ a1: String) -> String { String.localizedStringWithFormat(a1, 1) }
    func rac1053(_ receiver: String, _ a1: String) -> String { receiver + a1 }
    func rac1054(_ receiver: String, _ a1: String) -> String { receiver + String(format: a1, 1) }
    func rac1055(_ receiver: String, _ a1: String) -> Bool { receiver == a1 }
    func rac1056(_ receiver: String, _ a1: String) -> Bool { receiver == a1 }
    func rac1057(_ a1: String) -> String { a1 }
    func rac1058(_ a1: String) -> String { a1 }
    func rac1059(_ receiver: String) -> String { receiver }
    func rac1060(_ receiver: String) -> String { receiver }
    func rac1061(_ receiver: String) -> String { receiver }
    func rac1062(_ receiver: String, _ a1: String) -> Bool { receiver.hasPrefix(a1) }
    func rac1063(_ receiver: String, _ a1: String) -> Bool { receiver.hasSuffix(a1) }
    func rac1064(_ receiver: String, _ a1: String) -> Bool { receiver.contains(a1) }
    func rac1065(_ receiver: String, _ a1: String) -> Bool { receiver.localizedCaseInsensitiveContains(a1) }
    func rac1066(_ receiver: String, _ a1: String) -> Bool { receiver.localizedStandardContains(a1) }
    func rac1067(_ receiver: String) -> String { receiver.uppercased() }
    func rac1068(_ receiver: String) -> String { receiver.lowercased() }
    func rac1069(_ receiver: String) -> String { receiver.capitalized }
    func rac1070(_ receiver: String) -> String { receiver.localizedUppercase }
    func rac1071(_ receiver: String) -> String { receiver.localizedLowercase }
    func rac1072(_ receiver: String) -> Int32 { (receiver as NSString).intValue }
    func rac1073(_ receiver: String) -> Int { (receiver as NSString).integerValue }
    func rac1074(_ receiver: String) -> Int64 { (receiver as NSString).longLongValue }
    func rac1075(_ receiver: String) -> Double { (receiver as NSString).doubleValue }
    func rac1076(_ receiver: String) -> Float { (receiver as NSString).floatValue }
    func rac1077(_ receiver: String) -> Bool { (receiver as NSString).boolValue }
    func rac1079(_ a1: UnsafePointer<CChar>) -> String { String(cString: a1) }
    func rac1080(_ a1: UnsafePointer<CChar>) -> String { String(cString: a1) }
    func rac1081(_ receiver: String, _ a1: String) -> [String] { receiver.components(separatedBy: a1) }
    func rac1082(_ receiver: String, _ a1: CharacterSet) -> [String] { receiver.components(separatedBy: a1) }
    func rac1083(_ receiver: String, _ a1: CharacterSet) -> String { receiver.trimmingCharacters(in: a1) }
    func rac1084(_ receiver: String, _ a1: String, _ a2: String) -> String { receiver.replacingOccurrences(of: a1, with: a2) }
    func rac1085(_ receiver: String, _ a1: String, _ a2: String, _ a3: NSString.CompareOptions, _ a4: NSRange) -> String { (receiver as NSString).replacingOccurrences(of: a1, with: a2, options: a3, range: a4) }
    func rac1086(_ receiver: String, _ a1: NSRange, _ a2: String) -> String { (receiver as NSString).replacingCharacters(in: a1, with: a2) }
    func rac1087(_ receiver: String, _ a1: Int) -> String { (receiver as NSString).substring(to: a1) }
    func rac1088(_ receiver: String, _ a1: Int) -> String { (receiver as NSString).substring(from: a1) }
    func rac1089(_ receiver: String, _ a1: NSRange) -> String { (receiver as NSString).substring(with: a1) }
    func rac1090(_ receiver: String, _ a1: String) -> NSRange { (receiver as NSString).range(of: a1) }
    func rac1091(_ receiver: String, _ a1: String, _ a2: NSString.CompareOptions) -> NSRange { (receiver as NSString).range(of: a1, options: a2) }
    func rac1092(_ receiver: String, _ a1: String, _ a2: NSString.CompareOptions, _ a3: NSRange) -> NSRange { (receiver as NSString).range(of: a1, options: a2, range: a3) }
    func rac1093(_ receiver: String, _ a1: CharacterSet) -> NSRange { (receiver as NSString).rangeOfCharacter(from: a1) }
    func rac1094(_ receiver: String, _ a1: CharacterSet, _ a2: NSString.CompareOptions) -> NSRange { (receiver as NSString).rangeOfCharacter(from: a1, options: a2) }
    func rac1095(_ receiver: String, _ a1: Int) -> unichar { (receiver as NSString).character(at: a1) }
    func rac1096(_ receiver: String, _ a1: String) -> ComparisonResult { receiver.compare(a1) }
    func rac1097(_ receiver: String, _ a1: String, _ a2: String.CompareOptions) -> ComparisonResult { receiver.compare(a1, options: a2) }
    func rac1098(_ receiver: String, _ a1: String) -> ComparisonResult { receiver.caseInsensitiveCompare(a1) }
    func rac1099(_ receiver: String, _ a1: String) -> ComparisonResult { receiver.localizedCompare(a1) }
}
