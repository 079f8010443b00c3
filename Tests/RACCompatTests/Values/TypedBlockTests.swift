import Foundation
import RACCompat
import StreamTesting
import Testing

/// A form whose block names the types of its parameters, as Objective-C blocks did.
struct TypedSignalForm: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let expected: String
    let build: @Sendable (RACSignal) -> RACSignal

    init(_ name: String, _ expected: String, _ build: @escaping @Sendable (RACSignal) -> RACSignal) {
        testDescription = name
        self.expected = expected
        self.build = build
    }
}

/// The same for sequences.
struct TypedSequenceForm: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let expected: String
    let build: @Sendable (RACSequence) -> Any?

    init(_ name: String, _ expected: String, _ build: @escaping @Sendable (RACSequence) -> Any?) {
        testDescription = name
        self.expected = expected
        self.build = build
    }
}

@Suite("Blocks with typed parameters") struct TypedBlockTests {
    private static let signalForms = [
        TypedSignalForm("-map:", "2 4 6 completed") { $0.map { (number: Int) in number * 2 } },
        TypedSignalForm("-filter:", "2 3 completed") { $0.filter { (number: Int) in number > 1 } },
        TypedSignalForm("-flattenMap:", "1 1 2 2 3 3 completed") { signal in
            signal.flattenMap { (number: Int) in RACSignal.return(number).concat(.return(number)) }
        },
        TypedSignalForm("-bind:", "1 2 completed") { signal in
            signal.bind {
                { (number: Int, stop: inout Bool) in
                    stop = number == 2
                    return .return(number)
                }
            }
        },
        TypedSignalForm("-scanWithStart:reduce:", "1 3 6 completed") { signal in
            signal.scanWithStart(0) { (sum: Int, number: Int) in sum + number }
        },
        TypedSignalForm("-scanWithStart:reduceWithIndex:", "0 2 8 completed") { signal in
            signal.scanWithStart(0) { (sum: Int, number: Int, index: Int) in sum + number * index }
        },
        TypedSignalForm("-aggregateWithStart:reduce:", "6 completed") { signal in
            signal.aggregateWithStart(0) { (sum: Int, number: Int) in sum + number }
        },
        TypedSignalForm("-aggregateWithStart:reduceWithIndex:", "8 completed") { signal in
            signal.aggregateWithStart(0) { (sum: Int, number: Int, index: Int) in sum + number * index }
        },
        TypedSignalForm("-aggregateWithStartFactory:reduce:", "6 completed") { signal in
            signal.aggregateWithStartFactory({ 0 }) { (sum: Int, number: Int) in sum + number }
        },
        TypedSignalForm("-combinePreviousWithStart:reduce:", "1 1 1 completed") { signal in
            signal.combinePreviousWithStart(0) { (previous: Int, current: Int) in current - previous }
        },
        TypedSignalForm("-takeUntilBlock:", "1 completed") { $0.takeUntilBlock { (number: Int) in number == 2 } },
        TypedSignalForm("-takeWhileBlock:", "1 completed") { $0.takeWhileBlock { (number: Int) in number < 2 } },
        TypedSignalForm("-skipUntilBlock:", "2 3 completed") { $0.skipUntilBlock { (number: Int) in number == 2 } },
        TypedSignalForm("-skipWhileBlock:", "2 3 completed") { $0.skipWhileBlock { (number: Int) in number < 2 } },
        TypedSignalForm("-throttle:valuesPassingTest:", "2 3 completed") { signal in
            signal.throttle(1) { (number: Int) in number != 2 }
        },
        TypedSignalForm("-groupBy:", "1 2 3 completed") { $0.groupBy { (number: Int) in number % 2 }.flatten() },
        TypedSignalForm("-groupBy:transform:", "one two three completed") { signal in
            let names = ["one", "two", "three"]
            return signal.groupBy({ (number: Int) in number % 2 }, transform: { (number: Int) in names[number - 1] })
                .flatten()
        },
        TypedSignalForm("-any:", "true completed") { $0.any { (number: Int) in number == 2 } },
        TypedSignalForm("-all:", "false completed") { $0.all { (number: Int) in number == 2 } },
        TypedSignalForm("-try:", "1 failed(second)") { signal in
            signal.try { (number: Int) in
                if number == 2 { throw TestFailure.second }
                return true
            }
        },
        TypedSignalForm("-tryMap:", "10 failed(second)") { signal in
            signal.tryMap { (number: Int) in
                if number == 2 { throw TestFailure.second }
                return number * 10
            }
        },
        TypedSignalForm("-catch:", "1 2 3 second completed") { signal in
            signal.concat(.error(TestFailure.second)).catch { (error: TestFailure) in .return(error) }
        },
        TypedSignalForm("-reduceEach:", "2 4 6 completed") { signal in
            signal.map { (number: Int) in RACTuplePack(number, NSNumber(value: number)) }
                .reduceEach { (first: Double, second: Int) in Int(first) + second }
        },
    ]

