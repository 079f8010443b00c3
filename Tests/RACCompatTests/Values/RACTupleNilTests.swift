import Foundation
import RACCompat
import Testing

/// A tuple, or the values of a block, made of a `RACTupleNil` and 1.
struct MarkerCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let values: @Sendable () -> [Any?]

    init(_ name: String, _ tuples: @escaping @Sendable (_ marker: RACSignal, _ one: RACSignal) -> RACSignal) {
        testDescription = name
        values = {
            var received: [Any?] = []
            inVirtualTime { scheduler in
                tuples(.return(RACTupleNil.tupleNil()), .return(1)).subscribeNext { value in
                    let tuple = value as? RACTuple
                    received = tuple.map { tuple in (0..<tuple.count).map { tuple[$0] } } ?? value as? [Any?] ?? []
                }
                scheduler.stepAll()
            }
            return received
        }
    }

    init(
        sequences name: String, _ tuples: @escaping @Sendable (_ marker: RACSequence, _ one: RACSequence) -> RACSequence
    ) {
        testDescription = name
        values = {
            let value = tuples(.return(RACTupleNil.tupleNil()), .return(1)).head
            return (value as? RACTuple).map { tuple in (0..<tuple.count).map { tuple[$0] } } ?? value as? [Any?] ?? []
        }
    }

    static let all = [
        MarkerCase("-combineLatestWith:") { $0.combineLatestWith($1) },
        MarkerCase("+combineLatest:") { .combineLatest([$0, $1]) },
        MarkerCase("+combineLatest: of one") { marker, _ in .combineLatest([marker]) },
        MarkerCase("+combineLatest: of many") { .combineLatest([$0, $1, $0, $1]) },
        MarkerCase("+combineLatest:reduce:") { .combineLatest([$0, $1]) { (values: [Any?]) in values } },
        MarkerCase("+combineLatest:reduce:, typed") {
            .combineLatest([$0, $1]) { (a: String?, b: Int) in [a, b] as [Any?] }
        },
        MarkerCase("-zipWith:") { $0.zipWith($1) },
        MarkerCase("+zip:") { .zip([$0, $1]) },
        MarkerCase("+zip: of one") { marker, _ in .zip([marker]) },
        MarkerCase("+zip: of many") { .zip([$0, $1, $0, $1]) },
        MarkerCase("+zip:reduce:") { .zip([$0, $1]) { (values: [Any?]) in values } },
        MarkerCase("+zip:reduce:, typed") { .zip([$0, $1]) { (a: String?, b: Int) in [a, b] as [Any?] } },
        MarkerCase("-reduceEach:") { $0.zipWith($1).reduceEach { (a: Any?, b: Any?) in [a, b] } },
        MarkerCase("-bufferWithTime:onScheduler:") {
            $0.concat($1).concat(.never()).bufferWithTime(1, onScheduler: .currentScheduler() ?? .mainThreadScheduler())
        },
        MarkerCase("+[RACStream join:block:]") { marker, one in
            let joined = RACStream.join([marker, one]) { (first: RACStream, second: RACStream) in first.zipWith(second)
            }
            return joined as? RACSignal ?? .empty()
        },
        MarkerCase(sequences: "-[RACSequence zipWith:]") { $0.zipWith($1) },
        MarkerCase(sequences: "+[RACSequence zip:]") { .zip([$0, $1]) },
        MarkerCase(sequences: "+[RACSequence zip:reduce:]") { .zip([$0, $1]) { (values: [Any?]) in values } },
        MarkerCase(sequences: "-[RACSequence reduceEach:]") {
            $0.zipWith($1).reduceEach { (a: Any?, b: Any?) in [a, b] }
        },
    ]
}

@Suite("RACTupleNil that is sent as a value") struct RACTupleNilTests {
    @Test("Every tuple, and every reduce block, reads the marker as nil", arguments: MarkerCase.all)
    func isNilInTuples(of case: MarkerCase) {
        let values = `case`.values()
        #expect(!values.isEmpty)
        for (index, value) in values.enumerated() { #expect(index % 2 == 0 ? value == nil : value as? Int == 1) }
    }

    @Test("A replay subject delivers the marker as it is, and replays nil")
    func replaysNil() {
        let subject = RACReplaySubject()
        var received: [Any?] = []
        inVirtualTime { _ in
            subject.subscribeNext { received.append($0) }
            subject.sendNext(RACTupleNil.tupleNil())
            subject.subscribeNext { received.append($0) }
        }
        #expect(received.count == 2)
        #expect(received.first as? RACTupleNil === RACTupleNil.tupleNil())
        #expect(received.last.map { $0 == nil } == true)
    }

    @Test("takeLast sends nil for the marker")
    func takesNil() {
        let last = sending(RACTupleNil.tupleNil(), 1).takeLast(2)
        #expect(events(of: last) == ["nil", "1", "completed"])
    }

    @Test("An archived marker comes back as the one marker, alone and among values")
    func isArchived() throws {
        let marker = RACTupleNil.tupleNil()
        let alone = try JSONDecoder().decode(RACTupleNil.self, from: JSONEncoder().encode(marker))
        #expect(alone === marker)
        let plist = try PropertyListDecoder().decode([RACTupleNil].self, from: PropertyListEncoder().encode([marker]))
        #expect(plist.first === marker)
        let sequences = [RACSequence.return(marker), [marker, 1].rac_sequence, RACSequence.return([marker, "x"])]
        for sequence in sequences {
            let copy = try JSONDecoder().decode(RACSequence.self, from: JSONEncoder().encode(sequence))
            let first = (copy.head as? [Any])?.first ?? copy.head
            #expect(first as? RACTupleNil === marker)
        }
        let tuple = RACTuplePack([marker] as [Any], marker)
        let copy = try JSONDecoder().decode(RACTwoTuple.self, from: JSONEncoder().encode(tuple))
        #expect((copy.first as? [Any])?.first as? RACTupleNil === marker)
        #expect(copy.second == nil)
    }
}
