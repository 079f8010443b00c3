import RACCompat
import StreamCore
import StreamTesting
import Testing

/// A failure keeps the evidence of its cause: inputs, seeds and all failing recorders.
@Suite struct EvidenceTests {
    @Test("A difference that a second run does not show keeps its input")
    func vanishing() throws {
        let runs = WrongOperators.State(0)
        let failure = #expect(throws: StreamTestFailure.self) {
            try compare(
                random: 10, seed: 4, inputs: [RandomInput("a", values: "a", canFail: false)], disposes: false,
                legacy: { world in try world.input("a").producer },
                ported: { world in
                    runs.content += 1
                    let isFirst = runs.content == 1
                    return try world.input("a").producer.filter { _ in !isFirst }
                })
        }
        let details = try #require(failure).details
        #expect(details.contains("A second run with the same input did not differ. The input: a: \""))
        #expect(details.contains("Repeat it with compare(random: 10, seed: 4, …)."))
    }

    @Test("A program that stops in a run leaves the seed and the input")
    func traps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try compare(
                random: 10, seed: 4, inputs: ["a"], legacy: { world in try world.input("a").producer },
                ported: { world in
                    try world.input("a").producer.map { value in
                        if value == "b" { fatalError("no b") }
                        return value
                    }
                })
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("no b"))
        #expect(text.contains("The program stopped in a run of compare(random: 10, seed: 4, …), with a: \""))
    }

    @Test("Of several failing recorders all are shown")
    func several() {
        expectFailure(
            """
            first: no check asked about the value 1 at 0 s.
              time      0 s
              recorded  1
              second: no check asked about the value 2 at 0 s, completion at 0 s.
              time      0 s
              recorded  (2 |)
            """
        ) {
            try withVirtualWorld { world in
                _ = world.record(RACSignal.return(1).concat(.never()), named: "first")
                _ = world.record(RACSignal.return(2), named: "second")
                let third = world.record(RACSignal.return(3), named: "third")
                try third.expect("(3|)")
            }
        }
    }

    @Test("A look at the history of a recorder leaves its events to the checks")
    func looks() throws {
        try withVirtualWorld { world in
            let results = world.record(RACSignal.return(1))
            #expect(results.history == "1 completed")
            try results.expectNext(1).expectCompleted()
        }
        try withVirtualWorld { world in
            let results = world.record(try world.hot("-ab|").racSignal)
            world.advance(by: 2)
            #expect(results.history == "a b")
            try results.expect("-ab|")
        }
    }
}
