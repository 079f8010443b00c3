import RACCompat
import StreamCore
import StreamTesting
import Testing

@Suite struct TupleBridgeTests {
    private let log = Recorder()

    @Test("A Swift tuple becomes the tuple that RACTuplePack makes of its values, whatever their number")
    func becomesDynamicTuple() {
        let missing: Int? = nil
        let named = (name: "a", two: 2, three: 3, four: 4)
        let cases: [(made: RACTuple, packed: RACTuple)] = [
            (.tuple(bridging: ()), RACTuplePack()), (.tuple(bridging: (1)), RACTuplePack(1)),
            (.tuple(bridging: (1, missing)), RACTuplePack(1, nil)),
            (.tuple(bridging: ("a", 2.5, true)), RACTuplePack("a", 2.5, true)),
            (.tuple(bridging: named as (String, Int, Int, Int)), RACTuplePack("a", 2, 3, 4)),
            (.tuple(bridging: (1, 2, 3, 4, 5)), RACTuplePack(1, 2, 3, 4, 5)),
            (.tuple(bridging: (1, 2, 3, 4, 5, 6, missing)), RACTuplePack(1, 2, 3, 4, 5, 6, nil)),
        ]
        for (made, packed) in cases {
            #expect(made == packed)
            #expect(type(of: made) == type(of: packed))
        }
    }

    @Test("A Swift tuple comes back as it was")
    func roundTrips() throws {
        let missing: Int? = nil
        let values = try RACTuple.tuple(bridging: ("a", 1, missing, [1.5], "e", 6))
            .values(as: String.self, Int.self, Int?.self, [Double].self, String.self, Int.self)
        #expect(values == ("a", 1, nil, [1.5], "e", 6))
    }

    private func start<Value>(_ producer: SignalProducer<Value, any Error>) {
        producer.start(
            .init(
                value: { [log] in log.note("\($0)") }, failed: { [log] in log.note("failed: \($0)") },
                completed: { [log] in log.note("completed") }))
    }

    @Test("A producer of tuples sends what combineLatest and zip send, with types")
    func producesTuples() {
        inVirtualTime { _ in
            let (names, ages) = (RACSubject.subject(), RACSubject.subject())
            start(
                RACSignal.combineLatest([names, ages]).producer(ofTuples: String.self, Int?.self)
                    .map { name, age in "\(name) \(age ?? 0)" })
            names.sendNext("Ann")
            ages.sendNext(30)
            ages.sendNext(nil)
            names.sendCompleted()
            ages.sendCompleted()
            #expect(log.entries == ["Ann 30", "Ann 0", "completed"])
        }
    }

    @Test("A tuple of other types fails the producer, and ends the subscription")
    func failsAtOtherTypes() {
        inVirtualTime { _ in
            let disposed = Counter()
            let signal = RACSignal.createSignal { subscriber in
                subscriber.sendNext(RACTuplePack("a", 1))
                subscriber.sendNext(RACTuplePack("b", "c"))
                subscriber.sendNext(RACTuplePack("d", 2))
                return RACDisposable { disposed.increment() }
            }
            start(signal.producer(ofTuples: String.self, Int.self).map { "\($0)\($1)" })
            let failure = "failed: Value 1 of the tuple is expected to be Int, and is of type String."
            #expect(log.entries == ["a1", failure])
            #expect(disposed.value == 1)
        }
    }

    @Test("A value that is no tuple fails the producer of tuples", arguments: [nil, "text"])
    func failsAtOtherValues(value: String?) {
        inVirtualTime { _ in
            start(RACSignal.return(value).producer(ofTuples: Int.self, Int.self).map { $0 + $1 })
            #expect(log.entries.count == 1)
            #expect(log.entries.first?.contains("where RACTuple was expected") == true)
        }
    }

    @Test("Swift tuples that a producer sends arrive as RACTuples")
    func bridgesProducers() {
        inVirtualTime { _ in
            let producer = SignalProducer<(String, Int?), TestFailure>([("a", 1), ("b", nil)])
            log.subscribe(to: producer.concat(SignalProducer(error: .first)).bridgedTuples())
            #expect(log.entries == ["(a, 1)", "(b, nil)", "failed(first)"])
        }
    }

    @Test("Swift tuples that a signal sends arrive as RACTuples")
    func bridgesSignals() {
        inVirtualTime { _ in
            let (output, input) = Signal<(Int, Int, Int, Int, Int, Int), Never>.pipe()
            let classes = Box<[String]>([])
            let signal = output.bridgedTuples().doNext { value in
                classes.mutate { $0.append(value.map { "\(type(of: $0))" } ?? "") }
            }
            log.subscribe(to: signal.reduceEach { (values: [Any?]) in values.count })
            input.send(value: (1, 2, 3, 4, 5, 6))
            input.sendInterrupted()
            #expect(log.entries == ["6", "completed"])
            #expect(classes.value == ["RACTuple"])
        }
    }
}
