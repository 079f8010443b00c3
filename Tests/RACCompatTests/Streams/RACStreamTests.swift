import RACCompat
import StreamTesting
import Testing

/// The operators on something of which all that is known is that it is a stream.
@Suite struct RACStreamTests {
    struct OperatorCase: Sendable, CustomTestStringConvertible {
        let name: String
        let expected: [String]
        let apply: @Sendable (RACStream) -> RACStream
        var testDescription: String { name }

        init(_ name: String, _ expected: [String], _ apply: @escaping @Sendable (RACStream) -> RACStream) {
            self.name = name
            self.expected = expected
            self.apply = apply
        }
    }

    static let operators: [OperatorCase] = [
        OperatorCase("bind", ["2", "4"]) { stream in
            stream.bind {
                { value, stop in
                    stop = number(value) == 2
                    return type(of: stream).return(number(value) * 2)
                }
            }
        },
        OperatorCase("bind, nil ends", []) { $0.bind { { _, _ in nil } } },
        OperatorCase("concat", ["1", "2", "3", "1", "2", "3"]) { $0.concat($0) },
        OperatorCase("zipWith", ["(1, 2)", "(2, 3)"]) { $0.zipWith($0.skip(1)) },
        OperatorCase("flattenMap", ["1", "3"]) { stream in
            stream.flattenMap { number($0) == 2 ? nil : type(of: stream).return($0) }
        },
        OperatorCase("flatten", ["1", "2", "3"]) { stream in stream.map { type(of: stream).return($0) }.flatten() },
        OperatorCase("map", ["2", "3", "4"]) { $0.map { number($0) + 1 } },
        OperatorCase("mapReplace", ["nil", "nil", "nil"]) { $0.mapReplace(nil) },
        OperatorCase("filter", ["1", "3"]) { $0.filter { number($0) != 2 } },
        OperatorCase("ignore", ["2", "3"]) { $0.ignore(1) },
        OperatorCase("reduceEach", ["2", "4", "6"]) { stream in
            stream.zipWith(stream).reduceEach { number($0[0]) + number($0[1]) }
        },
        OperatorCase("reduceEach, typed", ["2", "4", "6"]) { stream in
            stream.zipWith(stream).reduceEach { (left: Int, right: Int) in left + right }
        },
        OperatorCase("startWith", ["0", "1", "2", "3"]) { $0.startWith(0) },
        OperatorCase("skip", ["3"]) { $0.skip(2) },
        OperatorCase("take", ["1", "2"]) { $0.take(2) },
        OperatorCase("scanWithStart", ["1", "3", "6"]) { $0.scanWithStart(0) { number($0) + number($1) } },
        OperatorCase("scanWithStart with index", ["0", "2", "8"]) {
            $0.scanWithStart(0, reduceWithIndex: { number($0) + number($1) * $2 })
        },
        OperatorCase("combinePreviousWithStart", ["1", "1", "1"]) {
            $0.combinePreviousWithStart(0) { number($1) - number($0) }
        },
        OperatorCase("takeUntilBlock", ["1"]) { $0.takeUntilBlock { number($0) == 2 } },
        OperatorCase("takeWhileBlock", ["1"]) { $0.takeWhileBlock { number($0) == 1 } },
        OperatorCase("skipUntilBlock", ["2", "3"]) { $0.skipUntilBlock { number($0) == 2 } },
        OperatorCase("skipWhileBlock", ["2", "3"]) { $0.skipWhileBlock { number($0) == 1 } },
        OperatorCase("bind, typed", ["2", "4"]) { stream in
            stream.bind {
                { (value: Int, stop: inout Bool) in
                    stop = value == 2
                    return type(of: stream).return(value * 2)
                }
            }
        },
        OperatorCase("flattenMap, typed", ["1", "3"]) { stream in
            stream.flattenMap { (value: Int) in value == 2 ? nil : type(of: stream).return(value) }
        },
        OperatorCase("map, typed", ["2", "3", "4"]) { $0.map { (value: Int) in value + 1 } },
        OperatorCase("filter, typed", ["1", "3"]) { $0.filter { (value: Int) in value != 2 } },
        OperatorCase("scanWithStart, typed", ["1", "3", "6"]) {
            $0.scanWithStart(0) { (sum: Int, value: Int) in sum + value }
        },
        OperatorCase("scanWithStart with index, typed", ["0", "2", "8"]) {
            $0.scanWithStart(0, reduceWithIndex: { (sum: Int, value: Int, index: Int) in sum + value * index })
        },
        OperatorCase("combinePreviousWithStart, typed", ["1", "1", "1"]) {
            $0.combinePreviousWithStart(0) { (previous: Int, value: Int) in value - previous }
        },
        OperatorCase("takeUntilBlock, typed", ["1"]) { $0.takeUntilBlock { (value: Int) in value == 2 } },
        OperatorCase("takeWhileBlock, typed", ["1"]) { $0.takeWhileBlock { (value: Int) in value == 1 } },
        OperatorCase("skipUntilBlock, typed", ["2", "3"]) { $0.skipUntilBlock { (value: Int) in value == 2 } },
        OperatorCase("skipWhileBlock, typed", ["2", "3"]) { $0.skipWhileBlock { (value: Int) in value == 1 } },
        OperatorCase("distinctUntilChanged", ["0"]) { $0.mapReplace(0).distinctUntilChanged() },
        OperatorCase("+empty", []) { type(of: $0).empty() },
        OperatorCase("+zip:", ["(1, 2, 3)"]) { RACStream.zip([$0, $0.skip(1), $0.skip(2)]) },
        OperatorCase("+zip:, of none", []) { type(of: $0).zip([RACStream]()) },
        OperatorCase("+zip:reduce:", ["3", "5"]) { stream in
            RACStream.zip([stream, stream.skip(1)]) { number($0[0]) + number($0[1]) }
        },
        OperatorCase("+zip:reduce:, typed", ["3", "5"]) { stream in
            RACStream.zip([stream, stream.skip(1)]) { (left: Int, right: Int) in left + right }
        },
        OperatorCase("+concat:", ["1", "2", "3", "3"]) { RACStream.concat([$0, $0.skip(2)]) },
        OperatorCase("+join:block:", ["(1, 2, 3)"]) { stream in
            RACStream.join([stream, stream.skip(1), stream.skip(2)]) { $0.zipWith($1) }
        },
        OperatorCase("+join:block:, of one", ["(1)", "(2)", "(3)"]) { stream in
            RACStream.join([stream]) { $0.zipWith($1) }
        },
        OperatorCase("+join:block:, of none", []) { stream in
            type(of: stream).join([RACStream]()) { $0.zipWith($1) }
        },
    ]

