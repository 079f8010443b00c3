import Foundation
import RACCompat
import Testing

@Suite struct RACTupleTests {
    @Test("The copy of a marker of nil is the marker, as that of a tuple is the tuple")
    func copiesAreTheSame() {
        let (marker, tuple) = (RACTupleNil.tupleNil(), RACTuplePack(1, nil))
        #expect(marker.copy() === marker)
        #expect(tuple.copy() === tuple)
        #expect(tuple.map { ($0 as? RACTupleNil)?.copy() === marker } == [false, true])
    }

    @Test func indexesReadValuesAndNilOutside() {
        let tuple = RACTuplePack("a", nil, 3)
        #expect(tuple.count == 3)
        #expect(tuple.objectAtIndex(0) as? String == "a" && tuple[0] as? String == "a")
        #expect(tuple[1] == nil && tuple.second == nil)
        #expect(tuple.third as? Int == 3 && tuple.last as? Int == 3)
        #expect(tuple[3] == nil && tuple.fourth == nil && tuple.fifth == nil)
        #expect(tuple[-1] == nil && tuple.objectAtIndexedSubscript(99) == nil)
    }

    @Test func theEmptyTupleHasNoValues() {
        let tuple = RACTuple()
        #expect(tuple.count == 0 && tuple.first == nil && tuple.last == nil)
        #expect(tuple.allObjects().isEmpty)
    }

    @Test func nullsBecomeNilsOnlyWhenWanted() {
        let array: [Any?] = [1, NSNull(), nil]
        let kept = RACTuple.tupleWithObjectsFromArray(array)
        let converted = RACTuple.tupleWithObjectsFromArray(array, convertNullsToNils: true)
        #expect(kept[1] is NSNull)
        #expect(converted[1] == nil)
        #expect(kept != converted)
        #expect(kept.allObjects()[1] is NSNull && kept.allObjects()[2] is NSNull)
        #expect(converted.allObjects()[1] is NSNull)
    }

    @Test func theNilMarkerAndBoxedNilsReadAsNil() {
        let boxed: Int? = nil
        let tuple = RACTuplePack(RACTupleNil.tupleNil(), boxed as Any, [boxed as Any].first)
        #expect(tuple[0] == nil && tuple[1] == nil && tuple[2] == nil)
    }

    @Test func enumerationYieldsTheNilMarker() {
        let values = Array(RACTuplePack(1, nil))
        #expect(values.count == 2)
        #expect(values[0] as? Int == 1)
        #expect(values[1] as AnyObject === RACTupleNil.tupleNil())
    }

    @Test(arguments: 0...6)
    func packingGivesTheClassOfTheCount(count: Int) {
        let tuples: [RACTuple] = [
            RACTuplePack(), RACTuplePack(1), RACTuplePack(1, 2), RACTuplePack(1, 2, 3), RACTuplePack(1, 2, 3, 4),
            RACTuplePack(1, 2, 3, 4, 5), RACTuplePack(1, 2, 3, 4, 5, 6),
        ]
        let classes: [RACTuple.Type] = [
            RACTuple.self, RACOneTuple.self, RACTwoTuple.self, RACThreeTuple.self, RACFourTuple.self, RACFiveTuple.self,
            RACTuple.self,
        ]
        #expect(type(of: tuples[count]) == classes[count])
        #expect(tuples[count].allObjects() as? [Int] == Array(1..<(count + 1)))
    }

    @Test func numberedClassesStartWithAsManyNils() {
        #expect(RACOneTuple().count == 1)
        #expect(RACThreeTuple() == RACTuple.tupleWithObjects(nil, nil, nil))
        #expect(RACFiveTuple().count == 5)
    }

    @Test func arraysMakeNumberedTuples() {
        let tuple: RACTwoTuple = .tupleWithObjectsFromArray([1, 2])
        #expect(tuple == RACTwoTuple.pack(1, 2))
    }

