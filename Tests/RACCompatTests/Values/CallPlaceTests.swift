import Foundation
import RACCompat
import StreamCore
import Testing

/// A value that an operator cannot use often comes long after the call, from another thread: no backtrace leads to the call then.
@Suite("An error that stops a program names the operator, the stream and the line of the call")
struct CallPlaceTests {
    /// Checks the message of a program that stopped, in an exit test of three lines right above the call of this function.
    ///
    /// To the code of an exit test, every line is the one of the macro.
    private func check(
        _ result: ExitTest.Result?, line: Int = #line, _ words: String...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        for words in ["RACCompatTests/CallPlaceTests.swift:\(line - 3): Fatal error: "] + words {
            #expect(message.contains(words), sourceLocation: sourceLocation)
        }
    }

    /// A signal that never completes, and has a name.
    private static func signal(of value: Any?) -> RACSignal {
        let signal = RACSignal.return(value).concat(.never())
        signal.name = "the names"
        return signal
    }

    /// Subscribes where the values come in the call.
    private static func start(_ signal: RACSignal) {
        RACScheduler.scheduler().performAsCurrentScheduler { signal.subscribeNext { _ in } }
    }

    @Test("Operators of booleans") func booleans() async {
        let not = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.start(Self.signal(of: "x").not())
        }
        check(not, "-not of <", "> name: the names needs booleans, and got x, which is of type String.")
        let and = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.start(Self.signal(of: RACTuplePack(true, "x")).and())
        }
        check(and, "-and of <", "needs tuples of booleans, and value 1 of the tuple is x, which is of type String.")
        let or = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.start(Self.signal(of: true).or())
        }
        check(or, "-or of <", "needs tuples of booleans, and got true")
        let choice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.start(RACSignal.if(Self.signal(of: nil), then: .empty(), else: .empty()))
        }
        check(choice, "+if:then:else: of RACSignal needs booleans, and got nil.")
    }

    @Test("Operators of signals and events") func signals() async {
        let flatten = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.start(Self.signal(of: 1).flatten())
        }
        check(flatten, "-flatten of <", "> name: the names needs signals as values, and got 1, which is of type Int.")
        let limited = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.start(Self.signal(of: 1).flatten(2))
        }
        check(limited, "-flatten: of <", "needs signals as values")
        let concat = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.start(Self.signal(of: 1).concat())
        }
        check(concat, "-concat of <", "needs signals as values")
        let latest = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.start(Self.signal(of: 1).switchToLatest())
        }
        check(latest, "-switchToLatest of <", "needs signals as values")
        let events = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.start(Self.signal(of: 1).dematerialize())
        }
        check(events, "-dematerialize of <", "needs RACEvents, and got 1")
        let groups = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.start(Self.signal(of: 1).groupBy { _ in nil })
        }
        check(groups, "-groupBy: of <", "needs a key that is not nil, also for 1")
        let sequences = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = RACSequence.return(1).flatten().array
        }
        check(sequences, "-flatten of <", "needs sequences as values, and got 1")
    }

    @Test("Blocks of the values of tuples") func reductions() async {
        let parameter = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.start(RACSignal.combineLatest([Self.signal(of: "x")]) { (count: Int) in count })
        }
        check(parameter, "+combineLatest:reduce: of RACSignal: parameter 0 of the block is Int, and the value is x")
        let count = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.start(RACSignal.zip([Self.signal(of: 1)]) { (a: Int, b: Int) in a + b })
        }
        check(count, "+zip:reduce: of RACSignal has a block of 2 parameters, and a tuple of 1 values.")
        let each = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.start(Self.signal(of: RACTuplePack("x")).reduceEach { (a: Int) in a })
        }
        check(each, "-reduceEach: of <", "> name: the names: parameter 0 of the block is Int")
        let tuple = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.start(Self.signal(of: 1).reduceEach { (a: Int) in a })
        }
        check(tuple, "-reduceEach: of <", "needs tuples as values, and got 1")
        let block = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Self.start(Self.signal(of: RACTuplePack("x", 1)).reduceApply())
        }
        check(block, "-reduceApply of <", "needs tuples whose value 0 is a block of type ([Any?]) -> Any?")
        let sequence = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = RACSequence.return(RACTuplePack("x")).reduceEach { (a: Int) in a }.array
        }
        check(sequence, "-reduceEach: of <", "parameter 0 of the block is Int")
        let stream = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let sequences: [RACStream] = [RACSequence.return("x")]
            _ = (RACStream.zip(sequences) { (a: Int) in a } as? RACSequence)?.array
        }
        check(stream, line: #line - 1, "+zip:reduce: of RACStream: parameter 0 of the block is Int")
    }

    @Test("Properties that are set") func properties() async {
        let binding = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            RACScheduler.scheduler().performAsCurrentScheduler {
                let settings = Settings()
                Self.signal(of: "x").setKeyPath(\Settings.count, onObject: settings)
            }
        }
        let words = ["-setKeyPath:onObject:nilValue: of <", "> name: the names: ", "Settings needs a Int, and got x"]
        check(binding, line: #line - 4, words[0], words[1], words[2])
        let terminal = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            RACScheduler.scheduler().performAsCurrentScheduler {
                let channel = RACChannel()
                let property = channel.followingTerminal.property(initial: 1)
                withExtendedLifetime(property) { channel.leadingTerminal.sendNext("x") }
            }
        }
        check(terminal, line: #line - 4, "property(initial:) of <", ": a property of Int was sent x")
        let subject = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subject = RACBehaviorSubject(defaultValue: 1)
            let property = try subject.property(of: Int.self)
            withExtendedLifetime(property) { subject.sendNext("x") }
        }
        check(subject, line: #line - 2, "property(of:) of RACBehaviorSubject: a property of Int was sent x")
    }

    /// A property that is bound.
    private final class Settings: Sendable {
        let stored = Guarded(0)
        var count: Int {
            get { stored.read() }
            set { stored.exchange(newValue) }
        }
    }
}
