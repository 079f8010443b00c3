import RACCompat
import Testing

/// Blocks with typed parameters, and nils that hide in an `Any`.
@Suite struct ReduceTests {
    @Test func combineLatestTakesTypedParameters() {
        let signal = RACSignal.combineLatest([sending(nil, "Ann"), sending(30, 31)]) { (name: String?, age: Int) in
            "\(name ?? "nobody"), \(age)"
        }
        #expect(events(of: signal) == ["Ann, 30", "Ann, 31", "completed"])
    }

    @Test func zipTakesTypedParameters() {
        let signal = RACSignal.zip([sending(nil, "Ann"), sending(30, 31)]) { (name: String?, age: Int) in
            "\(name ?? "nobody"), \(age)"
        }
        #expect(events(of: signal) == ["nobody, 30", "Ann, 31", "completed"])
    }

    @Test func reduceEachTakesTypedParameters() {
        let tuples = sending(RACTuplePack("a", 1, true), RACTuplePack(nil, 2, false))
        let signal = tuples.reduceEach { (text: String?, number: Int, flag: Bool) in
            flag ? text : "\(number)"
        }
        #expect(events(of: signal) == ["a", "2", "completed"])
    }

    @Test func reduceTakesTheValuesAsAnArrayAsWell() {
        let signal = RACSignal.zip([sending(1), sending(nil)]) { (values: [Any?]) in
            values.map { text($0) }.joined(separator: "+")
        }
        #expect(events(of: signal) == ["1+nil", "completed"])
    }

    @Test func parametersMayBeAnythingThatAValueCanBeCastTo() {
        let signal = sending(RACTuplePack("x", ["k": 1], nil)).reduceEach {
            (text: any StringProtocol, table: [String: Int], rest: Any?) in
            "\(text) \(table["k"] ?? 0) \(rest == nil)"
        }
        #expect(events(of: signal) == ["x 1 true", "completed"])
    }

    /// A place where values enter, given a boxed nil, and what must come out.
    struct Entry: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let expected: [String]
        let make: @Sendable (_ boxed: Any) -> RACSignal

        init(_ name: String, _ expected: String..., make: @escaping @Sendable (Any) -> RACSignal) {
            testDescription = name
            self.expected = expected
            self.make = make
        }
    }

    static let entries: [Entry] = [
        Entry("return", "nil", "completed") { .return($0) },
        Entry("subscriber", "nil") { boxed in
            .createSignal { subscriber in
                subscriber.sendNext(boxed)
                return nil
            }
        },
        Entry("subject", "nil") { boxed in
            let subject = RACReplaySubject()
            subject.sendNext(boxed)
            return subject
        },
        Entry("behavior subject", "nil") { RACBehaviorSubject(defaultValue: $0) },
        Entry("map", "nil", "completed") { boxed in RACSignal.return(1).map { _ in boxed } },
        Entry("mapReplace", "nil", "completed") { RACSignal.return(1).mapReplace($0) },
        Entry("startWith", "nil", "1", "completed") { RACSignal.return(1).startWith($0) },
        Entry("scan", "nil", "completed") { boxed in RACSignal.return(1).scanWithStart(0) { _, _ in boxed } },
        Entry("the start of a scan", "start nil", "completed") { boxed in
            RACSignal.return(1).scanWithStart(boxed) { running, _ in "start \(text(running))" }
        },
        Entry("aggregate", "nil", "completed") { RACSignal.empty().aggregateWithStart($0) { _, next in next } },
        Entry("combinePrevious", "previous nil", "completed") { boxed in
            RACSignal.return(1).combinePreviousWithStart(boxed) { previous, _ in "previous \(text(previous))" }
        },
        Entry("reduceEach", "nil", "completed") { boxed in
            RACSignal.return(RACTuplePack(1)).reduceEach { (_: Int) in boxed }
        },
        Entry("tuple", "nil is nil", "completed") { boxed in
            RACSignal.return(RACTuplePack(boxed)).reduceEach { (value: String?) in "nil is \(text(value))" }
        },
        Entry("try", "failed(nil)") { boxed in .try { boxed } },
        Entry("tryMap", "failed(nil)") { boxed in RACSignal.return(1).tryMap { _ in boxed } },
        Entry("ignore", "completed") { RACSignal.return(nil).ignore($0) },
        Entry("the transform of groupBy", "nil", "completed") { boxed in
            RACSignal.return(1).groupBy({ _ in 1 }, transform: { _ in boxed }).flatten()
        },
        Entry("event", "nil", "completed") { RACSignal.return(RACEvent.eventWithValue($0)).dematerialize() },
    ]

    @Test(arguments: entries)
    func aBoxedNilIsNilWhereverItEnters(entry: Entry) {
        #expect(events(of: entry.make(Int?.none as Any)) == entry.expected)
        #expect(events(of: entry.make(Int??.some(nil) as Any)) == entry.expected)
    }
}
