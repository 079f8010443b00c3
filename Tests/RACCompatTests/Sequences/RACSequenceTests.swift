import Foundation
import RACCompat
import Testing

/// The behaviours of sequences by themselves: when blocks are called, and how folds go.
@Suite struct RACSequenceTests {
    private static let natural: @Sendable (Int) -> RACSequence = { number in
        RACSequence.sequenceWithHeadBlock({ number }, tailBlock: { natural(number + 1) })
    }

    @Test("A sequence of blocks has what its blocks return")
    func hasResultsOfBlocks() {
        let tail = RACSequence.return(2)
        let sequence = RACSequence.sequenceWithHeadBlock({ 1 }, tailBlock: { tail })
        #expect(sequence.head as? Int == 1)
        #expect(sequence.tail === tail)
        #expect(RACSequence.sequenceWithHeadBlock({ 1 }, tailBlock: nil).tail == nil)
    }

    @Test(
        "Each block of a sequence is called when its value is requested, and once",
        arguments: [["head", "tail"], ["tail", "head"]])
    func callsBlocksOnce(order: [String]) {
        var calls: [String] = []
        let sequence = RACSequence.sequenceWithHeadBlock(
            {
                calls.append("head")
                return 1
            },
            tailBlock: {
                calls.append("tail")
                return nil
            })
        #expect(calls.isEmpty)
        for part in order + order {
            if part == "head" { _ = sequence.head } else { _ = sequence.tail }
        }
        #expect(calls == order)
    }

    @Test("take(1) never needs the second head")
    func takesOne() {
        var wasAsked = false
        let sequence = RACSequence.sequenceWithHeadBlock(
            { 1 },
            tailBlock: {
                RACSequence.sequenceWithHeadBlock(
                    {
                        wasAsked = true
                        return 2
                    }, tailBlock: nil)
            })
        #expect(sequence.take(1).array.count == 1)
        #expect(!wasAsked)
    }

    @Test("The outer block of bind is called at once, the inner one when a value is needed")
    func bindsLazily() {
        var calls: [String] = []
        let bound = [1, 2].rac_sequence.bind {
            calls.append("outer")
            return { value, _ in
                calls.append("inner \(text(value))")
                return .return(value)
            }
        }
        #expect(calls == ["outer"])
        _ = bound.head
        #expect(calls == ["outer", "inner 1"])
    }

    @Test("The state of a bind block is fresh when it is applied anew, and shared by nothing")
    func bindsAnew() {
        let apply: (RACSequence) -> RACSequence = { sequence in
            sequence.bind {
                var seen = 0
                return { value, _ in
                    seen += 1
                    return .return(seen)
                }
            }
        }
        let source = ["a", "b"].rac_sequence
        let (first, second) = (apply(source), apply(source))
        #expect(first.zipWith(second).array.map(text) == ["(1, 1)", "(2, 2)"])
        #expect(first.array.map(text) == ["1", "2"])
    }

    @Test("The enumerator computes one head at each step")
    func enumeratesOneByOne() {
        var heads: [Int] = []
        let enumerator = Self.natural(0).map { value -> Any? in
            heads.append(value as? Int ?? -1)
            return value
        }.objectEnumerator
        for step in 0..<5 {
            #expect(enumerator.next() as? Int == step)
            #expect(heads == Array(0...step))
        }
    }

    @Test("for … in computes one value at a time, and none after the loop was left")
    func iteratesOneByOne() {
        var calls = 0
        let sequence = Self.natural(0).map { value -> Any? in
            calls += 1
            return value
        }
        for value in sequence where value as? Int == 3 { break }
        #expect(calls == 4)
    }

    @Test("Endless sequences can be cut, searched and combined")
    func isEndless() {
        let naturals = Self.natural(0)
        #expect(naturals.take(3).array.map(text) == ["0", "1", "2"])
        #expect(naturals.filter { ($0 as? Int ?? 0) % 5 == 4 }.take(2).array.map(text) == ["4", "9"])
        #expect(naturals.any { $0 as? Int == 50 })
        #expect(naturals.objectPassingTest { ($0 as? Int ?? 0) > 7 } as? Int == 8)
        #expect("ab".rac_sequence.zipWith(naturals).array.map(text) == ["(a, 0)", "(b, 1)"])
        #expect(naturals.flattenMap { _ in naturals }.take(2).array.map(text) == ["0", "1"])
        #expect(naturals.takeWhileBlock { ($0 as? Int ?? 0) < 2 }.array.map(text) == ["0", "1"])
        #expect(naturals.bind { { _, _ in nil } }.array.isEmpty)
    }

