import CompatShims
import Foundation
import RACCompat

// Hears of names.
protocol LegacyStoreDelegate: AnyObject {
    func store(_ store: LegacyStore, didAddName name: String)
    var isReady: Bool { get }
}
/*
 * LegacyStore.m
 * Written before ARC.
 */

class LegacyStore: NSObject {
    private var _lookup: [AnyHashable: Any]

    weak var delegate: (any LegacyStoreDelegate)?
    private(set) var names: [Any]

    override init() {
        self.names = []
        self._lookup = [:]
        super.init()
    }

    /* Adds a name, unless it is there. */
    func addName(_ name: String, forKey key: String) {
        if self.names.containsObject(name) {
            return
        }
        let copied = name
        self.names.append(copied)
        self._lookup[key] = copied
        if self._lookup.count > 2 {
            self._lookup[key] = nil
        }
        self.delegate?.store(self, didAddName: copied)
    }

    func nameForKey(_ key: String) -> String? {
        return self._lookup[key] as? String
    }

    var count: Int {
        return self.names.count
    }

    func longestName() -> String? {
        var longest: String?
        for index in 0..<self.names.count {
            let name = self.names[index] as? String
            if (name?.utf16.count ?? 0) > (longest?.utf16.count ?? 0) {
                longest = name
            }
        }
        return longest
    }

    class func store() -> LegacyStore {
        return LegacyStore()
    }
}
