import CompatShims
import Foundation
import Testing

@Suite struct MutableTextTests {
    @Test("A change of a shared text shows in all references, and a copy keeps what it has")
    func shared() {
        let text: MutableText = "a"
        let other: Any? = text
        let copy = other.copy()
        other.appendString("b")
        other.insertString(">", at: 0)
        #expect(text.contents == ">ab" && text.length == 3 && copy as? String == "a")
        other.replaceCharacters(in: NSRange(location: 0, length: 2), with: "x")
        #expect("\(text)" == "xb" && objectText(text) == "xb")
        other.setString("7")
        #expect(other.integerValue == 7 && other.length == 1)
    }

    @Test("A shared text is equal to a text, and has an order among texts")
    func equality() {
        #expect(MutableText("a") == "a" && isEqualObject(MutableText("a"), "a"))
        #expect(compareObjects(MutableText("a"), "b") == .orderedAscending)
        #expect(MutableText().contents.isEmpty)
    }

    @Test("A message to nil changes nothing")
    func messagesToNil() {
        let nothing: Any? = nil
        nothing.appendString("a")
        nothing.setString("a")
        nothing.insertString("a", at: 0)
        nothing.replaceCharacters(in: NSRange(location: 0, length: 1), with: "")
        #expect(nothing.length == 0)
    }

    @Test("Ranges and indexes count UTF-16 units")
    func units() {
        var text = "\u{1F600}b"
        text.insert("-", atUnit: 2)
        #expect(text == "\u{1F600}-b")
        text.replaceUnits(NSRange(location: 0, length: 2), with: "a")
        #expect(text == "a-b")
    }

    @Test("Occurrences are replaced once each, and counted")
    func occurrences() {
        var text = "abcabc"
        let all = NSRange(location: 0, length: 6)
        #expect(text.replaceOccurrences(of: "b", with: "bb", in: all) == 2 && text == "abbcabbc")
        #expect(text.replaceOccurrences(of: "A", with: "", options: .caseInsensitive, in: all) == 2)
        #expect(
            text.replaceOccurrences(of: "b", with: "x", options: .backwards, in: NSRange(location: 0, length: 3)) == 2)
        #expect(text == "xxcbbc")
        #expect(text.replaceOccurrences(of: "z", with: "", in: NSRange(location: 0, length: 0)) == 0)
    }

    @Test("A value of any class becomes a shared object, and a shared object stays what it is")
    func conversions() {
        let array: MutableArray = [1]
        #expect(sharedArray(array) === array && sharedArray([1, 2])?.count == 2 && sharedArray("a") == nil)
        let dictionary: MutableDictionary = ["a": 1]
        #expect(sharedDictionary(dictionary) === dictionary && sharedDictionary(["a": 1])?["a"] as? Int == 1)
        let set: MutableSet = ["a"]
        #expect(sharedSet(set) === set && sharedSet(Set<AnyHashable>(["b"]))?.contains("b") == true)
        let text: MutableText = "a"
        #expect(sharedText(text) === text && sharedText("b")?.contents == "b" && sharedText(nil) == nil)
        #expect(sharedCopy(text) as? MutableText !== text && (sharedCopy([1]) as? MutableArray)?.count == 1)
        #expect(sharedCopy(["a": 1]) is MutableDictionary && sharedCopy(set) is MutableSet && sharedCopy(nil) == nil)
    }

    @Test("Copied items are no objects that others change")
    func copies() {
        let inner: MutableArray = [1]
        let list = copiedItems([inner])
        let pairs = copiedItems(["a": inner])
        inner.append(2)
        #expect(list[0] as? [Int] == [1] && pairs["a"] as? [Int] == [1])
    }

    @Test("Values that Objective-C takes for equal are one key")
    func keys() {
        #expect(objectKey(1) == objectKey(1.0) && objectKey(NSNumber(value: 1)) == objectKey(1))
        #expect(objectKey("1") != objectKey(1) && objectKey(MutableText("a")) == objectKey("a"))
        #expect(objectKey([1, "a"] as [Any]) == objectKey([1, "a"] as [Any]))
        #expect(objectKey(nil) != objectKey(0))
    }
}
