import CompatShims
import Foundation
import Testing

/// Enumerations with a block that may stop them, and scanners that store what they find.
@Suite struct EnumeratingTests {
    @Test("A block that stops an enumeration runs to its end, and is not called again", arguments: [false, true])
    func stops(inReverse: Bool) {
        var seen: [String] = []
        ["a", "b", "c", "d"].enumerateObjects(inReverse: inReverse) { object, index, stop in
            if object == "b" { stop = true }
            seen.append("\(index)\(object)")
        }
        #expect(seen == (inReverse ? ["3d", "2c", "1b"] : ["0a", "1b"]))
    }

    @Test("The parts of a text are told with their ranges in UTF-16 units, until the block stops")
    func enumeratesSubstrings() {
        let text = "e\u{301}a\u{1F600}b"
        var seen: [String] = []
        text.enumerateSubstrings(
            in: NSRange(location: 0, length: text.utf16.count), options: .byComposedCharacterSequences
        ) { part, range, _, stop in
            seen.append("\(part?.utf16.count ?? 0)@\(range.location)")
            stop = part == "\u{1F600}"
        }
        #expect(seen == ["2@0", "1@2", "2@3"])
        var lines: [String?] = []
        "one\ntwo".enumerateSubstrings(in: NSRange(location: 0, length: 7), options: [.byLines, .reverse]) {
            line, _, enclosing, _ in
            lines.append("\(line ?? "nil") \(enclosing.length)")
        }
        #expect(lines == ["two 3", "one 4"])
    }

    @Test("An enumeration of a dictionary or set stops, too")
    func stopsOthers() {
        var count = 0
        ["a": 1, "b": 2].enumerateKeysAndObjects { _, _, stop in
            count += 1
            stop = true
        }
        Set([1, 2, 3]).enumerateObjects { _, stop in
            count += 1
            stop = true
        }
        [Int]().enumerateObjects { _, _, _ in count += 1 }
        #expect(count == 2)
    }

    @Test(
        "Elements at indexes come in their order or in reverse, until the block stops; sets and dictionaries pass what a test accepts"
    )
    func atIndexes() {
        let words = ["a", "b", "c", "d"]
        var seen: [String] = []
        words.enumerateObjects(at: [0, 2, 3]) { word, index, _ in seen.append("\(index)\(word)") }
        words.enumerateObjects(at: [0, 2, 3], options: .reverse) { word, index, stop in
            seen.append(word)
            stop = index == 2
        }
        words.enumerateObjects(at: []) { word, _, _ in seen.append(word) }
        #expect(seen == ["0a", "2c", "3d", "d", "c"])
        #expect(Set([1, 2, 3, 4]).objects { number, _ in number > 2 } == [3, 4])
        #expect(Set([1]).objects { _, _ in false }.isEmpty)
        #expect(["a": 1, "b": 2].keys { key, value, _ in key == "b" && value == 2 } == ["b"])
        var calls = 0
        let first = Set([1, 2, 3]).objects { _, stop in
            (calls, stop) = (calls + 1, true)
            return true
        }
        #expect(first.count == 1 && calls == 1)
    }

    @Test("A bisection finds the first or last of equal elements, and where an element can be inserted")
    func bisection() {
        let numbers = [9, 1, 3, 3, 3, 7, 0]
        let range = NSRange(location: 1, length: 5)
        func index(_ number: Int, _ options: NSBinarySearchingOptions) -> Int {
            numbers.index(of: number, inSortedRange: range, options: options) {
                ($0 as NSNumber).compare($1 as NSNumber)
            }
        }
        #expect((2...4).contains(index(3, [])) && index(3, .firstEqual) == 2 && index(3, .lastEqual) == 4)
        #expect(index(2, []) == NSNotFound && index(9, .firstEqual) == NSNotFound && index(1, .lastEqual) == 1)
        #expect(index(2, .insertionIndex) == 2 && index(0, .insertionIndex) == 1 && index(8, .insertionIndex) == 6)
        #expect(index(3, [.insertionIndex, .firstEqual]) == 2 && index(3, [.insertionIndex, .lastEqual]) == 5)
        let none = numbers.index(of: 3, inSortedRange: NSRange(location: 2, length: 0), options: []) { _, _ in
            .orderedSame
        }
        #expect(none == NSNotFound)
    }

    @Test("A function of C sorts, with its context, and equal elements keep their order")
    func sortsByFunction() {
        var factor = -1
        var pairs = [(1, "a"), (2, "b"), (1, "c")]
        let sorted = pairs.sortedByFunction { one, other, _ in one.0 - other.0 }
        #expect(sorted.map(\.1) == ["a", "c", "b"])
        pairs.sortByFunction(
            { one, other, context in (one.0 - other.0) * context!.load(as: Int.self) }, context: &factor)
        #expect(pairs.map(\.1) == ["b", "a", "c"])
    }

    @Test("A function of C that gets addresses sorts the first elements")
    func sortsByAddresses() {
        var numbers = [3, 9, 1, 7]
        numbers.sort(first: 3) { left, right in
            (left?.load(as: Int.self) ?? 0) - (right?.load(as: Int.self) ?? 0)
        }
        #expect(numbers == [1, 3, 9, 7])
        numbers.sort(first: 0) { _, _ in 0 }
        #expect(numbers == [1, 3, 9, 7])
    }