    @Test("The values reach the block as the types that it names", arguments: signalForms)
    func signalBlocks(form: TypedSignalForm) {
        #expect(events(of: form.build(sending(1, 2, 3))).joined(separator: " ") == form.expected)
    }

    private static let sequenceForms = [
        TypedSequenceForm("-map:", "[2, 4, 6]") { $0.map { (number: Int) in number * 2 }.array },
        TypedSequenceForm("-filter:", "[2, 3]") { $0.filter { (number: Int) in number > 1 }.array },
        TypedSequenceForm("-flattenMap:", "[1, 2, 3]") { $0.flattenMap { (number: Int) in .return(number) }.array },
        TypedSequenceForm("-bind:", "[1, 2]") { sequence in
            sequence.bind {
                { (number: Int, stop: inout Bool) in
                    stop = number == 2
                    return .return(number)
                }
            }.array
        },
        TypedSequenceForm("-scanWithStart:reduce:", "[1, 3, 6]") { sequence in
            sequence.scanWithStart(0) { (sum: Int, number: Int) in sum + number }.array
        },
        TypedSequenceForm("-scanWithStart:reduceWithIndex:", "[0, 2, 8]") { sequence in
            sequence.scanWithStart(0) { (sum: Int, number: Int, index: Int) in sum + number * index }.array
        },
        TypedSequenceForm("-combinePreviousWithStart:reduce:", "[1, 1, 1]") { sequence in
            sequence.combinePreviousWithStart(0) { (previous: Int, current: Int) in current - previous }.array
        },
        TypedSequenceForm("-takeUntilBlock:", "[1]") { $0.takeUntilBlock { (number: Int) in number == 2 }.array },
        TypedSequenceForm("-takeWhileBlock:", "[1]") { $0.takeWhileBlock { (number: Int) in number < 2 }.array },
        TypedSequenceForm("-skipUntilBlock:", "[2, 3]") { $0.skipUntilBlock { (number: Int) in number == 2 }.array },
        TypedSequenceForm("-skipWhileBlock:", "[2, 3]") { $0.skipWhileBlock { (number: Int) in number < 2 }.array },
        TypedSequenceForm("-any:", "true") { $0.any { (number: Int) in number == 2 } },
        TypedSequenceForm("-all:", "false") { $0.all { (number: Int) in number == 2 } },
        TypedSequenceForm("-objectPassingTest:", "2") { $0.objectPassingTest { (number: Int) in number == 2 } },
        TypedSequenceForm("-foldLeftWithStart:reduce:", "6") { sequence in
            sequence.foldLeftWithStart(0) { (sum: Int, number: Int) in sum + number }
        },
        TypedSequenceForm("-foldRightWithStart:reduce:", "6") { sequence in
            sequence.foldRightWithStart(0) { (number: Int, rest: RACSequence) in number + int(rest.head) }
        },
    ]

    @Test("Blocks of sequence operators take typed values", arguments: sequenceForms)
    func sequenceBlocks(form: TypedSequenceForm) {
        #expect(text(form.build([1, 2, 3].rac_sequence)) == form.expected)
    }

