import CompatShims
import Foundation
import RACCompat
import Testing

/// What ported code asks of objects of any class, and of collections that several places share.
@Suite struct SharedObjectsTests {
    private class Animal: NSObject {}
    private final class Cat: Animal {}
    private final class Shelf: Sequence {
        func makeIterator() -> AnyIterator<Int> { AnyIterator([1].makeIterator()) }
    }

    private final class Version: OrderedObject {
        let number: Int

        init(_ number: Int) { self.number = number }

        func compareObject(_ other: Any?) -> ComparisonResult {
            compareObjects(number, (other as? Version)?.number)
        }
    }

    @Test("An object is exactly of its class, and of no superclass; nil is of none")
    func exactClass() {
        #expect(isObject(Cat(), ofExactly: Cat.self) && !isObject(Cat(), ofExactly: Animal.self))
        #expect(!isObject(nil, ofExactly: Cat.self))
    }

    @Test("A value adopts what the class adopts that Foundation bridges it to; nil adopts nothing")
    func adoptedProtocols() {
        let values: [Any] = [
            "pear", [1], ["a": 1], Set([AnyHashable(1)]), Date(), Data([1]), URL(filePath: "/a"), 5,
            MutableArray([1]),
        ]
        for value in values { #expect(isObject(value, adopting: (any NSCopying).self), "\(value)") }
        #expect(isObject(Version(1), adopting: (any OrderedObject).self))
        #expect(!isObject(Version(1), adopting: (any NSCopying).self))
        #expect(!isObject(nil, adopting: (any NSCopying).self))
    }

    @Test("A loop can visit the elements of collections, enumerators and sequences of the program, and no text")
    func enumerable() {
        let visited: [Any] = [
            [1], ["a": 1], Set([AnyHashable(1)]), NSArray().objectEnumerator(), Shelf(), MutableSet(),
        ]
        for value in visited { #expect(isEnumerable(value), "\(value)") }
        for value in ["text", Data([1]), 5, Cat(), nil] as [Any?] { #expect(!isEnumerable(value)) }
    }

    @Test("A class of the program has an order of its own, and nil is ordered as equal")
    func ownOrder() {
        let versions = MutableArray([Version(3), Version(1), Version(2)])
        versions.sortByCompare()
        #expect(versions.compactMap { ($0 as? Version)?.number } == [1, 2, 3])
        var texts = ["b", "a"]
        texts.sortByCompare()
        #expect(texts == ["a", "b"])
        #expect(compareObjects(nil, 1) == .orderedSame && compareObjects(1, nil) == .orderedSame)
    }

    @Test("Values without an order stop the program with their classes")
    func noOrder() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = compareObjects(["a"], 1)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Values of Array<String> and Int have no order"), "\(message.prefix(300))")
    }

    @Test("A shared array is sorted by a comparison, by texts and by descriptors; an array and a dictionary, too")
    func sorts() {
        let names = MutableArray(["b", "C", "a"])
        let other = names
        names.sortByTexts { $0.caseInsensitiveCompare($1) }
        #expect(other.contents as? [String] == ["a", "b", "C"])
        names.sortByComparator { compareObjects($1, $0) }
        #expect(other.contents as? [String] == ["b", "a", "C"])
        let rows = MutableArray([["n": 2], ["n": 1]])
        rows.sort(by: [KeySortDescriptor(key: "n", ascending: true)])
        #expect((rows.contents as? [[String: Int]])?.compactMap { $0["n"] } == [1, 2])
        var texts = ["b", "a"]
        texts.sortByTexts { $0.compare($1) }
        #expect(texts == ["a", "b"])
        texts.sortByComparator { compareObjects($1, $0) }
        #expect(texts == ["b", "a"])
        #expect(["x": 2, "y": 1].keysSortedByValue { compareObjects($0, $1) } == ["y", "x"])
    }

    @Test("Objects are removed from shared collections that are known as any object; nil removes nothing")
    func changesOfAnyClass() {
        let (array, set, dictionary) = (MutableArray([1, 2, 1.0]), MutableSet([1, 2]), MutableDictionary())
        (array as Any?).removeObject(1)
        (set as Any?).removeObject(1)
        (dictionary as Any?).setObject("Ann", forKey: "name")
        #expect(array.contents as? [Int] == [2])
        #expect(set.contents == [2])
        #expect(dictionary["name"] as? String == "Ann")
        (array as Any?).removeLastObject()
        #expect(array.isEmpty)
        Any?.none.removeObject(1)
        Any?.none.setObject(1, forKey: "a")
        array.append("x")
        array.removeObject("x")
        #expect(array.isEmpty)
    }

    @Test("A message that the class does not know stops the program")
    func unknownMessages() async {
        let results = [
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                (5 as Any?).removeObject(1)
            },
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                ("a" as Any?).setObject(1, forKey: "a")
            },
        ]
        for (result, selector) in zip(results, ["removeObject:", "setObject:forKey:"]) {
            let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(message.contains(selector), "\(message.prefix(300))")
        }
    }