    @Test("Indexes are those of the accepted elements, up to the one that stops the test, which counts")
    func indexes() {
        let words = ["a", "bb", "c", "dd"]
        #expect(words.indexes(passing: { word, _, _ in word.count == 2 }) == [1, 3])
        let upToFirst = words.indexes { word, _, stop in
            stop = word.count == 2
            return true
        }
        #expect(upToFirst == [0, 1])
        #expect(words.index(passing: { word, index, _ in word.count == 2 && index > 1 }) == 3)
        #expect(words.index(passing: { _, _, _ in false }) == NSNotFound)
        let stopped = words.index { word, _, stop in
            stop = word == "bb"
            return word == "c"
        }
        #expect(stopped == NSNotFound)
    }

    @Test("In reverse, the first accepted element is the last, and a stop keeps what comes before it in the list away")
    func indexesInReverse() {
        let words = ["a", "bb", "c", "dd"]
        #expect(words.index(options: .reverse) { word, _, _ in word.count == 2 } == 3)
        let down = words.indexes(options: .reverse) { word, _, stop in
            stop = word == "c"
            return true
        }
        #expect(down == [2, 3])
    }

    @Test("A set of indexes is enumerated by ranges, in a range and in reverse, and asked for what a test accepts")
    func indexSets() {
        let set: IndexSet = [1, 2, 5, 6, 7, 9]
        var seen: [NSRange] = []
        set.enumerateRanges { range, stop in
            seen.append(range)
            stop = range.location == 5
        }
        #expect(seen == [NSRange(location: 1, length: 2), NSRange(location: 5, length: 3)])
        var indexes: [Int] = []
        set.enumerateIndexes(in: NSRange(location: 2, length: 5)) { index, _ in indexes.append(index) }
        set.enumerateIndexes(in: NSRange(location: 0, length: 8), options: .reverse) { index, stop in
            indexes.append(index)
            stop = index == 6
        }
        set.enumerateIndexes(in: NSRange(location: 3, length: 0)) { index, _ in indexes.append(index) }
        #expect(indexes == [2, 5, 6, 7, 6])
        #expect(set.index { index, _ in index > 5 } == 6 && set.index { _, _ in false } == NSNotFound)
        let upTo = set.indexes { index, stop in
            stop = index == 6
            return index != 2
        }
        #expect(upTo == [1, 5, 6])
        var list: [Any] = ["a", "b", "c"]
        list.replace(at: [0, 2], with: ["x", "y"])
        let shared = MutableArray(list)
        shared.replace(at: [1], with: ["z"])
        #expect(list as? [String] == ["x", "b", "y"] && shared.contents as? [String] == ["x", "z", "y"])
    }

    @Test("An element of an array of any class is set by its index; the index behind the last adds one")
    func setsElements() {
        let array: Any? = MutableArray(["a"])
        array.setObject("b", at: 0)
        array.setObject("c", at: 1)
        #expect((array as? MutableArray)?.contents as? [String] == ["b", "c"])
        let none: Any? = nil
        none.setObject("d", at: 7)
    }

    @Test("A dictionary has no value for the key nil")
    func nilKeys() {
        let none: String? = nil
        #expect(["a": 1][none] == nil && ["a": 1][Optional("a")] == 1)
    }

    @Test("A scanner stores what it finds, and returns false and stores nothing where it finds nothing")
    func scans() {
        let scanner = Scanner(string: "18 apples, 2.5 kg")
        var (count, weight) = (0, 0.0)
        var (name, rest): (String?, String?)
        #expect(scanner.scanInteger(storingIn: &count) && count == 18)
        #expect(!scanner.scanInteger(storingIn: &count) && !scanner.scanString("pears", storingIn: nil) && count == 18)
        #expect(scanner.scanUpToString(",", storingIn: &name) && name == "apples")
        #expect(!scanner.scanUpToString(",", storingIn: &name) && name == "apples")
        #expect(scanner.scanString(",", storingIn: nil) && scanner.scanDouble(storingIn: &weight) && weight == 2.5)
        #expect(scanner.scanCharacters(from: .letters, storingIn: &rest) && rest == "kg")
        #expect(!scanner.scanUpToCharacters(from: .letters, storingIn: &rest) && rest == "kg")
        var code: UInt64 = 1
        #expect(Scanner(string: "0xFFFFFFFFFF z").scanHexLongLong(storingIn: &code) && code == 0xFF_FFFF_FFFF)
        #expect(!Scanner(string: "zz").scanHexLongLong(storingIn: &code) && code == 0xFF_FFFF_FFFF)
        let large = "99999999999999999999 99999999999"
        #expect(Scanner(string: large).scanInteger(storingIn: &count) && count == .max)
        var bits: UInt32 = 0
        #expect(Scanner(string: "7Fx").scanHexInt(storingIn: &bits) && bits == 127)
        #expect(!Scanner(string: "x7").scanHexInt(storingIn: &bits) && bits == 127)
        #expect(Scanner(string: "0xFFFFFFFFF").scanHexInt(storingIn: &bits) && bits == .max)
        #expect(Scanner(string: "-99999999999").scanInt(storingIn: &count) && count == Int(Int32.min))
    }
}
