import RACCompat
import StreamCore
import Testing

/// Sequences, Swift sequences and producers.
@Suite struct SequenceBridgeTests {
    @Test("A Swift sequence is gone along once, and as far as is asked for")
    func goesAlongOnce() {
        var made = 0
        let sequence = sequence(state: 0) { (state: inout Int) -> Int? in
            made += 1
            state += 1
            return state
        }.rac_sequence
        #expect(made == 0)
        #expect(sequence.take(3).array.compactMap { $0 as? Int } == [1, 2, 3])
        #expect(sequence.tail?.tail?.head as? Int == 3)
        #expect(made <= 4)
    }

    @Test("Nil in a Swift sequence is NSNull, an optional is its value")
    func unwraps() {
        let optionals: [Int?] = [1, nil]
        #expect(optionals.rac_sequence.array.map(text) == ["1", "<null>"])
        #expect(AnySequence(optionals).rac_sequence.array.map(text) == ["1", "<null>"])
        #expect((optionals as [Any]).rac_sequence.array.map(text) == ["1", "<null>"])
        #expect(["k": Int?.none].rac_valueSequence.array.map(text) == ["<null>"])
    }

    @Test("The Swift sequence of a sequence is itself, and so is its rac_sequence")
    func isItself() {
        let sequence = [1, 2].rac_sequence
        #expect(sequence.rac_sequence === sequence)
        #expect((sequence as any Sequence as? RACSequence) === sequence)
        #expect(Array(sequence).compactMap { $0 as? Int } == [1, 2])
    }

    @Test("A producer sends the values at every start, which are computed once")
    func produces() {
        var calls = 0
        let producer = [1, 2].rac_sequence.map { value -> Any? in
            calls += 1
            return value
        }.producer
        var events: [String] = []
        for _ in 0..<2 {
            producer.start(.init(value: { events.append(text($0)) }, completed: { events.append("completed") }))
        }
        #expect(events == ["1", "2", "completed", "1", "2", "completed"])
        #expect(calls == 2)
    }

    @Test("A producer of typed values fails at one of another type")
    func isTyped() {
        var events: [String] = []
        (["a", 1] as [Any]).rac_sequence.producer(of: String.self)
            .start(.init(value: { events.append($0) }, failed: { events.append("\($0)") }))
        #expect(events == ["a", "The dynamic stream sent a value of type Int where String was expected."])
    }

    @Test("Interrupting a producer of an endless sequence ends its walk")
    func isInterrupted() {
        var last = -1
        (0...).rac_sequence.producer.take(first: 3).startWithValues { last = $0 as? Int ?? -1 }
        #expect(last == 2)
    }
}