    @Test("A shared dictionary has the keys and values of a dictionary, and equals one that has the same")
    func dictionaries() {
        let table = MutableDictionary(["a": 1, "b": 2])
        #expect(table.count == 2 && !table.isEmpty)
        #expect(Set(table.keys) == ["a", "b"] && table.values.compactMap { $0 as? Int }.sorted() == [1, 2])
        #expect(table["c", default: 3] as? Int == 3 && table["a", default: 3] as? Int == 1)
        #expect(table.map(\.key).count == 2)
        #expect(table == MutableDictionary(["a": 1.0, "b": 2]) && table != MutableDictionary())
        #expect(Set([table, MutableDictionary(["a": 1, "b": 2])]).count == 1)
        #expect(MutableDictionary(["a": 1]).description == "[AnyHashable(\"a\"): 1]")
        #expect(["x": 1, "y": 2, "z": 1].allKeys(for: 1.0).sorted() == ["x", "z"])
        #expect((["x": 1] as Any?).allValues as? [Int] == [1])
    }

    @Test("A shared set has the elements of a set, and equals one that has the same")
    func sets() {
        let set = MutableSet([1, 2].lazy.map { AnyHashable($0) })
        set.formUnion([2, 3])
        #expect(set.map { $0 }.count == 3 && !set.isEmpty && set == [1, 2, 3])
        #expect(Set([set, [1, 2, 3]]).count == 1)
        #expect(MutableSet([7]).description == "[AnyHashable(7)]")
        #expect(Set<AnyHashable>([1, "a"]).member("a") as? String == "a")
        #expect(Set<AnyHashable>([1]).member(2) == nil)
    }

    @Test("Collections are equal where one holds a shared collection or text, and the other its value")
    func nested() {
        let rows: [Any] = [MutableArray(["a"]), MutableText("b")]
        #expect(areEqual(rows, [["a"], "b"]) && areEqual([["a"], "b"], rows))
        #expect(!areEqual(rows, [["a"], "c"]) && !areEqual(rows, [["a"]]) && !areEqual(rows, "b"))
        let table: [AnyHashable: Any] = [objectKey(2): MutableDictionary(["k": rows])]
        #expect(areEqual(table, [2: ["k": [["a"], "b"] as [Any]]]) && !areEqual(table, [3: ["k": rows]]))
    }

    private final class Row: IndexedObject, KeyedObject {
        func element(at index: Int) -> Any? { index * 2 }
        func element(ofKey key: Any?) -> Any? { "of \(key ?? "nil")" }
    }

    @Test("An object of any class has the elements that its class gives, by indices and keys")
    func elements() {
        let row: Any? = Row()
        #expect(row[4] as? Int == 8 && row["x"] as? String == "of x")
        #expect((["x": 1] as Any?)["x"] as? Int == 1)
    }

    @Test("Equal texts and bytes that are shared are one key, and bytes are printed")
    func textsAndBytes() {
        #expect(Set([MutableText("a"), MutableText("a")]).count == 1)
        #expect(Set([MutableData(Data([1])), MutableData(Data([1]))]).count == 1)
        #expect(MutableData(Data([1])).description == Data([1]).description)
    }

    @Test("Collections of any depth become shared objects, and plain ones again")
    func containers() throws {
        let shared = try #require(sharedContainers(["rows": [["n": 1]]]) as? MutableDictionary)
        let rows = try #require(shared["rows"] as? MutableArray)
        rows.append(5)
        #expect(rows[0] is MutableDictionary)
        let plain = try #require(plainContainers(shared) as? [String: [Any]])
        #expect(isEqualObject(plain, ["rows": [["n": 1], 5] as [Any]]))
        #expect(sharedContainers(nil) == nil && plainContainers(nil) is NSNull)
        #expect(sharedContainers(5) as? Int == 5 && plainContainers("a") as? String == "a")
    }

    @Test("Operators of key paths add decimals, and join arrays with and without what is there twice")
    func keyPathOperators() {
        let prices: [Any] = [["p": NSDecimalNumber(string: "0.1")], ["p": NSDecimalNumber(string: "0.2")]]
        #expect((prices as Any?).value(forKeyPath: "@sum.p") as? NSDecimalNumber == NSDecimalNumber(string: "0.3"))
        let rows: [Any] = [["tags": ["a", "b"]], ["tags": ["b", "c"]]]
        #expect((rows as Any?).value(forKeyPath: "@unionOfArrays.tags") as? [String] == ["a", "b", "b", "c"])
        #expect((rows as Any?).value(forKeyPath: "@distinctUnionOfArrays.tags") as? [String] == ["a", "b", "c"])
    }

    @Test("A structure comes out of a value as it was put in, and equal bytes are equal")
    func structures() {
        struct Edge: BitwiseCopyable {
            var (from, to) = (0, 0)
        }
        var edge = Edge()
        NSValue(structure: Edge(from: 1, to: 2)).getValue(&edge)
        #expect(edge.from == 1 && edge.to == 2)
        #expect(NSValue(structure: 5) == NSValue(structure: 5) && NSValue(structure: 5) != NSValue(structure: 6))
    }
}
