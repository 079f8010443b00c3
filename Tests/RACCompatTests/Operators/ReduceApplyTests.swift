import RACCompat
import StreamTesting
import Testing

@Suite("reduceEach and reduceApply") struct ReduceApplyTests {
    @Test("reduceEach unpacks tuples") func reduceEach() {
        let signal = sending(RACTuplePack("a", 1), RACTuplePack(nil, 2))
        #expect(
            events(of: signal.reduceEach { (text: String?, number: Int) in "\(text ?? "?")\(number)" })
                == ["a1", "?2", "completed"])
        #expect(events(of: signal.reduceEach { (values: [Any?]) in values.count }) == ["2", "2", "completed"])
    }

    @Test("reduceApply") func reduceApply() {
        let join: ([Any?]) -> Any? = { $0.map { text($0) }.joined() }
        let count: ([Any?]) -> Any? = { $0.count }
        let signal = sending(RACTuplePack(join, "a", nil), RACTuplePack(count, 1), RACTuplePack(join, 1, 2, 3))
        #expect(events(of: signal.reduceApply()) == ["anil", "1", "123", "completed"])
    }

    @Test("reduceApply: with the newest block and the newest values") func newest() {
        let blocks = RACSubject()
        let numbers = RACSubject()
        let log = Recorder()
        inVirtualTime { _ in
            log.subscribe(to: RACSignal.combineLatest([blocks, numbers]).reduceApply())
            let double: ([Any?]) -> Any? = { int($0[0]) * 2 }
            let negate: ([Any?]) -> Any? = { -int($0[0]) }
            blocks.sendNext(double)
            numbers.sendNext(1)
            numbers.sendNext(2)
            blocks.sendNext(negate)
        }
        #expect(log.entries == ["2", "4", "-2"])
    }
}
