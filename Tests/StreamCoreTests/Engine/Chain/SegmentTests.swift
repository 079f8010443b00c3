import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct SegmentTests {
    @Test("Nothing comes after a terminal event", arguments: [ChainPolicy.typed, .dynamic], 0...3)
    func endsOnce(policy: ChainPolicy, end: Int) {
        let log = Recorder()
        let observer = LoggingObserver(log)
        let segment = Segment(policy: policy)
        segment.send(1, to: observer)
        switch end {
        case 0: segment.complete(observer)
        case 1: segment.fail(.first, observer)
        case 2: segment.interrupt(observer)
        default: segment.dispose()
        }
        segment.send(2, to: observer)
        segment.complete(observer)
        segment.fail(.second, observer)
        segment.interrupt(observer)
        segment.dispose()
        #expect(log.history == ["1 completed", "1 failed(first)", "1 interrupted", "1"][end])
        #expect(segment.isDisposed)
    }

    @Test("Typed clean-up runs after the terminal event, dynamic clean-up before it", arguments: [true, false])
    func ordersCleanUp(typed: Bool) {
        let log = Recorder()
        let segment = Segment(policy: typed ? .typed : .dynamic)
        segment.add { log.note("a") }
        segment.add { log.note("b") }
        segment.complete(LoggingObserver(log))
        #expect(log.history == (typed ? "completed a b" : "a b completed"))
    }

    @Test("Typed disposal interrupts the head, then cleans up; dynamic disposal cleans up", arguments: [true, false])
    func disposes(typed: Bool) {
        let log = Recorder()
        let segment = Segment(policy: typed ? .typed : .dynamic)
        segment.setHead(LoggingObserver(log))
        segment.add { log.note("clean") }
        segment.dispose()
        segment.dispose()
        #expect(log.history == (typed ? "interrupted clean" : "clean"))
    }

    @Test("A head that is set while the segment is being disposed of, by who still attaches, is released")
    func releasesLateHead() {
        final class Attaching: AnyObserver, @unchecked Sendable {
            var attach: () -> Void = {}
            override func interrupt() { attach() }
        }
        weak var late: Attaching?
        let segment = Segment(policy: .typed)
        let head = Attaching(next: nil)
        head.attach = {
            let observer = Attaching(next: nil)
            late = observer
            segment.setHead(observer)
        }
        segment.setHead(head)
        segment.dispose()
        #expect(late == nil)
        withExtendedLifetime(segment) { head.attach = {} }
    }

    @Test("Typed disposal from inside a delivery waits for its end")
    func disposesInTurn() {
        let log = Recorder()
        let observer = LoggingObserver(log)
        let segment = Segment(policy: .typed)
        segment.setHead(observer)
        observer.onValue = { _ in
            segment.dispose()
            log.note("disposed")
        }
        segment.send(1, to: observer)
        #expect(log.history == "1 disposed interrupted")
        observer.onValue = nil
    }

    @Test("Sends from inside a delivery queue, or nest where the policy says so", arguments: [true, false])
    func reenters(typed: Bool) {
        let log = Recorder()
        let observer = LoggingObserver(log)
        let segment = Segment(policy: typed ? .typed : .dynamic)
        observer.onValue = { value in
            if value == 1 {
                segment.send(2, to: observer)
                segment.complete(observer)
                log.note("end")
            }
        }
        segment.send(1, to: observer)
        #expect(log.history == (typed ? "1 end 2 completed" : "1 2 completed end"))
        observer.onValue = nil
    }

    @Test(
        "Members are disposed in order; under the dynamic policy, a place that became free is taken first",
        arguments: [true, false])
    func ordersMembers(typed: Bool) {
        let log = Recorder()
        let segment = Segment(policy: typed ? .typed : .dynamic)
        let tokens = ["a", "b", "c", "d"].map { name in segment.add { log.note(name) } }
        segment.remove(tokens[0])
        segment.remove(tokens[2])
        segment.add { log.note("e") }
        segment.add { log.note("f") }
        segment.dispose()
        #expect(log.history == (typed ? "b d e f" : "e b d f"))
    }

    @Test("Under the typed policy, members are released in the order of addition, also after removals")
    func keepsInsertionOrder() {
        for removed in 0..<64 {
            let log = Recorder()
            let segment = Segment(policy: .typed)
            let tokens = (0..<6).map { number in segment.add { log.note("\(number)") } }
            for number in 0..<6 where removed & (1 << number) != 0 { segment.remove(tokens[number]) }
            for number in 6..<9 { segment.add { log.note("\(number)") } }
            segment.dispose()
            let expected = (0..<9).filter { $0 >= 6 || removed & (1 << $0) == 0 }
            #expect(log.history == expected.map(String.init).joined(separator: " "))
        }
    }

    @Test("Removing most of many members leaves the others in order")
    func removesMany() {
        let log = Recorder()
        let segment = Segment(policy: .typed)
        let tokens = (0..<100).map { number in segment.add { log.note("\(number)") } }
        for (number, token) in tokens.enumerated() where !number.isMultiple(of: 25) { segment.remove(token) }
        segment.remove(tokens[1])
        segment.remove(.none)
        segment.dispose()
        #expect(log.history == "0 25 50 75")
    }

    @Test("A member added to an ended segment is disposed at once, and gets no token")
    func addsTooLate() {
        let log = Recorder()
        let segment = Segment(policy: .typed)
        segment.dispose()
        let token = segment.add { log.note("late") }
        #expect(log.history == "late")
        #expect(token == .none)
    }

    @Test("A member added to a segment while another thread disposes the segment is disposed")
    func addsWhileDisposing() {
        for _ in 0..<200 {
            let segment = Segment(policy: .typed)
            let members = (0..<64).map { _ in AnyDisposable() }
            onThreads(2) { thread in
                if thread == 0 {
                    for member in members { segment.add(member) }
                } else {
                    segment.dispose()
                }
            }
            let remaining = members.count { !$0.isDisposed }
            #expect(remaining == 0)
        }
    }

    @Test("A child ends with its parent, and alone")
    func nestsSegments() {
        let parent = Segment(policy: .typed)
        let (first, token) = parent.makeChild()
        let (second, _) = parent.makeChild()
        first.complete(LoggingObserver(Recorder()))
        parent.remove(token)
        #expect(parent.isActive)
        #expect(first.isDisposed)
        parent.dispose()
        #expect(second.isDisposed)
    }

    @Test("Threads that send together deliver one at a time and lose nothing")
    func serializes() {
        final class Counting: Observer<Int, TestFailure>, @unchecked Sendable {
            var count = 0
            override func receive(_ value: Int) { count += 1 }
        }
        let segment = Segment(policy: .typed)
        let observer = Counting()
        onThreads(8) { _ in
            for value in 0..<10_000 { segment.send(value, to: observer) }
        }
        #expect(observer.count == 80_000)
    }
}
