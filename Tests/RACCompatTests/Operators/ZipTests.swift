import RACCompat
import StreamTesting
import Testing

@Suite("zip") struct ZipTests {
    private let infinite = RACSignal.return("x").repeat()

    private func joined(_ values: [Any?]) -> Any? { values.map { text($0) }.joined() }

    @Test("zipWith: pairs as tuples") func pairs() {
        #expect(events(of: sending(1, nil).zipWith(sending("a", "b"))) == ["(1, a)", "(nil, b)", "completed"])
        inVirtualTime { _ in
            _ = sending(1).zipWith(sending(2)).subscribeNext { #expect($0 is RACTwoTuple) }
        }
    }

    @Test("zipWith: cut to the shorter") func shorter() {
        #expect(events(of: sending(1, 2, 3).zipWith(sending("a"))) == ["(1, a)", "completed"])
        #expect(events(of: sending(1).zipWith(sending("a", "b"))) == ["(1, a)", "completed"])
    }

    @Test("zipWith: against an infinite stream") func infiniteSide() {
        #expect(events(of: sending(1, 2).zipWith(infinite)) == ["(1, x)", "(2, x)", "completed"])
        #expect(events(of: infinite.zipWith(sending(1, 2))) == ["(x, 1)", "(x, 2)", "completed"])
    }

    @Test("zipWith: a stream with itself") func itself() {
        let numbers = sending(1, 2)
        #expect(events(of: numbers.zipWith(numbers)) == ["(1, 1)", "(2, 2)", "completed"])
    }

    @Test("zip+reduce: three streams joined by a block") func three() {
        let signal = RACSignal.zip([sending("a", "b"), sending("c", "d"), sending("e", "f")]) {
            (first: String, second: String, third: String) in first + second + third
        }
        #expect(events(of: signal) == ["ace", "bdf", "completed"])
    }

    @Test("zip+reduce: cut to the shortest of four") func shortestOfFour() {
        let signals = [sending(1, 2, 3), sending(1, 2), sending(1, 2, 3, 4), sending(1, 2, 3)]
        #expect(events(of: .zip(signals, reduce: joined)) == ["1111", "2222", "completed"])
    }

    @Test("zip+reduce: with an infinite stream") func reduceInfinite() {
        #expect(events(of: .zip([sending(1, 2), infinite], reduce: joined)) == ["1x", "2x", "completed"])
    }

    @Test("zip+reduce: repeated streams, six block arguments") func sixArguments() {
        let numbers = sending(1, 2)
        let letters = sending("a", "b")
        let signal = RACSignal.zip([numbers, letters, numbers, letters, numbers, letters]) {
            (a: Int, b: String, c: Int, d: String, e: Int, f: String) in "\(a)\(b)\(c)\(d)\(e)\(f)"
        }
        #expect(events(of: signal) == ["1a1a1a", "2b2b2b", "completed"])
    }

    @Test("zip: single input still gives tuples") func single() {
        #expect(events(of: .zip([sending(1, nil)])) == ["(1)", "(nil)", "completed"])
    }

    @Test("zip: array of three") func arrayOfThree() {
        let signals = [sending(1, 2), sending(3, 4), sending(5, 6)]
        #expect(events(of: .zip(signals)) == ["(1, 3, 5)", "(2, 4, 6)", "completed"])
    }

    @Test("zip: empty array gives empty") func emptyArray() {
        #expect(events(of: .zip([])) == ["completed"])
        #expect(events(of: .zip([], reduce: joined)) == ["completed"])
    }

    @Test("zip: enumerator as collection") func anySequence() {
        #expect(events(of: .zip((0..<3).lazy.map { RACSignal.return($0) })) == ["(0, 1, 2)", "completed"])
    }

    @Test("zip: empty enumerator gives empty") func emptySequence() {
        #expect(events(of: .zip((0..<0).lazy.map { RACSignal.return($0) })) == ["completed"])
    }

    @Test("join: any number of streams, by a block that joins two, gives plain tuples", arguments: 1...7)
    func join(count: Int) throws {
        let streams = (0..<count).map { sending($0, nil) }
        let joined = try #require(RACStream.join(streams) { $0.zipWith($1) } as? RACSignal)
        let numbers = (0..<count).map { "\($0)" }.joined(separator: ", ")
        let nils = Array(repeating: "nil", count: count).joined(separator: ", ")
        #expect(events(of: joined) == ["(\(numbers))", "(\(nils))", "completed"])
        #expect(
            events(of: joined.map { value in value.map { "\(type(of: $0))" } }).dropLast().allSatisfy {
                $0 == "RACTuple"
            })
    }

