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
    var rac4900: RACControlEvents { .touchUpOutside }
    func rac4901() -> NSAttributedString { NSAttributedString(string: "") }
    func rac4902() -> NSMutableAttributedString { NSMutableAttributedString(string: "") }
    func rac4903(_ a1: String, _ a2: [NSAttributedString.Key: Any]?) -> NSMutableAttributedString { NSMutableAttributedString(string: a1, attributes: a2) }
    func rac4904(_ a1: NSAttributedString) -> NSMutableAttributedString { NSMutableAttributedString(attributedString: a1) }
    func rac4905(_ a1: NSAttributedString) -> NSAttributedString { NSAttributedString(attributedString: a1) }
    func rac4906(_ receiver: NSAttributedString, _ a1: NSRange) -> NSAttributedString { receiver.attributedSubstring(from: a1) }
    func rac4907(_ receiver: inout NSMutableAttributedString, _ a1: [NSAttributedString.Key: Any], _ a2: NSRange) { receiver.addAttributes(a1, range: a2) }
    func rac4908(_ receiver: inout NSMutableAttributedString, _ a1: [NSAttributedString.Key: Any]?, _ a2: NSRange) { receiver.setAttributes(a1, range: a2) }
    func rac4909(_ receiver: inout NSMutableAttributedString, _ a1: NSAttributedString.Key, _ a2: NSRange) { receiver.removeAttribute(a1, range: a2) }
    func rac4910(_ receiver: inout NSMutableAttributedString, _ a1: NSAttributedString, _ a2: Int) { receiver.insert(a1, at: a2) }
    func rac4911(_ receiver: inout NSMutableAttributedString, _ a1: NSRange) { receiver.deleteCharacters(in: a1) }
    func rac4912(_ receiver: inout NSMutableAttributedString, _ a1: NSRange, _ a2: String) { receiver.replaceCharacters(in: a1, with: a2) }
    func rac4913(_ receiver: inout NSMutableAttributedString, _ a1: NSRange, _ a2: NSAttributedString) { receiver.replaceCharacters(in: a1, with: a2) }
    func rac4914(_ receiver: inout NSMutableAttributedString, _ a1: NSAttributedString) { receiver.setAttributedString(a1) }
    func rac4915(_ receiver: NSAttributedString, _ a1: NSAttributedString.Key, _ a2: Int, _ a3: NSRangePointer?) -> Any? { receiver.attribute(a1, at: a2, effectiveRange: a3) }
    func rac4916(_ receiver: NSAttributedString, _ a1: Int, _ a2: NSRangePointer?) -> [NSAttributedString.Key: Any] { receiver.attributes(at: a1, effectiveRange: a2) }
    func rac4917(_ a1: @escaping () -> Void) -> RACCompoundDisposable { RACCompoundDisposable.disposableWithBlock(a1) }
    func rac4918(_ a1: @escaping () -> Void) -> RACScopedDisposable { RACScopedDisposable.disposableWithBlock(a1) }
    func rac4919(_ a1: @escaping () -> Void) -> RACSerialDisposable { RACSerialDisposable.disposableWithBlock(a1) }
    var rac4920: Calendar.Component { .era }
    var rac4921: Calendar.Component { .weekdayOrdinal }
    var rac4922: Calendar.Component { .quarter }
    var rac4923: Calendar.Component { .weekOfMonth }
    var rac4924: Calendar.Component { .weekOfYear }
    var rac4925: Calendar.Component { .yearForWeekOfYear }
    var rac4926: Calendar.Component { .nanosecond }
    var rac4927: Calendar.Component { .era }
    var rac4928: Calendar.Component { .year }
    var rac4929: Calendar.Component { .month }
    var rac4930: Calendar.Component { .day }
    var rac4931: Calendar.Component { .hour }
    var rac4932: Calendar.Component { .minute }
    var rac4933: Calendar.Component { .second }
    var rac4934: Calendar.Component { .weekday }
    var rac4935: Calendar.Component { .weekdayOrdinal }
    var rac4936: Calendar.Component { .weekOfMonth }
    var rac4937: Calendar.Component { .weekOfYear }
    var rac4938: Any.Type { RACSignal.self }
    func rac4939(_ a1: Any?) -> RACSignal { RACSignal.return(a1) }
    var rac4940: Any.Type { RACSignal.self }
    func rac4941() -> RACSignal { RACSignal.empty() }
    var rac4942: Any.Type { RACSignal.self }
    func rac4943(_ a1: (any Error)?) -> RACSignal { RACSignal.error(a1) }
    var rac4944: Any.Type { RACSignal.self }
    func rac4945(_ a1: @escaping (any RACSubscriber) -> RACDisposable?) -> RACSignal { RACSignal.createSignal(a1) }
    func rac4946(_ receiver: NSValue) -> CGRect { receiver.rectValue }
    func rac4947(_ receiver: NSValue) -> CGPoint { receiver.pointValue }
    func rac4948(_ receiver: NSValue) -> CGSize { receiver.sizeValue }
    func rac4949(_ receiver: [Any], _ a1: Any, _ a2: NSRange, _ a3: NSBinarySearchingOptions, _ a4: @escaping (Any, Any) -> ComparisonResult) -> Int { receiver.index(of: a1, inSortedRange: a2, options: a3, a4) }
    var rac4950: NSBinarySearchingOptions { .lastEqual }
    var rac4951: NSBinarySearchingOptions { .insertionIndex }
    func rac4952(_ a1: String?, _ a2: Bool, _ a3: @escaping (Any?, Any?) -> ComparisonResult) -> KeySortDescriptor { KeySortDescriptor(key: a1, ascending: a2, compare: a3) }
    func rac4953(_ a1: String?, _ a2: Bool, _ a3: @escaping (Any?, Any?) -> ComparisonResult) -> KeySortDescriptor { KeySortDescriptor(key: a1, ascending: a2, compare: a3) }
    func rac4954(_ receiver: inout [Any], _ a1: @escaping (Any, Any, UnsafeMutableRawPointer?) -> Int, _ a2: UnsafeMutableRawPointer?) { receiver.sortByFunction(a1, context: a2) }
    func rac4956(_ receiver: [AnyHashable: Any]) -> NSEnumerator { (Array(receiver.values) as NSArray).objectEnumerator() }
    func rac4957(_ receiver: Set<AnyHashable>) -> NSEnumerator { (Array(receiver) as NSArray).objectEnumerator() }
    func rac4958(_ a1: any DispatchSourceTimer, _ a2: DispatchTime, _ a3: Int, _ a4: Int) { a1.setTimer(a2, interval: a3, leeway: a4) }
    func rac4959(_ a1: any DispatchSourceTimer, _ a2: @escaping () -> Void) { a1.setEventHandler(handler: a2) }
    func rac4960(_ a1: any DispatchSourceTimer, _ a2: @escaping () -> Void) { a1.setCancelHandler(handler: a2) }
    func rac4961(_ a1: any DispatchSourceTimer) { a1.cancel() }
    func rac4962(_ a1: any DispatchSourceTimer) -> Int { a1.isCancelled ? 1 : 0 }
    var rac4970: Any.Type { CharacterSet.self }
    func rac4971(_ receiver: inout Set<AnyHashable>, _ a1: Set<AnyHashable>) { receiver = a1 }
    func rac4972(_ receiver: inout [Any], _ a1: NSRange, _ a2: [Any]) { receiver.replaceSubrange(Range(a1)!, with: a2) }
    func rac4973(_ receiver: inout IndexSet, _ a1: IndexSet) { receiver.subtract(a1) }
    func rac4974(_ receiver: inout URLRequest, _ a1: TimeInterval) { receiver.timeoutInterval = a1 }
    func rac4975(_ a1: Int) -> IndexSet { IndexSet(integer: a1) }
    func rac4976(_ a1: NSRange) -> IndexSet { IndexSet(integersIn: Range(a1)!) }
    func rac4977(_ receiver: inout CharacterSet, _ a1: String) { receiver.insert(charactersIn: a1) }
    func rac4978(_ receiver: inout CharacterSet, _ a1: String) { receiver.remove(charactersIn: a1) }
    func rac4979(_ receiver: inout CharacterSet, _ a1: CharacterSet) { receiver.formUnion(a1) }
    func rac4980(_ receiver: inout CharacterSet, _ a1: CharacterSet) { receiver.formIntersection(a1) }
    func rac4981(_ receiver: inout CharacterSet) { receiver.invert() }
    func rac4982(_ receiver: String, _ a1: Int) -> NSRange { (receiver as NSString).rangeOfComposedCharacterSequence(at: a1) }
    func rac4983(_ receiver: String, _ a1: NSRange, _ a2: String.EnumerationOptions, _ a3: @escaping (String?, NSRange, NSRange, inout Bool) -> Void) { receiver.enumerateSubstrings(in: a1, options: a2, a3) }
    var rac4984: String.EnumerationOptions { .byComposedCharacterSequences }
    var rac4985: String.EnumerationOptions { .byLines }
    var rac4986: String.EnumerationOptions { .byParagraphs }
    var rac4987: String.EnumerationOptions { .reverse }
    var rac4988: String.EnumerationOptions { .substringNotRequired }
    func rac4991(_ receiver: inout NSMutableOrderedSet, _ a1: @escaping (Any, Any) -> ComparisonResult) -> Void { receiver.sortByComparator(a1) }
    func rac4992(_ receiver: NSOrderedSet, _ a1: NSOrderedSet) -> Bool { receiver.isSubset(of: a1) }
    func rac4993(_ receiver: HTTPCookieStorage, _ a1: HTTPCookie) { receiver.setCookie(a1) }
    func rac4994(_ receiver: Operation) -> Bool { receiver.isReady }
    func rac4995(_ receiver: Operation) -> Bool { receiver.isReady }
    func rac4996(_ receiver: Operation) -> Bool { receiver.isFinished }
    func rac4997(_ receiver: Operation) -> Bool { receiver.isExecuting }
    func rac4998(_ receiver: Operation) -> Bool { receiver.isAsynchronous }
    func rac4999(_ receiver: Operation) -> Bool { receiver.isAsynchronous }
}
