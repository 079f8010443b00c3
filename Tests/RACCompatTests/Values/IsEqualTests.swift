import Foundation
import RACCompat
import Testing

@Suite struct IsEqualTests {
    /// A pair of values that is described by its parts.
    struct Pair: CustomTestStringConvertible, @unchecked Sendable {  // never changed
        let left: Any?
        let right: Any?
        init(_ left: Any?, _ right: Any?) {
            self.left = left
            self.right = right
        }
        var testDescription: String { "\(describe(left)) and \(describe(right))" }
        private func describe(_ value: Any?) -> String { value.map { "\(type(of: $0)) \($0)" } ?? "nil" }
    }

    struct Point: Equatable { let x: Int }
    struct Opaque { let x: Int }
    final class Plain: Sendable {}
    class Base: Equatable {
        let id: Int
        init(_ id: Int) { self.id = id }
        static func == (left: Base, right: Base) -> Bool { left.id == right.id }
    }
    final class Derived: Base {}
    enum Failure: Error, Equatable { case first, second }

    class Token: NSObject {
        override func isEqual(_ object: Any?) -> Bool { object is Token }
        override var hash: Int { 1 }
    }
    final class Name: Token {
        override func isEqual(_ object: Any?) -> Bool { object is Name }
    }

    private static let plain = Plain()

    @Test("The left of two objects says whether it equals the other")
    func asksTheLeftObject() {
        #expect(isEqual(Token(), Name()) && isEqual(Token(), Token()) && isEqual(Name(), Name()))
        #expect(!isEqual(Name(), Token()) && !isEqual(Name(), NSNull()) && !isEqual(Token(), 1))
    }

    @Test(arguments: [
        Pair(nil, nil), Pair(nil, Any?.some(Optional<Int>.none as Any)), Pair(1, Optional(1) as Any),
        Pair(1, 1), Pair(1, 1.0), Pair(1, true), Pair(false, 0.0), Pair(UInt8(7), Float(7)),
        Pair(3, NSNumber(value: 3)),
        Pair(2.5, NSNumber(value: 2.5)), Pair(true, NSNumber(value: true)),
        Pair(UInt64.max, NSNumber(value: UInt64.max)),
        Pair(Int64.min, NSNumber(value: Int64.min)), Pair(Double.nan, Double.nan), Pair(0.0, -0.0), Pair(CGFloat(2), 2),
        Pair(Decimal(4), 4), Pair(NSDecimalNumber(value: 4), NSNumber(value: 4)),
        Pair("a", "a"), Pair("a", NSString(string: "a")), Pair("abc".prefix(1), "a"),
        Pair("", NSMutableString(string: "")),
        Pair([1, 2], [1, 2]), Pair([1, 2], [1.0, 2.0]), Pair([1, nil] as [Any?], [true, nil] as [Any?]),
        Pair([1, "a"] as [Any], NSArray(array: [1, "a"])), Pair([Any](), [String]()),
        Pair(["a": 1], ["a": 1.0]), Pair(["a": [1]] as [String: Any], NSDictionary(dictionary: ["a": [1]])),
        Pair(["a": nil, "b": 2] as [String: Any?], ["b": 2, "a": nil] as [String: Any?]),
        Pair(NSNull(), NSNull()), Pair(Point(x: 1), Point(x: 1)), Pair(AnyHashable(1), 1.0),
        Pair(plain, plain), Pair(Base(1), Derived(1)), Pair(Derived(1), Base(1)),
        Pair(Set([1, 2]), Set([2, 1])), Pair(Failure.first, Failure.first),
        Pair(NSError(domain: "d", code: 1), NSError(domain: "d", code: 1)),
        Pair(RACUnit.defaultUnit(), RACUnit.defaultUnit()),
        Pair(RACTuplePack(1, nil), RACTuple.tupleWithObjects(1.0, nil)),
        Pair(RACEvent.eventWithValue("a"), RACEvent.eventWithValue(NSString(string: "a"))),
        Pair(Date(timeIntervalSince1970: 1), NSDate(timeIntervalSince1970: 1)),
        Pair(URL(filePath: "/a"), NSURL(fileURLWithPath: "/a")), Pair(Data([1]), NSData(data: Data([1]))),
        Pair(Set([1, 2]), NSSet(array: [1.0, 2])), Pair(Plain.self, Plain.self),
    ])
    func equalValuesAreEqualBothWaysAndHaveEqualKeys(pair: Pair) {
        #expect(isEqual(pair.left, pair.right))
        #expect(isEqual(pair.right, pair.left))
        #expect(RACKey(pair.left) == RACKey(pair.right))
        #expect(RACKey(pair.left).hashValue == RACKey(pair.right).hashValue)
    }

    @Test(arguments: [
        Pair(nil, 0), Pair(nil, NSNull()), Pair(nil, RACTupleNil.tupleNil()), Pair(1, 2), Pair(1, 1.5), Pair(1, "1"),
        Pair(true, 2), Pair(UInt64.max, -1), Pair(Double(1 << 53) * 2, (1 << 54) + 1), Pair(0.1, Float(0.1)),
        Pair("a", "b"), Pair("a", NSString(string: "b")), Pair("e\u{301}", "\u{E9}"),
        Pair(NSString(string: "e\u{301}"), "\u{E9}"), Pair(["a\u{323}\u{307}"], ["a\u{307}\u{323}"]),
        Pair([1, 2], [2, 1]), Pair([1], [1, 2]), Pair([1], 1),
        Pair([nil] as [Any?], [NSNull()] as [Any?]), Pair(["a": 1], ["a": 2]), Pair(["a": 1], ["b": 1]),
        Pair(Point(x: 1), Point(x: 2)), Pair(Point(x: 1), 1), Pair(Opaque(x: 1), Opaque(x: 1)), Pair(Plain(), Plain()),
        Pair(plain, Plain()), Pair(Base.self, Derived.self), Pair(Base(1), Derived(2)),
        Pair(Failure.first, Failure.second),
        Pair(NSError(domain: "d", code: 1), NSError(domain: "d", code: 2)),
        Pair(RACTuplePack(1, 2), RACTuplePack(1)), Pair(RACTuplePack(1), [1]),
        Pair(RACEvent.eventWithValue(nil), RACEvent.eventWithError(nil)),
    ])
    func unequalValuesAreUnequalBothWays(pair: Pair) {
        #expect(!isEqual(pair.left, pair.right))
        #expect(!isEqual(pair.right, pair.left))
    }

    @Test func aDictionaryFindsValuesByTheirKeys() {
        let groups = [RACKey(1): "one", RACKey("a"): "letter", RACKey(nil): "nil", RACKey(Self.plain): "object"]
        #expect(groups[RACKey(1.0)] == "one")
        #expect(groups[RACKey(NSString(string: "a"))] == "letter")
        #expect(groups[RACKey(Optional<Int>.none as Any)] == "nil")
        #expect(groups[RACKey(Self.plain)] == "object")
        #expect(groups[RACKey(Plain())] == nil)
    }
}