    @Test("Side effects and subscriptions of all forms take typed blocks")
    func subscribes() {
        let log = Recorder()
        let failing = RACSignal.return("a").concat(.error(TestFailure.second))
        let value = { (name: String) in log.note("next \(name)") }
        let failure = { (error: TestFailure) in log.note("failed \(error)") }
        let anyFailure = { (error: (any Error)?) in log.note("failed \(text(error))") }
        let anyValue = { (value: Any?) in log.note("next \(text(value))") }
        let completed = { log.note("completed") }
        let heard = ["next a", "failed second"]
        func expect(_ expected: [String], _ subscribe: () -> RACDisposable) {
            let count = log.entries.count
            inVirtualTime { _ in _ = subscribe() }
            #expect(Array(log.entries.dropFirst(count)) == expected)
        }
        expect(["next a"]) { failing.subscribeNext(value) }
        expect(["next a", "completed"]) { RACSignal.return("a").subscribeNext(value, completed: completed) }
        expect(heard) { failing.subscribeNext(value, error: failure) }
        expect(heard) { failing.subscribeNext(value, error: anyFailure) }
        expect(heard) { failing.subscribeNext(anyValue, error: failure) }
        expect(heard) { failing.subscribeNext(value, error: failure, completed: completed) }
        expect(heard) { failing.subscribeNext(value, error: anyFailure, completed: completed) }
        expect(heard) { failing.subscribeNext(anyValue, error: failure, completed: completed) }
        expect(["failed second"]) { failing.subscribeError(failure) }
        expect(["failed second"]) { failing.subscribeError(failure, completed: completed) }
        expect(heard) { failing.doNext(value).doError(failure).subscribeCompleted(completed) }
    }

    @Test("Numbers, strings, collections and nil arrive as they did in Objective-C")
    func converts() {
        struct Offline: Error {}
        func seen<Value>(_ value: Any?, as type: Value.Type) -> String {
            events(of: RACSignal.return(value).map { (value: Value) in "\(value)" })[0]
        }
        #expect(seen(1, as: Bool.self) == "true")
        #expect(seen(true, as: Int.self) == "1")
        #expect(seen(NSNumber(value: 2.5), as: Int.self) == "2")
        #expect(seen(2, as: Double.self) == "2.0")
        #expect(seen(2, as: NSNumber.self) == "2")
        #expect(seen(UInt64.max, as: Double.self) == "1.8446744073709552e+19")
        #expect(seen(UInt.max, as: UInt64.self) == "18446744073709551615")
        #expect(seen(Int8(-1), as: Int.self) == "-1")
        #expect(seen(nil, as: Int?.self) == "nil")
        #expect(seen(3, as: Double?.self) == "Optional(3.0)")
        #expect(seen("a", as: NSString.self) == "a")
        #expect(seen(NSString(string: "a"), as: String.self) == "a")
        #expect(seen([1, 2], as: NSArray.self).contains("1,"))
        #expect(seen(NSArray(array: [1, 2]), as: [Int].self) == "[1, 2]")
        #expect(seen(["a": 1], as: [String: Any].self) == "[\"a\": 1]")
        #expect(seen([1, 2], as: Any.self) == "[1, 2]")
        enum Kind: Int { case first = 1, second }
        #expect(seen(Kind.second, as: Int.self) == "2")
        #expect(seen(Kind.first, as: NSNumber.self) == "1")
        #expect(seen(Kind.second, as: Kind.self) == "second")
        #expect(seen(2, as: Kind.self) == "second")
        struct Days: OptionSet { let rawValue: Int }
        #expect(seen(5, as: Days.self) == "\(Days(rawValue: 5))")
    }

