import RACCompat
import StreamTesting
import Testing

@Suite("groupBy") struct GroupByTests {
    private let log = Recorder()
    private let subject = RACSubject()

    /// Writes down the groups, and what comes on them, in one order.
    private func grouped(_ signal: RACSignal, _ body: (RACDisposable) -> Void) -> [String] {
        inVirtualTime { _ in
            let subscription = signal.subscribeNext(
                { value in
                    guard let group = value as? RACGroupedSignal else { return log.note("not a group") }
                    let key = text(group.key)
                    log.note("group \(key)")
                    group.subscribeNext(
                        { log.note("\(key): \(text($0))") }, error: { log.note("\(key): failed(\(text($0)))") },
                        completed: { log.note("\(key): completed") })
                },
                error: { log.note("failed(\(text($0)))") },
                completed: { log.note("completed") })
            body(subscription)
        }
        return log.entries
    }

    private func parity(_ value: Any?) -> Any? { int(value) % 2 == 0 ? "even" : "odd" }

    @Test("groupBy: a group for every new key, from its first value on") func values() {
        let events = grouped(subject.groupBy(parity)) { _ in for number in 1...4 { subject.sendNext(number) } }
        #expect(events == ["group odd", "odd: 1", "group even", "even: 2", "odd: 3", "even: 4"])
    }

    @Test("groupBy: transformed values come on the groups") func transform() {
        let events = grouped(subject.groupBy(parity, transform: { int($0) * 10 })) { _ in
            for number in 1...3 { subject.sendNext(number) }
        }
        #expect(events == ["group odd", "odd: 10", "group even", "even: 20", "odd: 30"])
    }

    @Test("groupBy: equal keys are one") func equalKeys() {
        let events = grouped(subject.groupBy { $0 }) { _ in
            subject.sendNext(1)
            subject.sendNext(1.0)
            subject.sendNext("1")
        }
        #expect(events == ["group 1", "1: 1", "1: 1.0", "group 1", "1: 1"])
    }

    @Test("groupBy: completion to all groups") func completion() {
        let events = grouped(subject.groupBy(parity)) { _ in
            subject.sendNext(1)
            subject.sendNext(2)
            subject.sendCompleted()
        }
        #expect(Set(events).isSuperset(of: ["odd: completed", "even: completed", "completed"]))
    }

    @Test("groupBy: error to all groups") func error() {
        let events = grouped(subject.groupBy(parity)) { _ in
            subject.sendNext(1)
            subject.sendNext(2)
            subject.sendError(TestFailure.first)
        }
        #expect(events.suffix(3) == ["failed(first)", "odd: failed(first)", "even: failed(first)"])
    }

    @Test("groupBy: completion in creation order") func order() {
        let events = grouped(subject.groupBy { $0 }) { _ in
            for key in ["c", "a", "d", "b"] { subject.sendNext(key) }
            subject.sendCompleted()
        }
        #expect(events.suffix(5) == ["completed", "c: completed", "a: completed", "d: completed", "b: completed"])
    }

    @Test("groupBy: disposal leaves the groups open, and nothing comes on them any more") func disposal() {
        let events = grouped(subject.groupBy(parity)) { subscription in
            subject.sendNext(1)
            subscription.dispose()
            subject.sendNext(3)
            subject.sendCompleted()
        }
        #expect(events == ["group odd", "odd: 1"])
    }

    @Test("groupBy: a group replays nothing to those who come late") func late() {
        var groups: [RACSignal] = []
        inVirtualTime { _ in
            _ = subject.groupBy(parity).subscribeNext { if let group = $0 as? RACSignal { groups.append(group) } }
            subject.sendNext(1)
            log.subscribe(to: groups[0])
            subject.sendNext(3)
        }
        #expect(log.entries == ["3"])
    }

    @Test("groupBy: every subscription has groups of its own") func ownGroups() {
        let signal = subject.groupBy(parity)
        var groups: [ObjectIdentifier] = []
        inVirtualTime { _ in
            for _ in 0..<2 {
                _ = signal.subscribeNext { if let group = $0 as? RACGroupedSignal { groups.append(.init(group)) } }
            }
            subject.sendNext(1)
        }
        #expect(Set(groups).count == 2)
    }
}
