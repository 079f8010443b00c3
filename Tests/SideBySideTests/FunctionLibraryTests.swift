import Foundation
import RACCompat
import Recordings
import StreamTesting
import Testing

@Suite struct FunctionLibraryTests {
    private static let tuple = RACTuple.tupleWithObjectsFromArray([1, nil, 3])

    @Test("Every value has a number")
    func numbers() {
        #expect(Numbers.number(nil) == 0)
        #expect(Numbers.number(-4) == -4)
        #expect(Numbers.number(true) == 1)
        #expect(Numbers.number("a😀") == 3)
        #expect(Numbers.number(Self.tuple) == 3)
        #expect(Numbers.number([1, 2] as [Any]) == 2)
        #expect(Numbers.number(Date(timeIntervalSinceReferenceDate: 9)) == 9)
        #expect(Numbers.number(RecordedErrors.error(7)) == 7)
        #expect(Numbers.number(RACEvent.completedEvent()) == 100)
        #expect(Numbers.number(RACUnit.defaultUnit()) == 1)
        #expect(Numbers.number(RACSignal.empty()) == 7)
        #expect(Numbers.number(NSNull()) == 0)
    }

    @Test(
        "Functions of one value give what the format says",
        arguments: [
            ("half", -3, -1), ("mod3", -4, -1), ("neg", 5, -5), ("nilIfEven", 4, nil), ("nilIfOdd", 4, 4),
            ("toString", -2, "-2"), ("wrap", 1, ["tuple": [1]]), ("pair", 2, ["tuple": [2, 3]]), ("first", 6, 6),
            ("second", 6, nil), ("isOdd", -3, 1), ("gt2", 2, 0), ("unit", 1, ["unit": 1]),
        ] as [(String, Int, JSONValue)])
    func transforms(name: String, value: Int, result: JSONValue) throws {
        let transform = try #require(FunctionLibrary.transform(name))
        #expect(ValueEncoding.encode(transform(value)) == result)
    }

    @Test("Tuples give their items, nil past their end")
    func items() throws {
        let first = try #require(FunctionLibrary.transform("first"))
        let second = try #require(FunctionLibrary.transform("second"))
        #expect(ValueEncoding.encode(first(Self.tuple)) == 1)
        #expect(second(Self.tuple) == nil)
        #expect(second(RACTuple.tupleWithObjectsFromArray([1])) == nil)
        #expect(first(RACTuple.tupleWithObjectsFromArray([nil])) == nil)
    }

    @Test("Functions of two and more values give what the format says")
    func reductions() throws {
        let concatenate = try #require(FunctionLibrary.reduction("cat2"))
        let difference = try #require(FunctionLibrary.reduction("sub2"))
        let even = try #require(FunctionLibrary.reduction("nilIfOdd2"))
        let triple = try #require(FunctionLibrary.indexedReduction("triple"))
        let last = try #require(FunctionLibrary.listReduction("lastN"))
        #expect(concatenate(nil, true) as? String == "nil1")
        #expect(difference(1, "abc") as? Int == -2)
        #expect(even(1, 2) == nil)
        #expect(even(1, 3) as? Int == 4)
        #expect(ValueEncoding.encode(triple(nil, 1, 2)) == ["tuple": [nil, 1, 2]])
        #expect(last([1, nil]) == nil)
    }

    @Test("Values are encoded as recordings have them")
    func encodes() {
        #expect(ValueEncoding.encode([1, NSNull()] as [Any]) == [1, ["null": 1]])
        #expect(ValueEncoding.encode(RACEvent.eventWithError(RecordedErrors.error(nil))) == ["event": ["error", nil]])
        #expect(ValueEncoding.encode(RecordedErrors.error(3)) == ["err": 3])
        #expect(ValueEncoding.encode(RACTupleNil.tupleNil()) == ["tupleNil": 1])
        #expect(ValueEncoding.encode(RACSignal.empty()) == ["signal": 1])
        #expect(RecordedErrors.encode(NSError(domain: "RACSignalErrorDomain", code: 2)) == ["rac": 2])
    }
}
