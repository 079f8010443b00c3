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
    func rac4600(_ receiver: Any?) -> Int { receiver.count }
    func rac4601(_ receiver: Any?) -> Int { receiver.length }
    func rac4602(_ receiver: Any?) -> Int { receiver.integerValue }
    func rac4603(_ receiver: Any?) -> Int { receiver.intValue }
    func rac4604(_ receiver: Any?) -> Int { receiver.integerValue }
    func rac4605(_ receiver: Any?) -> Int { receiver.integerValue }
    func rac4606(_ receiver: Any?) -> Double { receiver.doubleValue }
    func rac4607(_ receiver: Any?) -> Float { receiver.floatValue }
    func rac4608(_ receiver: Any?) -> Bool { receiver.boolValue }
    func rac4609(_ receiver: Any?) -> String? { receiver.stringValue }
    func rac4610(_ receiver: Any?) -> Any? { receiver.firstObject }
    func rac4611(_ receiver: Any?) -> Any? { receiver.lastObject }
    func rac4612(_ receiver: Any?, _ a1: AnyHashable) -> Any? { receiver[a1] }
    func rac4613(_ receiver: Any?, _ a1: AnyHashable) -> Any? { receiver[a1] }
    func rac4614(_ receiver: Any?, _ a1: Int) -> Any? { receiver[a1] }
    func rac4615(_ receiver: Any?, _ a1: Int) -> Any? { receiver[a1] }
    func rac4616(_ receiver: Any?, _ a1: Any?) -> Bool { receiver.containsObject(a1) }
    func rac4617(_ receiver: Any?, _ a1: Any?) -> Int { receiver.indexOfObject(a1) }
    func rac4618(_ receiver: Any?, _ a1: Any?) -> Bool { receiver.isEqual(a1) }
    func rac4619(_ receiver: Any?, _ a1: Any?) -> Bool { receiver.isEqual(a1) }
    func rac4620(_ receiver: Any?, _ a1: Any?) -> Bool { receiver.isEqual(a1) }
    func rac4621(_ receiver: Any?, _ a1: Any?) -> Bool { receiver.isEqual(a1) }
    func rac4622(_ receiver: Any?, _ a1: Any?) -> Bool { receiver.isEqual(a1) }
    func rac4623(_ receiver: Any?, _ a1: Any?) -> ComparisonResult { receiver.compare(a1) }
    func rac4625(_ receiver: Any?) -> [Any]? { receiver.allKeys }
    func rac4626(_ receiver: Any?) -> [Any]? { receiver.allValues }
    func rac4627(_ receiver: Any?, _ a1: String) -> Any? { receiver.value(forKey: a1) }
    func rac4628(_ receiver: Any?, _ a1: String) -> Any? { receiver.value(forKeyPath: a1) }
    func rac4629(_ receiver: Any?, _ a1: Any?, _ a2: String) { receiver.setValue(a1, forKey: a2) }
    func rac4630(_ receiver: Any?, _ a1: Any?, _ a2: String) { receiver.setValue(a1, forKeyPath: a2) }
    func rac4631(_ receiver: Any?, _ a1: [AnyHashable: Any]) { receiver.setValuesForKeys(a1) }
    func rac4632(_ receiver: Any?, _ a1: [Any]) -> [AnyHashable: Any] { receiver.dictionaryWithValues(forKeys: a1) }
    func rac4633(_ receiver: Any?, _ a1: Any) { receiver.addObject(a1) }
    func rac4634(_ receiver: Any?, _ a1: Any?) { receiver.removeObject(a1) }
    func rac4635(_ receiver: Any?) { receiver.removeAllObjects() }
    func rac4636(_ receiver: Any?) { receiver.removeLastObject() }
    func rac4637(_ receiver: Any?, _ a1: Int) { receiver.removeObject(at: a1) }
    func rac4638(_ receiver: Any?, _ a1: Any, _ a2: Int) { receiver.insertObject(a1, at: a2) }
    func rac4639(_ receiver: Any?, _ a1: Any, _ a2: AnyHashable) { receiver.setObject(a1, forKey: a2) }
    func rac4640(_ receiver: Any?, _ a1: Any?, _ a2: AnyHashable) { receiver.setObject(a1, forKey: a2) }
    func rac4641(_ receiver: Any?, _ a1: AnyHashable) { receiver.setObject(nil, forKey: a1) }
    func rac4642(_ receiver: Any?, _ a1: [Any]) { receiver.addObjects(a1) }
    func rac4643(_ receiver: Any?) -> RACSequence? { receiver.sequence }
    func rac4644(_ receiver: Any?) -> Any? { receiver.copy() }
    func rac4645(_ receiver: Any?) -> Any? { receiver.copy() }
    func rac4647(_ receiver: inout IndexSet, _ a1: NSRange) { receiver.insert(integersIn: Range(a1)!) }
    func rac4648(_ receiver: inout IndexSet, _ a1: NSRange) { receiver.remove(integersIn: Range(a1)!) }
    func rac4649(_ receiver: inout IndexSet, _ a1: IndexSet) { receiver.formUnion(a1) }
    func rac4650(_ receiver: inout IndexSet) { receiver.removeAll() }
    func rac4651(_ receiver: IndexSet, _ a1: Int) -> Int { receiver.integerGreaterThan(a1) ?? NSNotFound }
    func rac4652(_ receiver: IndexSet, _ a1: Int) -> Int { receiver.integerLessThan(a1) ?? NSNotFound }
    func rac4653(_ receiver: IndexSet, _ a1: Int) -> Int { receiver.integerGreaterThanOrEqualTo(a1) ?? NSNotFound }
    func rac4654(_ receiver: IndexSet, _ a1: Int) -> Int { receiver.integerLessThanOrEqualTo(a1) ?? NSNotFound }
    func rac4655(_ receiver: KeySortDescriptor) -> KeySortDescriptor { receiver.reversedSortDescriptor }
    func rac4656(_ receiver: KeySortDescriptor) -> String? { receiver.key }
    func rac4657(_ receiver: KeySortDescriptor) -> Bool { receiver.ascending }
    func rac4658(_ receiver: CharacterSet, _ a1: unichar) -> Bool { Unicode.Scalar(a1).map(receiver.contains) ?? false }
    func rac4661(_ receiver: Any?, _ a1: String) { receiver.appendString(a1) }
    func rac4662(_ receiver: Any?, _ a1: String) { receiver.setString(a1) }
    func rac4663(_ receiver: Any?, _ a1: String, _ a2: Int) { receiver.insertString(a1, at: a2) }
    func rac4664(_ receiver: Any?, _ a1: NSRange) { receiver.replaceCharacters(in: a1, with: "") }
    func rac4665(_ receiver: Any?, _ a1: NSRange, _ a2: String) { receiver.replaceCharacters(in: a1, with: a2) }
}
