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
    func rac4816(_ receiver: NSMapTable<AnyObject, AnyObject>, _ a1: Any?) -> AnyObject? { receiver.object(forKey: a1) }
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
    func rac4842(_ a1: Float) -> Float { ceilf(a1) }
    func rac4843(_ a1: Float) -> Float { floorf(a1) }
    func rac4844(_ a1: Float) -> Float { roundf(a1) }
    func rac4845(_ a1: Float) -> Float { fabsf(a1) }
    func rac4846(_ a1: Float) -> Float { sqrtf(a1) }
    func rac4847(_ a1: Float) -> Float { truncf(a1) }
    func rac4848(_ a1: Float) -> Float { sinf(a1) }
    func rac4849(_ a1: Float) -> Float { cosf(a1) }
    func rac4850(_ a1: Float) -> Float { tanf(a1) }
    func rac4851(_ a1: Float) -> Float { asinf(a1) }
    func rac4852(_ a1: Float) -> Float { acosf(a1) }
    func rac4853(_ a1: Float) -> Float { atanf(a1) }
    func rac4854(_ a1: Float) -> Float { expf(a1) }
    func rac4855(_ a1: Float) -> Float { logf(a1) }
    func rac4856(_ a1: Float) -> Float { log2f(a1) }
    func rac4857(_ a1: Float) -> Float { log10f(a1) }
    func rac4858(_ a1: Float, _ a2: Float) -> Float { powf(a1, a2) }
    func rac4859(_ a1: Float, _ a2: Float) -> Float { fminf(a1, a2) }
    func rac4860(_ a1: Float, _ a2: Float) -> Float { fmaxf(a1, a2) }
    func rac4861(_ a1: Float, _ a2: Float) -> Float { fmodf(a1, a2) }
    func rac4862(_ a1: Float, _ a2: Float) -> Float { atan2f(a1, a2) }
    func rac4863(_ a1: Float, _ a2: Float) -> Float { hypotf(a1, a2) }
    func rac4864(_ a1: Double) -> Double { sin(a1) }
    func rac4865(_ a1: Double) -> Double { cos(a1) }
    func rac4866(_ a1: Double) -> Double { tan(a1) }
    func rac4867(_ a1: Double) -> Double { asin(a1) }
    func rac4868(_ a1: Double) -> Double { acos(a1) }
    func rac4869(_ a1: Double) -> Double { atan(a1) }
    func rac4870(_ a1: Double) -> Double { exp(a1) }
    func rac4871(_ a1: Double) -> Double { exp2(a1) }
    func rac4872(_ a1: Double) -> Double { log(a1) }
    func rac4873(_ a1: Double) -> Double { log2(a1) }
    func rac4874(_ a1: Double) -> Double { log10(a1) }
    func rac4875(_ a1: Double) -> Double { trunc(a1) }
    func rac4876(_ a1: Double) -> Double { rint(a1) }
    func rac4877(_ a1: Double) -> Double { cbrt(a1) }
    func rac4878(_ a1: Double, _ a2: Double) -> Double { fmod(a1, a2) }
    func rac4879(_ a1: Double, _ a2: Double) -> Double { atan2(a1, a2) }
    func rac4880(_ a1: Double, _ a2: Double) -> Double { hypot(a1, a2) }
    func rac4881(_ receiver: UserDefaults, _ a1: Any?, _ a2: String) { receiver.set(a1, forKey: a2) }
    func rac4882(_ receiver: UserDefaults, _ a1: String) -> Any? { receiver.object(forKey: a1) }
    func rac4883(_ receiver: Bundle, _ a1: String?, _ a2: String?, _ a3: String?) -> String? { receiver.path(forResource: a1, ofType: a2, inDirectory: a3) }
    func rac4884() -> URLCache { URLCache.shared }
    func rac4885(_ a1: URLCache) { URLCache.shared = a1 }
    func rac4886(_ a1: Int, _ a2: Int, _ a3: String?) -> URLCache { URLCache(memoryCapacity: a1, diskCapacity: a2, diskPath: a3) }
    func rac4887(_ receiver: URLCache, _ a1: URLRequest) -> CachedURLResponse? { receiver.cachedResponse(for: a1) }
    func rac4888(_ receiver: URLCache, _ a1: CachedURLResponse, _ a2: URLRequest) { receiver.storeCachedResponse(a1, for: a2) }
    func rac4889(_ receiver: URLCache, _ a1: URLRequest) { receiver.removeCachedResponse(for: a1) }
    func rac4890(_ receiver: URLCache) { receiver.removeAllCachedResponses() }
    func rac4891(_ receiver: URLCache) -> Int { receiver.memoryCapacity }
    func rac4892(_ receiver: URLCache) -> Int { receiver.diskCapacity }
    func rac4893(_ receiver: URLCache) -> Int { receiver.currentMemoryUsage }
    func rac4894(_ receiver: URLCache) -> Int { receiver.currentDiskUsage }
    var rac4895: RACControlEvents { .touchDownRepeat }
    var rac4896: RACControlEvents { .touchDragInside }
    var rac4897: RACControlEvents { .touchDragOutside }
    var rac4898: RACControlEvents { .touchDragEnter }
    var rac4899: RACControlEvents { .touchDragExit }
}
