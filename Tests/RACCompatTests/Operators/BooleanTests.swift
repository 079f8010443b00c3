import Foundation
import RACCompat
import Testing

@Suite("not, and, or") struct BooleanTests {
    @Test("not") func not() {
        #expect(
            events(of: sending(true, false, 0, 2, 0.5, NSNumber(value: true)).not())
                == ["false", "true", "true", "false", "false", "false", "completed"])
    }

    private let pairs = sending(
        RACTuplePack(false, false), RACTuplePack(false, true), RACTuplePack(1, 0), RACTuplePack(1, true))

    @Test("and") func and() {
        #expect(events(of: pairs.and()) == ["false", "false", "false", "true", "completed"])
        #expect(
            events(of: sending(RACTuplePack(true), RACTuplePack(true, true, 0)).and())
                == ["true", "false", "completed"])
    }

    @Test("or") func or() {
        #expect(events(of: pairs.or()) == ["false", "true", "true", "true", "completed"])
        #expect(
            events(of: sending(RACTuplePack(false), RACTuplePack(false, 0, 1)).or())
                == ["false", "true", "completed"])
    }

    @Test("and, or: with the newest values of several signals") func combined() {
        let signals = [
            drawn("~--~").mapReplace(true), drawn("~-~").scanWithStart(true) { last, _ in !(last as? Bool ?? false) },
        ]
        #expect(timeline { RACSignal.combineLatest(signals).and() } == "0false 2true 3true")
        #expect(timeline { RACSignal.combineLatest(signals).or() } == "0true 2true 3true")
    }
}