    @Test("An operator on a RACStream is that of its class", arguments: operators)
    func dispatches(_ operation: OperatorCase) throws {
        let numbers = RACSignal.concat([1, 2, 3].map { RACSignal.return($0) })
        let result = try #require(operation.apply(numbers) as? RACSignal)
        let log = Recorder()
        inVirtualTime { _ in log.subscribe(to: result) }
        #expect(log.entries == operation.expected + ["completed"])
    }

    @Test("An operator on a RACStream is that of sequences, when it is one", arguments: operators)
    func dispatchesToSequences(_ operation: OperatorCase) throws {
        let result = try #require(operation.apply([1, 2, 3].rac_sequence) as? RACSequence)
        // Nil is no value of a sequence.
        #expect(result.array.map(text) == operation.expected.filter { $0 != "nil" })
    }

    @Test("A subclass of RACSignal has the operators of RACSignal")
    func worksOnSubjects() throws {
        let subject = RACSubject()
        let mapped = try #require((subject as RACStream).map { number($0) + 1 } as? RACSignal)
        let log = Recorder()
        inVirtualTime { _ in
            log.subscribe(to: mapped)
            subject.sendNext(1)
            subject.sendError(TestFailure.first)
        }
        #expect(log.entries == ["2", "failed(first)"])
    }

    @Test("Results have the names that the operators of the class give")
    func hasNames() {
        SignalNames.with(true) {
            let stream: RACStream = RACSubject().setNameWithFormat("S")
            #expect(stream.map { $0 }.name == "[S] -map:")
            #expect(stream.take(2).name == "[S] -take: 2")
        }
    }

    @Test("RACStream itself makes no streams, and says who does")
    func isAbstract() async {
        await #expect(processExitsWith: .failure) { _ = RACStream.empty() }
        await #expect(processExitsWith: .failure) { _ = RACStream.return(1) }
        await #expect(processExitsWith: .failure) { _ = RACStream.zip([RACStream]()) }
    }
}

private func number(_ value: Any?) -> Int { value as? Int ?? 0 }
