import StreamCore
import StreamTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(40)), .takesTurns) struct AsyncValuesTests {
    private let pipe = Signal<Int, TestFailure>.pipe()

    @Test("Values come in order, those that wait and those that are waited for", arguments: Face.allCases)
    func deliversInOrder(face: Face) async {
        let consumer = Consumer(face.values(of: pipe.output))
        pipe.input.send(value: 1)
        pipe.input.send(value: 2)
        await consumer.comes(to: "1 2")
        pipe.input.send(value: 3)
        pipe.input.send(value: 4)
        await consumer.comes(to: "1 2 3 4")
        pipe.input.send(value: 5)
        pipe.input.sendCompleted()
        await consumer.comes(to: "1 2 3 4 5 nil")
    }

    @Test("Values of a stream that cannot fail are iterated without try")
    func needsNoTry() async {
        var sum = 0
        for await value in SignalProducer([1, 2, 3]).values { sum += value }
        #expect(sum == 6)
    }

    @Test("A failure is thrown with its type, after the values that wait, and once", arguments: Face.allCases)
    func throwsAfterValues(face: Face) async throws {
        var iterator = face.values(of: pipe.output).makeAsyncIterator()
        pipe.input.send(value: 1)
        pipe.input.send(error: .second)
        do throws(TestFailure) {
            #expect(try await iterator.next() == 1)
            _ = try await iterator.next()
            Issue.record("It did not throw.")
        } catch {
            #expect(error == .second)
        }
        #expect(try await iterator.next() == nil)
    }

    @Test("A failure, completion or interruption wakes the task that waits", arguments: Face.allCases)
    func endWakes(face: Face) async {
        let ends: [(String, (Signal<Int, TestFailure>.Observer) -> Void)] = [
            ("thrown(first)", { $0.send(error: .first) }), ("nil", { $0.sendCompleted() }),
            ("nil", { $0.sendInterrupted() }),
        ]
        for (history, end) in ends {
            let (signal, input) = Signal<Int, TestFailure>.pipe()
            let consumer = Consumer(face.values(of: signal))
            await consumer.begins()
            end(input)
            await consumer.comes(to: history)
        }
    }

    @Test("Interruption ends the sequence after the values that wait", arguments: Face.allCases)
    func interruptionEnds(face: Face) async {
        let consumer = Consumer(face.values(of: pipe.output))
        pipe.input.send(value: 1)
        pipe.input.sendInterrupted()
        await consumer.comes(to: "1 nil")
        let late = Consumer(face.values(of: pipe.output))
        await late.comes(to: "nil")
    }

    @Test("A signal's values are kept from the making of the iterator on")
    func startsWithIterator() async throws {
        let values = pipe.output.values
        pipe.input.send(value: 1)
        var iterator = values.makeAsyncIterator()
        pipe.input.send(value: 2)
        #expect(try await iterator.next() == 2)
    }

    @Test("Every iterator starts the producer, and gets everything")
    func startsAnew() async throws {
        let starts = Counter()
        let values = SignalProducer<Int, TestFailure> { observer, _ in
            observer.send(value: starts.increment())
            observer.sendCompleted()
        }.values
        #expect(starts.value == 0)
        var first = values.makeAsyncIterator()
        var second = values.makeAsyncIterator()
        #expect(starts.value == 2)
        #expect(try await second.next() == 2)
        #expect(try await first.next() == 1)
        #expect(try await first.next() == nil)
        #expect(try await second.next() == nil)
    }

    @Test("Copies of an iterator share its start")
    func copiesShare() async throws {
        var iterator = SignalProducer<Int, TestFailure>([1, 2]).values.makeAsyncIterator()
        var copy = iterator
        #expect(try await iterator.next() == 1)
        #expect(try await copy.next() == 2)
    }

    @Test("Leaving the loop disposes of the start")
    func leavingDisposes() async throws {
        let recorder = Recorder()
        let endless = SignalProducer<Int, TestFailure> { observer, lifetime in
            lifetime.observeEnded { withExtendedLifetime(observer) { recorder.note("disposed") } }
            observer.send(value: 1)
            observer.send(value: 2)
        }
        for try await value in endless.values {
            recorder.note("\(value)")
            break
        }
        #expect(recorder.history == "1 disposed")
    }

    @Test("Sends from the loop that iterates come later, in order", arguments: Face.allCases)
    func mayBeSentToFromLoop(face: Face) async {
        let input = pipe.input
        let consumer = Consumer(face.values(of: pipe.output)) { value in
            if value < 3 {
                input.send(value: value + 1)
                input.send(value: 10 * value)
            } else if value == 20 {
                input.sendCompleted()
            }
        }
        input.send(value: 1)
        // 10 is no less than 3, and so nothing follows from it.
        await consumer.comes(to: "1 2 10 3 20 nil")
    }

    @Test("A million values that were sent at once are taken in constant stack")
    func takesMany() async {
        let count = many(1_000_000)
        var sum = 0
        for await value in SignalProducer(1...count).values { sum += value }
        #expect(sum == count * (count + 1) / 2)
    }

    @Test("Values of two threads all arrive, those of each in order")
    func mergesThreads() async throws {
        let count = many(100_000)
        let values = pipe.output.values
        var iterator = values.makeAsyncIterator()
        let input = pipe.input
        let senders = Task.detached {
            onThreads(2) { index in
                for number in 0..<count { input.send(value: 2 * number + index) }
            }
            input.sendCompleted()
        }
        var next = [0, 1]
        while let value = try await iterator.next() {
            guard value == next[value & 1] else {
                Issue.record("\(value) came where \(next[value & 1]) was due.")
                break
            }
            next[value & 1] += 2
        }
        #expect(next == [2 * count, 2 * count + 1])
        await senders.value
    }

    @Test("Two calls of next() at once stop the program with a message")
    func refusesTwoAtOnce() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let iterator = SignalProducer<Int, Never>.never.values.makeAsyncIterator()
            let shared = UncheckedBox(iterator)
            let first = Task {
                var iterator = shared.content
                return await iterator.next()
            }
            await Task.yield()
            var iteratorHere = iterator
            _ = await iteratorHere.next()
            _ = await first.value
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("An iterator of values is for one task at a time"))
    }
}
