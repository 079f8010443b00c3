import CompatShims
import Foundation
import Testing

@Suite("Ordered sets compare their objects as isEqual: does")
struct OrderedSetTests {
    private let set = NSMutableOrderedSet(array: [3, "a", 2.5, true])

    @Test("An object that comes twice stands at its first place")
    func distinct() {
        let set = NSOrderedSet(distinct: ["c", "a", "c", "b"])
        #expect(set.array as? [String] == ["c", "a", "b"])
        #expect(set.count == 3 && set.index(of: "b") == 2)
        #expect(NSMutableOrderedSet(orderedSet: set).array as? [String] == ["c", "a", "b"])
        #expect(NSOrderedSet(distinct: []).array.isEmpty)
    }

    @Test("A number is found and removed, whether it is an NSNumber or not")
    func findsNumbers() {
        #expect(set.indexOfObject(3) == 0 && set.indexOfObject(NSNumber(value: 2.5)) == 2)
        #expect(set.indexOfObject(nil) == NSNotFound && set.indexOfObject(4) == NSNotFound)
        set.removeObject(3)
        set.removeObject(NSNumber(value: 2.5))
        set.removeObject("z")
        set.removeObject(nil)
        #expect(objectText(set.array) == objectText(["a", true] as [Any]))
    }

    @Test("Sets are intersected and subtracted by equality, and keep their order")
    func intersects() {
        set.keepObjects(equalTo: NSOrderedSet(array: ["a", NSNumber(value: 3), "q"]))
        #expect(set.array.count == 2 && set.indexOfObject(3) == 0 && set.indexOfObject("a") == 1)
        set.removeObjects(equalTo: [NSNumber(value: 3)])
        #expect(set.array as? [String] == ["a"])
    }

    @Test("The objects are sorted; equal ones keep their order, and an error leaves the set as it was")
    func sorts() throws {
        struct Failure: Error {}
        let words = NSMutableOrderedSet(array: ["pear", "fig", "kiwi", "a"])
        words.sortByComparator { compareObjects(($0 as? String)?.count, ($1 as? String)?.count) }
        #expect(words.array as? [String] == ["a", "fig", "pear", "kiwi"])
        #expect(throws: Failure.self) { try words.sortByComparator { _, _ in throw Failure() } }
        #expect(words.array as? [String] == ["a", "fig", "pear", "kiwi"])
    }

    @Test("The first index of an equal object in a range is one of the whole array")
    func findsInRange() {
        let list: [Any] = ["x", 1, "x", NSNumber(value: 1)]
        #expect(list.indexOfObject("x", in: NSRange(location: 1, length: 3)) == 2)
        #expect(list.indexOfObject(1, in: NSRange(location: 2, length: 2)) == 3)
        #expect(list.indexOfObject("x", in: NSRange(location: 3, length: 1)) == NSNotFound)
        #expect(list.indexOfObject(nil, in: NSRange(location: 0, length: 4)) == NSNotFound)
    }
}
