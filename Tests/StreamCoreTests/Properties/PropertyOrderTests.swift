import Dispatch
import StreamCore
import StreamTesting
import Testing

/// What happens when a property is set, read or observed while it is delivering.
@Suite(.takesTurns) struct PropertyOrderTests {
    private let recorder = Recorder()

    @Test("A value that is set by an observer reaches all observers after the present one, in the same order")
    func keepsOrder() {
        let property = MutableProperty(3)
        property.signal.observeValues { [recorder] value in
            recorder.note("A\(value)")
            if value > 0 { property.value = value - 1 }
        }
        property.signal.observeValues { [recorder] in recorder.note("B\($0)") }
        property.value = 2
        #expect(recorder.history == "A2 B2 A1 B1 A0 B0")
        #expect(property.value == 0)
    }

    @Test("A value that is set by an observer can be read at once")
    func readsOwnWrite() {
        let property = MutableProperty(0)
        property.signal.take(first: 1).observeValues { _ in
            property.value = 2
            #expect(property.value == 2)
        }
        property.value = 1
        #expect(property.value == 2)
    }

    @Test("A derived property is not stale after a recursive set, wherever it stands among the observers")
    func isNotStale() {
        let property = MutableProperty(0)
        let before = property.map { $0 * 10 }
        property.signal.take(first: 1).observeValues { _ in property.value = 2 }
        let after = property.map { $0 * 10 }
        property.value = 1
        #expect(property.value == 2)
        #expect(before.value == 20)
        #expect(after.value == 20)
    }

    @Test("A derived property is not stale after threads have set its source against each other")
    func isNotStaleAfterRace() {
        for _ in 0..<50 {
            let property = MutableProperty(0)
            let derived = property.map { $0 * 10 }.map { $0 + 1 }
            race(rounds: 20) {
                property.value = $0
            } against: {
                property.value = -$0
            }
            #expect(derived.value == property.value * 10 + 1)
        }
    }

    @Test("A property that its own observer sets a million times takes constant stack")
    func takesConstantStack() {
        onThread(stackSize: 512 * 1024) {
            let property = MutableProperty(many(1_000_000))
            property.producer.startWithValues { if $0 > 0 { property.value = $0 - 1 } }
            #expect(property.value == 0)
        }
    }

    @Test("A producer that is started by an observer sends the present value at once and misses nothing after it")
    func startsInside() {
        let property = MutableProperty(0)
        property.signal.take(first: 1).observeValues { [recorder] _ in
            property.value = 2
            property.producer.start(recorder.observer())
            #expect(recorder.history == "2")
            property.value = 3
        }
        property.value = 1
        #expect(recorder.history == "2 3")
    }

    @Test("A property that is derived inside an observer has its value at once and follows")
    func derivesInside() {
        let property = MutableProperty(0)
        var derived: Property<Int>?
        property.signal.take(first: 1).observeValues { value in
            derived = property.map { $0 * 10 }
            #expect(derived?.value == value * 10)
            property.value = 2
        }
        property.value = 1
        #expect(derived?.value == 20)
    }

    @Test("A start that is disposed by an observer of the same property hears nothing more")
    func disposesInside() {
        let property = MutableProperty(0)
        var start: (any Disposable)?
        property.signal.observeValues { _ in start?.dispose() }
        start = property.producer.start(recorder.observer())
        property.value = 1
        property.value = 2
        #expect(recorder.history == "0 interrupted")
    }

    @Test("A property that is released by its own observer completes after the value")
    func releasesInside() {
        var property: MutableProperty? = MutableProperty(0)
        property?.signal.observeValues { _ in property = nil }
        property?.signal.observe(recorder.observer())
        property?.value = 1
        #expect(recorder.history == "1 completed")
    }

    @Test("Properties whose observers read each other do not deadlock between threads (ABBA)")
    func readsEachOther() {
        let left = MutableProperty(0)
        let right = MutableProperty(0)
        left.signal.observeValues { _ in _ = right.value }
        right.signal.observeValues { _ in _ = left.value }
        expectNoDeadlock { index in
            let property = index == 0 ? left : right
            for value in 0..<20_000 { property.value = value }
        }
    }

    @Test("Properties whose observers set each other do not deadlock between threads (ABBA)")
    func setsEachOther() {
        let left = MutableProperty(0)
        let right = MutableProperty(0)
        left.signal.observeValues { if $0 > 0 { right.value = $0 - 1 } }
        right.signal.observeValues { if $0 > 0 { left.value = $0 - 1 } }
        expectNoDeadlock { index in
            let property = index == 0 ? left : right
            for _ in 0..<2_000 { property.value = 5 }
        }
        #expect(left.value <= 5)
    }

    @Test("Properties whose modifications read each other do not deadlock between threads (ABBA)")
    func modifiesReadingEachOther() {
        let left = MutableProperty(0)
        let right = MutableProperty(0)
        expectNoDeadlock { index in
            for _ in 0..<5_000 {
                if index == 0 { left.modify { $0 = right.value + 1 } } else { right.modify { $0 = left.value + 1 } }
            }
        }
    }

    @Test("Two bindings back and forth settle")
    func bindsBackAndForth() {
        let left = MutableProperty(0)
        let right = MutableProperty(0)
        left <~ right.signal.skipRepeats()
        right <~ left.signal.skipRepeats()
        left.value = 7
        #expect(right.value == 7)
        #expect(left.value == 7)
    }

    @Test("All observers see the values of two threads in one order, ending with the value that the property has")
    func hasOneOrder() {
        let property = MutableProperty(-1)
        let first = Recorder()
        let second = Recorder()
        property.signal.observe(first.observer())
        property.producer.skip(first: 1).start(second.observer())
        onThreads(2) { index in
            for value in 0..<1_000 { property.value = value * 2 + index }
        }
        #expect(first.count == 2_000)
        #expect(first.history == second.history)
        #expect(first.history.hasSuffix(" \(property.value)"))
    }

    @Test("An observer that is added while another thread sets a property misses no value and receives none twice")
    func subscribesDuringRace() {
        let rounds = 2_000
        let property = MutableProperty(0)
        let isConsecutive = Counter()
        let starts = CompositeDisposable()
        race(rounds: rounds) { _ in
            property.modify { $0 += 1 }
        } against: { _ in
            var previous: Int?
            var isWhole = true
            starts += property.producer.take(first: 3).on(completed: { if isWhole { isConsecutive.increment() } })
                .startWithValues {
                    if let previous, previous + 1 != $0 { isWhole = false }
                    previous = $0
                }
        }
        for _ in 0..<3 { property.modify { $0 += 1 } }
        #expect(isConsecutive.value == rounds)
    }

    private func expectNoDeadlock(_ body: @escaping (_ index: Int) -> Void) {
        let isOver = DispatchSemaphore(value: 0)
        let bodies = UncheckedSendable(body)
        DispatchQueue.global().async {
            onThreads(2) { bodies.value($0) }
            isOver.signal()
        }
        #expect(isOver.isSignalled(), "the properties deadlocked")
    }
}
