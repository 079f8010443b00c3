import Dispatch
import Foundation
import RACCompat
import StreamCore
import Testing

/// Sequences are shared by threads: each value is computed once.
@Suite(.takesTurns) struct SequenceThreadTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let build: @Sendable (@escaping @Sendable (Any?) -> Any?) -> RACSequence
        var testDescription: String { name }
    }

    private static let count = 500

    private static func blocks(_ number: Int, _ note: @escaping @Sendable (Any?) -> Any?) -> RACSequence {
        RACSequence.sequenceWithHeadBlock(
            { note(number) }, tailBlock: { number + 1 < count ? blocks(number + 1, note) : nil })
    }

    static let cases: [Case] = [
        Case(name: "map") { note in (0..<count).map { $0 }.rac_sequence.map { note($0) } },
        Case(name: "blocks") { note in blocks(0, note) },
        Case(name: "flattenMap") { note in
            (0..<count).map { $0 }.rac_sequence.flattenMap { RACSequence.return(note($0)) }
        },
        Case(name: "Swift sequence") { note in (0..<count).lazy.map { note($0) as Any }.rac_sequence },
        Case(name: "concat") { note in
            let numbers = (0..<count).map { $0 }.rac_sequence
            return numbers.take(100).concat(numbers.skip(100)).map { note($0) }
        },
    ]

    @Test("Threads that walk along one sequence see the same values, each computed once", arguments: cases)
    func computesOnce(operation: Case) {
        let calls = Box<[Int: Int]>([:])
        let sequence = operation.build { value in
            calls.mutate { $0[value as? Int ?? -1, default: 0] += 1 }
            return value
        }
        let results = Box<[[Int]]>([])
        onThreads(8) { index in
            var values: [Int] = []
            if index % 2 == 0 {
                for value in sequence { values.append(value as? Int ?? -1) }
            } else {
                var rest: RACSequence? = sequence
                while let value = rest?.head {
                    values.append(value as? Int ?? -1)
                    rest = rest?.tail
                }
            }
            results.mutate { $0.append(values) }
        }
        #expect(results.value == Array(repeating: Array(0..<Self.count), count: 8))
        #expect(calls.value.count == Self.count)
        #expect(calls.value.values.allSatisfy { $0 == 1 })
    }

    @Test("Threads that use one enumerator share its values")
    func sharesEnumerator() {
        nonisolated(unsafe) let enumerator = (0..<1000).rac_sequence.map { $0 }.objectEnumerator
        let values = Box<[Int]>([])
        onThreads(8) { _ in
            while let value = enumerator.next() { values.mutate { $0.append(value as? Int ?? -1) } }
        }
        #expect(values.value.sorted() == Array(0..<1000))
    }

    @Test("A thread that asks for a value that is being computed waits for it")
    func waits() {
        let (isComputing, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let sequence = [1].rac_sequence.concat(.empty()).map { value -> Any? in
            isComputing.signal()
            mayGoOn.wait()
            return value
        }
        let results = Box<[Int]>([])
        let done = DispatchGroup()
        for _ in 0..<3 {
            done.enter()
            Thread {
                let value = sequence.head as? Int ?? -1
                results.mutate { $0.append(value) }
                done.leave()
            }.start()
        }
        #expect(isComputing.wait(timeout: .now() + 600) == .success)
        #expect(results.value.isEmpty)
        mayGoOn.signal()
        #expect(done.wait(timeout: .now() + 600) == .success)
        #expect(results.value == [1, 1, 1])
    }

    @Test("A block may ask for values that have been computed: a sequence may be made of itself")
    func refersToItself() {
        let fibonacci = Box<RACSequence>(.empty())
        fibonacci.value = [0, 1].rac_sequence.concat(
            RACSequence.sequenceWithHeadBlock(
                { 1 },
                tailBlock: {
                    let numbers = fibonacci.value
                    return numbers.skip(2).zipWith(numbers.skip(1)).reduceEach { (left: Int, right: Int) in left + right
                    }
                }))
        #expect(fibonacci.value.take(10).array.compactMap { $0 as? Int } == [0, 1, 1, 2, 3, 5, 8, 13, 21, 34])
        fibonacci.value = .empty()
    }

    @Test("A block that asks for the very value that it computes stops the program, and says so")
    func stopsAtCircles() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            endProcessAfterDeadline("the block")
            let sequence = Box<RACSequence>(.empty())
            sequence.value = RACSequence.sequenceWithHeadBlock({ sequence.value.head }, tailBlock: nil)
            _ = sequence.value.head
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("asked for the very value"))
    }
}
