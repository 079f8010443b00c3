import Foundation
import RACCompat
import Testing

/// What holds of every kind of sequence.
@Suite(.takesTurns) struct SequenceKindTests {
    @Test("for … in goes over the values", arguments: SequenceKind.all)
    func enumerates(kind: SequenceKind) {
        var values: [Any] = []
        for value in kind.sequence { values.append(value) }
        #expect(areEqual(values, kind.values))
    }

    @Test("array has the values, however often it is asked for", arguments: SequenceKind.all)
    func hasArray(kind: SequenceKind) {
        let sequence = kind.sequence
        #expect(areEqual(sequence.array, kind.values))
        #expect(areEqual(sequence.array, kind.values))
    }

    @Test("Heads and tails go over the values, however often they are asked for", arguments: SequenceKind.all)
    func hasHeadsAndTails(kind: SequenceKind) {
        let sequence = kind.sequence
        for _ in 1...2 {
            var values: [Any] = []
            var rest: RACSequence? = sequence
            while let current = rest, let value = current.head {
                values.append(value)
                rest = current.tail
            }
            #expect(areEqual(values, kind.values))
        }
    }

    @Test("The enumerator goes over the values, and stays at the end", arguments: SequenceKind.all)
    func hasEnumerator(kind: SequenceKind) {
        let enumerator = kind.sequence.objectEnumerator
        #expect(areEqual(kind.values.compactMap { _ in enumerator.next() }, kind.values))
        #expect(enumerator.next() == nil)
        #expect(enumerator.next() == nil)
    }

    @Test("The signal on the immediate scheduler sends the values", arguments: SequenceKind.all)
    func hasSignal(kind: SequenceKind) {
        var values: [Any] = []
        var completions = 0
        inVirtualTime { _ in
            kind.sequence.signalWithScheduler(.immediateScheduler())
                .subscribeNext({ values.append($0 as Any) }, completed: { completions += 1 })
        }
        #expect(areEqual(values, kind.values))
        #expect(completions == 1)
    }

    @Test("The signal on a background scheduler sends the values", arguments: SequenceKind.all)
    func hasBackgroundSignal(kind: SequenceKind) {
        let values = withDeadline("the signal") { kind.sequence.signal().toArray() }
        #expect(areEqual((values ?? nil) ?? [], kind.values))
    }

    @Test("The signal sends one value in each block of the scheduler", arguments: SequenceKind.all)
    func sendsOneValueAtATime(kind: SequenceKind) {
        var count = 0
        inVirtualTime { scheduler in
            kind.sequence.signalWithScheduler(scheduler).subscribeNext { _ in count += 1 }
            for step in kind.values.indices {
                scheduler.step()
                #expect(count == step + 1)
            }
        }
    }

    @Test("A sequence equals itself, and one of the same values made otherwise, both ways", arguments: SequenceKind.all)
    func equals(kind: SequenceKind) {
        let sequence = kind.sequence
        let other = kind.values.reduce(RACSequence.empty()) { $0.concat(.return($1)) }
        #expect(sequence == sequence)
        #expect(sequence == other)
        #expect(other == sequence)
        #expect(sequence.hashValue == other.hashValue)
        #expect(isEqual(sequence, other))
    }

    @Test("A sequence differs from one with another value more, less, or at the beginning", arguments: SequenceKind.all)
    func differs(kind: SequenceKind) {
        let sequence = kind.sequence
        #expect(sequence != sequence.concat(.return("more")))
        #expect(sequence != sequence.startWith("more"))
        #expect(kind.values.isEmpty || sequence != sequence.take(kind.values.count - 1))
    }

    @Test("A copy is the very same object, and so is a lazy sequence's lazy sequence", arguments: SequenceKind.all)
    func copies(kind: SequenceKind) {
        let sequence = kind.sequence
        #expect(sequence.copy() === sequence)
        let lazy = sequence.lazySequence
        #expect(lazy == sequence)
        #expect(lazy.lazySequence === lazy)
    }

    @Test("Folding from the right rebuilds the sequence", arguments: SequenceKind.all)
    func foldsRight(kind: SequenceKind) {
        let sequence = kind.sequence
        let rebuilt = sequence.foldRightWithStart(RACSequence.empty()) { first, rest in
            (rest.head as? RACSequence)?.startWith(first)
        }
        #expect(rebuilt as? RACSequence == sequence)
    }

    @Test("Folding from the left rebuilds the sequence", arguments: SequenceKind.all)
    func foldsLeft(kind: SequenceKind) {
        let sequence = kind.sequence
        let rebuilt = sequence.foldLeftWithStart(RACSequence.empty()) { running, value in
            (running as? RACSequence)?.concat(.return(value))
        }
        #expect(rebuilt as? RACSequence == sequence)
    }

    @Test(
        "An archive gives an equal sequence",
        arguments: SequenceKind.all)
    func isArchived(kind: SequenceKind) throws {
        let sequence = kind.sequence
        let data = try JSONEncoder().encode(sequence)
        #expect(try JSONDecoder().decode(RACSequence.self, from: data) == sequence)
    }

    @Test("An eager sequence has the values, and computes nothing any more", arguments: SequenceKind.all)
    func isEager(kind: SequenceKind) {
        let sequence = kind.sequence.eagerSequence
        #expect(areEqual(sequence.array, kind.values))
        #expect(sequence.eagerSequence === sequence)
        var calls = 0
        let mapped = sequence.map { value -> Any? in
            calls += 1
            return value
        }
        #expect(calls == kind.values.count)
        #expect(mapped == sequence)
    }

    @Test("Operators of lazy sequences compute nothing before they are asked", arguments: SequenceKind.all)
    func isLazy(kind: SequenceKind) {
        let sequence = kind.sequence.startWith(0).lazySequence
        var calls = 0
        let mapped = sequence.map { value -> Any? in
            calls += 1
            return value
        }
        #expect(calls == 0)
        #expect(mapped.head as? Int == 0)
        #expect(calls == 1)
        #expect(mapped.array.count == kind.values.count + 1)
        #expect(mapped.array.count == kind.values.count + 1)
        #expect(calls == kind.values.count + 1)
    }
}
