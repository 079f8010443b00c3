import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

/// Comparisons of a dynamic stream with its typed rewrite.
@Suite struct CompareTests {
    @Test("Streams that do the same agree")
    func agreement() throws {
        try compare(
            inputs: ["text": "-a-b-(cd)|", "cancel": "---x"],
            legacy: { world in
                let cancel = try world.input("cancel").racSignal
                return try world.input("text").racSignal.map { ($0 as? String)?.uppercased() }.takeUntil(cancel)
            },
            ported: { world in
                let cancel = try world.input("cancel").values.map { _ in }
                return try world.input("text").producer.map { $0.uppercased() }.take(until: cancel)
            })
    }

    @Test("Random inputs show a difference, in the smallest input that has it, and how to see it again")
    func random() {
        expectFailure(
            """
            legacy and ported differ with input 1 of 1000: the value c at 2 s came 2 s too late.
              time    0 s    2 s
              text    (c |)  -
              legacy  (c |)  -
              ported  -      (c |)
                      ^
              The smallest input that differs: text: "(c|)".
              Repeat it with compare(random: 1000, seed: 1, …).
            """
        ) {
            try compare(
                random: 1_000, seed: 1, inputs: ["text"], disposes: false,
                legacy: { world in try world.input("text").racSignal.throttle(2) },
                ported: { world in
                    try world.input("text").producer.debounce(2, on: world.scheduler, discardWhenCompleted: false)
                })
        }
    }

    @Test("Clean-up comes in the wrong order")
    func cleanUpOrder() {
        expectFailure(
            """
            legacy and ported differ: clean-up 1 was expected to be of a at 1 s, and was of b at 1 s.
              time    1 s
              a       |
              b       |
              legacy  (| -a -b)
              ported  (| -b -a)
                      ^
            """
        ) {
            try compare(
                inputs: ["a": "-|", "b": "-|"], cleanUp: true, ignoring: [],
                legacy: { world in try world.input("a").producer.merge(with: world.input("b").producer) },
                ported: { world in
                    let second = try world.input("b").producer
                    return try second.merge(with: world.input("a").producer)
                })
        }
    }

    @Test("Clean-up is compared between the layers without the place of the end, which always differs")
    func laterCleanUp() throws {
        func dynamic(_ world: VirtualWorld) throws -> RACSignal { try world.input("a").racSignal.map { $0 } }
        func typed(_ world: VirtualWorld) throws -> SignalProducer<String, any Error> {
            try world.input("a").producer.map { $0 }
        }
        for ignored in [[], [.laterCleanUp]] as [Set<KnownDifference>] {
            try compare(inputs: ["a": "-ab|"], cleanUp: true, ignoring: ignored, legacy: dynamic, ported: typed)
        }
        // Inside of one layer it is compared.
        expectFailure(
            """
            legacy and ported differ: clean-up 1 was expected to be of the end of the stream at 3 s, and was of a at 3 s.
              time    1 s  2 s  3 s
              a       a    b    |
              legacy  a    b    (| -a)
              ported  a    b    (| -a)
                                ^
            """
        ) {
            try compare(
                inputs: ["a": "-ab|"], cleanUp: true, legacy: typed, ported: { try dynamic($0).producer })
        }
    }

    @Test("A difference that is ignored and does not occur is a failure")
    func notNeeded() {
        expectFailure("ignoring: empty-interrupts was not needed for these inputs; leave it out.") {
            try compare(
                inputs: ["a": "-ab|"], ignoring: [.emptyInterrupts],
                legacy: { world in try world.input("a").racSignal },
                ported: { world in try world.input("a").producer })
        }
    }

