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
    func rac4800(_ receiver: NSHashTable<AnyObject>) -> [Any] { receiver.allObjects }
    func rac4801(_ receiver: NSHashTable<AnyObject>) -> Any? { receiver.anyObject }
    func rac4802(_ receiver: NSHashTable<AnyObject>) -> Int { receiver.count }
    func rac4803(_ receiver: NSHashTable<AnyObject>) -> Set<AnyHashable> { receiver.setRepresentation }
    func rac4804(_ receiver: NSHashTable<AnyObject>) -> NSEnumerator { receiver.objectEnumerator() }
    func rac4805(_ receiver: NSHashTable<AnyObject>, _ a1: NSHashTable<AnyObject>) -> Void { receiver.union(a1) }
    func rac4806(_ receiver: NSHashTable<AnyObject>, _ a1: NSHashTable<AnyObject>) -> Void { receiver.minus(a1) }
    func rac4807(_ receiver: NSHashTable<AnyObject>, _ a1: NSHashTable<AnyObject>) -> Void { receiver.intersect(a1) }
    func rac4808(_ receiver: NSHashTable<AnyObject>, _ a1: NSHashTable<AnyObject>) -> Bool { receiver.intersects(a1) }
    func rac4809(_ receiver: NSHashTable<AnyObject>, _ a1: NSHashTable<AnyObject>) -> Bool { receiver.isSubset(of: a1) }
    func rac4810() -> NSMapTable<AnyObject, AnyObject> { NSMapTable<AnyObject, AnyObject>.strongToStrongObjects() }
    func rac4811() -> NSMapTable<AnyObject, AnyObject> { NSMapTable<AnyObject, AnyObject>.weakToStrongObjects() }
    func rac4812() -> NSMapTable<AnyObject, AnyObject> { NSMapTable<AnyObject, AnyObject>.strongToWeakObjects() }
    func rac4813() -> NSMapTable<AnyObject, AnyObject> { NSMapTable<AnyObject, AnyObject>.weakToWeakObjects() }
    func rac4814(_ a1: NSPointerFunctions.Options, _ a2: NSPointerFunctions.Options) -> NSMapTable<AnyObject, AnyObject> { NSMapTable<AnyObject, AnyObject>(keyOptions: a1, valueOptions: a2) }
    func rac4815(_ a1: NSPointerFunctions.Options, _ a2: NSPointerFunctions.Options, _ a3: Int) -> NSMapTable<AnyObject, AnyObject> { NSMapTable<AnyObject, AnyObject>(keyOptions: a1, valueOptions: a2, capacity: a3) }
    func rac4816(_ receiver: NSMapTable<AnyObject, AnyObject>, _ a1: Any?) -> Any? { receiver.object(forKey: a1) }
    func rac4817(_ receiver: NSMapTable<AnyObject, AnyObject>, _ a1: Any?, _ a2: Any?) -> Void { receiver.setObject(a1, forKey: a2) }
    func rac4818(_ receiver: NSMapTable<AnyObject, AnyObject>, _ a1: Any?) -> Void { receiver.removeObject(forKey: a1) }
    func rac4819(_ receiver: NSMapTable<AnyObject, AnyObject>) -> Void { receiver.removeAllObjects() }
    func rac4820(_ receiver: NSMapTable<AnyObject, AnyObject>) -> Int { receiver.count }
    func rac4821(_ receiver: NSMapTable<AnyObject, AnyObject>) -> NSEnumerator { receiver.keyEnumerator() }
    func rac4822(_ receiver: NSMapTable<AnyObject, AnyObject>) -> NSEnumerator? { receiver.objectEnumerator() }
    func rac4823(_ receiver: NSMapTable<AnyObject, AnyObject>) -> [AnyHashable: Any] { receiver.dictionaryRepresentation() }
    var rac4824: Any.Type { NSPointerFunctions.Options.self }
    var rac4825: NSPointerFunctions.Options { .weakMemory }
    var rac4826: NSPointerFunctions.Options { .strongMemory }
    var rac4827: NSPointerFunctions.Options { .objectPointerPersonality }
    var rac4828: NSPointerFunctions.Options { .weakMemory }
    var rac4829: NSPointerFunctions.Options { .strongMemory }
    var rac4830: NSPointerFunctions.Options { .objectPointerPersonality }
    var rac4831: NSPointerFunctions.Options { .weakMemory }
    var rac4832: NSPointerFunctions.Options { .strongMemory }
    var rac4833: NSPointerFunctions.Options { .objectPointerPersonality }
    var rac4834: NSPointerFunctions.Options { .objectPersonality }
    var rac4835: Any.Type { NSRegularExpression.MatchingFlags.self }
    func rac4836(_ a1: Int) -> IndexPath { IndexPath(index: a1) }
    func rac4837(_ receiver: IndexPath, _ a1: Int) -> IndexPath { receiver.appending(a1) }
    func rac4838(_ receiver: IndexPath) -> IndexPath { receiver.dropLast() }
    func rac4839(_ a1: @escaping @Sendable () -> Void) -> Void { Thread.detachNewThread(a1) }
    func rac4840(_ a1: @escaping @Sendable () -> Void) -> Thread { Thread(block: a1) }
}
