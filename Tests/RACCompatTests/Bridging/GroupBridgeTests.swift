import RACCompat
import StreamCore
import StreamTesting
import Testing

@Suite struct GroupBridgeTests {
    private let log = Recorder()

    @Test("Groups arrive with typed keys, and signals of typed values from the first one on")
    func producesGroups() {
        inVirtualTime { _ in
            let words = RACSubject.subject()
            words.groupBy { ($0 as? String)?.count ?? $0 }
                .producer(ofGroups: Int.self, values: String.self)
                .start { [log] event in
                    switch event {
                    case .value(let group):
                        log.note("group \(group.key)")
                        group.values.observe(
                            .init(
                                value: { log.note("\(group.key): \($0)") },
                                failed: { log.note("\(group.key) failed: \($0)") },
                                completed: { log.note("\(group.key) completed") }))
                    case .failed(let error): log.note("failed: \(error)")
                    case .completed: log.note("completed")
                    case .interrupted: log.note("interrupted")
                    }
                }
            for word in ["a", "bb", "c"] { words.sendNext(word) }
            words.sendNext(2)
            words.sendCompleted()
            let failure = "2 failed: The dynamic stream sent a value of type Int where String was expected."
            #expect(
                log.entries == [
                    "group 1", "1: a", "group 2", "2: bb", "1: c", failure, "completed", "1 completed",
                ])
        }
    }

    @Test("A key of another type, or what is no group, fails the producer")
    func failsAtOtherTypes() {
        inVirtualTime { _ in
            for signal in [RACSignal.return("a").groupBy { $0 }, RACSignal.return("a")] {
                signal.producer(ofGroups: Int.self, values: String.self).start(
                    .init(failed: { [log] in log.note("\($0)") }))
            }
            #expect(log.entries.count == 2)
            #expect(log.entries.first?.contains("type String where Int was expected") == true)
            #expect(log.entries.last?.contains("type String where RACGroupedSignal was expected") == true)
        }
    }

    @Test("A typed signal and a key become a group")
    func becomesGroup() {
        let (output, input) = Signal<Int?, TestFailure>.pipe()
        let group = RACGroupedSignal.signalWithKey("odd", bridging: output)
        log.subscribe(to: group)
        input.send(value: 1)
        input.send(value: nil)
        input.send(error: .first)
        #expect(group.key as? String == "odd")
        #expect(log.entries == ["1", "nil", "failed(first)"])
        let ended = Recorder()
        let (never, ending) = Signal<Int, Never>.pipe()
        let other = RACGroupedSignal.signalWithKey(nil, bridging: never)
        ended.subscribe(to: other)
        ending.sendInterrupted()
        #expect(ended.entries == ["completed"])
        #expect(other.key == nil)
        // By hand, too.
        let failed = Recorder()
        let third = RACGroupedSignal.signalWithKey(3, bridging: Signal<Int, Never>.never)
        failed.subscribe(to: third)
        third.sendError(nil)
        #expect(failed.entries == ["failed(nil)"])
    }

    @Test("A group that is released observes its signal no more")
    func isReleased() {
        let (output, input) = Signal<Int, Never>.pipe()
        var group: RACGroupedSignal? = RACGroupedSignal.signalWithKey(1, bridging: output)
        if let group { log.subscribe(to: group) }
        input.send(value: 1)
        weak let released = group
        group = nil
        input.send(value: 2)
        #expect(released == nil)
        #expect(log.entries == ["1"])
    }

    @Test("A hot typed signal subscribes at once, and fails at a value of another type")
    func typedSignals() {
        let subject = RACSubject.subject()
        let signal = subject.signal(of: Int.self)
        signal.observe(.init(value: { [log] in log.note("\($0)") }, failed: { [log] in log.note("failed: \($0)") }))
        subject.sendNext(1)
        subject.sendNext("a")
        subject.sendNext(2)
        #expect(
            log.entries == ["1", "failed: The dynamic stream sent a value of type String where Int was expected."])
    }
}