    // MARK: Ends

    @Test("zip: completes when no more pairs are possible") func completes() {
        let log = Recorder()
        inVirtualTime { _ in
            let first = ManualStream<Any?>()
            let second = ManualStream<Any?>()
            log.subscribe(to: first.racSignal.zipWith(second.racSignal))
            for number in 0..<3 { first.send(number) }
            first.complete()
            #expect(log.entries.isEmpty)
            for number in 0..<3 { second.send(number) }
            #expect(log.entries == ["(0, 0)", "(1, 1)", "(2, 2)", "completed"])
            #expect(second.openSubscriptionCount == 0)
        }
    }

    @Test("zip: order of inputs irrelevant for that", arguments: [false, true]) func orderOfInputs(isSwapped: Bool) {
        let long = "abc------"
        let short = "-a-b|"
        let signals = [drawn(isSwapped ? long : short), drawn(isSwapped ? short : long)]
        #expect(timeline { RACSignal.zip(signals, reduce: joined) } == "1aa 3bb 4|")
        let drained = [drawn(isSwapped ? "ab|" : "---ab"), drawn(isSwapped ? "---ab" : "ab|")]
        #expect(timeline { RACSignal.zip(drained, reduce: joined) } == "3aa 4bb 4|")
    }

    @Test("zip: error before (time and place) a completion wins") func errorFirst() {
        #expect(timeline { drawn("(ab)#").zipWith(drawn("--(abc)|")) } == "1#first")
    }

    @Test("zip: error earlier in time, later in place wins") func errorEarlierInTime() {
        #expect(timeline { drawn("--(ab)|").zipWith(drawn("(abc)#")) } == "1#first")
    }

    @Test("zip: error later in time, earlier in place wins") func errorEarlierInPlace() {
        // The third value of the other side still waits for a partner.
        #expect(timeline { drawn("--(ab)#").zipWith(drawn("(abc)|")) } == "2(a, a) 2(b, b) 3#first")
    }

    @Test("zip: error later in time and place ignored") func errorLast() {
        #expect(timeline { drawn("(ab)|").zipWith(drawn("--(abc)#")) } == "2(a, a) 2(b, b) 2|")
    }

    @Test("zip: uneven senders") func uneven() {
        #expect(timeline { RACSignal.zip([drawn("abc--|"), drawn("---a-b--c|")], reduce: joined) } == "3aa 5bb 8cc 8|")
    }

    @Test("zip: same cold signal repeated") func sameColdSignal() {
        let probe = ManualStream<Any?>()
        let signal = probe.signal(sendingFirst: 1)
        #expect(events(of: .zip([signal, signal, signal])) == ["(1, 1, 1)"])
        #expect(probe.subscriptionCount == 3)
    }

    @Test("zip: disposal reaches every input") func disposal() {
        inVirtualTime { _ in
            let probes = (0..<3).map { _ in ManualStream<Any?>() }
            let subscription = RACSignal.zip(probes.map(\.racSignal)).subscribeNext { _ in }
            #expect(probes.map(\.openSubscriptionCount) == [1, 1, 1])
            subscription.dispose()
            #expect(probes.map(\.openSubscriptionCount) == [0, 0, 0])
        }
    }
}