    @Test("A value of just the type of the parameter arrives as it is, whatever its size and kind")
    func passesValues() {
        class Album {}
        final class Single: Album {}
        struct Weak {
            weak var album: Album?
        }
        struct Track: Equatable {
            var title = "a title that is longer than fifteen bytes"
            var seconds = 1.5
        }
        enum Order { case up, down }

        func passed<Value>(_ value: Any?, as type: Value.Type) -> Value? {
            var result: Value?
            inVirtualTime { _ in RACSignal.return(value).subscribeNext { (value: Value) in result = value } }
            return result
        }
        let (album, single) = (Album(), Single())
        #expect(passed(album, as: Album.self) === album)
        #expect(passed(single, as: Album.self) === single)
        #expect(passed(single, as: AnyObject.self) === single)
        #expect(passed(Weak(album: album), as: Weak.self)?.album === album)
        #expect(passed(Track(), as: Track.self) == Track())
        #expect(passed("a string that is longer than fifteen bytes", as: String.self)?.count == 42)
        #expect(passed([album], as: [Album].self)?.first === album)
        #expect(passed((1, "b"), as: (Int, String).self)?.1 == "b")
        #expect(passed((1, 2, 3, 4), as: (Int, Int, Int, Int).self)?.3 == 4)
        #expect(passed(Order.down, as: Order.self) == .down)
        #expect(passed({ (number: Int) in number + 1 } as (Int) -> Int, as: ((Int) -> Int).self)?(1) == 2)
        #expect(passed(Int.self, as: Any.Type.self) == Int.self)
        #expect(passed(SIMD4<Float>(1, 2, 3, 4), as: SIMD4<Float>.self)?.w == 4)
        #expect(passed(Float80(1.5), as: Float80.self) == 1.5)
    }

    @Test("An error of Swift is an NSError where a block asks for one")
    func convertsErrors() {
        let log = Recorder()
        inVirtualTime { _ in
            RACSignal.error(URLError(.timedOut))
                .doError { (error: NSError) in log.note("\(error.domain) \(error.code)") }
                .catch { (error: NSError) in .error(CocoaError(.fileNoSuchFile, userInfo: ["first": error.code])) }
                .subscribeNext({ _ in }, error: { (error: NSError?) in log.note(text(error?.userInfo["first"])) })
            RACSignal.return(RACTuplePack("a", TestFailure.second))
                .reduceEach { (_: String, error: NSError) in error.domain.hasSuffix("TestFailure") }
                .subscribeNext { (isNamed: Bool) in log.note("\(isNamed)") }
            RACSignal.error(nil).subscribeError { (error: NSError?) in log.note(text(error)) }
        }
        #expect(log.entries == ["NSURLErrorDomain -1001", "-1001", "true", "nil"])
    }

    @Test("A command takes a block with a typed input")
    func commands() async {
        let log = Recorder()
        await MainActor.run {
            let command = RACCommand { (count: Int) in .return(count + 1) }
            let limited = RACCommand(enabled: .return(true)) { (name: String?) in .return(name ?? "nobody") }
            log.note(text(try? command.execute(NSNumber(value: 1)).asynchronousFirstOrDefault(nil)))
            log.note(text(try? limited.execute(nil).asynchronousFirstOrDefault(nil)))
        }
        #expect(log.entries == ["2", "nobody"])
    }

    @Test("A block with typed parameters does not keep the stream that it is given to")
    func keepsNoStream() {
        weak var released: RACSubject?
        let live = LiveCount()
        inVirtualTime { _ in
            let subject = RACSubject()
            released = subject
            let held = Tracked(live)
            subject.subscribeNext { (number: Int) in _ = held.pass(number) }
            subject.map { (number: Int) in held.pass(number) }
                .doNext { (number: Int) in _ = held.pass(number) }
                .subscribeNext({ (_: Int) in }, error: { (_: NSError) in _ = held.pass(nil) })
            #expect(live.now == 1)
        }
        #expect(released == nil)
        #expect(live.now == 0)
    }

    /// Maps a URL with a block that takes a string; `stopLine` is the line of the block.
    private static func mapOther() {
        RACScheduler.scheduler().performAsCurrentScheduler {
            let names = RACSignal.return(URL(fileURLWithPath: "/a")).concat(.never())
            names.name = "the names"
            names.map { (name: String) in name.count }.subscribeNext { _ in }
        }
    }

    private static let stopLine = #line - 4

    @Test("A value of another type stops the program with the operator, the stream, both types and the place")
    func stops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { Self.mapOther() }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let expected = [
            "TypedBlockTests.swift:\(Self.stopLine): ", "-map: of ",
            "the names: the block takes String, and the value is ",
            "which is of type URL",
        ]
        for words in expected { #expect(message.contains(words), "\(message)") }
    }
}