    @Test("A difference that is ignored and rarely occurs gets the random inputs that it needs, 20,000 at most")
    func rarelyNeeded() throws {
        /// Interrupts in the place of completion after certain values.
        func compareEnds(after rare: String) throws {
            try compare(
                random: 10, seed: 1, inputs: [RandomInput("a", canFail: false, limit: 4)], disposes: false,
                ignoring: [.emptyInterrupts], legacy: { world in try world.input("a").producer },
                ported: { world in
                    WrongOperators.operation(try world.input("a").producer, "") { event, values, observer in
                        if case .value(let value) = event { values += value }
                        if case .completed = event, values == rare { return observer.sendInterrupted() }
                        observer.send(event)
                    }
                })
        }
        try compareEnds(after: "dcb")
        expectFailure(
            "ignoring: empty-interrupts was not needed for 20000 inputs from seed 1; leave it out."
        ) { try compareEnds(after: "e") }
    }

    @Test("sample of the dynamic layer completes with either stream, sample(on:) with both")
    func laterSampleEnd() throws {
        func legacy(_ world: VirtualWorld) throws -> RACSignal {
            try world.input("text").racSignal.sample(try world.input("ticks").racSignal)
        }
        func ported(_ world: VirtualWorld) throws -> SignalProducer<String, any Error> {
            try world.input("text").producer.sample(on: try world.input("ticks").values.map { _ in })
        }
        try compare(
            random: 1_000, seed: 3, inputs: ["text", RandomInput("ticks", canFail: false)], disposes: false,
            ignoring: [.laterSampleEnd], legacy: legacy, ported: ported)
        expectFailure("ignoring: later-sample-end was not needed for these inputs; leave it out.") {
            try compare(
                inputs: ["text": "-ab-c", "ticks": "--x-x"], ignoring: [.laterSampleEnd], legacy: legacy, ported: ported
            )
        }
    }

    @Test("A later end of sample lets nothing pass but what follows the end")
    func laterSampleEndAlone() {
        expectFailure(
            """
            legacy and ported differ: expected the value a at 1 s, and got the value b at 2 s.
              time    1 s  2 s  3 s
              text    a    b    |
              legacy  a    b    |
              ported  -    b    |
                      ^
            """
        ) {
            try compare(
                inputs: ["text": "-ab|"], ignoring: [.laterSampleEnd],
                legacy: { world in try world.input("text").racSignal },
                ported: { world in try world.input("text").producer.filter { $0 != "a" } })
        }
    }

    @Test("An input has another name")
    func unknownInput() {
        expectFailure("No input is called text; there are a, b.") {
            try compare(
                inputs: ["a": "-", "b": "-"], legacy: { world in try world.input("text") },
                ported: { world in try world.input("a") })
        }
    }

    @Test("A difference that is ignored has to occur")
    func ignoring() throws {
        try compare(
            random: 1_000, seed: 1, inputs: ["text"], disposes: false, ignoring: [.heldUntilDue],
            legacy: { world in try world.input("text").racSignal.throttle(2) },
            ported: { world in
                try world.input("text").producer.debounce(2, on: world.scheduler, discardWhenCompleted: false)
            })
    }

    @Test("Chains of ten operators agree on 1,000 inputs")
    func tenOperators() throws {
        try compare(
            random: 1_000, seed: 5,
            inputs: [RandomInput("numbers", of: Int.self), RandomInput("stop", canFail: false)],
            ignoring: [.disposalInterrupts],
            legacy: { world in
                let stop = try world.input("stop").racSignal
                return try world.input("numbers", as: Int.self).racSignal
                    .map { ($0 as? Int ?? 0) * 2 }
                    .filter { ($0 as? Int ?? 0) > 2 }
                    .distinctUntilChanged()
                    .scanWithStart(0) { ($0 as? Int ?? 0) + ($1 as? Int ?? 0) }
                    .startWith(0)
                    .skip(1)
                    .take(6)
                    .delay(2)
                    .takeUntil(stop)
                    .map { "\($0 ?? "nil")" }
            },
            ported: { world in
                let stop = try world.input("stop").values.map { _ in }
                return try world.input("numbers", as: Int.self).producer
                    .map { $0 * 2 }
                    .filter { $0 > 2 }
                    .skipRepeats()
                    .scan(0, +)
                    .prefix(value: 0)
                    .skip(first: 1)
                    .take(first: 6)
                    .delay(2, on: world.scheduler)
                    .take(until: stop)
                    .map { "\($0)" }
            })
    }
}
