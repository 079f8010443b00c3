import Foundation
import RACCompat
import Testing

@Suite("filter and ignore") struct FilterTests {
    @Test("filter keeps even numbers") func even() {
        #expect(events(of: sending(0, 1, 2, 3, 4).filter { int($0) % 2 == 0 }) == ["0", "2", "4", "completed"])
    }

    @Test("ignore drops the equal number") func equalNumber() {
        #expect(events(of: sending(0, 1, 2, 1).ignore(1)) == ["0", "2", "completed"])
    }

    @Test("ignore uses isEqual, not identity") func equality() {
        let values = sending(NSString(string: "abc"), "abd", String("abc"))
        #expect(events(of: values.ignore(NSMutableString(string: "abc"))) == ["abd", "completed"])
        #expect(events(of: sending(1.0, 2, true).ignore(1)) == ["2", "completed"])
    }

    @Test("ignore nil") func ignoreNil() {
        #expect(events(of: sending(nil, 1, nil).ignore(nil)) == ["1", "completed"])
        #expect(events(of: sending(nil, 1).ignore(1)) == ["nil", "completed"])
    }

    @Test("ignoreValues: completion only") func completionOnly() {
        #expect(events(of: sending(1, nil).ignoreValues()) == ["completed"])
    }

    @Test("ignoreValues: error only") func errorOnly() {
        #expect(events(of: sending(1).concat(.error(TestFailure.first)).ignoreValues()) == ["failed(first)"])
    }
}