    @Test func addingAnObjectWidensNumberedTuples() {
        let one = RACOneTuple.pack(1)
        let two: RACTwoTuple = one.tupleByAddingObject(2)
        let three: RACThreeTuple = two.tupleByAddingObject(nil)
        let four: RACFourTuple = three.tupleByAddingObject(NSNull())
        let five: RACFiveTuple = four.tupleByAddingObject(5)
        #expect(five == RACTuplePack(1, 2, nil, NSNull(), 5))
        #expect(one.count == 1)
    }

    @Test func addingAnObjectToAPlainTupleKeepsItPlain() {
        let tuple = RACTuple.tupleWithObjects(1).tupleByAddingObject(nil)
        #expect(type(of: tuple) == RACTuple.self)
        #expect(tuple.count == 2 && tuple.last == nil)
    }

    @Test func aSixthObjectInAFiveTupleIsAProgrammerError() async {
        await #expect(processExitsWith: .failure) {
            _ = RACFiveTuple.pack(1, 2, 3, 4, 5).tupleByAddingObject(6)
        }
    }

    @Test func tuplesOfDifferentClassesAreEqualByContent() {
        let plain = RACTuple.tupleWithObjects(1, nil)
        let numbered = RACTwoTuple.pack(1.0, nil)
        #expect(plain == numbered && numbered == plain)
        #expect(plain.hashValue == numbered.hashValue)
        #expect(plain != RACTuplePack(1, NSNull()))
        #expect(plain != RACTuplePack(1))
    }

    @Test func anArrayLiteralIsATuple() async {
        let plain: RACTuple = [1, nil, "a"]
        #expect(plain == RACTuplePack(1, nil, "a") && type(of: plain) == RACTuple.self)
        let pair: RACTwoTuple = ["a", NSNull()]
        #expect(pair == RACTwoTuple.pack("a", NSNull()))
        await #expect(processExitsWith: .failure) {
            let pair: RACTwoTuple = [1, 2, 3]
            print(pair)
        }
    }

    @Test func aCopyIsTheTupleItself() {
        let tuple = RACTuplePack(1)
        #expect(tuple.copy() === tuple)
    }

    @Test func arraysGoRoundWithNullsAndNils() {
        let array: [Any] = [1, NSNull(), "a"]
        let tuple = RACTuple.tupleWithObjectsFromArray(array)
        #expect(isEqual(tuple.allObjects(), array))
        let converted = RACTuple.tupleWithObjectsFromArray(array, convertNullsToNils: true)
        #expect(isEqual(converted.allObjects(), array))
        #expect(RACTuple.tupleWithObjectsFromArray(converted.allObjects(), convertNullsToNils: true) == converted)
        #expect(RACTuple.tupleWithObjectsFromArray(converted.allObjects()) == tuple)
    }

    @Test func tuplesOfAllClassesEqualPlainOnesBothWaysAndHaveTheirHash() {
        let numbered: [RACTuple] = [
            RACTuplePack(nil), RACTuplePack(1, nil), RACTuplePack(1, "b", nil), RACTuplePack(1, 2, 3, 4),
            RACTuplePack(1, 2, 3, 4, nil),
        ]
        for tuple in numbered {
            let plain = RACTuple.tupleWithObjectsFromArray(tuple.allObjects(), convertNullsToNils: true)
            #expect(tuple == plain && plain == tuple)
            #expect(Set([tuple, plain]).count == 1)
        }
        #expect(Set(numbered).count == numbered.count)
    }

    @Test func theDescriptionShowsClassAndValues() {
        let description = RACTuplePack(1, nil, "b c").description
        #expect(description.hasPrefix("<RACThreeTuple: 0x"))
        #expect(description.hasSuffix("> (1, \"<null>\", \"b c\")"))
        let nested = RACTuplePack([1, NSNull(), "a"] as [Any], [String]()).description
        #expect(nested.hasSuffix("> ((1, \"<null>\", a), ())"))
    }
}
