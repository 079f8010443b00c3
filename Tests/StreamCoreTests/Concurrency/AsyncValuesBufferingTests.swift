import StreamCore
import StreamTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(40))) struct AsyncValuesBufferingTests {
    private let pipe = Signal<Int, TestFailure>.pipe()
    private let drops = DropCounter()

    private func consumer(_ face: Face, whenFull: BufferingPolicy<TestFailure>.Overflow) -> Consumer<Int, TestFailure> {
        Consumer(face.values(of: pipe.output, buffering: .bounded(2, whenFull: whenFull, counting: drops)))
    }

    @Test("The oldest values are dropped, and counted", arguments: Face.allCases)
    func dropsOldest(face: Face) async {
        let consumer = consumer(face, whenFull: .dropOldest)
        for value in 1...5 { pipe.input.send(value: value) }
        pipe.input.sendCompleted()
        await consumer.comes(to: "4 5 nil")
        #expect(drops.count == 3)
    }

    @Test("The newest values are dropped, and counted", arguments: Face.allCases)
    func dropsNewest(face: Face) async {
        let consumer = consumer(face, whenFull: .dropNewest)
        for value in 1...5 { pipe.input.send(value: value) }
        pipe.input.send(error: .first)
        await consumer.comes(to: "1 2 thrown(first)")
        #expect(drops.count == 3)
    }

    @Test("A policy that fails throws after the values that were kept; the start is over at once")
    func fails() async {
        let recorder = Recorder()
        let producer = SignalProducer<Int, TestFailure> { observer, lifetime in
            lifetime.observeEnded { recorder.note("released") }
            for value in 1...4 { observer.send(value: value) }
            recorder.note(lifetime.hasEnded ? "over" : "going on")
            observer.sendCompleted()
        }
        let values = producer.values(buffering: .bounded(2, whenFull: .fail(.second), counting: drops))
        let consumer = Consumer(values, into: recorder)
        await consumer.comes(to: "released over 1 2 thrown(second)")
        #expect(drops.count == 1)
    }

    @Test("A value for which a task waits takes no room", arguments: Face.allCases)
    func waitedForTakesNoRoom(face: Face) async {
        let consumer = consumer(face, whenFull: .dropNewest)
        await consumer.begins()
        for value in 1...4 { pipe.input.send(value: value) }
        await consumer.comes(to: "1 2 3")
        #expect(drops.count == 1)
    }

    @Test("Of a fast producer on another thread, what is kept comes in order and the rest is counted")
    func keepsUpWithThread() async throws {
        let count = many(200_000)
        let input = pipe.input
        var iterator = pipe.output
            .values(buffering: .bounded(16, whenFull: .dropOldest, counting: drops)).makeAsyncIterator()
        let sender = Task.detached {
            for value in 1...count { input.send(value: value) }
            input.sendCompleted()
        }
        var (last, taken) = (0, 0)
        while let value = try await iterator.next() {
            #expect(value > last)
            last = value
            taken += 1
        }
        await sender.value
        #expect(last == count)
        #expect(taken + drops.count == count)
    }
}
