import Foundation
import RACCompat
import Testing

/// What sequences do otherwise than the original, on purpose.
@Suite struct SequenceDifferenceTests {
    @Test("Equality is symmetric: only the values count")
    func equalityIsSymmetric() {
        let lists: [[RACSequence]] = [
            [.empty(), .return(nil), [1].rac_sequence.filter { _ in false }, [Int]().rac_sequence.eagerSequence],
            [.return(1), [1].rac_sequence, [1].rac_sequence.eagerSequence, [1].rac_sequence.map { $0 }],
        ]
        for list in lists {
            for first in list {
                for second in list {
                    #expect(first == second)
                    #expect(first.hashValue == second.hashValue)
                }
            }
        }
        #expect(lists[0][0] != lists[1][0])
        #expect(lists[1][1] != lists[0][1])
    }

    @Test("The values of a string are its characters, for head, tail and array alike")
    func stringsAreMadeOfCharacters() {
        let text = "e\u{301}👍🏽x"
        let sequence = text.rac_sequence
        #expect(sequence.array as? [String] == text.map { String($0) })
        #expect(sequence.map { $0 }.array as? [String] == text.map { String($0) })
        #expect(sequence.head as? String == "e\u{301}")
    }

    @Test("A nil result vanishes from eager sequences too")
    func nilVanishesFromEagerSequences() {
        let sequence = [1, 2].rac_sequence.eagerSequence
        #expect(sequence.map { $0 as? Int == 1 ? nil : $0 }.array.count == 1)
        #expect(sequence.startWith(nil).array.count == 2)
    }

    @Test("Values are computed one at a time, not up to 16 ahead")
    func nothingIsComputedAhead() {
        var calls = 0
        let sequence = (0..<100).map { $0 }.rac_sequence.map { value -> Any? in
            calls += 1
            return value
        }
        for _ in sequence { break }
        #expect(calls == 1)
        #expect(sequence != [5].rac_sequence)
        #expect(calls == 1)
    }
}