    @Test("A fold from the left starts with start, and goes to the right")
    func foldsLeft() {
        let letters = ["b", "c"].rac_sequence
        #expect(letters.foldLeftWithStart("a") { "(\(text($0)) \(text($1)))" } as? String == "((a b) c)")
        #expect(RACSequence.empty().foldLeftWithStart("a") { _, _ in nil } as? String == "a")
    }

    @Test("A fold from the right ends with start, and goes to the left")
    func foldsRight() {
        let letters = ["a", "b"].rac_sequence
        let folded = letters.foldRightWithStart("c") { first, rest in "(\(text(first)) \(text(rest.head)))" }
        #expect(folded as? String == "(a (b c))")
        #expect(RACSequence.empty().foldRightWithStart("c") { _, _ in nil } as? String == "c")
    }

    @Test("A fold from the right looks no further than its block, unless the sequence is eager")
    func foldsRightLazily() {
        let folded = Self.natural(1).foldRightWithStart(0) { first, rest in
            first as? Int == 4 ? first : rest.head
        }
        #expect(folded as? Int == 4)

        var calls = 0
        _ = [1, 2, 3].rac_sequence.eagerSequence.foldRightWithStart(0) { first, _ in
            calls += 1
            return first
        }
        #expect(calls == 3)
    }

    @Test("any, all and objectPassingTest look for values")
    func searches() {
        let numbers = [1, 2, 3].rac_sequence
        #expect(numbers.any { $0 as? Int == 2 })
        #expect(!numbers.any { $0 as? Int == 4 })
        #expect(numbers.all { $0 is Int })
        #expect(!numbers.all { $0 as? Int == 1 })
        #expect(numbers.objectPassingTest { ($0 as? Int ?? 0) > 1 } as? Int == 2)
        #expect(numbers.objectPassingTest { _ in false } == nil)
    }

    @Test("A subclass needs head and tail, and has everything else")
    func isSubclassed() {
        final class Countdown: RACSequence, @unchecked Sendable {  // immutable
            let number: Int
            init(_ number: Int) { self.number = number }
            override var head: Any? { number }
            override var tail: RACSequence? { number > 1 ? Countdown(number - 1) : nil }
        }
        let sequence = Countdown(3)
        #expect(sequence.array.map(text) == ["3", "2", "1"])
        #expect(sequence.map { -($0 as? Int ?? 0) }.array.map(text) == ["-3", "-2", "-1"])
        #expect(sequence == [3, 2, 1].rac_sequence)
    }

    @Test("The blocks of RACSequence itself stop the program")
    func isAbstract() async {
        await #expect(processExitsWith: .failure) { _ = RACSequence().head }
        await #expect(processExitsWith: .failure) { _ = RACSequence().tail }
        await #expect(processExitsWith: .failure) { _ = [1].rac_sequence.flatten().head }
        await #expect(processExitsWith: .failure) { _ = [1].rac_sequence.take(-1) }
        await #expect(processExitsWith: .failure) { _ = [1].rac_sequence.skip(-1) }
    }

    @Test("A description shows what is known, and computes nothing")
    func describes() {
        SignalNames.with(false) {
            let tail = RACSequence.return(2)
            let sequence = RACSequence.sequenceWithHeadBlock({ 1 }, tailBlock: { tail })
            #expect(sequence.description.hasSuffix("{ name = , head = (unresolved), tail = (unresolved) }"))
            _ = sequence.head
            #expect(sequence.description.hasSuffix("{ name = , head = 1, tail = (unresolved) }"))
            _ = sequence.tail
            #expect(sequence.description.hasSuffix("head = 1, tail = \(tail) }"))

            let mapped = [1, 2].rac_sequence.map { $0 }
            #expect(mapped.array.count == 2)
            let ends = mapped.description.components(separatedBy: "head = ").dropFirst().map { $0.prefix(1) }
            #expect(ends == ["1", "2"])
            let endless = RACSequence.sequenceWithHeadBlock({ 1 }, tailBlock: nil)
            #expect(endless.description.contains("RACDynamicSequence"))
        }
    }
}
