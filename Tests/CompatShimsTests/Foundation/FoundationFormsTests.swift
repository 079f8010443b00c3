import CompatShims
import Foundation
import Testing

/// Methods of Foundation in the form that Objective-C has them.
@Suite struct FoundationFormsTests {
    @Test("The unit around a date is stored as its beginning and its length, of which either may be left out")
    func unitRanges() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        let date = Date(timeIntervalSince1970: 1_456_790_400 + 3_723)  // 1 March 2016, 01:02:03
        var (start, length): (Date?, TimeInterval) = (nil, 0)
        #expect(calendar.range(of: .month, start: &start, interval: &length, for: date))
        #expect(start == Date(timeIntervalSince1970: 1_456_790_400) && length == 31 * 86_400)
        #expect(calendar.range(of: .hour, start: &start, interval: nil, for: date))
        #expect(start == date.addingTimeInterval(-123) && length == 31 * 86_400)
        calendar.range(of: .day, start: nil, interval: &length, for: date)
        #expect(length == 86_400)
    }

    @Test("A set of characters holds the codes of a range, and no halves of pairs")
    func characterCodes() {
        let letters = CharacterSet(codes: NSRange(location: 97, length: 26))
        #expect(letters.contains("a") && letters.contains("z") && !letters.contains("{") && !letters.contains("`"))
        #expect(CharacterSet(codes: NSRange(location: 0xD7FF, length: 2)).contains("\u{D7FF}"))
        #expect(CharacterSet(codes: NSRange(location: 5, length: 0)).isEmpty)
    }

    @Test("Points, sizes and rectangles are written as UIKit does")
    func geometry() {
        #expect(NSStringFromCGPoint(CGPoint(x: -1, y: 0.5)) == "{-1, 0.5}")
        #expect(NSStringFromCGSize(CGSize(width: 1.0 / 3, height: 1e21)) == "{0.33333333333333331, 1e+21}")
        let frame = CGRect(x: 0, y: 20, width: 320, height: 44.5)
        #expect(NSStringFromCGRect(frame) == "{{0, 20}, {320, 44.5}}")
    }

    @Test("An ordered set is sorted by descriptors")
    func orderedSets() {
        let set = NSMutableOrderedSet(array: ["b", "c", "a"])
        set.sort(by: [KeySortDescriptor(key: "self", ascending: false)])
        #expect(set.array as? [String] == ["c", "b", "a"])
    }

    final class Shape: NSObject, KeyValueCoding {
        var width: CGFloat = 1.5
        static var keys: [String: ValueKey] { ["width": ValueKey(\Shape.width)] }
    }

    @Test("A CGFloat is a number for keys: it is read as one, and set to one")
    func numbers() {
        let shape = Shape()
        #expect(shape.value(forKey: "width") as? Double == 1.5)
        shape.setValue(NSNumber(value: 3), forKey: "width")
        #expect(shape.width == 3)
        shape.setValue("2.25", forKey: "width")
        #expect(shape.width == 2.25)
        #expect([shape, Shape()].value(forKeyPath: "@sum.width").doubleValue == 3.75)
    }
}
