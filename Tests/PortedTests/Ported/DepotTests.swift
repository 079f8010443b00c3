//
//  DepotTests.m
//
//  XCTest: a depot of parcels, a test case that others inherit from, and answers that a test waits for.
//

import CompatShims
import Foundation
import RACCompat
import Testing

// A parcel, which knows its weight.
class Parcel: RACObject {
    var code: String
    var weight = 0

    init(code: String) {
        self.code = code
        super.init()
    }

    // A weight that is not known is zero.
    func setNilValueForKey(_ key: String) {
        if key == "weight" {
            self.weight = 0
        }
    }
}

private let ParcelShelfKey = AssociationKey()

extension Parcel {
    // What only the depot knows of a parcel.
    var shelf: String? {
        get {
            return associatedObject(self, ParcelShelfKey) as? String
        }
        set(shelf) {
            setAssociatedObject(self, ParcelShelfKey, shelf, .copy)
        }
    }

    var marks: MutableArray {
        var marks = sharedArray(associatedObject(self, "marks"))
        if marks == nil {
            marks = MutableArray()
            setAssociatedObject(self, "marks", marks, .retain)
        }
        return marks!
    }

    var fragile: Bool {
        get {
            return associatedObject(self, "isFragile").boolValue
        }
        set(fragile) {
            setAssociatedObject(self, "isFragile", fragile, .retain)
        }
    }
}

class Depot: NSObject {
    private var _parcels: [Any]

    override init() {
        self._parcels = []
        super.init()
    }

    var codes: [Any] {
        return self._parcels.value(forKey: "code")
    }

    func add(_ parcel: Parcel) {
        parcel.shelf = "shelf \(self._parcels.count)"
        parcel.marks.append("in")
        self._parcels.append(parcel)
    }

    func removeAll() {
        self._parcels.removeAll()
    }

    func weigh(_ parcel: Parcel, completion: @escaping (Int) -> Void) {
        RACScheduler.mainThreadScheduler().schedule { completion(parcel.weight) }
    }
}

// What all tests of the depot begin with.
@MainActor
class DepotTestCase {
    var depot: Depot!
    var parcel: Parcel!

    func setUp() {
        self.depot = Depot()
        self.parcel = Parcel(code: "A1")
    }

    func tearDown() {
        self.depot.removeAll()
    }

    init() {
        setUp()
    }
}

@Suite @MainActor
final class DepotTests: DepotTestCase {
    override func setUp() {
        super.setUp()
        self.depot.add(self.parcel)
    }

    @Test
    func testKnowsItsParcels() throws {
        defer { tearDown() }
        self.depot.add(Parcel(code: "B2"))
        #expect(areEqual(self.depot.codes, ["A1", "B2"]))
        #expect(self.depot.codes.count == 2, "there are \(self.depot.codes.count)")
        #expect(!self.depot.codes.first.isEqual("B2"))
    }

    @Test
    func testMarksParcels() throws {
        defer { tearDown() }
        #expect(self.parcel.shelf == "shelf 0")
        #expect(self.parcel.marks.count == 1)
        #expect(!self.parcel.fragile)
        self.parcel.fragile = true
        self.parcel.marks.append("out")
        #expect(self.parcel.fragile)
        #expect(self.parcel.marks.contents.componentsJoined(by: ",") == "in,out")
        self.parcel.shelf = nil
        #expect(self.parcel.shelf == nil, "nothing is left")
    }

    @Test
    func testReadsWeights() throws {
        defer { tearDown() }
        self.parcel.setValue("12 kg", forKey: "weight")
        #expect(self.parcel.weight == 12)
        self.parcel.setValue(nil, forKey: "weight")
        #expect(self.parcel.weight == 0)
        #expect(abs(self.parcel.value(forKey: "weight").doubleValue + 0.1 - 0.1) <= 0.001)
    }

    // The answers come later.
    @Test
    func testWeighs() async throws {
        defer { tearDown() }
        self.parcel.weight = 3
        var sum = 0
        let first = TestExpectation(description: "first")
        let second = TestExpectation(description: "second")
        self.depot.weigh(self.parcel) { weight in
            sum += weight
            first.fulfill()
        }
        self.depot.weigh(self.parcel) { weight in
            sum += weight
            second.fulfill()
        }
        #expect(await eventually(within: 5) { first.isFulfilled && second.isFulfilled })
        #expect(sum == 6)
    }
}

extension Parcel: KeyValueCoding {
    static var keys: [String: ValueKey] {
        [
            "code": ValueKey(\Parcel.code),
            "fragile": ValueKey(\Parcel.fragile),
            "marks": ValueKey(\Parcel.marks),
            "shelf": ValueKey(\Parcel.shelf),
            "weight": ValueKey(\Parcel.weight),
        ]
    }

    func setNilValue(forKey key: String) { setNilValueForKey(key) }
}

extension Depot: KeyValueCoding {
    static var keys: [String: ValueKey] {
        [
            "codes": ValueKey(\Depot.codes),
        ]
    }
}
